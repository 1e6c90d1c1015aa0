import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { runModel } from "./run-model";
import { newLimit, workLimit } from "./work-limit";

const briefOf = (solution: string, businessModel: string, targetAudience = "Parents in Pune") =>
  readBrief({
    problem: "Classes are large.",
    solution,
    targetAudience,
    differentiator: "It is simpler.",
    businessModel,
  });

test("two batches of six are twelve places, whoever else could be won", () => {
  const brief = briefOf(
    "Small maths batches of maximum 6 students in a rented room.",
    "₹2,500 per student per month. I will start with two batches alongside my job.",
  );
  const { months, assumptions } = runModel(assume(brief));
  expect(Math.max(...months.map(({ customers }) => customers))).toBeLessThanOrEqual(12);
  expect(assumptions.market.ofPlaces).toBe(true);
});

test.each([
  ["£80 per setup. I work in batches of six a week.", (6 * 52) / 12],
  ["£4 per jar. I make it in batches of 60 jars, one batch a week at most.", (60 * 52) / 12],
])("a batch is as many as it holds: %s", (businessModel, perMonth) => {
  expect(workLimit(briefOf("I make it at my bench.", businessModel))?.value).toBeCloseTo(perMonth);
});

test.each([
  ["I take on max three new studios a month because I set each one up.", 3],
  ["I take on two new halls a month.", 2],
  ["At most 12 new firms a quarter.", 4],
  ["We ship two new features a month.", undefined],
])("new customers of a month end where it is told: %s", (said, most) => {
  const brief = briefOf(
    "An online diary for halls.",
    `£96 a year per hall. ${said}`,
    "Village halls in Devon",
  );
  expect(newLimit(brief)?.value).toBe(most);
  const { months } = runModel(assume(brief));
  if (most) expect(Math.max(...months.map(({ newCustomers }) => newCustomers))).toBeLessThanOrEqual(most);
});

test("who pays for the month is there every day: a house for ten children has ten such customers", () => {
  const brief = briefOf(
    "A night daycare in our house with 2 rooms, max 10 kids.",
    "₹350 a night or ₹6,500 a month for 22 nights.",
  );
  const { months } = runModel(assume(brief));
  expect(Math.max(...months.map(({ customers }) => customers))).toBeLessThanOrEqual(10);
});
