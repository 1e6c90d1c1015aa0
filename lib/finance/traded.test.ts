import { readBrief } from "@/lib/brief/read-brief";
import { applyCorrections } from "./apply-corrections";
import { assume } from "./assumptions";
import { NO_CORRECTIONS } from "./corrections";
import { sizeMarket } from "./market";
import { runModel } from "./run-model";

const plan = (businessModel: string) =>
  assume(
    readBrief({
      problem: "Honey in the shop comes from three continents.",
      solution: "Honey from meadows above the village, in jars",
      targetAudience: "People in Innsbruck who buy at the market",
      differentiator: "Each jar names the meadow.",
      businessModel,
    }),
  );

test("the plan begins with what is sold today and does not fall below it unsaid", () => {
  const sold = plan("€9 per jar. We sold 600 jars in three months.");
  expect(sold.demand.startCustomers.value).toBeGreaterThan(0);
  const { years, warnings } = runModel(sold);
  const today = (600 / 3) * 12 * 9;
  const said = warnings.some(({ rule }) => rule === "less-than-today");
  expect((years[0]?.revenue ?? 0) >= 0.9 * today || said).toBe(true);
  expect(plan("€9 per jar.").demand.startCustomers.value).toBe(0);
});

test("a market never holds fewer than the founder's own customers, and a full one is not advertised in", () => {
  const start = plan("€9 per jar, three jars a month.");
  const values = { customers: 900, market_base: 1_000 };
  const corrected = applyCorrections(start, { ...NO_CORRECTIONS, values });
  expect(sizeMarket(corrected).somCustomers).toBeGreaterThanOrEqual(900);
  const { months } = runModel(corrected);
  expect(months[0]?.customers).toBeGreaterThan(800);
  const full = runModel({
    ...corrected,
    demand: { ...corrected.demand, churn: { ...corrected.demand.churn, value: 0 } },
    market: {
      ...corrected.market,
      reachableShareY3: { ...corrected.market.reachableShareY3, value: 0.0001 },
    },
  });
  expect(full.months.at(-1)?.marketing).toBe(0);
});
