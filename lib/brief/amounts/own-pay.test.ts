import { readBrief } from "../read-brief";

const read = (solution: string, targetAudience: string, businessModel: string) =>
  readBrief({ problem: "", solution, targetAudience, differentiator: "", businessModel });
const pricesOf = ({ lines }: ReturnType<typeof read>) => lines.map(({ price }) => price?.value);

test.each([
  ["$12 a bowl. Ingredients $4. I can then pay myself $1,200 a week.", [12], 5200],
  ["£48 a visit. If it leaves me £2,200 a month take home I'll quit my job.", [48], 2200],
  ["€60 per hour. I aim to take home €5,000 every month.", [60], 5000],
  ["€65 per document. My own salary should be €3,000 a month.", [65], 3000],
  ["€65 per document. My goal is a wage of €2,000 a month for me.", [65], 2000],
  ["€65 a treatment. It would be enough if €1,500 a month was left for me after tax.", [65], 1500],
])("what a founder means to take home is no price and no cost: %s", (said, prices, pay) => {
  const brief = read("I come to people at home and help them.", "Older people in Graz.", said);
  expect(pricesOf(brief)).toEqual(prices);
  expect(brief.stated.ownPay?.value).toBeCloseTo(pay, 0);
  expect(brief.stated.fixedMonthly).toBeUndefined();
  expect(brief.stated.staffPay).toBeUndefined();
});

test("what somebody else is paid stays a cost, and what the business makes stays its own", () => {
  const paid = read("We tutor at home.", "Parents in Accra.", "€60 per hour. I pay the tutors €35 an hour.");
  expect(paid.stated.ownPay).toBeUndefined();
  expect(paid.lines[0]?.unitCost?.value).toBe(35);
  const turnover = read(
    "An app for vets.",
    "Vets in Ohio.",
    "$40 a month. We want to make $20,000 a month in revenue.",
  );
  expect(turnover.stated.ownPay).toBeUndefined();
});
