import { moneyFact, monthFact, shareFact, textFact } from "./fact";
import type { Fact } from "./ledger";
import { evenFacts } from "./ledger-even";
import type { FinancialModel } from "./model";
import { wholePercent } from "./money";
import { isWaiting } from "./staffing";

/** Revenue, profit, cash, the ask and what it is for. */
export function moneyFacts(model: FinancialModel): Fact[] {
  const amount = moneyFact(model.currency);
  const years = model.years.flatMap((year) => {
    const n = year.year;
    return [
      amount(`rev_y${n}`, `Revenue in year ${n}`, year.revenue, {
        formula: "sum of the monthly revenue of all lines",
        inputs: ["price_main", "cust_y3"],
      }),
      amount(`gp_y${n}`, `Gross profit in year ${n}`, year.grossProfit, {
        formula: "revenue − cost of delivery − payment fees",
        inputs: [`rev_y${n}`],
      }),
      amount(`ebitda_y${n}`, `Operating result in year ${n}`, year.ebitda, {
        formula: "gross profit − pay − marketing − overhead and launch",
        inputs: [`gp_y${n}`],
      }),
      amount(`cash_y${n}`, `Cash at the end of year ${n}, before funding`, year.cash, {
        formula: "operating result − tax − equipment − money tied up, added up",
        inputs: [`ebitda_y${n}`],
      }),
      amount(`payroll_y${n}`, `People in year ${n}`, year.payroll, {
        formula: "pay with taxes and benefits of everybody on board",
      }),
      amount(`marketing_y${n}`, `Marketing in year ${n}`, year.marketing, {
        formula: "the larger of the base budget and its share of revenue",
      }),
      amount(
        `other_y${n}`,
        `Overhead and launch in year ${n}`,
        // To the unit, so that it is what the table of the years leaves between its rows.
        [year.payroll, year.marketing, year.ebitda].reduce(
          (left, part) => left - Math.round(part),
          Math.round(year.grossProfit),
        ),
        {
          formula: "gross profit − pay − marketing − operating result",
          inputs: [`gp_y${n}`, `payroll_y${n}`, `marketing_y${n}`, `ebitda_y${n}`],
        },
      ),
      ...(year.grossMargin === null
        ? []
        : [
            shareFact(`gm_y${n}`, `Gross margin in year ${n}`, year.grossMargin, {
              formula: "gross profit / revenue",
              inputs: [`gp_y${n}`, `rev_y${n}`],
            }),
          ]),
    ];
  });
  const trough =
    model.troughMonth > 0
      ? [
          amount("trough", "Lowest cash before funding", model.troughCash, {
            formula: "lowest cumulative cash of the 36 months",
          }),
          monthFact("trough_month", "Month of the lowest cash", model.troughMonth, {
            formula: "month of the lowest cumulative cash",
            inputs: ["trough"],
          }),
        ]
      : [];
  const ask =
    model.ask > 0
      ? [
          amount("ask", "Money to raise", model.ask, {
            formula: "lowest cash × 1.25, rounded up to two significant digits",
            inputs: ["trough"],
          }),
          textFact(
            "runway",
            "How long the money lasts",
            model.runwayMonths,
            "months",
            model.runwayMonths >= 36 ? "36 months or more" : `${model.runwayMonths} months`,
            { formula: "months until cash with the ask falls below zero", inputs: ["ask"] },
          ),
        ]
      : [];
  const funds = model.useOfFunds.flatMap((row) => [
    amount(`funds_${row.key}`, `Of the ask: ${row.label.toLowerCase()}`, row.amount, {
      formula:
        row.key === "reserve"
          ? "the ask − the lowest cash"
          : row.key === "equipment"
            ? "equipment bought up to the month of the lowest cash"
            : "spent up to the month of the lowest cash, as far as income does not pay for it",
      inputs: ["ask", "trough"],
    }),
    textFact(
      `funds_${row.key}_share`,
      `Share of the ask: ${row.label.toLowerCase()}`,
      row.share,
      "%",
      wholePercent(row.share),
      {
        formula: "amount / ask, rounded so that all shares add up to 100%",
        inputs: [`funds_${row.key}`],
      },
    ),
  ]);
  return [...years, ...evenFacts(model), ...trough, ...ask, ...funds, ...scenarioFacts(model)];
}

function scenarioFacts(model: FinancialModel): Fact[] {
  const { currency, scenarios, sensitivity, inCases, assumptions, payMonth } = model;
  const amount = moneyFact(currency);
  const beforePay = assumptions.people.some(isWaiting) ? ", before your own pay" : "";
  const withPay = payMonth === null ? beforePay : ", with the same pay for you";
  const top = sensitivity[0];
  const bindsMore = scenarios.low.ask < scenarios.base.ask || scenarios.high.ask > scenarios.base.ask;
  const cases = (["low", "base", "high"] as const).flatMap((name) => [
    amount(`${name}_rev_y3`, `Revenue in year 3, ${name} case`, scenarios[name].revenueY3, {
      formula:
        name === "base"
          ? "sum of the monthly revenue of all lines"
          : `${inCases.join(", ").toLowerCase()} together, each so far of the way to its ${name === "low" ? "unfavourable" : "favourable"} end that the plan stays the same business, at most 60%`,
    }),
    amount(
      `${name}_cash_y3`,
      `Cash at the end of year 3${withPay}, ${name} case`,
      scenarios[name].cashSamePay,
      {
        formula: `the same ${name} case, before funding${withPay && payMonth !== null ? ", with the pay that the base case takes out" : beforePay}`,
      },
    ),
    ...(scenarios[name].ask > 0
      ? [
          amount(`${name}_ask`, `Money to raise, ${name} case`, scenarios[name].ask, {
            formula: `the same ${name} case${bindsMore ? `; what grows ${name === "low" ? "less binds less" : "more binds more"} money first` : ""}`,
          }),
        ]
      : []),
  ]);
  if (!top) return cases;
  const source = {
    formula: `widest change of year-3 cash${beforePay} when one of what customers decide goes alone as far as in the low and the high case`,
  };
  return [
    ...cases,
    textFact(
      "sensitivity_top",
      "The assumption about customers that matters most",
      top.swing,
      currency,
      top.label.toLowerCase(),
      source,
    ),
    amount("sensitivity_top_swing", "What it moves year-3 cash by", top.swing, {
      ...source,
      inputs: ["sensitivity_top"],
    }),
  ];
}
