import { typeset } from "@/lib/content/typeset";
import type { FactLedger } from "@/lib/finance/ledger";

const SHOWN = [
  "rev_y1",
  "rev_y3",
  "covered_month",
  "be_month",
  "left_month",
  "trough",
  "ask",
  "contribution",
];
/** In their place where nobody's pay waits for the money. */
const OTHERWISE = ["ltv", "payback"];
const FILLED = 8;

/** The figures a reader asks for first, each with how it is computed; where there are several ways to pay, what each leaves. */
export function HeadlineFigures({ ledger }: { ledger: FactLedger }) {
  const ways = Object.keys(ledger).filter((key) => key.startsWith("only_"));
  const facts = [...SHOWN, ...OTHERWISE]
    .map((key) => ledger[key])
    .filter((fact) => fact !== undefined)
    .slice(0, FILLED)
    .concat(ways.flatMap((key) => ledger[key] ?? []));
  return (
    <dl aria-live="polite" className="grid grid-cols-2 gap-x-6 md:grid-cols-4">
      {facts.map(({ key, label, display, formula }) => (
        <div key={key} className="row-span-3 mb-6 grid min-w-0 grid-rows-subgrid gap-y-0 last:mb-0">
          <dt className="self-end text-sm leading-snug text-muted-foreground">{label}</dt>
          <dd className="display mt-0.5 text-2xl wrap-anywhere tabular-nums first-letter:uppercase">
            {display}
          </dd>
          <dd className="mt-1 text-xs leading-snug text-muted-foreground">{typeset(formula)}</dd>
        </div>
      ))}
    </dl>
  );
}
