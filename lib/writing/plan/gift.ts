import type { Case } from "../case";
import { quote } from "../frames";
import { giversTold } from "../givers";
import { workKind } from "./kinds";
import { type Task, task } from "./task";

/** Who gives it away asks other things than who uses it: what fits, by when it is there, whether it can be exchanged. */
export function giftTask(c: Case): Task | null {
  const givers = workKind(c) === "made" && c.running ? giversTold(c) : null;
  if (!givers) return null;
  const { said, feast } = givers;
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
