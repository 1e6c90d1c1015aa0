import { moneyFact, priceFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel } from "./model";
import { betterWay, waysToPay } from "./ways-to-pay";

/** So many who change are told: easily counted on. */
export const CHANGING = 10;
const SMALL = 100;

/** What one customer of each way to pay leaves, so that the mean of all is not taken for any of them. */
export function wayFacts({ assumptions, currency }: FinancialModel): Fact[] {
  const ways = waysToPay(assumptions);
  const better = betterWay(ways);
  const amount = moneyFact(currency);
  return [
    ...ways.map(({ line, leaves, told }) =>
      (Math.abs(leaves) < SMALL ? priceFact(currency) : amount)(
        `only_${line.id}`,
        `Left of one who takes only: ${line.label}, ${told}`,
        Math.abs(leaves) < SMALL ? Math.round(leaves * 100) / 100 : leaves,
        {
          formula: `what this customer pays ${told} − its cost − payment fees`,
          inputs: [`price_${line.id}`],
        },
      ),
    ),
    ...(better
      ? [
          amount(
            "ways_change",
            `More a year from ${CHANGING} customers of the kind that leaves most`,
            better.more * CHANGING,
            {
              formula: `(left of one − left of the other) × ${CHANGING}`,
              inputs: [`only_${better.best.line.id}`, `only_${better.other.line.id}`],
            },
          ),
        ]
      : []),
  ];
}
