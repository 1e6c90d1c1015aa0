import { PRIORITIES } from "@/lib/artifacts/action-plan/artifact";
import { cn } from "@/lib/client/cn";
import { formatHours, hoursOf, type Priority, type Week } from "./weeks";

export const PRIORITY_FILL: Record<Priority, string> = {
  high: "bg-flame-rocket",
  medium: "bg-flame-fuel",
  low: "bg-flame-spark",
};

/** Hours per week, by priority, bottom up from the most urgent. */
export function LoadChart({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.map((week) => week.hours));
  return (
    <figure>
      <figcaption className="mb-3 text-sm text-muted-foreground">Hours per week</figcaption>
      <ol className="flex h-36 items-end gap-1.5 sm:gap-3">
        {weeks.map((week) => (
          <li
            key={week.number}
            className="flex h-full flex-1 flex-col items-center justify-end gap-1.5 text-xs tabular-nums"
          >
            <span className="whitespace-nowrap text-muted-foreground max-sm:text-[0.6875rem]">
              {formatHours(week.hours)}
            </span>
            <span
              aria-hidden="true"
              className="flex w-full flex-col-reverse overflow-hidden rounded-t-sm"
              style={{ height: `${(week.hours / most) * 70}%` }}
            >
              {PRIORITIES.map((priority) => (
                <span
                  key={priority}
                  className={cn("w-full", PRIORITY_FILL[priority])}
                  style={{ flexGrow: hoursOf(week.items.filter((item) => item.priority === priority)) }}
                />
              ))}
            </span>
            <span className="w-full border-t pt-1 text-center font-medium">
              <span className="sr-only">Week </span>
              {week.number}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
