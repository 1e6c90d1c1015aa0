import { readAnswers } from "./read-answers";
import { runModel } from "./run-model";

const plan = (solution: string, businessModel: string, targetAudience = "Parents in Norwich") =>
  runModel(
    readAnswers(
      {
        problem: "It is a trouble every week.",
        solution,
        targetAudience,
        differentiator: "It is simpler.",
        businessModel,
      },
      null,
    ).assumed,
  );
const last = <T>(rows: readonly T[]) => rows[rows.length - 1];

test("who teaches alone wins no more pupils than the week has hours", () => {
  const { assumptions, months } = plan(
    "I teach maths at the kitchen table, one pupil at a time.",
    "£35 an hour.",
  );
  const { hands, lines } = assumptions;
  expect(hands?.monthly).toBeCloseTo(lines[0]?.unitsPerCustomerMonth?.value ?? 0);
  expect((last(months)?.customers ?? 0) * (hands?.monthly ?? 0)).toBeLessThanOrEqual(108);
  expect(assumptions.market.ofHands).toBe(true);
});

test("what is sold once is sold as often as there are hours", () => {
  const { assumptions, months } = plan(
    "I build garden sheds to measure.",
    "£2,400 per shed.",
    "Homeowners in Kent",
  );
  const most = assumptions.demand.mostNew?.value ?? 0;
  expect(most * (assumptions.hands?.once ?? 0)).toBeCloseTo(108);
  expect(Math.max(...months.map(({ newCustomers }) => newCustomers))).toBeLessThanOrEqual(most + 1e-9);
});

test.each([
  ["a helper with a stated cost", "We wash cars at the office.", "£20 per wash. A washer gets £9 per car."],
  ["software", "An app that reminds parents of homework.", "£4 a month."],
  ["a stated room", "I teach maths in my kitchen.", "£35 an hour. I can teach 12 hours a week."],
])("hours limit nothing beside %s", (_, solution, businessModel) => {
  expect(plan(solution, businessModel).assumptions.hands).toBeUndefined();
});

test("two pairs of hands serve twice as many", () => {
  const one = plan("I clean windows from the ground.", "£28 per visit.").assumptions.hands?.hours.value ?? 0;
  const two = plan("We clean windows from the ground; there are two of us.", "£28 per visit.").assumptions;
  expect(two.hands?.hours.value).toBe(2 * one);
});

test("the founder is paid in months that carry it, and the break-even counts that pay", () => {
  const { months, breakEvenMonth, coveredMonth, payMonth, assumptions } = plan(
    "I teach maths at the kitchen table, one pupil at a time.",
    "£35 an hour.",
  );
  expect(months[0]?.payroll).toBe(0);
  expect(coveredMonth ?? 99).toBeLessThanOrEqual(breakEvenMonth ?? 0);
  expect(payMonth ?? 0).toBeGreaterThanOrEqual(breakEvenMonth ?? 99);
  const paid = months.filter(({ payroll }) => payroll > 0);
  expect(paid.length).toBeGreaterThan(6);
  const dear = {
    ...assumptions,
    people: assumptions.people.map((hire) => ({ ...hire, monthly: { ...hire.monthly, value: 9_000 } })),
  };
  const never = runModel(dear);
  expect(never.breakEvenMonth).toBeNull();
  expect(never.months.every(({ payroll }) => payroll === 0)).toBe(true);
  expect(never.leftMonthly).toBeGreaterThan(0);
});

test("the founder's own minutes limit a program as well, and are quoted", () => {
  const { assumptions, months } = plan(
    "An app where runners film themselves and get a report that I check.",
    "$39 for one report. A report takes me 15 minutes to check.",
    "Recreational runners in Canada",
  );
  const often = assumptions.lines[0]?.unitsPerCustomerMonth?.value ?? 0;
  expect(assumptions.hands?.told).toBe("A report takes me 15 minutes");
  expect(assumptions.hands?.monthly).toBeCloseTo(often / 4);
  expect((last(months)?.customers ?? 0) * (assumptions.hands?.monthly ?? 0)).toBeLessThanOrEqual(108);
});

test("what each customer takes a month, and the hours the founder means to work, end the plan there", () => {
  const { assumptions, months } = plan(
    "I do the books of tradespeople from photos of receipts.",
    "£120 a month. Each customer takes me about 4 hours a month. I work 30 hours a week on it.",
    "Plumbers in Bristol",
  );
  expect(assumptions.hands?.monthly).toBe(4);
  expect(assumptions.hands?.hours.value).toBeCloseTo(130);
  expect(last(months)?.customers ?? 99).toBeLessThanOrEqual(130 / 4);
});

test("minutes for a student each week are counted for all weeks of the course", () => {
  const { hands, demand } = plan(
    "An online course in calligraphy of eight weeks.",
    "€95 for the course. I need about 20 minutes per student per week.",
    "Left-handed adults",
  ).assumptions;
  expect(hands?.once).toBeCloseTo((20 / 60) * 8);
  expect(demand.mostNew?.value).toBeCloseTo(108 / ((20 / 60) * 8));
});

test("as many as the founder reckons with can be served, where the hours are a guess from the price", () => {
  const books = (said: string) =>
    plan(
      "I do the books of tradespeople from photos of receipts.",
      `£600 a month. ${said}`,
      "Plumbers in Bristol",
    );
  const most = ({ months }: ReturnType<typeof plan>) => Math.max(...months.map(({ customers }) => customers));
  expect(most(books(""))).toBeLessThan(13);
  const reckoned = books("Break even around 22 customers.");
  expect(reckoned.assumptions.hands?.atLeast).toBe(22);
  expect(most(reckoned)).toBeGreaterThan(13);
});

test("evenings that are told for a course hold so many groups", () => {
  const { hands, demand } = plan(
    "Swimming classes for adults, four people at most. Eight lessons of 45 minutes.",
    "A course is $240 per person. I do it next to my job, two evenings a week to begin with.",
    "Adults in Norwich",
  ).assumptions;
  expect(hands?.hours.value).toBe(26);
  expect(hands?.once).toBeCloseTo((8 * 0.75) / 4);
  expect(demand.mostNew?.value).toBeCloseTo(26 / 1.5);
  const social = plan(
    "Salsa classes. A course is six Tuesday evenings in groups of 20 people or less.",
    "$130 per person for the six weeks. I keep my day job, so this is one or two evenings a week.",
  ).assumptions;
  expect(social.hands?.once).toBeCloseTo((6 * 3) / 20);
});
