import { readBrief } from "../read-brief";
import { isOfNorm, withoutNorms } from "./norms";

test.each([
  ["Binding values according to ISO 11088 are printed", "Binding values according to the rule are printed"],
  ["Checked by DIN EN 1176-1 every year", "Checked by DIN the rule every year"],
  ["En 45 restaurantes", "En 45 restaurantes"],
])("%s", (said, without) => {
  expect(withoutNorms(said)).toBe(without);
});

test("the number of a rule counts no customers", () => {
  expect(isOfNorm("according to ISO ")).toBe(true);
  const { stated } = readBrief({
    solution: "Software for ski hire shops.",
    targetAudience: "Ski rental shops in Tyrol.",
    differentiator:
      "Binding values according to ISO 11088 are printed and signed. In use in 46 shops since 2022.",
  });
  expect(stated.customers?.value).toBe(46);
});

test.each([
  ["We test now with 120 shops, 45 are paying.", 45],
  ["Rp 29,000 per month or Rp 290,000 when they pay for the year.", undefined],
  ["At this moment 74 subscribers and every second issue has a sponsor.", 74],
])("%s", (businessModel, count) => {
  const { stated } = readBrief({
    solution: "A letter for small shops.",
    targetAudience: "Small shops in Java.",
    businessModel,
  });
  expect(stated.customers?.value).toBe(count);
});

test("what customers may do with it has not happened", () => {
  const { stated } = readBrief({
    solution: "A rota app for clubs.",
    targetAudience: "Sports clubs in Ireland.",
    businessModel: "Clubs pay €19 per month. Clubs with fewer than 50 members can use it free of charge.",
  });
  expect(stated.traction).toEqual([]);
});
