import { readBrief } from "@/lib/brief/read-brief";
import { applyCorrections } from "./apply-corrections";
import { assume } from "./assumptions";
import { NO_CORRECTIONS } from "./corrections";
import { runModel } from "./run-model";

const planOf = (businessModel: string, more = {}) =>
  assume(
    readBrief({
      problem: "Beginners on the harp stop after a month.",
      solution: "A phone app that listens to the harp and shows what to practise.",
      targetAudience: "Adults in Wales who learn the harp",
      differentiator: "It hears single strings.",
      businessModel,
      ...more,
    }),
  );

test("who pays is counted, and free users are what payers are won from", () => {
  const plan = planOf("Free with one song a week, £9 a month for all songs. We expect 5% to upgrade.");
  const { unit, market } = runModel(plan);
  expect(plan.demand.paying?.value).toBe(0.05);
  expect(plan.lines.every(({ attach }) => attach === undefined)).toBe(true);
  expect(unit.revenue).toBe(9);
  expect(market.factors.some(({ label, value }) => /^Paying/.test(label) && value === 0.05)).toBe(true);
});

test("one payer costs as much to win as the free users it takes", () => {
  const few = planOf("Free with one song a week, £9 a month for all songs. 1% upgrade.");
  const many = planOf("Free with one song a week, £9 a month for all songs. 10% upgrade.");
  expect(few.demand.cac.value).toBeGreaterThan(many.demand.cac.value);
});

test("a corrected share moves what a payer costs, and a plan without free users has no such share", () => {
  const plan = planOf("Free with one song a week, £9 a month for all songs. We expect 5% to upgrade.");
  const moved = applyCorrections(plan, { ...NO_CORRECTIONS, values: { paying: 0.1 } });
  expect(moved.demand.cac.value).toBeCloseTo(plan.demand.cac.value / 2);
  expect(planOf("£9 a month").demand.paying).toBeUndefined();
});

test("each of those who pay has one of the plans, and organisations are beyond what is free sooner than people", () => {
  const { lines, market } = assume(
    readBrief({
      problem: "Small museums cannot find their objects.",
      solution: "A web tool that prints a QR label for every object and shelf.",
      targetAudience: "Small museums in the Netherlands",
      differentiator: "It is in Dutch.",
      businessModel:
        "Free up to 100 objects, then 25 euros a month up to 5000 objects and 60 euros a month above.",
    }),
  );
  expect(lines.reduce((sum, { attach }) => sum + (attach?.value ?? 1), 0)).toBeCloseTo(1, 1);
  const paying = market.segment.find(({ label }) => label.startsWith("Paying"));
  expect(paying?.share.value).toBeGreaterThan(0.1);
});
