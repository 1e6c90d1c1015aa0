import { readBrief } from "@/lib/brief/read-brief";
import { workOf } from "./form";

const of = (solution: string, businessModel: string) => workOf(readBrief({ solution, businessModel }));

test("a box that comes by post stays a box, with an app beside it or without", () => {
  expect(
    of(
      "A subscription box with three teas each month, plus an app that times the brew.",
      "€19 per box per month.",
    ),
  ).toBe("ecommerce");
});

test("the kind that the founder set holds whatever the words say", () => {
  const brief = readBrief({ solution: "Neighbours help each other out.", businessModel: "4 euros a month" });
  expect(workOf({ ...brief, archetypes: [{ id: "fintech", weight: 1, byFounder: true }] })).toBe("fintech");
});
