import type { Brief } from "@/lib/brief/types";
import { promisedByBuyers } from "@/lib/finance/assume-promised";
import { fixed } from "@/lib/finance/assumed";
import { count, priceMoney } from "@/lib/finance/money";
import type { Figures } from "@/lib/finance/project-figures";
import type { Assumed } from "@/lib/finance/types";
import { ProvenanceBadge } from "../numbers/provenance-badge";

interface Read {
  label: string;
  amount: Assumed;
  shown: string;
}

/** The founder's own figures beside the prices, each as it was read. */
export function StatedFigures({ read }: { read: readonly Read[] }) {
  return read.map(({ label, amount, shown }) => (
    <div key={label}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          <span className="font-semibold">{shown}</span>
          <span className="text-muted-foreground"> · {label}</span>
        </span>
        <ProvenanceBadge provenance={amount.provenance} />
      </p>
      <p className="text-sm text-muted-foreground">{amount.note}</p>
    </div>
  ));
}

const given = (rows: readonly (Omit<Read, "amount"> & { amount: Assumed | undefined })[]): Read[] =>
  rows.flatMap(({ amount, ...row }) =>
    amount && amount.provenance !== "assumption" ? [{ ...row, amount }] : [],
  );

/** What the founder pays, where the answers say it. */
export function costsRead({ brief: { stated }, model }: Pick<Figures, "brief" | "model">): Read[] {
  const { lines, currency } = model.assumptions;
  const row = (label: string, amount: Assumed | undefined, per = "") => ({
    label,
    amount,
    shown: amount ? `${priceMoney(amount.value, currency)}${per}` : "",
  });
  return given([
    ...lines.map((line) =>
      row(`to deliver: ${line.label}`, line.unitCost, line.kind === "recurring" ? " a month" : " each"),
    ),
    row("fixed costs", stated.fixedMonthly, " per month"),
    row("marketing", stated.marketing, " per month"),
    row("to win one customer", stated.cac),
    row("equipment", stated.capex),
  ]);
}

/** Only those who are to pay: what partners promise buys nothing. */
function promisedRead(brief: Brief): Assumed | undefined {
  const { promised } = brief.stated;
  return promised && promisedByBuyers(brief, promised)
    ? fixed(promised.count, `Stated: ${promised.said}`, "founder")
    : undefined;
}

const counted = (many: number | undefined) => (many === undefined ? "" : count(many));

/** What exists before the first month. */
export function startRead(brief: Brief): Read[] {
  const { stated, currency } = brief;
  return given([
    { label: "customers today", amount: stated.customers, shown: counted(stated.customers?.value) },
    {
      label: "have promised to buy; how many of them begin is assumed",
      amount: promisedRead(brief),
      shown: counted(stated.promised?.count),
    },
    {
      label: "of your own money",
      amount: stated.budget,
      shown: stated.budget ? priceMoney(stated.budget.value, currency) : "",
    },
    {
      label: `${stated.capacityUnit ?? "sales"} per month at most`,
      amount: stated.capacity,
      shown: counted(stated.capacity?.value),
    },
  ]);
}
