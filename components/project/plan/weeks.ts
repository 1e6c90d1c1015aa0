import type { ActionItem, PRIORITIES } from "@/lib/artifacts/action-plan/artifact";

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
