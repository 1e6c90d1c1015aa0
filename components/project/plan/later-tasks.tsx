import type { LaterTask } from "@/lib/artifacts/action-plan/artifact";
import { formatHours } from "./weeks";

/** What the founder's hours leave for the time after the plan: optional, and not lost. */
export function LaterTasks({ tasks }: { tasks: readonly LaterTask[] }) {
  return (
    <ul className="measure">
      {tasks.map(({ title, description, estimatedHours }) => (
        <li key={title} className="border-b py-4 first:pt-0 last:border-0">
          <p className="flex justify-between gap-6 font-semibold">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <span className="font-normal text-muted-foreground tabular-nums">
              {formatHours(estimatedHours)}
            </span>
          </p>
          <p className="mt-1 leading-relaxed wrap-anywhere text-muted-foreground">{description}</p>
        </li>
      ))}
    </ul>
  );
}
