import { readAnswers } from "./read-answers";

const capexOf = (businessModel: string) =>
  readAnswers(
    {
      problem: "When the pump stops nobody has water.",
      solution: "We check each pump every three months.",
      targetAudience: "Landlords in Nairobi",
      differentiator: "We come within a day.",
      businessModel,
    },
    null,
  ).assumed.capex.map(({ cost, month }) => [Math.round(cost.value), month > 0 ? "to buy" : "paid"]);

test.each([
  [
    "A yearly plan of KSh 36,000. The three loan pumps cost KSh 270,000 together and I have bought two of them.",
    [
      [180_000, "paid"],
      [90_000, "to buy"],
    ],
  ],
  ["KSh 8,000 a visit. The trailer cost KSh 90,000 and is paid.", [[90_000, "paid"]]],
  ["KSh 8,000 a visit. The tools are paid, a camera for KSh 24,000 is still to buy.", [[24_000, "to buy"]]],
  ["KSh 8,000 a visit. The pots cost KSh 350 each, twelve of them are bought.", [[4_200, "paid"]]],
])("of equipment only what is not paid takes money of the plan: %s", (businessModel, bought) => {
  expect(capexOf(businessModel)).toEqual(bought);
});
