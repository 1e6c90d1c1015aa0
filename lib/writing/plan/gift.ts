import type { Case } from "../case";
import { sentences } from "../cut";
import { bare } from "../english";
import { quote } from "../frames";
import { workKind } from "./kinds";
import { type Task, task } from "./task";

const GIVERS = /\b(?:presents?|gifts?)\b/i;
const FEAST =
  /\b(?:Christmas|Easter|Diwali|Eid|Hanukkah|Father['’]s Day|Mother['’]s Day|Valentine['’]s Day|New Year)\b/u;

/** Whom the founder counts on to give it to somebody else, in the founder's words; null where nothing is said of it. */
export const giversTold = ({ context: { brief }, foreign }: Case): string | null =>
  foreign
    ? null
    : (sentences(brief.answers.targetAudience)
        .map(bare)
        .find((said) => GIVERS.test(said)) ?? null);

/** Who gives it away asks other things than who uses it: what fits, by when it is there, whether it can be exchanged. */
export function giftTask(c: Case): Task | null {
  const said = workKind(c) === "made" && c.running ? giversTold(c) : null;
  if (!said) return null;
  const feast = FEAST.exec(said)?.[0];
  return task(
    "x-gift",
    1,
    4,
    "high",
    `Make a page for those who give it away${feast ? `, before ${feast}` : ""}`,
    `You say: ${quote(said)}. They do not use it themselves, so write for them: who is glad of it and why, the price in all, the last day on which an order arrives in time, and until when it can be exchanged. Say it first to those who have bought one as a present. Done when: the page is up, its orders are counted apart from the others, and you know how many of them there are by the last day.`,
    { meetsCustomer: true },
  );
}
