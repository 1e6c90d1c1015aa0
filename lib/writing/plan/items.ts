import type { ActionItem, LaterTask } from "@/lib/artifacts/action-plan/artifact";
import { cap, list, uncap } from "../english";
import type { Material } from "../material";
import { type Placed, type Schedule, schedule, USUAL_HOURS, unfinishedAt } from "./schedule";
import type { Task } from "./task";

const tidy = (text: string) => text.replace(/\.{2,}/g, ".");
const titleOf = (task: Task, m: Material) => uncap(task.title(m), m.names);

/** A check that comes before its work is done says what is missing and how to count it. */
function described({ task, part, parts, week }: Placed, next: number, open: Task[], m: Material): string {
  const [what = "", output = ""] = task.description(m).split(/ (?=Output: )/);
  if (open.length > 0)
    return `${what} At the hours you have, this is not finished by then: ${list(open.map((other) => titleOf(other, m)))}. Count what is missing as a no. ${output}`;
  if (part === 1 && parts > 1)
    return `${what} Output: a first part, dated; week ${next} goes on with "${titleOf(task, m)}".`;
  if (part > 1)
    return part < parts
      ? `Go on where you stopped with "${titleOf(task, m)}". Output: a further part of it, dated, up to week ${next}.`
      : `Finish in week ${week} what you began: ${titleOf(task, m)}. ${output}`;
  return `${what} ${output}`;
}

export interface PlanItems {
  items: ActionItem[];
  later: LaterTask[];
  /** Tasks that begin later than they would with twenty hours a week. */
  moved: number;
}

export function planItems(tasks: readonly Task[], m: Material): PlanItems {
  const { hoursPerWeek } = m.context;
  const plan: Schedule = schedule(tasks, hoursPerWeek);
  const usual = new Map(schedule(tasks).placed.map(({ task, week }) => [task.id, week]));
  const items = plan.placed.map((piece, _, all): ActionItem => {
    const { task, week, hours, part, parts } = piece;
    const next = all.find((other) => other.task === task && other.part === part + 1)?.week ?? week;
    const open = task.day ? unfinishedAt(task, tasks, plan) : [];
    const from = usual.get(task.id);
    return {
      week,
      title: cap(parts > 1 ? `${task.title(m)} (${part} of ${parts})` : task.title(m)),
      description: tidy(described(piece, next, open, m)),
      priority: task.priority,
      estimatedHours: hours,
      ...(part === 1 && from !== undefined && from < week && { movedFrom: from }),
    };
  });
  return {
    items,
    later: plan.later.map((task) => ({
      title: cap(task.title(m)),
      description: tidy(task.description(m)),
      estimatedHours: task.hours,
    })),
    moved: hoursPerWeek < USUAL_HOURS ? items.filter(({ movedFrom }) => movedFrom).length : 0,
  };
}

/** The week in which a task ends; what has no room is tested after day 60. */
export function weekOf(id: string, tasks: readonly Task[], hoursPerWeek: number): number | null {
  return schedule(tasks, hoursPerWeek).placed.findLast(({ task }) => task.id === id)?.week ?? null;
}
