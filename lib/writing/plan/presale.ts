import type { Case } from "../case";
import { inWords } from "../english";
import { quote } from "../frames";
import { type Task, task } from "./task";
import { wordsOf } from "./words";

export const presaleOf = ({ context, foreign, vague }: Pick<Case, "context" | "foreign" | "vague">) =>
  foreign || vague ? undefined : context.model.assumptions.presale;

/** "The 140 people on your waiting list" hear of it before any stranger. */
const firstAsked = (c: Case) => {
  const waiting = c.context.brief.stated.promised;
  return waiting && !waiting.theirs
    ? `the ${inWords(waiting.count)} ${waiting.who || "people"} who wait for it`
    : "";
};

/** What has to be sold ahead is opened early and counted while there is time to change something. */
export function presaleTasks(c: Case): Task[] {
  const presale = presaleOf(c);
  if (!presale) return [];
  const { how, said } = presale;
  const [all, half] = [c.say("gate60_customers"), c.say("gate60_half")];
  const w = wordsOf(c);
  const crowd = how === "crowdfunding";
  const first = firstAsked(c);
  const what = crowd ? "the campaign" : "the pre-orders";
  return [
    task(
      "x-presale",
      3,
      6,
      "high",
      `Open ${what}${first ? `, first to ${first}` : ""}`,
      `You write: ${quote(said)}. Put on one page ${w.price}, the month of delivery and the day on which everybody gets the money back if fewer than ${all} have come in by then, and take the payment and not only a name. ${first ? `Write to ${first} a day before everybody else, and ring ten of those who do not answer. ` : ""}Done when: the page takes payments, and beside each ${crowd ? "pledge" : "order"} stands where it came from.`,
      { after: ["interviews-1"], meetsCustomer: true },
    ),
    task(
      "x-presale-half",
      6,
      3,
      "high",
      `Hold ${what} against the ${all} that you need`,
      `Count what is paid, by week and by where it came from. Fewer than ${half} by now means that the same way does not bring ${all}: ask ten who saw the page and did not ${crowd ? "back it" : "order"} what held them back, and change that one thing. Done when: you know what one more week brings, and what has changed because of it.`,
      { after: ["x-presale"], meetsCustomer: true },
    ),
  ];
}

/** What those orders leave, beside what has to be made or bought before the first is delivered. */
export function presalePays(c: Pick<Case, "context" | "fact" | "show" | "foreign" | "vague">): string {
  const [left, first] = [c.fact("presale_left")?.value ?? 0, c.fact("funds_equipment")?.value ?? 0];
  if (!presaleOf(c) || left <= 0) return "";
  const sum = `The ${c.show("gate60_customers")} ordered ahead leave ${c.show("presale_left")} after direct costs`;
  return first > 0
    ? `${sum}, which ${left >= first ? "pays" : "does not pay"} the ${c.show("funds_equipment")} for equipment`
    : sum;
}
