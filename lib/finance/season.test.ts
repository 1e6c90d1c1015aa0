import { readBrief } from "@/lib/brief/read-brief";
import { seasonTold } from "@/lib/brief/text/season-told";
import { figuresOf } from "./project-figures";
import { readAnswers } from "./read-answers";
import { calendarMonth, monthsInWords } from "./season";

const answers = (businessModel: string) => ({
  problem: "Ponds turn green in June.",
  solution: "We clean garden ponds.",
  targetAudience: "Home owners with a garden pond in Kent, about 3,000 of them",
  differentiator: "We come within two days.",
  businessModel,
});
const plan = (businessModel: string, toldOn = "2026-11-26") =>
  figuresOf(readAnswers(answers(businessModel), null, toldOn), null).model;
const PRICE = "£180 per visit, two visits a year. 20 customers today.";

test.each([
  ["60% of our orders come in November and December.", [11, 12], [], 0.6],
  ["Most bookings are between May and July.", [5, 6, 7], [], 0.6],
  ["March through July is the rush, December to February nothing.", [3, 4, 5, 6, 7], [12, 1, 2], undefined],
  ["Busy in January, May and September when terms begin.", [1, 5, 9], [], undefined],
  [
    "Most orders come September to November, then weddings in January; May to July is dead.",
    [9, 10, 11, 1],
    [5, 6, 7],
    undefined,
  ],
  ["The season runs from November to February.", [], [3, 4, 5, 6, 7, 8, 9, 10], undefined],
  ["No fees in July and August.", [], [7, 8], undefined],
  ["September to November is the rush and June and July are dead.", [9, 10, 11], [6, 7], undefined],
  ["Most hires are in July and November.", [7, 11], [], 0.6],
  ["Sales are strongest in summer and at Christmas.", [6, 7, 8, 12], [], undefined],
])("a season that is told is read: %s", (said, strong, quiet, share) => {
  const season = seasonTold(readBrief(answers(said)));
  expect(season).toMatchObject({ strong, quiet });
  expect(season?.share).toBe(share);
});

test.each([
  "£180 per visit, two visits a year.",
  "We sold 40 ponds from May to September last year and 38 after that.",
  "Half of the price is paid in two instalments.",
  "We want to reach 80 schools by September 2027.",
  "Last winter I held six courses.",
])("dates and shares of other things are no season: %s", (said) => {
  expect(seasonTold(readBrief(answers(said)))).toBeNull();
});

test("what a pond lacks in winter is no month without sales", () => {
  const told = { ...answers(PRICE), problem: "In winter there is nothing for pond owners." };
  expect(seasonTold(readBrief(told))).toBeNull();
});

test("a told season moves the months and leaves the years", () => {
  const [even, told] = [plan(PRICE), plan(`${PRICE} April to June is the rush, December is dead.`)];
  for (const [i, year] of told.years.entries()) {
    expect(year.revenue).toBeCloseTo(even.years[i]?.revenue ?? 0, 4);
    expect(year.ebitda).toBeCloseTo(even.years[i]?.ebitda ?? 0, 4);
    expect(year.newCustomers).toBeCloseTo(even.years[i]?.newCustomers ?? 0, 4);
  }
  const season = told.assumptions.season;
  expect(season?.times.provenance).toBe("assumption");
  // Told on the 26th of November: the first month of the plan is December.
  expect(season && calendarMonth(season, 1)).toBe(12);
  expect(told.months[0]?.revenue).toBeLessThan(0.5 * (even.months[0]?.revenue ?? 0));
  expect(told.months[4]?.revenue).toBeGreaterThan(1.3 * (even.months[4]?.revenue ?? 0));
  expect(told.breakEvenMonth).toBe(even.breakEvenMonth);
  expect(told.leftMonthly).toBe(even.leftMonthly);
});

test("the share that is told is the share of those months, and the account shows when they come", () => {
  const months = plan(`${PRICE} 60% of our orders come in November and December.`).months.slice(12, 24);
  const all = months.reduce((sum, { revenue }) => sum + revenue, 0);
  const inThem = (months[0]?.revenue ?? 0) + (months[11]?.revenue ?? 0);
  expect(inThem / all).toBeCloseTo(0.6, 1);
});

test("the day on which the plan starts moves the season", () => {
  const reading = readAnswers(answers(`${PRICE} April to June is the rush.`), null, "2026-11-26");
  const spring = figuresOf(reading, { values: {}, answersToFollowUps: {}, startDate: "2027-04-01" }).model;
  expect(spring.assumptions.season?.from).toBe(4);
});

test.each([
  [[11, 12], "November and December"],
  [[9, 10, 11, 1, 2], "September to November, January and February"],
  [[12, 1, 2], "December to February"],
])("months in words: %j", (months, words) => {
  expect(monthsInWords(months)).toBe(words);
});

test("no fees in two months are ten fees a year", () => {
  const { unit } = figuresOf(
    readAnswers(
      { ...answers("£60 a month per pond, no fees in July and August. 20 customers today.") },
      null,
    ),
    null,
  ).model;
  expect(unit.revenue).toBeCloseTo(50, 5);
});

test.each([
  ["₹2,500 a month for the 10 months of the academic year.", 10],
  ["$79 a month. Most will pay for the 8 months of the season and pause over the winter.", 8],
  ["$79 a month, and the first 2 months of the year are free.", undefined],
])("%j is paid in %j months of a year", (businessModel, months) => {
  const { assumed } = readAnswers(
    {
      problem: "Pupils are lost in batches of forty.",
      solution: "Maths lessons in small groups three evenings a week for classes 9 and 10.",
      targetAudience: "Parents of pupils in Pune",
      differentiator: "",
      businessModel,
    },
    null,
  );
  expect(assumed.lines[0]?.monthsAYear).toBe(months);
});
