import { figuresOf } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import { readMostCustomers } from "./most-customers";

const answers = {
  problem: "Rowers on the Thames have no boathouse that is open in the evening",
  solution: "A boathouse with keys for members",
  targetAudience: "Rowers in London",
  differentiator: "Open until eleven at night",
};

test.each([
  ["€40 a month, with a limit of 70 members because of the racks.", 70],
  ["€40 a month. We take at most forty families.", 40],
  ["€40 a month; 55 members at most.", 55],
  ["We have 31 members at the moment, and our space allows for 70 members.", 70],
  ["We currently have five clients and can look after twelve with our team.", 12],
  ["Entry is £48. The landowner allows us to have up to 700 runners.", 700],
  ["€40 a month, capped at 120 households.", 120],
  ["The basic plan is limited to 70 members and costs €40 a month.", null],
  ["€40 a month. We take 30 customers a week.", null],
  ["€40 a month for up to 20 members.", null],
])("%s", (businessModel, most) => {
  expect(readMostCustomers({ ...answers, businessModel })?.value ?? null).toBe(most);
});

test.each([
  ["A pottery with 14 benches and a kiln.", "€90 a month for a bench.", 14],
  ["A pottery with 14 benches and a kiln.", "€90 a month for members.", null],
  ["Software for potteries with 14 benches.", "€90 a month per pottery.", null],
])("%s %s", (solution, businessModel, most) => {
  expect(readMostCustomers({ ...answers, solution, businessModel })?.value ?? null).toBe(most);
});

test("a plan never has more customers than there is room for", () => {
  const businessModel = "€40 a month, with a limit of 70 members because of the racks.";
  const { model } = figuresOf(readAnswers({ ...answers, businessModel }, null), null);
  expect(Math.max(...model.months.map(({ customers }) => customers))).toBeLessThanOrEqual(70.5);
  expect(model.assumptions.market.reachableShareY3.note).toMatch(/limit of 70 members/);
});

test.each([
  ["A day costs $58; $590 per month.", "Owners need us on two or three days a week.", 70],
  ["A day costs $58; $590 per month.", "Owners of one cat.", null],
  ["A day costs $58; $590 per month. We are open seven days a week.", "Owners need us two days a week.", 122],
  ["A meal costs $58.", "Owners need us two days a week.", null],
])("35 places are shared by those who come on some days: %s %s", (businessModel, targetAudience, most) => {
  const differentiator = "We accept a maximum of 35 cats.";
  const read = readMostCustomers({ ...answers, differentiator, targetAudience, businessModel });
  expect(read?.value ?? null).toBe(most);
});
