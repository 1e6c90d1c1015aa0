import { HOURS_PER_WEEK } from "@/lib/finance/corrections";
import type { Task } from "./task";

/** What a plan is written for when its founder has not said otherwise. */
export const USUAL_HOURS = HOURS_PER_WEEK.usual;
export const WEEKS = 9;
/** Conversations and offers can be kept this short, and no shorter. */
const LEANEST = 0.65;

export interface Placed {
  task: Task;
  week: number;
  hours: number;
  /** 1 of 1 unless the task runs over several weeks. */
  part: number;
  parts: number;
}

export interface Schedule {
  placed: Placed[];
  /** What nine weeks have no room for, in the order in which it would be done. */
  later: Task[];
}

const weekOfDay = (day: number) => Math.ceil(day / 7);

/** Everything that has to be done before a task, as far as it is in the plan. */
function before(task: Task, byId: ReadonlyMap<string, Task>, found = new Set<string>()): Set<string> {
  for (const id of task.after) {
    const needed = byId.get(id);
    if (!needed || found.has(id)) continue;
    found.add(id);
    before(needed, byId, found);
  }
  return found;
}

/** Tasks in an order in which every dependency comes first; ties keep the given order. */
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

const PRIORITY = { high: 1, medium: 2, low: 3 };

/** 0 for what a check waits for, else by priority; what others wait for is as urgent as they are. */
function urgency(tasks: readonly Task[], byId: ReadonlyMap<string, Task>): Map<string, number> {
  const ranks = new Map(tasks.map((task) => [task.id, task.day ? 0 : PRIORITY[task.priority]]));
  for (const task of tasks)
    for (const id of before(task, byId)) ranks.set(id, Math.min(ranks.get(id) ?? 3, ranks.get(task.id) ?? 3));
  return ranks;
}

/** Hours of what a check waits for, shortened where the weeks up to it hold less. */
function leanHours(tasks: readonly Task[], byId: ReadonlyMap<string, Task>, hoursPerWeek: number) {
  const hours = new Map(tasks.map((task) => [task.id, task.hours]));
  const counted = new Set<string>();
  let from = 0;
  for (const gate of tasks.filter(({ day }) => day).sort((a, b) => (a.day ?? 0) - (b.day ?? 0))) {
    const own = [gate.id, ...before(gate, byId)].filter((id) => !counted.has(id));
    const needed = own.reduce((sum, id) => sum + (byId.get(id)?.hours ?? 0), 0);
    const until = weekOfDay(gate.day ?? 0);
    const share = Math.min(1, Math.max(LEANEST, ((until - from) * hoursPerWeek) / needed));
    for (const id of own) {
      counted.add(id);
      if (share < 1) hours.set(id, Math.max(1, Math.floor((byId.get(id)?.hours ?? 0) * share * 2) / 2));
    }
    from = until;
  }
  return hours;
}

/**
 * Packs tasks into nine weeks of the founder's hours. The checks stand on their days; what they wait for comes first,
 * never before its own dependencies. With few hours a task may run over several weeks, and what fits nowhere is
 * returned as later.
 */
export function schedule(tasks: readonly Task[], hoursPerWeek: number = USUAL_HOURS): Schedule {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const ranks = urgency(tasks, byId);
  const hoursOf = leanHours(tasks, byId, hoursPerWeek);
  const free = Array.from({ length: WEEKS + 1 }, () => hoursPerWeek);
  const doneIn = new Map<string, number>();
  const placed: Placed[] = [];
  const later: Task[] = [];

  const put = (task: Task, pieces: { week: number; hours: number }[]) => {
    for (const [i, { week, hours }] of pieces.entries()) {
      free[week] = (free[week] ?? 0) - hours;
      placed.push({ task, week, hours, part: i + 1, parts: pieces.length });
    }
    doneIn.set(task.id, pieces.at(-1)?.week ?? WEEKS);
  };
  /** Room from a week on: whole where it fits, in pieces where weeks are short. */
  const room = (hours: number, from: number) => {
    const whole = Array.from({ length: WEEKS - from + 1 }, (_, i) => from + i).find(
      (week) => (free[week] ?? 0) >= hours,
    );
    if (whole === from || hoursPerWeek >= USUAL_HOURS || hours < 3)
      return whole ? [{ week: whole, hours }] : null;
    const pieces: { week: number; hours: number }[] = [];
    let left = hours;
    for (let week = from; week <= WEEKS && left > 0; week++) {
      const piece = Math.min(left, free[week] ?? 0);
      if (piece < Math.min(1, left)) continue;
      pieces.push({ week, hours: piece });
      left -= piece;
    }
    return left === 0 ? pieces : null;
  };

  for (const gate of tasks.filter(({ day }) => day))
    put(gate, [{ week: weekOfDay(gate.day ?? 0), hours: Math.min(hoursOf.get(gate.id) ?? 1, hoursPerWeek) }]);
  const rest = [...tasks].sort((a, b) => (ranks.get(a.id) ?? 3) - (ranks.get(b.id) ?? 3) || a.week - b.week);
  for (const task of inOrder(rest).filter(({ day }) => !day)) {
    // A check is held on its day whatever is done by then, so what follows it waits for the work before it too.
    const needed = [...before(task, byId)];
    const missing = needed.some((id) => later.some((other) => other.id === id));
    const from = Math.max(task.week, ...needed.map((id) => doneIn.get(id) ?? 1));
    const pieces = missing ? null : room(hoursOf.get(task.id) ?? task.hours, from);
    if (pieces) put(task, pieces);
    else later.push(task);
  }
  return {
    placed: placed.sort(
      (a, b) => a.week - b.week || Number(Boolean(a.task.day)) - Number(Boolean(b.task.day)),
    ),
    later: inOrder([...later].sort((a, b) => a.week - b.week)),
  };
}

/** What a check waits for and will not have on its day. */
export function unfinishedAt(gate: Task, tasks: readonly Task[], { placed, later }: Schedule): Task[] {
  const needed = before(gate, new Map(tasks.map((task) => [task.id, task])));
  const inTime = (task: Task) =>
    !later.includes(task) &&
    placed.every((piece) => piece.task.id !== task.id || piece.week <= weekOfDay(gate.day ?? 0));
  return tasks.filter((task) => needed.has(task.id) && !task.day && !inTime(task));
}
