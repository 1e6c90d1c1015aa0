import { type ReactNode, useId } from "react";
import { typeset } from "@/lib/content/typeset";

interface ChartFrameProps {
  title: string;
  /** What the picture shows, in a sentence with its figures. */
  summary: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  children: ReactNode;
}

const SCROLLS = "mt-1 max-h-80 overflow-auto rounded-md border";

/** A chart with what it says in words, and the table it is drawn from. */
export function ChartFrame({ title, summary, columns, rows, children }: ChartFrameProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col">
      <figcaption>
        <h4 id={id} className="font-semibold">
          {title}
        </h4>
        <p className="mt-0.5 text-sm leading-relaxed text-muted-foreground">{typeset(summary)}</p>
      </figcaption>
      <div className="@container mt-3 min-w-0">{children}</div>
      <details className="mt-1 text-sm">
        <summary className="w-fit cursor-pointer rounded-sm py-1.5 text-link underline underline-offset-2">
          Show as table<span className="sr-only">: {title}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
        <section tabIndex={0} aria-label={`Table: ${title}`} className={SCROLLS}>
          <table className="w-full text-left max-sm:text-xs">
            <caption className="sr-only">{title}</caption>
            <thead className="text-muted-foreground">
              <tr>
                {columns.map((column, i) => (
                  <th
                    key={column}
                    scope="col"
                    className={`px-2 py-2 font-medium sm:px-3 ${i > 0 ? "text-right" : ""}`}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([head, ...cells]) => (
                <tr key={head} className="border-t">
                  <th scope="row" className="px-2 py-1.5 font-medium sm:px-3">
                    {head}
                  </th>
                  {cells.map((cell, i) => (
                    <td
                      key={columns[i + 1]}
                      className="px-2 py-1.5 text-right whitespace-nowrap tabular-nums sm:px-3"
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
