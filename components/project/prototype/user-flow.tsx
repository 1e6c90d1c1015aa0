import { ArrowRightIcon } from "lucide-react";
import { typeset } from "@/lib/content/typeset";
import { fullRows } from "./full-rows";

/** The flow as stations on a line. */
export function UserFlow({ steps }: { steps: readonly string[] }) {
  return (
    <ol
      className="grid gap-x-3 gap-y-7 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
      style={fullRows(steps.length)}
    >
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[2.25rem_1fr] gap-x-4 sm:block">
          <div className="flex flex-col items-center gap-2 sm:flex-row">
            <span className="display grid size-9 shrink-0 place-items-center rounded-full border-2 border-primary text-link tabular-nums">
              {index + 1}
            </span>
            {index < steps.length - 1 && (
              <>
                <span aria-hidden="true" className="w-0.5 flex-1 bg-border sm:h-0.5 sm:w-auto" />
                <ArrowRightIcon
                  aria-hidden="true"
                  className="size-4 text-muted-foreground max-sm:rotate-90"
                />
              </>
            )}
          </div>
          <p className="pt-1 leading-snug wrap-anywhere sm:pt-3 sm:pr-3">{typeset(step)}</p>
        </li>
      ))}
    </ol>
  );
}
