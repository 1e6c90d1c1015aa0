import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { buysOnce } from "./line-flow";
import { runModel } from "./run-model";

const planOf = (solution: string, businessModel: string, targetAudience = "Adults in Denmark") =>
  assume(
    readBrief({
      problem: "Nothing in the shops fits.",
      solution,
      targetAudience,
      differentiator: "We ask first.",
      businessModel,
    }),
  );

test.each([
  [
    "Rain trousers cut from six measurements that you send us.",
    "€120 per pair of trousers.",
    "Cyclists in Denmark",
  ],
  [
    "Shirts without seams that fit under a brace.",
    "Shirt €39, leggings €59, sold online.",
    "Parents of teenagers in Denmark who wear a brace",
  ],
  [
    "I look through all your pension papers and write a plan.",
    "€400 per plan, once.",
    "People in Denmark aged 60 to 66",
  ],
])("%s is bought once, and nobody is lost or comes back", (solution, businessModel, audience) => {
  const plan = planOf(solution, businessModel, audience);
  expect(buysOnce(plan)).toBe(true);
  expect(plan.demand.churn.value).toBe(0);
});

test("what is used up while it lasts is bought again", () => {
  const plan = planOf(
    "Tea for nursing mothers, roasted by us.",
    "€12 per bag of tea.",
    "Nursing mothers in Denmark",
  );
  expect(buysOnce(plan)).toBe(false);
});

test("of two things on a list each has its own cost, and each buyer takes one of them", () => {
  const { lines, demand } = planOf(
    "Shirts without seams that fit under a brace.",
    "Shirt €39, leggings €59, sold online. They cost us 14 and 22 euros.",
    "Parents of teenagers in Denmark who wear a brace",
  );
  expect(lines.map(({ unitCost }) => unitCost?.value)).toEqual([14, 22]);
  expect(lines.map(({ attach }) => attach?.value)).toEqual([0.5, 0.5]);
  expect(demand.paying).toBeUndefined();
});

test("a week's hire is a longer hire and no subscription", () => {
  const { lines } = planOf(
    "We rent out cargo bikes by the day.",
    "39 euros a day, 190 euros a week.",
    "Families in Graz",
  );
  expect(lines.some(({ kind }) => kind === "recurring")).toBe(false);
  expect(lines.reduce((sum, { attach }) => sum + (attach?.value ?? 1), 0)).toBeCloseTo(1);
});

test.each([
  ["I can do three a week", 13],
  ["I can do 20 summer parties a season", 20 / 12],
])("%s limits what is sold in a month", (said, most) => {
  const { demand, lines } = planOf(
    "I look through your pension papers and write a plan.",
    `€400 per plan, once. ${said}.`,
  );
  expect(demand.mostNew?.value).toBeCloseTo(most);
  expect(lines[0]?.quantity?.value ?? 1).toBe(1);
});

test("a deal for a wedding or a funeral is struck once, and each needs a new customer", () => {
  const model = runModel(
    assume(
      readBrief({
        problem: "You must call ten people to find tents and chairs.",
        solution: "An app where you get fixed offers from checked suppliers for tents and chairs.",
        targetAudience: "Families planning weddings and funerals in Nairobi",
        differentiator: "We visit each supplier.",
        businessModel: "We take 12% of each booking. An average booking is about KSh 65,000.",
      }),
    ),
  );
  const [line] = model.assumptions.lines;
  expect(line).toMatchObject({ kind: "take", quantity: { value: 1 } });
  expect(line?.unitsPerCustomerMonth).toBeUndefined();
  expect(model.unit.basis).not.toBe("month");
  const [first] = model.years;
  expect(first?.revenue).toBeCloseTo((first?.newCustomers ?? 0) * 65_000 * 0.12, 0);
});
