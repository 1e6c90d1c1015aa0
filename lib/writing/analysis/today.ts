import type { Archetype } from "@/lib/brief/types";
import { caseOf } from "../case";
import { bare, list, wordCount } from "../english";
import { para, quote } from "../frames";
import type { Material } from "../material";
import { toldOfOthers } from "./told-of-others";

/** Words that a quotation may have inside a paragraph. */
const SAYABLE = 30;

/** What the problem costs, in the founder's words; "" where no sum and no count of it is told. */
const costs = ({ statistic, context }: Material) =>
  [context.brief.paidToday[0]?.said, statistic].find((said) => said && wordCount(said) <= SAYABLE) ?? "";

/** The way it is done without buying anything; "" where the answers tell of none. */
export const doneToday = (m: Material): string =>
  m.foreign ? "" : list(m.habits.slice(0, 2)).replace(/(?<=^\p{Ll}+ing )their\b/u, "the");

/** Doing nothing competes first: what it is, what it costs by the founder's own account, and how that is tested. */
function habit(m: Material): string {
  if (m.foreign || (m.habits.length === 0 && toldOfOthers(m).length > 0)) return "";
  const ways = doneToday(m);
  const cost = costs(m);
  return para(
    ways
      ? m.vary(
          "today-way",
          `The first competitor of ${m.name} is what people do already: ${ways}`,
          `Before any company, ${m.name} competes with a habit: ${ways}`,
        )
      : m.vary(
          "today-nothing",
          `The first competitor of ${m.name} is doing nothing, because it costs no money and no decision`,
          `Most of those who could use ${m.name} will at first leave things as they are, which makes that its strongest competitor`,
        ),
    cost
      ? m.vary(
          "today-cost",
          `What that costs them, by your account: ${quote(cost)}`,
          `By your own account it has a price: ${quote(cost)}`,
        )
      : "",
    m.vary(
      "today-check",
      `Ask six ${m.group.crowd} when they last did it and what it cost in money and hours, and write the six answers side by side`,
      `Let six ${m.group.crowd} tell the last time, with the sum and the hours it took, before you set a price against it`,
    ),
  );
}

/** Whom they turn to, where the founder says what is wrong with it. */
function used(m: Material): string {
  const [first, second] = m.alternatives;
  if (!first) return "";
  const said = [first.said, second?.said ?? ""].find((one) => one && wordCount(one) <= SAYABLE);
  if (!said) return "";
  return para(
    m.vary(
      "used",
      `Of what people use today you write ${quote(said)}`,
      `What is wrong with today's ways you say yourself: ${quote(said)}`,
    ),
    m.vary(
      "used-check",
      `People who are content with that will not switch to ${m.name}, so ask for the last bad experience and begin with those who have one`,
      `Begin with those who were let down there, because people without a complaint have no reason to try ${m.name}`,
    ),
  );
}

/** Answers in another language are quoted, because English sentences can't hold them. */
function inOwnWords(m: Material): string {
  if (!m.foreign) return "";
  const { problem, differentiator } = m.context.brief.answers;
  return para(
    `What is wrong with today's way, in your words: ${quote(bare(problem))}`,
    `What you set against it: ${quote(bare(differentiator))}`,
  );
}

/** Nobody waits for them. */
const GOODS: readonly Archetype[] = ["ecommerce", "hardware", "local"];

/** On what each way of doing it is laid beside the offer. */
export function comparedOn(m: Material): string {
  const { counted, theirs } = caseOf(m);
  const measured = theirs
    ? counted
    : GOODS.includes(m.archetype)
      ? "what people notice first"
      : "how long it takes";
  return m.vary(
    "compared",
    `what it costs beside ${m.group.tag || "your price"}, ${measured}, and what goes wrong`,
    `${measured}, what goes wrong and the price, against ${m.group.tag || "yours"}`,
    `the price beside ${m.group.tag || "yours"}, ${measured}, and every fault`,
  );
}

/** Everything that is in use today, without a word about who else sells something. */
export const todaysWays = (m: Material): string[] => [
  habit(m),
  inOwnWords(m),
  toldOfOthers(m).length > 0 ? "" : used(m),
];
