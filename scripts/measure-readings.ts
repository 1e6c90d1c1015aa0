import { readFileSync } from "node:fs";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readBrief } from "@/lib/brief/read-brief";
import type { Brief } from "@/lib/brief/types";
import { assume } from "@/lib/finance/assumptions";
import { isRepeated } from "@/lib/finance/line-flow";
import { annualValue, yearlyOf } from "@/lib/finance/unit";

/** What a careful reader makes of one founder's answers. Money in `currency`. */
interface Gold {
  kind: string;
  currency: string;
  firms: boolean;
  prices: { amount: number; per: string; buys: string }[];
  take?: { percent: number }[];
  /** What one typical customer brings in a year, lowest and highest. */
  yearPerCustomer?: [number, number];
  unitCosts?: { amount: number; per: string }[];
  fixedMonthly?: { amount: number; per: string }[];
  investment?: { amount: number }[];
  sought?: number | null;
  today?: { customers: number | null } | null;
  marketCount?: number | { amount: number } | null;
  aim?: { amount: number; what: string } | null;
  /** Where the first customers are. */
  place?: { town: string | null; country: string | null } | null;
}

const NEAR = 0.011;
const near = (a: number, b: number) => Math.abs(a - b) <= NEAR * Math.max(Math.abs(a), Math.abs(b), 0.01);
const among = (list: readonly number[], value: number) => list.some((each) => near(each, value));
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
const PARTS: Record<string, number> = { year: 12, quarter: 3 };
/** Around the stated range. */
const WIDE = 1.15;

type Row = readonly [what: string, right: boolean, told: string];

function pricesOf({ lines }: Brief): number[] {
  return lines.flatMap(({ price, everyMonths, quantity, ahead, tiers }) => [
    ...(price
      ? [
          price.value,
          price.value * (everyMonths ?? 1),
          price.value * (quantity?.value ?? 1),
          price.value * 12,
        ]
      : []),
    ...(ahead ? [ahead.price] : []),
    ...(tiers ?? []).map((tier) => tier.price),
  ]);
}

