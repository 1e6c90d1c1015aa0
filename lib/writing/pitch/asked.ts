import type { Case } from "../case";
import { runningTasks } from "../plan/data/work-running";
import { weekOf } from "../plan/items";
import { workKind } from "../plan/kinds";
import { tasksOf } from "../plan/plan";

export interface Asked {
  /** Larger is asked sooner. */
  weight: number;
  question: string;
  answer: string;
}

/** "We don't know yet and will find out in week 2, by ...": the only answer to what nobody has measured. */
export function unknown(c: Case, taskId: string, how: string, about = ""): string {
  if (c.running && !about) return `We haven't counted that yet and will ${when(c, taskId)}, ${how}`;
  return `${about ? `${about}, we` : "We"} don't know yet and will find out ${when(c, taskId)}, ${how}`;
}

/** The same behind something that can be said already: "We test it in week 2, with ..." */
export function tested(c: Case, taskId: string, how: string): string {
  return `We test this ${when(c, taskId)}, ${how}`;
}

/** For whoever sells already another task stands in its place. */
const isOtherTask = (c: Case, taskId: string) => c.running && taskId in runningTasks(workKind(c));

function when(c: Case, taskId: string): string {
  if (isOtherTask(c, taskId)) return "as we go";
  const week = weekOf(taskId, tasksOf(c), c.context.hoursPerWeek);
  return week ? `in week ${week}` : "after day 60";
}
