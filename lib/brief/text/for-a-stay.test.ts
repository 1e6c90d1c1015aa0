import { readBrief } from "../read-brief";
import { findFrequencies } from "./frequency";

test("a visit every day for a week is a stay, and no rhythm of the year", () => {
  expect(findFrequencies("Most people will want a visit every day for about 7 days")).toEqual([]);
  expect(findFrequencies("A visit every day, and a photo")).not.toEqual([]);
});

test("so many customers that are aimed at are no money sought", () => {
  const { stated } = readBrief({
    problem: "Couples juggle accounts and spreadsheets.",
    solution: "An app that connects both partners' accounts and splits shared bills.",
    targetAudience: "Couples who have moved in together",
    businessModel:
      "$8.99 a month per couple. We are pre-launch and targeting 10,000 premium couples in year one.",
  });
  expect(stated.sought).toBeUndefined();
});
