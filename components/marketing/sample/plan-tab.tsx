import { SAMPLE_WEEKS } from "@/lib/content/sample/plan";

export function PlanTab() {
  return (
    <ol>
      {SAMPLE_WEEKS.map(({ id, title, theme, tasks }) => (
        <li key={id} className="group grid grid-cols-[1.25rem_1fr] gap-x-5 sm:grid-cols-[1.25rem_11rem_1fr]">
          <span aria-hidden="true" className="row-span-2 flex flex-col items-center sm:row-span-1">
            <span className="mt-1.5 size-4 shrink-0 rounded-full border-4 border-primary" />
            <span className="w-0.5 flex-1 bg-primary group-last:hidden" />
          </span>
          <div>
            <h3 className="display text-xl">{title}</h3>
            <p className="text-sm text-muted-foreground">{theme}</p>
          </div>
          <ul className="grid gap-1.5 pt-2 pb-8 leading-relaxed max-sm:col-start-2 sm:pt-0.5">
            {tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
