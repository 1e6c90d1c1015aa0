import { readBrief } from "@/lib/brief/read-brief";
import { hoursTold, promisedIn } from "./measure-promised";

const brief = (problem: string) =>
  readBrief({
    problem,
    solution: "An app that helps with it every day.",
    targetAudience: "Adults in Ireland",
    differentiator: "It takes a minute.",
    businessModel: "9 euros a month",
  });

test.each([
  ["Freelance designers wait 45 days on average to be paid.", "the days until they are paid"],
  ["Translators wait weeks for agencies to pay.", "the weeks until agencies pay"],
  [
    "They spray two or three times too often every season, which costs money.",
    "how often they spray in a season",
  ],
  [
    "Adults fail the maths entry test because it is long ago.",
    "the share of them who pass the maths entry test",
  ],
  [
    "Companies lose two days every time a cargo bike breaks down.",
    "the days lost each time a cargo bike breaks down",
  ],
  [
    "Parents spend hours every week reading labels and adapting recipes.",
    "the hours a week spent reading labels and adapting recipes",
  ],
  ["Hire shops are far away and close at five.", null],
])("%s: counted in the founder's words", (problem, measure) => {
  expect(promisedIn(brief(problem))).toBe(measure);
});

test.each([
  [
    "Couples spend evenings writing emails to venues that are booked.",
    "the evenings spent writing emails to venues",
  ],
  ["Landlords lose weeks on viewings with people who can't pay.", "the weeks spent on viewings"],
  ["The shelf is empty.", null],
])("%s: the hours that are spared", (problem, measure) => {
  expect(hoursTold(brief(problem))).toBe(measure);
});
