import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";

const often = (businessModel: string, solution: string, targetAudience: string) =>
  assume(
    readBrief({
      problem: "It takes too long today.",
      solution,
      targetAudience,
      differentiator: "Simpler than what is there.",
      businessModel,
    }),
  ).lines.map(({ unitsPerCustomerMonth }) => unitsPerCustomerMonth?.value ?? 0);

test.each([
  [
    "€0.60 per solved conversation.",
    "Software that answers questions of shoppers.",
    "Web shops in Austria",
    100,
  ],
  [
    "€89 monthly including 300 calls, then 15 cents per call.",
    "Software that takes reservations on the phone.",
    "Restaurants in Austria",
    50,
  ],
  ["€2 per closed case.", "Software that collects papers from clients.", "Law firms in Austria", 20],
])("a firm uses all the time what costs so little: %s", (businessModel, solution, audience, least) => {
  expect(Math.max(...often(businessModel, solution, audience))).toBeGreaterThanOrEqual(least);
});

test("what costs many times the first price is bought as many times more seldom", () => {
  const [hour = 0, room = 0] = often(
    "$9 an hour, party room $280.",
    "A gaming lounge with thirty computers and a room for parties.",
    "Teenagers in Perth",
  );
  expect(room).toBeLessThan(hour / 10);
});
