import { readBrief } from "../read-brief";

const read = (problem: string, differentiator = "") =>
  readBrief({
    problem,
    solution: "A service for people in Leeds",
    differentiator,
    targetAudience: "Families in Leeds",
    businessModel: "£31 a month",
  }).paidToday.map(({ kind, said, amount, per }) => [kind, said, amount, per.period ?? per.unit]);

/** Each in the founder's own words, from who pays to what for. */
test.each([
  ["Lonely people pay carers £19 an hour.", "paid", "Lonely people pay carers £19 an hour", 19, "hour"],
  [
    "Nobody has the time, and dog hotels cost £42 a night and bark.",
    "paid",
    "dog hotels cost £42 a night",
    42,
    "night",
  ],
  [
    "They give up or pay a joiner about £260 for one door.",
    "paid",
    "pay a joiner about £260 for one door",
    260,
    "door",
  ],
  ["The one open rink closes at six and asks £9 a visit.", "paid", null, 9, "visit"],
  ["Chip shops lose £450 a month to returned orders.", "lost", null, 450, "month"],
  [
    "When it rains, a missed delivery costs the baker £75.",
    "lost",
    "a missed delivery costs the baker £75",
    75,
    null,
  ],
  [
    "Head teachers spend nine hours a month on trip forms.",
    "hours",
    "Head teachers spend nine hours a month on trip forms",
    9,
    "hour",
  ],
  [
    "Somebody copies each form by hand, it takes two days a month, and they are still wrong.",
    "hours",
    "Somebody copies each form by hand, it takes two days a month",
    2,
    "day",
  ],
] as const)("%s", (problem, kind, said, amount, per) => {
  expect(read(problem)).toEqual([[kind, said ?? problem.slice(0, -1), amount, per]]);
});

test("a week of hours is told by the month", () => {
  expect(read("Vets spend three hours a week on letters.")[0]?.[2]).toBeCloseTo(13);
});

test.each([
  ["what is asked by us", "Kennels are full.", "We cost £12 a night."],
  ["our own price", "Kennels cost £31 a night."],
  ["what points back to another sentence", "It costs £800."],
  ["the sums of a whole trade", "Bad roofs cost the industry £3 billion a year."],
  ["what nobody can pay", "Stalls cannot pay £900 for a fridge."],
  ["another currency", "Kennels cost $40 a night."],
  ["who has paid already", "Kennels are full.", "14 families have paid £20 each."],
])("%s is no such sum", (_, problem, differentiator = "") => {
  expect(read(problem, differentiator)).toEqual([]);
});
