import { readBrief } from "../read-brief";
import { customerNoun } from "./customer-noun";

const noun = (targetAudience: string, b2b = false) =>
  customerNoun(readBrief({ solution: "We come and help.", targetAudience }).segments, b2b, "en");

test.each([
  ["The grown up kids of 45 to 60 who live away", "grown-up children"],
  ["Adult children whose parents live alone", "adult children"],
  ["Grown-up daughters of people with dementia", "grown-up children"],
  ["Kids of 8 to 12 in Leeds", "kids"],
  ["Families with small children in Leeds", "families"],
])("%s are called %s", (audience, called) => expect(noun(audience)).toBe(called));
