import type { Case } from "../case";
import { weekOf } from "../plan/items";
import { tasksOf } from "../plan/plan";

export interface Asked {
  /** Larger is asked sooner. */
  weight: number;
  question: string;
  answer: string;
}

/** "Not known yet: tested in week 2": the only answer to what nobody has measured. */
export function unknown(c: Case, taskId: string, how: string): string {
  return `Not known yet: ${tested(c, taskId, how)}`;
}

/** The same behind something that can be said already: "tested in week 2, with ..." */
export function tested(c: Case, taskId: string, how: string): string {
  const week = weekOf(taskId, tasksOf(c), c.context.hoursPerWeek);
  return `${week ? `tested in week ${week}` : "tested after day 60"}, ${how}`;
}
