import { readBeliefs } from "./beliefs";

const beliefs = (businessModel: string) =>
  readBeliefs({ problem: "", solution: "", targetAudience: "", differentiator: "", businessModel });

test.each([
  ["We break even at about 35 boxes a week.", 35, "boxes", "week"],
  ["At 60 members the rent is covered.", 60, "members", null],
  ["I reckon 8 clients pays for everything.", 8, "clients", null],
  ["With six full groups I think it works.", 6, "full groups", null],
  ["It carries itself from 120 subscribers on.", 120, "subscribers", null],
  ["So we need roughly 90 customers to survive.", 90, "customers", null],
  ["70 paying users would cover the server.", 70, "paying users", null],
  ["Break-even is at 18 covers a night.", 18, "covers", "day"],
  [
    "Rent and power come to $2,630 a month so I need 165 paid hours to break even.",
    165,
    "paid hours",
    "month",
  ],
])("a number that carries the costs: %s", (said, count, noun, per) => {
  expect(beliefs(said)).toEqual([expect.objectContaining({ kind: "even-at", count, noun, per })]);
});

test.each([
  ["Should be profitible by month three.", 3],
  ["I think I cover my costs after half a year.", 6],
  ["We should be in the black by the end of the second year.", 24],
  ["We plan to reach break-even in Q3 of year one.", 9],
])("a month from which it carries itself: %s", (said, month) => {
  expect(beliefs(said)).toEqual([expect.objectContaining({ kind: "even-by", month })]);
});

test.each([
  ["I can then pay myself $6,000 a month.", 6000],
  ["My goal is to replace my salary of £38,000 a year.", 3167],
  ["For me 3 500 PLN net a month is enough.", 3500],
  ["It should feed two families, so around KES 80,000 a month.", 80_000],
])("the founder's own pay: %s", (said, monthly) => {
  expect(beliefs(said)).toEqual([expect.objectContaining({ kind: "pay", monthly })]);
});

test.each([
  "It's a bit tight but we make it up on volume.",
  "The margin is small but with volume it works.",
  "We sell cheap but we sell many.",
])("a belief in volume: %s", (said) => {
  expect(beliefs(said).map(({ kind }) => kind)).toEqual(["volume"]);
});

test("of a sentence that says two things each is told by its own part", () => {
  expect(
    beliefs("Should be profitable by month three and I can then pay myself $6,000 a month.").map(
      ({ said }) => said,
    ),
  ).toEqual(["Should be profitable by month three", "I can then pay myself $6,000 a month"]);
});

test.each([
  "We already pay 22 shops.",
  "For 20 clients we already cover the rent.",
  "Our rent is 900 a month and covers everything.",
  "We pay the cook €2,400 a month.",
  "I earn €1,900 a month in my present job.",
  "The machine pays for itself in two months for the customer.",
  "The app is profitable for shops with 5 employees.",
  "Insurance covers up to 3 claims a year.",
])("no belief of one's own figures: %s", (said) => {
  expect(beliefs(said)).toEqual([]);
});
