import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { runModel } from "./run-model";

const planOf = (members: string) =>
  runModel(
    assume(
      readBrief({
        problem: "Drills in our street are used for 13 minutes in their life.",
        solution: "A tool library in a container.",
        targetAudience: "Members who live in flats in Leeds",
        businessModel: `£8 a month, ${members} members planned at the end of year 1`,
      }),
    ),
  );

test.each(["150", "300", "600"])("the plan meets an aim of %s members within reach", (members) => {
  const { months, warnings, assumptions } = planOf(members);
  expect(months[11]?.customers).toBeGreaterThan(Number(members) * 0.97);
  expect(months[11]?.customers).toBeLessThan(Number(members) * 1.03);
  expect(assumptions.costs.marketingBase.provenance).toBe("derived");
  expect(warnings.map(({ rule }) => rule)).not.toContain("aim-missed");
});

test("an aim out of reach leaves the usual effort and says how far it gets", () => {
  const { warnings, assumptions } = planOf("900,000");
  expect(assumptions.costs.marketingBase.provenance).toBe("assumption");
  expect(warnings.find(({ rule }) => rule === "aim-missed")?.text).toContain("900,000");
});
