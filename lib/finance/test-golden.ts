import { FOUNDERS } from "@/lib/brief/fixtures";
import { readBrief } from "@/lib/brief/read-brief";
import type { Archetype } from "@/lib/brief/types";
import { IDEAS } from "@/lib/writing/fixtures";
import { assume } from "./assumptions";
import { runModel } from "./run-model";

const ALL = { ...IDEAS, ...FOUNDERS };

/** One idea for each way of doing business; `data/golden.json` holds their plans. */
export const GOLDEN_IDEAS: Record<Archetype, keyof typeof ALL> = {
  saas: "carbonSaas",
  marketplace: "toolLending",
  ecommerce: "bread",
  services: "harvestHelp",
  fintech: "invoiceFinance",
  media: "newsletter",
  hardware: "cattleTag",
  usage: "documentApi",
  local: "foodTruck",
  education: "tutoring",
  nonprofit: "kitchen",
};

const cents = (value: number) => Math.round(value * 100) / 100;

/** What a reader of the plan sees, in whole hundredths. */
export function goldenOf(id: keyof typeof ALL) {
  const model = runModel(assume(readBrief(ALL[id])));
  return {
    idea: id as string,
    read: model.assumptions.archetype as string,
    currency: model.currency,
    years: model.years.map(({ revenue, cogs, payroll, ebitda, customers, headcount, cash }) =>
      [revenue, cogs, payroll, ebitda, customers, headcount, cash].map(cents),
    ),
    breakEvenMonth: model.breakEvenMonth,
    ask: model.ask,
    cac: model.unit.cac === null ? null : cents(model.unit.cac),
    contribution: cents(model.unit.contribution),
    ltv: cents(model.unit.ltv),
    market: [model.market.tamCustomers, model.market.samCustomers, model.market.somCustomers].map(cents),
    lowToHigh: [model.scenarios.low.cashY3, model.scenarios.base.cashY3, model.scenarios.high.cashY3].map(
      cents,
    ),
    warnings: model.warnings.map(({ rule }) => rule),
  };
}
