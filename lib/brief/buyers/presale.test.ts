import { readBrief } from "../read-brief";

const stated = (businessModel: string) =>
  readBrief({
    problem: "Pots tip over in the wind.",
    solution: "A planter with a hollow base that stays up.",
    targetAudience: "Flat owners in Singapore.",
    differentiator: "It is light.",
    businessModel,
  }).stated;

test.each([
  [
    "S$69 each. The mould is S$11,500 and we want to raise that with pre-orders; need roughly 260 units.",
    260,
  ],
  ["The device sells for $99. The goal is 500 preorders, and I'm looking for $60,000 for tooling.", 500],
  ["$38 a board game. Kickstarter in spring, we need 400 backers to print.", 400],
  ["£24 per book. Printing starts once 300 copies are pre-ordered.", 300],
  ["€149 a lamp. Tooling costs €22,000, which a crowdfunding campaign should pay: at least 350 lamps.", 350],
  ["$65 a bag. We open pre-sales in March and need 120 pre-orders to cover the first batch.", 120],
  ["€89. Pre-orders pay for the first production run of 200 pieces.", 200],
  ["$45 per jacket. If 150 people pre-order we make the batch, otherwise they get their money back.", 150],
  ["DKK 900 each. Pre-orders should pay for the tool; we need about 240 of them.", 240],
  ["$59 each. Target for the Indiegogo campaign: 800 units.", 800],
])("what has to be sold ahead is a goal, and has not happened: %s", (told, units) => {
  const { presale, aim, promised, soFar } = stated(told);
  expect([presale?.units, aim?.customers, promised, soFar]).toEqual([units, units, undefined, []]);
});

test.each([
  "€12 a jar. We plan a crowdfunding of €15,000 for the kitchen.",
  "$199. We did 600 units on Kickstarter.",
  "$20. Kickstarter done, 3,100 backers.",
  "$15 per plate. Offices pre-order 40 meals a day.",
  "€12. 45 pre-orders so far.",
  "£12 a bag. Customers can preorder. Minimum 10 bags for cafes.",
])("no goal: %s", (told) => {
  expect(stated(told).presale).toBeUndefined();
});