function rowsOf(answers: QuizAnswers, gold: Gold): Row[] {
  const brief = readBrief(answers);
  const plan = assume(brief);
  const { stated } = brief;
  const found = pricesOf(brief);
  const asked = gold.prices.map(({ amount }) => amount);
  const costs = [
    ...brief.lines.flatMap(({ unitCost, costShare }) => [
      ...(unitCost ? [unitCost.value] : []),
      ...(costShare ? [costShare.value * 100] : []),
    ]),
    ...stated.unitCosts.map(({ value }) => value),
  ];
  const rows: Row[] = [
    ["kind", brief.archetypes.slice(0, 2).some(({ id }) => id === gold.kind), gold.kind],
    ["kind at once", brief.archetypes[0]?.id === gold.kind, `${gold.kind}, not ${brief.archetypes[0]?.id}`],
    ["currency", brief.currency === gold.currency, `${brief.currency}, not ${gold.currency}`],
    ["buyers are firms", brief.b2b === gold.firms, `${brief.b2b}`],
    ...gold.prices.map(
      ({ amount, per, buys }): Row => [
        "price found",
        among(found, amount) || among(found, amount / (PARTS[per] ?? 1)),
        `${amount} ${buys}`,
      ],
    ),
    ...brief.lines
      .filter(({ price, kind }) => price && kind !== "take" && !/assumption|benchmark/.test(price.provenance))
      .map((line): Row => {
        const told = pricesOf({ ...brief, lines: [line] });
        return ["price is one", told.some((value) => among(asked, value)), `${line.label}: ${line.evidence}`];
      }),
    ...(gold.take ?? []).map(
      ({ percent }): Row => [
        "commission",
        among(
          brief.lines.map(({ takeRate }) => (takeRate?.value ?? 0) * 100),
          percent,
        ),
        `${percent}%`,
      ],
    ),
    ...(gold.unitCosts ?? []).map(
      ({ amount, per }): Row => ["cost of one", among(costs, amount), `${amount} ${per}`],
    ),
  ];
  const { country, town } = gold.place ?? {};
  if (country)
    rows.push([
      "country",
      brief.geography?.country === country,
      `${country}, not ${brief.geography?.country}`,
    ]);
  if (town)
    rows.push([
      "town",
      brief.geography?.label.includes(town) ?? false,
      `${town}, not ${brief.geography?.label}`,
    ]);
  const [low, high] = gold.yearPerCustomer ?? [0, 0];
  if (high > 0 && brief.currency === gold.currency) {
    const once = plan.lines
      .filter((line) => !line.later && !isRepeated(line))
      .map((line) => yearlyOf(plan, line));
    const spread = annualValue(plan);
    const inFirst = spread + (sum(once) * 2) / 3;
    const within = (by: number) => [spread, inFirst].some((value) => value >= low / by && value <= high * by);
    rows.push(["year of a customer", within(WIDE), `${Math.round(inFirst)}, not ${low} to ${high}`]);
    rows.push(["the same within three times", within(3), `${Math.round(inFirst)}`]);
  }
  const fixed = (gold.fixedMonthly ?? []).map(({ amount, per }) => amount / (per === "year" ? 12 : 1));
  const running = [stated.fixedMonthly, stated.staffPay, stated.marketing].map((each) => each?.value ?? 0);
  if (fixed.length > 0)
    rows.push([
      "running costs",
      among([sum(running), ...running], sum(fixed)),
      `${sum(fixed)}, not ${running}`,
    ]);
  const invested = (gold.investment ?? []).map(({ amount }) => amount);
  const capex = stated.capex?.value ?? 0;
  if (invested.length > 0)
    rows.push(["investment", among([sum(invested), ...invested], capex), `${sum(invested)}, not ${capex}`]);
  if (gold.sought)
    rows.push(["money sought", near(stated.sought?.value ?? 0, gold.sought), `${gold.sought}`]);
  const market = gold.marketCount;
  const marketCount = typeof market === "number" ? market : market?.amount;
  const counts = [
    ["customers of today", gold.today?.customers, stated.customers?.value],
    ["size of the market", marketCount, stated.marketCount?.value],
    ["customers aimed at", gold.aim?.amount, stated.aim?.customers],
  ] as const;
  for (const [what, right, read] of counts)
    if (right) rows.push([what, near(read ?? 0, right), `${right}, not ${read}`]);
    else if (what !== "customers of today" || !gold.today)
      rows.push([`no false ${what}`, read === undefined, `${read}`]);
  return rows;
}

/**
 * How much of what a careful reader sees the brief sees, too: for each thing the share that is right, by sets of founders' answers
 * that nothing was learned from. With `--faults` each fault is printed; those of the held-out set are only to be counted.
 */
const sets = process.argv.slice(2).filter((name) => !name.startsWith("--"));
for (const set of sets.length > 0 ? sets : ["first", "second", "held-out"]) {
  const ideas: { id: string; answers: QuizAnswers; gold: Gold }[] = JSON.parse(
    readFileSync(`scripts/readings/${set}.json`, "utf8"),
  );
  const tally = new Map<string, [right: number, all: number]>();
  for (const { id, answers, gold } of ideas)
    for (const [what, right, told] of rowsOf(answers, gold)) {
      const [so, all] = tally.get(what) ?? [0, 0];
      tally.set(what, [so + (right ? 1 : 0), all + 1]);
      if (!right && process.argv.includes("--faults")) console.log(`${id}: ${what}: ${told}`);
    }
  console.log(`\n${set}: ${ideas.length} ideas`);
  for (const [what, [right, all]] of tally)
    console.log(`${what.padEnd(28)} ${right} of ${all} (${Math.round((100 * right) / all)}%)`);
}
