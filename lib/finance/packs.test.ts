import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { packOf } from "./packs";

const packIn = (businessModel: string) => {
  const plan = assume(
    readBrief({
      problem: "Clogged gutters overflow and water damages the house.",
      solution: "We clean gutters with a vacuum system from the ground.",
      targetAudience: "Homeowners over 50 in Portland, Oregon.",
      businessModel,
    }),
  );
  const { costs, ...rest } = plan;
  const none = { ...costs.paymentShare, value: 0 };
  return packOf(plan.lines, {
    ...rest,
    costs: { ...costs, cogsShare: {}, paymentShare: none, paymentFixed: none },
  });
};

test("a visit of the plan leaves less than a single one, whatever the house", () => {
  const pack = packIn(
    "A single cleaning costs $195 for a one-story house and $275 for a two-story house. Most customers choose our yearly plan with two visits, which costs $340 per year. Labor, fuel and disposal come to $88 per visit.",
  );
  expect(pack).toMatchObject({ noun: "visits", times: 2, left: 82 });
  expect(pack?.singles.map(({ left }) => left)).toEqual([107, 187]);
});

test("two sizes are no pack", () => {
  expect(packIn("A small cleaning costs $90 and a large one $160. Fuel is $20 per cleaning.")).toBeNull();
});
