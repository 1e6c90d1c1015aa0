import type { FactLedger } from "@/lib/finance/ledger";
import type { FinancialModel } from "@/lib/finance/model";
import { ChartFrame } from "./chart-frame";
import { MarketFactors } from "./market-factors";

const BIGGEST = 104;
const SMALLEST = 9;
const CENTRE = 112;
const FLOOR = 222;
const RINGS = [
  { key: "tam", label: "Total", fill: "fill-muted stroke-input" },
  { key: "sam", label: "Serviceable", fill: "fill-flame-spark stroke-card" },
  { key: "som", label: "Obtainable", fill: "fill-flame-fuel stroke-card" },
] as const;

/** The market as nested circles, areas to scale where they can still be seen, with the multiplication behind them. */
export function MarketCircles({ model, ledger }: { model: FinancialModel; ledger: FactLedger }) {
  const { market } = model;
  const facts = RINGS.flatMap((ring) => {
    const fact = ledger[ring.key];
    return fact ? [{ ...ring, fact, customers: ledger[`${ring.key}_customers`] }] : [];
  });
  const largest = facts[0]?.fact.value ?? 0;
  const exact = (value: number) => BIGGEST * Math.sqrt(value / largest);
  const sized = facts.map((row) => ({ ...row, r: Math.max(SMALLEST, exact(row.fact.value)) }));
  const enlarged = sized.some(({ fact, r }) => r > exact(fact.value) + 0.01);
  if (!market.sized || facts.length === 0) return <MarketFactors model={model} />;
  return (
    <ChartFrame
      title="Market a year"
      summary={`${facts.map(({ label, fact }) => `${label} ${fact.display}`).join(", ")}.${enlarged ? " The smallest circles are drawn larger than to scale." : ""}`}
      columns={["Market", "A year", "Customers"]}
      rows={facts.map(({ fact, customers }) => [fact.label, fact.display, customers?.display ?? ""])}
    >
      <svg viewBox="0 0 400 236" aria-hidden="true" className="block w-full">
        {sized.map(({ key, fill, r }) => (
          <circle key={key} cx={CENTRE} cy={FLOOR - r} r={r} className={fill} strokeWidth={1.5} />
        ))}
        {sized.map(({ key, label, fact, fill, r }, i) => {
          const at = 54 + i * 64;
          return (
            <g key={key}>
              <line
                x1={CENTRE}
                x2={246}
                y1={FLOOR - 2 * r + 3}
                y2={at - 4}
                className="stroke-muted-foreground"
                strokeDasharray="2 3"
              />
              <circle cx={252} cy={at - 4} r={5} className={fill} />
              <text x={264} y={at} className="fill-muted-foreground text-[13px]">
                {label}
              </text>
              <text x={264} y={at + 21} className="fill-foreground text-[18px] font-semibold">
                {fact.display}
              </text>
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}
