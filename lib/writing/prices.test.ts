import { readBrief } from "@/lib/brief/read-brief";
import { toldPrices } from "./prices";

const told = (businessModel: string, targetAudience = "Weavers in Lyon, and mills nearby") => {
  const brief = readBrief({
    problem: "Weavers find no yarn in small lots and mills throw away the ends of cones.",
    solution:
      "A website where mills list the ends of cones and weavers order them by the cone; a club holds dye evenings and sorts old stock.",
    targetAudience,
    differentiator: "Every cone is weighed.",
    businessModel,
  });
  const { charged, byOthers } = toldPrices(brief.lines, brief.currency);
  return charged + byOthers;
};

test.each([
  [
    "€40 a month for the club. A dye evening for eight people costs €30 each.",
    "€40 a month plus €30 for a dye evening",
  ],
  ["€25 a month. Sorting the old stock is €300 once.", "€25 a month plus €300 for sorting the old stock"],
  [
    "We take 12% of each order from the mill, on average €90 an order. Sample cards cost the weaver €4.",
    "€4 for a sample card, and mills pay 12% of each order",
  ],
])("%s", (businessModel, phrase) => {
  expect(told(businessModel)).toBe(phrase);
});
