import { RECIPES } from "@/lib/artifacts/recipes";
import { readBrief } from "@/lib/brief/read-brief";
import { seasonTold } from "@/lib/brief/text/season-told";
import { writingContext } from "./context";
import { askedUs, givenTold } from "./told-of-sales";

test.each([
  ["November and December are by far our strongest months because of gifts.", [11, 12]],
  ["Nearly half of our sales are made in November and December.", [11, 12]],
  ["Most sales are made between August and October.", [8, 9, 10]],
  ["October to December is our busiest time.", [10, 11, 12]],
  ["We want to reach 80 schools by September.", undefined],
  ["The lease begins in March.", undefined],
])("the season of %p", (businessModel, months) => {
  expect(seasonTold(readBrief({ businessModel }))?.strong).toEqual(months);
});

test("who asked by themselves, and what is given away", () => {
  const told = (targetAudience: string) => readBrief({ targetAudience });
  expect(askedUs(told("Couples. Public libraries have also asked us about sets."))?.who).toBe(
    "Public libraries",
  );
  expect(askedUs(told("We have asked public libraries."))).toBeNull();
  expect(givenTold(told("Many people give the subscription as a gift."))).toContain("as a gift");
  expect(givenTold(told("Parents who buy toys."))).toBeNull();
});

test("season, gifts and those who asked stand in the plan, and a month paid ahead beside its price", () => {
  const context = writingContext({
    answers: {
      problem:
        "Adults would like something slower to do in the evening. Puzzle books are solitary and quickly become repetitive.",
      solution: "We mail our subscribers a detective story in monthly envelopes.",
      targetAudience:
        "Couples in the United States. Many people give the subscription as a gift. Public libraries have also asked us about sets.",
      differentiator: "The objects are real. Other mystery games are solved in one evening.",
      businessModel:
        "A subscription costs $21 per month. A full case of six envelopes, paid in advance, costs $114. Each envelope costs us $7. We have 310 subscribers at the moment. November and December are by far our strongest months.",
    },
    brandName: "Zed",
    prior: {},
    seed: "told",
    startDate: "2026-11-30",
  });
  const plan = JSON.stringify(RECIPES.actionPlan.compose(context as never, {} as never));
  expect(plan).toContain("touch your strongest months");
  expect(plan).toContain("Answer those who have asked: public libraries");
  expect(plan).toContain("Ask everybody whose paid time ends");
  expect(plan).not.toMatch(
    /before you make any stock|before there is any stock|second month without a reminder|make you stop/,
  );
  const pitch = JSON.stringify(RECIPES.pitch.compose(context as never, {} as never));
  expect(pitch).toContain("After direct costs and fees $1");
  expect(pitch).not.toContain("order a second time");
  const analysis = JSON.stringify(RECIPES.fullBusinessAnalysis.compose(context as never, {} as never));
  expect(analysis).toContain("such couples come to 20%");
  expect(JSON.stringify(RECIPES.businessPlan.compose(context as never, {} as never))).toMatch(
    /puzzle books.*other mystery games/,
  );
  expect(analysis).toContain("What is given ends when it is paid out");
  expect(analysis).toContain("Whoever pays $114 in advance pays $19 a month, so about $2 less");
});

test("one who asked by itself is answered by itself", () => {
  const brief = readBrief({
    problem: "Machines stop.",
    solution: "We come to the shop and repair the sewing machine.",
    targetAudience: "Tailors in Graz",
    differentiator: "",
    businessModel:
      "The monthly plan is €20 per machine. 19 machines are on the plan, and one fashion school with 24 machines has asked us for a price.",
  });
  expect(askedUs(brief)).toMatchObject({
    who: "one fashion school with 24 machines",
    one: { noun: "fashion school", month: 480 },
  });
});
