import type { Material } from "../material";
import { weekOf } from "../plan/items";
import { tasksOf } from "../plan/plan";

export interface Asked {
  /** Larger is asked sooner. */
  weight: number;
  question: string;
  answer: string;
}

/** "Not known yet: tested in week 2": the only answer to what nobody has measured. */
export function unknown(m: Material, taskId: string, how: string): string {
  const week = weekOf(taskId, tasksOf(m), m.context.hoursPerWeek);
  return `Not known yet: ${week ? `tested in week ${week}` : "tested after day 60"}, ${how}`;
}
