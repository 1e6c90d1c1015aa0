import { readBrief } from "../read-brief";

const read = (businessModel: string) =>
  readBrief({
    problem: "Older people have nobody to go with them.",
    solution: "We fetch them at home, stay the whole time and bring them back.",
    targetAudience: "Older people in Leeds",
    differentiator: "A nurse leads it.",
    businessModel,
  }).lines.map(({ price, quantity }) => [price?.value, quantity?.low ?? 1, quantity?.high ?? 1]);

test.each([
  ["£25 an hour, minimum 2 hours. Past 6 hours it is a flat £160 for the day.", [[25, 2, 6.4]]],
  ["£30 an hour. Over five hours a flat £180.", [[30, 1, 6]]],
  ["€40 an hour, capped at €200.", [[40, 1, 5]]],
])("the most that is paid ends the hours and is no second purchase: %s", (said, lines) =>
  expect(read(said)).toEqual(lines),
);

test("a price for another thing stays one", () =>
  expect(read("£25 an hour. A welcome pack is £60.")).toHaveLength(2));
