import { readBrief } from "@/lib/brief/read-brief";
import { IDEAS } from "@/lib/writing/fixtures";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import { money, percent, priceMoney } from "./money";
import { runModel } from "./run-model";

const ledgerOf = (id: keyof typeof IDEAS) => buildLedger(runModel(assume(readBrief(IDEAS[id]))));

const CORE =
  "rev_y1 rev_y2 rev_y3 gp_y1 gp_y2 gp_y3 gm_y3 ebitda_y1 ebitda_y2 ebitda_y3 cust_y1 cust_y2 cust_y3 be_month price_main contribution contribution_margin ltv cac ltv_cac tam sam som som_customers marketing_month new_customers_month6 customers_month12 pilot_target gate20_interviews gate40_pilots gate60_customers low_rev_y3 base_rev_y3 high_rev_y3 sensitivity_top churn launch_month".split(
    " ",
  );

test.each(Object.entries(IDEAS))(
  "%s: about 60 facts or more, the core ones always, each displayed",
  (_id, answers) => {
    const ledger = buildLedger(runModel(assume(readBrief(answers))));
    expect(Object.keys(ledger).length).toBeGreaterThanOrEqual(60);
    for (const key of CORE) expect(ledger).toHaveProperty(key);
    for (const [key, fact] of Object.entries(ledger)) {
      expect(fact.key).toBe(key);
      expect(fact.display).not.toMatch(/NaN|Infinity|undefined|null|\u00a0|e[+-]\d/);
      expect(fact.display.trim()).not.toBe("");
      expect(fact.label.trim()).not.toBe("");
      expect(fact.formula.trim()).not.toBe("");
      expect(Number.isFinite(fact.value)).toBe(true);
      for (const input of fact.inputs) expect(CORE.includes(input) || input in ledger).toBe(true);
    }
  },
);

test("a plan that never breaks even says so in words", () => {
  expect(ledgerOf("vague").be_month?.display).toBe("not within 36 months");
});

test("what cannot be computed is not in the ledger", () => {
  const brief = readBrief({
    solution: "A shop",
    businessModel: "A box costs 20 EUR. Ingredients cost us 26 EUR per box.",
  });
  const ledger = buildLedger(runModel(assume(brief)));
  expect(ledger).not.toHaveProperty("ltv");
  expect(ledger).not.toHaveProperty("ltv_cac");
});

test.each([
  [281_300, "USD", "$281k"],
  [1_234_567, "EUR", "€1.23M"],
  [-76_800, "GBP", "−£76.8k"],
  [9_400, "USD", "$9,400"],
  [99, "USD", "$99"],
  [9.5, "EUR", "€9.50"],
  [14.5, "EUR", "€15"],
  [-59.38, "EUR", "−€59"],
  [0.011, "USD", "$0.011"],
  [2_400_000, "KES", "KES 2.4M"],
  [45_000, "SEK", "SEK 45k"],
  [0, "USD", "$0"],
] as const)("%d %s is shown as %s", (value, currency, shown) => {
  expect(money(value, currency)).toBe(shown);
});

test("prices and shares", () => {
  expect(priceMoney(2_900, "MXN")).toBe("MX$2,900");
  expect(priceMoney(14.5, "EUR")).toBe("€14.50");
  expect(priceMoney(0.04, "USD")).toBe("$0.04");
  expect(percent(0.025)).toBe("2.5%");
  expect(percent(0.3333)).toBe("33%");
  expect(percent(0.125)).toBe("12.5%");
  expect(percent(0.0825)).toBe("8.25%");
  expect(percent(0.12345)).toBe("12%");
  expect(percent(1)).toBe("100%");
});
