import { readBrief } from "@/lib/brief/read-brief";
import { type Form, workOf } from "../form";
import { sceneOf } from "../scene";
import { actOf } from "./act";

const frameOf = (solution: string, businessModel: string, differentiator = "") => {
  const brief = readBrief({
    problem: "",
    solution,
    targetAudience: "families in the town",
    differentiator,
    businessModel,
  });
  const form = workOf(brief) as Form;
  return `${sceneOf(brief, form)} ${actOf(brief, form)}`;
};

test.each([
  // Swapped by somebody who comes: no two sides.
  [
    "We come to your driveway with a van and swap your tires while you carry on with your day. If you like we take the other set away and store it until spring.",
    "$110 per car for a swap of tires.",
    "visit work",
  ],
  // Swapped with each other.
  [
    "An app where parents swap skis and boots with each other in their own neighbourhood.",
    "€2 per swap, paid by whoever receives.",
    "market match",
  ],
  // What it is made of is no place that sells it.
  [
    "A light waterproof school bag made from old truck tarpaulin, with a zip we replace free for three years. We sell it on our own website and post it anywhere in India.",
    "The bag sells for Rs 1,890 and costs us Rs 820 to make.",
    "goods make",
  ],
  [
    "A steel lunch box with a silicone seal that survives the dishwasher. We sell online and ship in Germany and Austria.",
    "€34 a box, €13 to make and ship.",
    "goods make",
  ],
  ["A food truck that sells noodles at the station.", "€8 a bowl.", "counter host"],
  // Worn, whatever is paid for it.
  ["A wristband with magnets and copper that is worn at night.", "Customers pay 39 a month.", "object make"],
  // Linen goes round, dresses are let.
  [
    "Linen rental with three sets per bed. Drivers drop a sealed bag per flat and collect the dirty bag. Our plant washes overnight.",
    "$24 per turnover.",
    "visit clean",
  ],
  [
    "Dress rental for weddings. You wear it for a weekend and send it back, and we wash it.",
    "€60 per dress.",
    "rental lend",
  ],
])("frame of %p at %p: %s", (solution, businessModel, frame) => {
  expect(frameOf(solution, businessModel)).toBe(frame);
});
