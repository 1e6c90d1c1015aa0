import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { runModel } from "./run-model";

const lessons = (businessModel: string) =>
  assume(
    readBrief({
      problem: "Many adults in Hamilton cannot swim and are afraid of the water.",
      solution: "Swimming lessons in groups of three in a private heated pool. Six weeks.",
      targetAudience: "Adults in Hamilton who are frightened of water.",
      differentiator: "Nobody gets rushed.",
      businessModel,
    }),
  );

test("places of a course come free again when it ends", () => {
  const plan = lessons("NZ$270 for the six week block. The most I can have is about 36 people at once.");
  expect(plan.lines.map(({ kind }) => kind)).toEqual(["oneOff"]);
  expect(plan.demand.mostNew?.value).toBeCloseTo((36 / 6) * (52 / 12), 1);
  expect(Math.max(...runModel(plan).months.map(({ newCustomers }) => newCustomers))).toBeLessThanOrEqual(26);
});

test.each([
  "NZ$270 for the six week block, 45 mins each, or NZ$110 for a single private.",
  "NZ$95 for a 4 week block, one-to-one NZ$60.",
])("a course that ends and the hour in its place are bought once: %s", (businessModel) =>
  expect(lessons(businessModel).lines.filter(({ kind }) => /perUse|recurring/.test(kind))).toEqual([]),
);
