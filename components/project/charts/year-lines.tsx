import { cn } from "@/lib/client/cn";
import { accountOf } from "@/lib/finance/account";
import type { FinancialModel } from "@/lib/finance/model";
import { YEAR_LINE, type YearLine, yearFigure, yearTable } from "@/lib/finance/year-table";

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

/** What stands between the results of the three years and the account, where anything does. */
function ToAccount({ model }: { model: FinancialModel }) {
  const { unit, items, end } = accountOf(model);
  if (items.length < 2) return null;
  const last = items.length;
  return (
    <table className="mt-8 w-full max-w-xl text-[13px] @lg:text-sm">
      <caption className="pb-2 text-left">
        <span className="block text-base font-semibold">From result to account</span>
        <span className="mt-0.5 block text-sm leading-relaxed text-muted-foreground">
          All three years together, in {unit}.
        </span>
      </caption>
      <tbody>
        {[...items, { key: "end", label: YEAR_LINE.cash, value: end }].map(({ key, label, value }, i) => (
          <Line key={key} label={label} values={[value]} total={i === 0 || i === last} />
        ))}
      </tbody>
    </table>
  );
}

/** The plan as a reader can follow it with a pencil: from revenue down to the cash at the end of each year. */
export function YearLines({ model }: { model: FinancialModel }) {
  const { unit, money, beside } = yearTable(model);
  return (
    <section className="@container">
      <table className="w-full max-w-4xl text-[13px] @3xl:table-fixed @lg:text-sm">
        <caption className="text-left">
          <span className="block text-base font-semibold">Three years, line by line</span>
          <span className="mt-0.5 block text-sm leading-relaxed text-muted-foreground">
            In {unit}. Each bold line is the bold line before it and what stands between them.
          </span>
        </caption>
        <thead className="text-muted-foreground">
          <tr>
            <td className="@3xl:w-1/2" />
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
      <ToAccount model={model} />
    </section>
  );
}
