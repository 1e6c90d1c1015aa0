import { SAMPLE_STATS } from "@/lib/content/sample/analysis";
import { SHOWN } from "@/lib/content/sample/figures";

const YEARS = [0, 1, 2] as const;
const ROWS = [
  { label: "Revenue", values: SHOWN.revenue },
  { label: "Customers", values: SHOWN.customers },
  { label: "Churn", values: SHOWN.churn },
] as const;

export function SampleStats() {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border md:grid-cols-4">
      {SAMPLE_STATS.map(({ label, value, note }) => (
        <div key={label} className="bg-card p-4">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd>
            <span className="display block pt-1 text-3xl tabular-nums">{value}</span>
            <span className="text-sm text-muted-foreground">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function SampleProjection() {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="pb-2 text-left font-semibold">3-year projection</caption>
      <thead className="text-sm text-muted-foreground">
        <tr className="border-b">
          <td />
          {YEARS.map((year) => (
            <th key={year} scope="col" className="py-2 text-right font-medium">
              Year {year + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ label, values }) => (
          <tr key={label} className="border-b">
            <th scope="row" className="py-2.5 font-medium">
              {label}
            </th>
            {YEARS.map((year) => (
              <td key={year} className="display py-2.5 text-right text-xl">
                {values[year]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
