import { RECIPES } from "@/lib/artifacts/recipes";
import { caseOf } from "./case";
import { writingContext } from "./context";
import { material } from "./material";
import { isTried } from "./stage";

/** A book of crime stories by post; what is told of customers is all that differs. */
const contextOf = (told: string) =>
  writingContext({
    answers: {
      problem: "Readers of crime stories wait a year for the next book.",
      solution: "We mail our readers a crime story in twelve letters, one each month.",
      targetAudience: "Readers of crime stories in the United States",
      differentiator: "All letters are written by hand.",
      businessModel: `A subscription costs $21 per month. Printing and mailing cost us $7 per letter. ${told}`,
    },
    brandName: "Zed",
    prior: {},
    seed: "running",
    startDate: "2026-11-30",
  });
const everything = (told: string) => {
  const context = contextOf(told);
  return Object.values(RECIPES)
    .map((recipe) => JSON.stringify(recipe.compose(context as never, {} as never)))
    .join("\n");
};

const OF_A_NEW_ONE = [
  /tell your customers (?:and return|until)/,
  /Before you may sell|before the first sale/,
  /Before the first reader pays/,
  /takes any money/,
  /says that Zed is new/,
  /is a country, not a start|one town where you can meet/,
  /a first sale in/,
  /we stop/,
];
test("who sells already is not told to stop, to begin or that it is new", () => {
  const sold = everything("We have 310 subscribers at the moment.");
  const fresh = everything("");
  expect(OF_A_NEW_ONE.filter((said) => said.test(sold))).toEqual([]);
  expect(sold).toContain("go on with the subscribers you have");
  expect(sold).toContain("It begins with the 310");
  // Who is paid by the month owes nobody what was paid ahead.
  expect(fresh).toContain("stop, and tell your customers until which day it runs");
});

test.each([
  [
    "We currently have five subscribers and can look after twelve.",
    true,
    "We currently have five subscribers",
  ],
  ["We have 140 subscribers today and our goal is 600 by May.", true, "We have 140 subscribers today"],
  ["We have trained our model on 60,000 dinners.", false, null],
  ["", false, null],
])("what is told of customers, in %p", (told, running, done) => {
  const c = caseOf(material(contextOf(told)));
  expect(c.running).toBe(running);
  if (done) expect(c.done?.toLowerCase()).toBe(done.toLowerCase());
});

test.each([
  ["Most readers choose our yearly plan.", false],
  ["Most customers choose our yearly plan, which costs $190.", true],
  ["Nearly half of our sales are made in November and December.", true],
  ["On average, readers stay with us for eight months.", true],
  ["October to December is our busiest time.", true],
  ["Most customers will choose our yearly plan.", false],
  ["We expect that most sales are made in December.", false],
])("who knows his customers sells already, in %p", (told, sells) => {
  const { brief } = contextOf(told);
  expect(caseOf(material(contextOf(told))).running).toBe(sells);
  expect(brief.missing.includes("customers")).toBe(sells);
});

test("of customers that nobody counted nothing is claimed", () => {
  const told = everything("October to December is our busiest time.");
  expect(told).toContain("is not in your answers: the plan counts from none");
  expect(told).not.toMatch(/no payment to show yet|has no paying customer|the first sale in/);
});

test("what somebody works with has been made: it is not drawn or done by hand first", () => {
  expect(isTried("three labs have tried it since June and one of them has paid", false)).toBe(true);
  expect(isTried("two owners have asked for a price", false)).toBe(false);
});
