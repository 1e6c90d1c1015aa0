import type { ActionItem, PRIORITIES } from "@/lib/artifacts/action-plan/artifact";
import type { Project } from "@/lib/artifacts/project";

export type Priority = (typeof PRIORITIES)[number];

export interface Week {
  number: number;
  /** First and last day of the sixty. */
  days: readonly [number, number];
  items: ActionItem[];
  hours: number;
}

export const WEEKS = 9;
const DAYS = 60;
/** Day 1, ISO: chosen by the founder, else the day on which the project began. */
export const startOf = ({ corrections, createdAt }: Project): string =>
  corrections?.startDate ?? createdAt.slice(0, 10);

const SHORT = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });

/** "23 Nov" for a day of the plan, counted from 1. */
export const dateOfDay = (startDate: string, day: number): string =>
  SHORT.format(new Date(Date.parse(`${startDate}T00:00:00Z`) + (day - 1) * 86_400_000));

export const hoursOf = (items: readonly ActionItem[]): number =>
  items.reduce((sum, item) => sum + item.estimatedHours, 0);

/** All nine weeks in order, an empty one too. */
export function weeksOf(items: readonly ActionItem[]): Week[] {
  return Array.from({ length: WEEKS }, (_, index) => {
    const number = index + 1;
    const own = items.filter((item) => item.week === number);
    return {
      number,
      days: [index * 7 + 1, Math.min(number * 7, DAYS)] as const,
      items: own,
      hours: hoursOf(own),
    };
  });
}

/** 4 as "4 h", 2.5 as "2.5 h". */
export const formatHours = (hours: number): string => `${Math.round(hours * 10) / 10} h`;
