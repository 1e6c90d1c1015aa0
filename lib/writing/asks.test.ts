import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { caseOf } from "./case";
import { writingContext } from "./context";
import { material } from "./material";
import { isAverage, leftOfAverage } from "./pitch/average";
import { hardQuestions } from "./pitch/questions";
import { threeMinutePitch } from "./pitch/three-minute";
import { planItems } from "./plan/items";
import { tasksOf } from "./plan/plan";

const told = (more: Partial<QuizAnswers>) =>
  caseOf(
    material(
      writingContext({
        answers: {
          problem: "Gutters fill with leaves every fall, and a ladder is dangerous.",
          solution: "We clean gutters and downspouts with a vacuum system from the ground.",
          targetAudience: "Homeowners in Portland",
          differentiator: "We return free of charge if a gutter clogs again within 60 days.",
          businessModel: "A single cleaning costs $195. Labor and fuel come to $88 per visit.",
          ...more,
        },
        brandName: "Rafters",
        prior: {},
        seed: "asks",
        startDate: "2026-11-30",
      }),
    ),
  );
const FRESH = told({});
const SOLD = told({
  businessModel:
    "A single cleaning costs $195. Labor and fuel come to $88 per visit. We have 60 customers today.",
});
const answersOf = (c: typeof FRESH) => hardQuestions(c).map(({ answer }) => answer);
const itemsOf = (c: typeof FRESH) => planItems(tasksOf(c), c, (said) => said).items;

test.each([
  ["a new firm", FRESH],
  ["a firm that sells", SOLD],
])("what is found out in a week stands in a task of that week: %s", (_, c) => {
  const found = answersOf(c).flatMap((answer) => [
    ...answer.matchAll(/in week (\d), (?:by|with|on|when|from) ([^.]*)/g),
  ]);
  expect(found.length).toBeGreaterThan(2);
  const trials = found.filter(([, , how = ""]) =>
    /reasons in the first jobs|one street|weakest month/.test(how),
  );
  expect(trials.length).toBeGreaterThan(0);
  for (const [, week, how = ""] of trials) {
    const texts = itemsOf(c).filter((item) => item.week === Number(week));
    const own = how
      .replace(/\bwe\b/g, "you")
      .split(" ")
      .slice(0, 5)
      .join(" ");
    expect(texts.some(({ description }) => description.includes(own))).toBe(true);
  }
});

test("a rule that nobody has made is told as a proposal", () => {
  const left = (c: typeof FRESH) =>
    answersOf(c).find((answer) => answer.includes("left and not charged")) ?? "";
  expect(left(FRESH)).toMatch(/^(?:Our answer so far, on paper only|This is our proposal|What we would do)/);
  expect(left(SOLD)).toMatch(/^Where nothing is fixed yet, our proposal is this/);
  expect(left(FRESH)).not.toMatch(/^It is photographed/);
});

test("whoever sells already is not said to know nothing", () => {
  expect(answersOf(SOLD).join(" ")).not.toMatch(/haven't counted|don't know yet/);
  expect(answersOf(FRESH).join(" ")).toContain("don't know yet");
  for (const c of [SOLD, FRESH]) expect(answersOf(c).join(" ")).not.toContain("[");
});

test("whoever sells already is not told to guess a price, to ask strangers or to book anew what is not due", () => {
  const titles = (c: typeof FRESH) =>
    itemsOf(c)
      .map(({ title }) => title)
      .join("\n");
  expect(titles(SOLD)).toMatch(/Count from your own books who took which price/);
  expect(titles(SOLD)).toMatch(/due again within three months/);
  expect(titles(SOLD)).not.toMatch(/Test the price|Interview six|book again/);
  expect(titles(FRESH)).toMatch(/Interview six/);
});

test("what is left of an average customer does not stand beside one price", () => {
  const several = told({
    problem: "Owners of laundries with several branches don't see the cash until Sunday.",
    solution: "A cloud till for laundries that prints tags and reports the cash of each branch.",
    targetAudience: "Laundries in Puebla",
    differentiator: "",
    businessModel:
      "MX$690 a month per laundry, plus MX$490 a month for each further branch. Servers cost us MX$90 a month per laundry.",
  });
  expect(isAverage(several)).toBe(true);
  expect(leftOfAverage(several)).toMatch(/^MX\$[\d,]+ of the average MX\$[\d,]+ a month$/);
  expect(isAverage(FRESH)).toBe(false);
});

test("only a promise is called one", () => {
  const said = (differentiator: string) => threeMinutePitch(told({ differentiator }));
  expect(
    said(
      "Because we work from the ground, there are no ladder marks and no accidents. Customers see the result on photos, and we return free of charge if a gutter clogs again within 60 days.",
    ),
  ).not.toMatch(/Hold us to our promise|Here is what we promise/);
  expect(said("We return free of charge if a gutter clogs again within 60 days.")).toMatch(/promise/);
});

test("a kitchen is rung when lunch is over, an office before it begins", () => {
  const reach = (targetAudience: string) =>
    told({
      problem: "Lists of allergens are kept by hand.",
      solution: "A web application that keeps an up-to-date allergen record of each recipe.",
      targetAudience,
      differentiator: "",
      businessModel: "£540 per kitchen a year.",
    }).group.how.reach;
  expect(reach("Restaurants in Kent with more than three cooks")).not.toContain("before nine");
  expect(reach("Law firms in Kent with more than three partners")).not.toContain("when lunch is over");
});
