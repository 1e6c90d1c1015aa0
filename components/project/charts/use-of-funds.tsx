import type { FactLedger } from "@/lib/finance/ledger";
import type { FinancialModel } from "@/lib/finance/model";
import { ChartFrame } from "./chart-frame";

/** What the money to raise is spent on, one bar for each purpose. */
export function UseOfFunds({ model, ledger }: { model: FinancialModel; ledger: FactLedger }) {
  const rows = model.useOfFunds.flatMap(({ key, label, share }) => {
    const amount = ledger[`funds_${key}`]?.display;
    const part = ledger[`funds_${key}_share`]?.display;
    return amount && part ? [{ key, label, share, amount, part }] : [];
  });
  const ask = ledger.ask?.display;
  if (!ask || rows.length === 0)
    return (
      <div>
        <h4 className="font-semibold">Use of funds</h4>
        <p className="mt-0.5 text-sm leading-relaxed text-muted-foreground">
          Nothing has to be raised on these numbers: cash never falls below zero.
        </p>
      </div>
    );
  return (
    <ChartFrame
      title="Use of funds"
      summary={`${ask} to raise covers the lowest point of cash and a quarter more.`}
      columns={["Purpose", "Amount", "Share"]}
      rows={rows.map(({ label, amount, part }) => [label, amount, part])}
    >
      <div aria-hidden="true" className="grid gap-3">
        {rows.map(({ key, label, share, amount, part }) => (
          <div key={key} className="grid grid-cols-[1fr_auto] gap-x-3 text-sm">
            <span>{label}</span>
            <span className="tabular-nums">
              {amount} <span className="text-muted-foreground">({part})</span>
            </span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="col-span-2 mt-1 h-2 w-full"
            >
              <rect width={100} height={4} className="fill-muted" />
              <rect width={share * 100} height={4} className="fill-flame-fuel" />
            </svg>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
