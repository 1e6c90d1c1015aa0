import { readBrief } from "../read-brief";

const aimOf = (businessModel: string) =>
  readBrief({ targetAudience: "Members, and schools with 3 to 25 rooms in Leeds", businessModel }).stated.aim;

test.each([
  ["£8 a month, 300 members planned at end of year 1", 300, 12],
  ["£90 per school a year; we expect 40 schools by month 18", 40, 18],
  ["£8 a month. Our goal is 1,200 members within the first year.", 1200, 12],
  ["£8 a month, we want to reach 500 members in 6 months", 500, 6],
  ["£8 a month. We will have 1 million members in the first year with no marketing", 1_000_000, 12],
  ["£8 a month. We'll have 20k members by month 24", 20_000, 24],
])("%s", (text, customers, month) => {
  expect(aimOf(text)).toMatchObject({ customers, month });
});

test.each([
  "£8 a month, we have 300 members after year 1",
  "12% of each hire, we expect 30 hires a month by month 6",
  "A drill costs £90 and lasts 3 years",
])("no aim: %s", (text) => {
  expect(aimOf(text)).toBeUndefined();
});

test("groups of members who pay, and sales a month, are no customers aimed at", () => {
  const aimOf = (businessModel: string, targetAudience: string) =>
    readBrief({
      problem: "It is done by hand.",
      solution: "An app for it.",
      differentiator: "It is simple.",
      targetAudience,
      businessModel,
    }).stated.aim;
  const members = "Salary earners and traders in Lagos who save in groups";
  expect(aimOf("₦200 a month. I plan for 300 groups in the first year.", members)).toBeUndefined();
  const renters = "Renters doing weekend jobs in Melbourne";
  expect(
    aimOf("20% of each rental. Aim is 150 rentals a month by the end of next year.", renters),
  ).toBeUndefined();
});
