import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import { runModel } from "./run-model";

const gutters = {
  problem: "Clogged gutters overflow and water damages the house.",
  solution: "We clean gutters with a vacuum system from the ground.",
  targetAudience: "Homeowners over 50 in Portland, Oregon.",
  businessModel:
    "A single cleaning costs $195. Labor, fuel and disposal cost us $88 for each visit. We have cleaned 40 houses.",
};

test("who pays a visit at once is earned back by the first one and not in less than a month", () => {
  const model = runModel(assume(readBrief(gutters)));
  expect(model.unit.cac ?? 0).toBeLessThan(107);
  expect(model.unit.paybackMonths).toBe(0);
  expect(buildLedger(model).payback?.display).toBe("the first payment");
});

test("who pays every month is earned back after months", () => {
  const { unit } = runModel(
    assume(
      readBrief({
        ...gutters,
        problem: "Small shops forget to reorder.",
        solution: "An app that reorders what sells out.",
        targetAudience: "Independent shops in Ohio.",
        businessModel: "Shops pay $40 per month.",
      }),
    ),
  );
  expect(unit.paybackMonths ?? 0).toBeGreaterThan(1);
});

test("an assumed cost of winning a customer makes none worth more than eight times it", () => {
  const { unit, assumptions, warnings } = runModel(assume(readBrief(gutters)));
  expect(assumptions.demand.cac.provenance).toBe("assumption");
  expect(unit.ltv / Math.max(unit.cac ?? 0, assumptions.demand.cac.value)).toBeLessThan(8.01);
  expect(warnings.map(({ rule }) => rule)).not.toContain("ltv-too-good");
});

test("overhead of a month in year 3 is the year's, and the launch stands apart", () => {
  const model = runModel(assume(readBrief(gutters)));
  const ledger = buildLedger(model);
  const [first, , third] = model.years;
  expect((ledger.overhead_y3_month?.value ?? 0) * 12).toBeCloseTo(third?.overhead ?? 0, 6);
  expect(ledger.launch_cost?.value ?? 0).toBeLessThan(first?.overhead ?? 0);
});
