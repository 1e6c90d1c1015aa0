import { readBrief } from "@/lib/brief/read-brief";
import { deedSearch } from "./deed-search";

test.each([
  ["We lend small harps from our shop and swap them when the child grows.", "harp rental"],
  ["I come with a van and sharpen garden shears, mowers and axes.", "garden shear sharpening"],
  ["An app that plans weekend shifts for pharmacies.", "weekend shift planning"],
  ["A small sensor that sits on the boiler valve and rings when it drips.", "boiler valve sensor"],
  ["A subscription box with bulbs that flower indoors, twice a year.", "bulb box"],
  ["A site where bakers find used ovens and mixers near them.", "oven site"],
  ["We collect tents in autumn, dry, mend and store them and bring them back in May.", "tent storage"],
  ["We make smoked trout from our own pond in jars.", "smoked trout"],
  ["A service that turns council letters into simple spoken summaries within a day.", "spoken summary"],
  ["A weekly visit by a hairdresser who brings her own basin.", "hairdresser"],
])("%s is looked for as %s", (solution, search) => {
  const brief = readBrief({
    problem: "",
    solution,
    targetAudience: "People in Kent",
    differentiator: "",
    businessModel: "",
  });
  expect(deedSearch(brief)).toBe(search);
});
