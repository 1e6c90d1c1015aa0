import { readBrief } from "../read-brief";

const read = (businessModel: string, solution: string, targetAudience: string) =>
  readBrief({
    problem: "It is hard to arrange today.",
    solution,
    targetAudience,
    differentiator: "Simple to book.",
    businessModel,
  }).lines.map(({ kind, price, quantity, unitsPerCustomerMonth: often }) =>
    [
      kind,
      price?.value,
      ...(quantity ? [`of ${quantity.value}`] : []),
      ...(often ? [`x${often.value}`] : []),
    ].join(" "),
  );

test.each([
  [
    "£14.50 per head, minimum 20, crockery hire included.",
    "I cook and serve simple buffets at home.",
    "Families in Hull",
    ["oneOff 14.5 of 20"],
  ],
  [
    "€69 a seat per month, 10 seats minimum.",
    "Software that coaches sales calls.",
    "Sales teams in Austria",
    ["recurring 69 of 10"],
  ],
  [
    "€39 per agent monthly from 5 agents.",
    "Software that coaches sales calls.",
    "Call centres in Austria",
    ["recurring 39 of 5"],
  ],
  [
    "€7 per user per month, min. 25, hosting in the EU.",
    "Software that finds what a firm knows.",
    "Engineering firms in Austria",
    ["recurring 7 of 25"],
  ],
  [
    "€18 per head, minimum 15.",
    "Pub quizzes that we bring to the office.",
    "Companies in Ghent",
    ["oneOff 18 of 15"],
  ],
  [
    "$14 per head, minimum 25. Monthly contract.",
    "A daily lunch buffet in your kitchen, cleared away after.",
    "Firms in Denver",
    ["perUse 14 x525"],
  ],
])("a minimum is taken each time: %s", (businessModel, solution, audience, expected) => {
  expect(read(businessModel, solution, audience)).toEqual(expected);
});
