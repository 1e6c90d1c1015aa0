import { readAnswers } from "./read-answers";
import { runModel } from "./run-model";

const planOf = (money: string) =>
  readAnswers(
    {
      problem: "Small engineering firms miss tenders every week.",
      solution: "Software that finds the tenders of public bodies.",
      targetAudience: "Engineering firms with 5 to 50 employees in Ohio, Indiana and Michigan",
      differentiator: "It reads the documents, too.",
      businessModel: `We charge $356 a month per firm. Data and hosting cost us $5,500 a month. ${money}`,
    },
    null,
  ).assumed;

test("money that is sought goes into winning customers, and never more of it than the sum carries", () => {
  const [own, sought] = [planOf(""), planOf("We are raising $600,000.")];
  const [before, after] = [runModel(own), runModel(sought)];
  expect(sought.costs.marketingBase.value).toBeGreaterThan(own.costs.marketingBase.value);
  expect(sought.costs.marketingBase.provenance).toBe("derived");
  expect(after.years[2]?.customers ?? 0).toBeGreaterThan((before.years[2]?.customers ?? 0) * 1.2);
  expect(after.ask).toBeLessThanOrEqual(610_000);
});

test("a stated budget for marketing stands, whatever is sought", () => {
  const { marketingBase } = planOf("We spend $700 a month on advertising. We are raising $600,000.").costs;
  expect(marketingBase).toMatchObject({ value: 700, provenance: "founder" });
});
