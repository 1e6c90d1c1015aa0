import { readBrief } from "../read-brief";

const stated = (businessModel: string) =>
  readBrief({
    problem: "People want a place to make things after work.",
    solution: "A small studio that members use when they like.",
    targetAudience: "Adults in Columbus, Ohio who want a hobby after work.",
    differentiator: "Open every day.",
    businessModel,
  }).stated;

test.each([
  [
    "Membership is $145 a month. Rent would be $1,600 a month and the used kiln and wheels are $9,500.",
    1_600,
    9_500,
  ],
  ["$60 a month. Rent is $2,100 a month and the machines are $24,000.", 2_100, 24_000],
  ["A class is $25. The room is $400 a month and mats and weights come to $1,800.", 400, 1_800],
  ["£20 a session. Studio hire is £300 per month, the camera and lights are about £2,200.", 300, 2_200],
  ["Boxes are $40 each. Warehouse is $700 a month and the label printer $600.", 700, 600],
  ["Rent is €900 a month and shelving, till and sign will be €6,000. Books sell for about €14.", 900, 6_000],
  ["Desks are $200 a month. Rent would be $4,000 a month and furniture $18,000.", 4_000, 18_000],
])("a thing that lasts is bought once beside what is paid by the month: %s", (said, monthly, once) =>
  expect(stated(said)).toMatchObject({ fixedMonthly: { value: monthly }, capex: { value: once } }),
);

test("people, and things that are let, are paid by the month", () => {
  expect(stated("$30 a lesson. Rent $500 a month and two teachers are $3,000.")).toMatchObject({
    fixedMonthly: { value: 3_500 },
  });
  expect(stated("$30 a lesson. Rent $500 a month and the van lease $450 a month.")).toMatchObject({
    fixedMonthly: { value: 950 },
  });
});
