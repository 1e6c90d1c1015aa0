import type { ActionItem, LaterTask } from "@/lib/artifacts/action-plan/artifact";
import { type Case, named } from "../case";
import { cap, list, uncap } from "../english";
import { type Placed, type Schedule, schedule, USUAL_HOURS, unfinishedAt } from "./schedule";
import type { Task } from "./task";

const tidy = (text: string) => text.replace(/\.{2,}/g, ".");
const titleOf = (task: Task, c: Case) => uncap(named(task.title(c), c), c.names);

/** A check that comes before its work is done says what is missing and how to count it. */
function described({ task, part, parts, week }: Placed, next: number, open: Task[], c: Case): string {
  const [what = "", done = ""] = named(task.description(c), c).split(/ (?=Done when: )/);
  if (open.length > 0)
    return `${what} At your hours this won't be finished by then: ${list(open.map((other) => titleOf(other, c)))}. Count what's missing as a no. ${done}`;
  if (part === 1 && parts > 1)
    return `${what} Done when: a first part of it is dated; week ${next} goes on with "${titleOf(task, c)}".`;
  if (part > 1)
    return part < parts
      ? `Pick up where you left off with "${titleOf(task, c)}". Done when: another part is dated, up to week ${next}.`
      : `Finish in week ${week} what you began: ${titleOf(task, c)}. ${done}`;
  return `${what} ${done}`;
}

export interface PlanItems {
  items: ActionItem[];
  later: LaterTask[];
  /** Tasks that begin later than they would with twenty hours a week. */
  moved: number;
}

export function planItems(tasks: readonly Task[], c: Case, short: (said: string) => string): PlanItems {
  const { hoursPerWeek } = c.context;
  const plan: Schedule = schedule(tasks, hoursPerWeek);
  const usual = new Map(schedule(tasks).placed.map(({ task, week }) => [task.id, week]));
  const items = plan.placed.map((piece, _, all): ActionItem => {
    const { task, week, hours, part, parts } = piece;
    const next = all.find((other) => other.task === task && other.part === part + 1)?.week ?? week;
    const open = task.day ? unfinishedAt(task, tasks, plan) : [];
    const from = usual.get(task.id);
    const title = cap(
      parts > 1 ? `${named(task.title(c), c)} (${part} of ${parts})` : named(task.title(c), c),
    );
    return {
      week,
      title: short(title),
      description: short(tidy(described(piece, next, open, c))),
      priority: task.priority,
      estimatedHours: hours,
      ...(part === 1 && from !== undefined && from < week && { movedFrom: from }),
    };
  });
  return {
    items,
    later: plan.later.map((task) => {
      const title = cap(named(task.title(c), c));
      return {
        title: short(title),
        description: short(tidy(named(task.description(c), c))),
        estimatedHours: task.hours,
      };
    }),
    moved: hoursPerWeek < USUAL_HOURS ? items.filter(({ movedFrom }) => movedFrom).length : 0,
  };
}

/** The week in which a task ends; what has no room is tested after day 60. */
export function weekOf(id: string, tasks: readonly Task[], hoursPerWeek: number): number | null {
  return schedule(tasks, hoursPerWeek).placed.findLast(({ task }) => task.id === id)?.week ?? null;
}
