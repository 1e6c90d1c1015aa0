import { readBrief } from "@/lib/brief/read-brief";
import { applyCorrections } from "./apply-corrections";
import { assume } from "./assumptions";
import { NO_CORRECTIONS } from "./corrections";
import { doubtOf } from "./doubts";
import { runModel } from "./run-model";

const planOf = (businessModel: string, more = {}) =>
  assume(
    readBrief({
      problem: "The bands on oyster bags snap in storms.",
      solution: "A moulded clip with a stainless spring.",
      targetAudience: "Oyster farmers in Ireland, about 150 sites.",
      differentiator: "It lasts seven years.",
      businessModel,
      ...more,
    }),
  );
const doubtIn = (businessModel: string, values: Record<string, number> = {}) =>
  doubtOf(runModel(applyCorrections(planOf(businessModel), { ...NO_CORRECTIONS, values })));

test("a customer who pays next to nothing in a year is asked about before anything is decided", () => {
  const doubt = doubtIn("€0.95 per clip, one costs me €0.38.");
  expect(doubt?.rule).toBe("absurd-year-of-one");
  expect(doubt?.question).toMatch(/how many does one customer buy/i);
});

test("a cost of many pieces on one piece is a question and no loss", () => {
  expect(doubtIn("€4 per clip, one costs me €1.", { "cost_sale-clip": 90 })?.rule).toBe("absurd-cost");
});

test("more customers than the founder counts, or none who can be won, is a question", () => {
  const model = "€475 per box of clips, one costs me €190.";
  expect(doubtIn(model, { market_base: 150, customers: 400 })?.rule).toBe("absurd-count");
  expect(doubtIn(model, { market_base: 3, reach: 0.05 })?.rule).toBe("absurd-market");
});

test("a usual plan has none of these", () => {
  expect(doubtIn("€475 per box of 500 clips, a box costs me €190.")?.rule ?? "").not.toMatch(/^absurd/);
});
