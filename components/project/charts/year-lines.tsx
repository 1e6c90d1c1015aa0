import { cn } from "@/lib/client/cn";
import type { FinancialModel } from "@/lib/finance/model";
import { type YearLine, yearFigure, yearTable } from "@/lib/finance/year-table";

function Line({ label, values, total }: YearLine) {
  return (
    <tr className={cn("border-t", total && "border-foreground/60 font-semibold")}>
      <th scope="row" className={cn("py-1.5 pr-2 text-left leading-snug", !total && "font-normal")}>
        {label}
      </th>
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three years in their order
        <td key={i} className="py-1.5 pl-2 text-right whitespace-nowrap tabular-nums">
          {yearFigure(value)}
        </td>
      ))}
    </tr>
  );
}

/** The plan as a reader can follow it with a pencil: from revenue down to the cash at the end of each year. */
export function YearLines({ model }: { model: FinancialModel }) {
  const { unit, money, beside } = yearTable(model);
  return (
    <section className="@container">
      <table className="w-full text-[13px] @lg:text-sm">
        <caption className="text-left">
          <span className="block text-base font-semibold">Three years, line by line</span>
          <span className="mt-0.5 block text-sm leading-relaxed text-muted-foreground">
            In {unit}. Each bold line is the bold line before it and what stands between them.
          </span>
        </caption>
        <thead className="text-muted-foreground">
          <tr>
            <td />
            {["Year 1", "Year 2", "Year 3"].map((year) => (
              <th
                key={year}
                scope="col"
                className="pt-3 pb-1.5 pl-2 text-right font-medium whitespace-nowrap"
              >
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {money.map((line) => (
            <Line key={line.label} {...line} />
          ))}
        </tbody>
        <tbody className="text-muted-foreground">
          {beside.map((line) => (
            <Line key={line.label} {...line} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
