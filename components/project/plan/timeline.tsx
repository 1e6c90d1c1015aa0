import type { ActionItem } from "@/lib/artifacts/action-plan/artifact";
import { taskText } from "@/lib/artifacts/action-plan/task-text";
import { cn } from "@/lib/client/cn";
import { typeset } from "@/lib/content/typeset";
import { PRIORITY_FILL } from "./load-chart";
import { dateOfDay, formatHours, type Week } from "./weeks";

function Task({ item }: { item: ActionItem }) {
  const { told, done } = taskText(item.description);
  return (
    <li className="grid gap-1 border-b py-4 first:pt-0 last:border-0 last:pb-0 sm:grid-cols-[1fr_auto] sm:gap-x-8">
      <h5 className="font-semibold wrap-anywhere sm:col-start-1 sm:row-start-1">{typeset(item.title)}</h5>
      <p className="flex items-center gap-3 text-sm text-muted-foreground sm:col-start-2 sm:row-start-1 sm:self-start">
        <span className="inline-flex items-center gap-1.5 capitalize">
          <span aria-hidden="true" className={cn("size-2.5 rounded-full", PRIORITY_FILL[item.priority])} />
          {item.priority}
          <span className="sr-only"> priority</span>
        </span>
        <span className="w-11 text-right tabular-nums">{formatHours(item.estimatedHours)}</span>
      </p>
      <p className="measure leading-relaxed wrap-anywhere text-muted-foreground sm:col-span-2 lg:col-span-1">
        {typeset(told)}
        {done && (
          <span className="mt-1 block">
            <span className="font-semibold text-foreground">Done when</span> {typeset(done)}
          </span>
        )}
        {item.movedFrom !== undefined && (
          <span className="block text-sm italic">Moved from week {item.movedFrom}: its hours are taken.</span>
        )}
      </p>
    </li>
  );
}

/** The weeks as stations on one line, each with its tasks. */
export function Timeline({ weeks, startDate }: { weeks: readonly Week[]; startDate: string }) {
  return (
    <ol>
      {weeks.map((week) => (
        <li
          key={week.number}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 lg:grid-cols-[2.5rem_8.5rem_minmax(0,1fr)]"
        >
          <div aria-hidden="true" className="row-span-2 flex flex-col items-center lg:row-span-1">
            <span className="display grid size-10 place-items-center rounded-full border-2 border-primary bg-card text-link tabular-nums">
              {week.number}
            </span>
            {week.number < weeks.length && <span className="w-0.5 flex-1 bg-primary" />}
          </div>
          <div className="pt-1.5 pb-4">
            <h4 className="display text-lg">Week {week.number}</h4>
            <p className="text-sm text-muted-foreground tabular-nums">
              Days {week.days[0]}–{week.days[1]}
            </p>
            <p className="text-sm text-muted-foreground tabular-nums">
              {dateOfDay(startDate, week.days[0])} – {dateOfDay(startDate, week.days[1])}
            </p>
            <p className="text-sm text-muted-foreground tabular-nums">{formatHours(week.hours)}</p>
          </div>
          <div className="pb-10 max-lg:col-start-2 lg:pt-2">
            {week.items.length > 0 ? (
              <ul>
                {week.items.map((item) => (
                  <Task key={item.title} item={item} />
                ))}
              </ul>
            ) : (
              <p className="text-muted-foreground italic">Nothing of this priority</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
