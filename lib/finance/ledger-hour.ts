import { priceFact } from "./fact";
import type { Fact } from "./ledger";
import type { OwnTime } from "./own-hours";

/** What an hour beside the job brings once the plan runs. */
export function hourFacts(own: OwnTime | undefined, leftMonthly: number, currency: string): Fact[] {
  if (!own?.job || !own.hours || leftMonthly <= 0) return [];
  const { hours, said, assumed } = own.hours;
  return [
    priceFact(currency)(
      "hour_left",
      "What an hour of yours brings at the end of year 3, before tax",
      leftMonthly / hours,
      {
        formula: `what a month leaves / ${Math.round(hours)} hours a month ("${said}"${assumed ? ", hours assumed" : ""})`,
        inputs: ["left_month"],
      },
    ),
  ];
}
