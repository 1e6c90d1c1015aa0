import type { ActionItem } from "@/lib/artifacts/action-plan/artifact";

const DAY = 86_400_000;

/** `days` after an ISO date, as an ISO date; an unreadable start counts as the epoch. */
export function addDays(iso: string, days: number): string {
  const start = Date.parse(`${iso.slice(0, 10)}T00:00:00Z`);
  return new Date((Number.isFinite(start) ? start : 0) + days * DAY).toISOString().slice(0, 10);
}

/** First day of a week of the plan; day 1 opens week 1. */
export const dateOfWeek = (startDate: string, week: number): string => addDays(startDate, (week - 1) * 7);

export interface PlanWeek {
  week: number;
  hours: number;
  items: ActionItem[];
}

/** Together, to the tenth. */
export const hoursOf = (items: readonly ActionItem[]): number =>
  Math.round(items.reduce((sum, item) => sum + item.estimatedHours, 0) * 10) / 10;

/** All nine weeks, the empty ones too. */
export const weeksOf = (items: readonly ActionItem[]): PlanWeek[] =>
  Array.from({ length: 9 }, (_, i) => {
    const own = items.filter((item) => item.week === i + 1);
    return { week: i + 1, hours: hoursOf(own), items: own };
  });

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
export const inHours = (hours: number): string => counted(hours, "hour");
export const inTasks = (tasks: number): string => counted(tasks, "task");

/** Above the tasks for which there was no room. */
export const LATER_NOTE =
  "The nine weeks have no room for these at the hours that were stated. Take them up in this order.";
