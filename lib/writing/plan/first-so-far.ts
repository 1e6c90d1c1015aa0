import type { Happened } from "@/lib/brief/evidence/happened-kinds";
import type { Brief } from "@/lib/brief/types";
import type { Case } from "../case";
import { inWords, uncap } from "../english";
import { quote } from "../frames";
import type { TriedBy } from "../tried-by";
import { type Task, task } from "./task";
import type { Text } from "./words";

/** So many are asked one by one in a first week. */
const MOST = 6;
const some = (all: number) =>
  all > MOST ? `six of the ${inWords(all)}` : all === 2 ? "both" : `all ${inWords(all)}`;

const ASKED: Record<NonNullable<TriedBy["how"]>, string> = {
  have: "who use it already whether they will pay",
  tried: "who have tried it whether they would buy it",
  done: "you have done it for without pay whether they would pay the next time",
};
const FIRST: Record<NonNullable<TriedBy["how"]>, string> = {
  have: "Ask on which day each last used it, what for, and what they would go back to without it. Then name {price} and the day from which it is due",
  tried:
    "Ask what they noticed first, what they used before and use now, and what would have to change. Then name {price} and offer them the first ones",
  done: "Ask what was better and worse than what they had before, what it would have been worth to them and whom they would send. Then name {price} for the next time",
};
const namedIn = (who: string) => (who ? ` ${who}` : "");

/** Who has it or tried it without paying is asked for the price before any stranger. */
const unpaidFirst =
  ({ all, who = "", how = "have" }: TriedBy): Text =>
  (w) => [
    `Ask ${how === "done" && !who ? "everybody" : `${some(all)}${namedIn(who)}`} ${ASKED[how]}`,
    `${FIRST[how].replace("{price}", w.price)}. Count only those who agree in writing or pay. Done when: each has said yes, no or on what it depends, in words that you wrote down.`,
  ];

/** Who tried it and does not pay is heard as well as who does. */
export const triersFirst = (tried: TriedBy): Text => {
  const { all, paying, rest } = tried;
  return paying === 0
    ? unpaidFirst(tried)
    : (w) => [
        `Talk to all ${inWords(all)} ${w.crowd} that have tried it, above all to the ${rest === 1 ? "one" : inWords(rest)} that ${rest === 1 ? "does" : "do"} not pay`,
        `Ask the ${paying === 1 ? "one" : inWords(paying)} that ${paying === 1 ? "pays" : "pay"} what would be missed first, and for one sentence that you may quote. Ask the ${rest === 1 ? "other" : "others"} on which day it was last opened, what it was used for, what they went back to and what would have to be there. Then name ${w.price} and the day from which it is due. Done when: ${rest === 1 ? "the other has" : `each of the ${inWords(rest)} has`} said yes, no or on what it depends, in words that you wrote down.`,
      ];
};

const only = ({ stated: { soFar } }: Brief, kind: Happened["kind"]) =>
  soFar.length > 0 && soFar.every((told) => told.kind === kind) ? soFar[0] : undefined;

/** Who was asked before has told the problem: now there is a price to name. */
export function askedFirst({ context: { brief } }: Case): Text | null {
  const asked = only(brief, "interviewed");
  const all = asked?.count ?? 0;
  return asked && all > 1
    ? (w) => [
        `Go back to ${some(all)} you have talked to, this time with a price`,
        `You write: ${quote(asked.clause.text)}. Begin with those who had the problem in the last month. Show one page, name ${w.price} and ask for a yes with a date; what they told you before is not asked again. Done when: each has said yes, no or on what it depends, in words that you wrote down.`,
      ]
    : null;
}

/** Who has signed up to provide is asked before anybody orders. */
export function signedUpTask(c: Case): Task {
  const told = c.context.brief.stated.soFar.find(({ kind }) => kind === "suppliers");
  const name = told?.who.replace(/^\S+ /u, "") ?? "";
  const all = told?.count ?? 0;
  const who =
    all > 1 && /^\p{Ll}[\p{L} -]+$/u.test(name)
      ? `${all > 2 * MOST ? "twelve of " : ""}the ${inWords(all)} ${name} who have`
      : "everybody who has";
  return task(
    "x-record",
    1,
    4,
    "high",
    `Call ${who} signed up`,
    `You say: ${quote(told ? uncap(told.clause.text, c.names) : (c.done ?? ""))}. Ask each on which days they are ready, what they expect to earn or save with it and what would make them leave. Done when: you know how many of them would start in the week in which ${c.name} opens.`,
    { meetsCustomer: true },
  );
}
