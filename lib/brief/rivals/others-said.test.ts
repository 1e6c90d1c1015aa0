import { isSaidOfAnother, isSaidOfOthers } from "./others-said";

const answers = {
  problem: "",
  solution: "Guides meet walkers at the station, and a battery lamp comes with each walk.",
  targetAudience: "Tourists in Bergen",
  differentiator: "",
  businessModel: "",
};

test.each([
  "Bus operators charge for the whole day",
  "Hotels don't know the paths",
  "Supermarket soup is blended from powder",
  "Travel agencies only sell packages",
])("%j is said of others", (said) => expect(isSaidOfOthers(said, answers)).toBe(true));

test.each([
  "Guides only take six people",
  "Testers use 30% less salt",
  "Every guide speaks three languages",
  "Batteries last 12 hours",
  "We charge by the hour",
])("%j is not", (said) => expect(isSaidOfOthers(said, answers)).toBe(false));

test("one that the offer does not speak of is another", () => {
  expect(isSaidOfAnother("Foofiets has no rain cover", answers)).toBe(true);
  expect(isSaidOfAnother("Lamp needs a charge each night", answers)).toBe(false);
  expect(isSaidOfAnother("Burns 40 hours", answers)).toBe(false);
});
