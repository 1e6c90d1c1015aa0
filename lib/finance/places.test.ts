import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { runModel } from "./run-model";

const darkroom = (businessModel: string) =>
  runModel(
    assume(
      readBrief({
        problem: "Whoever learned to print photographs in Hull has no darkroom at home.",
        solution: "A shared darkroom with six enlargers that members open with a code.",
        targetAudience: "Adults in Hull who print their own photographs",
        differentiator: "Open at night, without staff.",
        businessModel,
      }),
    ),
  );

test("a house with so many places fills nearly to the last one, and its rent is counted once", () => {
  const plan = darkroom(
    "£60 a month for membership, with a limit of 50 members because of the enlargers. Paper and chemicals cost us £9 per member a month. Rent is £700 a month and we need £6,000 for enlargers and sinks.",
  );
  const { assumptions, months, warnings } = plan;
  expect(months[35]?.customers).toBeGreaterThan(45);
  expect(assumptions.costs.overhead.value).toBeLessThan(1_100);
  expect(assumptions.capex.map(({ cost }) => cost.value)).toEqual([6_000]);
  expect(warnings.find(({ rule }) => rule === "market-full")?.text).toContain("50 places");
});

test("without a break-even it is told how many customers would carry the costs", () => {
  const plan = darkroom("£9 a month for membership. Rent is £1,900 a month.");
  const last = plan.months[35];
  expect(plan.breakEvenMonth).toBeNull();
  const further = (plan.evenAt ?? 0) - (last?.customers ?? 0);
  const missing = (last?.unpaid ?? 0) - (last?.ebitda ?? 0);
  const { overheadShare, marketingShare, marketingBase } = plan.assumptions.costs;
  const byShare = (last?.marketing ?? 0) > marketingBase.value ? marketingShare.value : 0;
  const each = plan.unit.contribution - (overheadShare.value + byShare) * plan.unit.revenue;
  expect(further * each).toBeGreaterThanOrEqual(missing);
  expect((further - 1) * each).toBeLessThan(missing);
});

test.each([
  ["€149 per winter for each mower. I can take 160 mowers in my barn.", 160],
  ["€149 per winter for each mower. I can take a mower in the morning.", undefined],
])("what the founder has room for ends the plan: %s", (businessModel, most) => {
  const brief = readBrief({
    problem: "Robot mowers are put away dirty and do not start in May.",
    solution: "We clean the mower in autumn, store it and bring it back in spring.",
    targetAudience: "Home owners with a robot mower in Tampere",
    differentiator: "We come to the door.",
    businessModel,
  });
  expect(brief.stated.most?.value).toBe(most);
  if (most) expect(runModel(assume(brief)).months[35]?.customers ?? 999).toBeLessThanOrEqual(most);
});
