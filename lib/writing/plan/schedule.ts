import type { ActionItem } from "@/lib/artifacts/action-plan/artifact";
import { cap } from "../english";
import type { Material } from "../material";
import type { Task } from "./task";

export const HOURS_A_WEEK = 20;
export const WEEKS = 9;

export interface Placed {
  task: Task;
  week: number;
}

/** Tasks in an order in which every dependency comes first; ties keep the table's order. */
function inOrder(tasks: readonly Task[]): Task[] {
  const ids = new Set(tasks.map((task) => task.id));
  const done = new Set<string>();
  const ordered: Task[] = [];
  while (ordered.length < tasks.length) {
    const ready = tasks.find(
      (task) => !done.has(task.id) && task.after.every((id) => done.has(id) || !ids.has(id)),
    );
    if (!ready) throw new Error("The plan's tasks depend on each other in a circle");
    done.add(ready.id);
    ordered.push(ready);
  }
  return ordered;
}

/** Each task in the first week with room, never before what it depends on; what fits nowhere is left out. */
export function schedule(tasks: readonly Task[]): Placed[] {
  const load = new Map<number, number>();
  const weekOf = new Map<string, number>();
  const placed: Placed[] = [];
  const rank = { high: 0, medium: 1, low: 2 };
  const ordered = inOrder([...tasks].sort((a, b) => a.week - b.week || rank[a.priority] - rank[b.priority]));
  for (const task of ordered) {
    const from = Math.max(task.week, ...task.after.map((id) => weekOf.get(id) ?? 1));
    for (let week = from; week <= WEEKS; week++) {
      if ((load.get(week) ?? 0) + task.hours > HOURS_A_WEEK) continue;
      load.set(week, (load.get(week) ?? 0) + task.hours);
      weekOf.set(task.id, week);
      placed.push({ task, week });
      break;
    }
  }
  return placed.sort((a, b) => a.week - b.week);
}

export function actionItems(tasks: readonly Task[], m: Material): ActionItem[] {
  return schedule(tasks).map(({ task, week }) => ({
    week,
    title: cap(task.title(m)),
    description: task.description(m).replace(/\.{2,}/g, "."),
    priority: task.priority,
    estimatedHours: task.hours,
  }));
}
