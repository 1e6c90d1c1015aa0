import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { benchmarkById } from "./benchmarks";
import { buildLedger } from "./build-ledger";
import { runModel } from "./run-model";

const studio = (
  place: string,
  solution = "We run a pottery studio with eight wheels, open every evening.",
) => ({
  problem: "People who like to throw pots have no kiln at home.",
  targetAudience: `People in ${place} who want to make pottery after work.`,
  solution,
  differentiator: "Open until eleven at night.",
  businessModel: "A membership costs €95 a month. Rent is €2100 a month.",
});
const taxOf = (place: string, solution?: string) => assume(readBrief(studio(place, solution))).costs.taxRate;

test.each([
  ["Lisbon", 0.305],
  ["Budapest", 0.09],
  ["Dublin", 0.125],
])("a company in %s owes the published rate of its country", (place, rate) => {
  const tax = taxOf(place);
  expect(tax).toMatchObject({ value: rate, provenance: "benchmark" });
  expect(benchmarkById(tax.sourceId ?? "")?.mid).toBeCloseTo(rate * 100, 6);
});

test("where no country is known the rate is an assumption that says so, and the ledger holds what is used", () => {
  const model = runModel(assume(readBrief(studio("our town"))));
  expect(model.assumptions.costs.taxRate).toMatchObject({ provenance: "assumption" });
  expect(buildLedger(model).profit_tax?.value).toBe(model.assumptions.costs.taxRate.value);
});

test("a recognised cause owes no tax on what is left", () => {
  expect(
    taxOf(
      "Lisbon",
      "We are a registered charity that runs a pottery studio for prisoners, paid by donations.",
    ),
  ).toMatchObject({ value: 0 });
});
