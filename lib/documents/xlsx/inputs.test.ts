import { expect, test } from "@jest/globals";
import { editableAssumptions } from "@/lib/finance/editable";
import { figuresOf } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import { IDEAS } from "@/lib/writing/fixtures";
import { inputRows, plansOf } from "./inputs";

const modelOf = (answers: Partial<typeof IDEAS.hvac>) => figuresOf(readAnswers(answers, null), null).model;

/** What the heading of its group says of a row: "Price per month: Subscription". */
const named = ({ label, group }: { label: string; group: string }) => {
  const [, of] = /^(?:Revenue|People): (.+)$/.exec(group) ?? [];
  return of && of !== label ? `${label}: ${of}` : label;
};

test.each(Object.entries({ hvac: IDEAS.hvac, surfHostel: IDEAS.surfHostel, foodTruck: IDEAS.foodTruck }))(
  "%s: what panel and workbook both name has one value and one source in both",
  (_, answers) => {
    const model = modelOf(answers);
    const book = new Map(inputRows(plansOf(model)).map((row) => [named(row), row]));
    const shared = editableAssumptions(model.assumptions).filter(({ label }) => book.has(label));
    expect(shared.length).toBeGreaterThan(20);
    for (const { label, assumed } of shared) {
      const row = book.get(label);
      expect({ label, value: row?.base, from: row?.provenance }).toEqual({
        label,
        value: assumed.value,
        from: assumed.provenance,
      });
    }
  },
);

test("what the market is counted from, and what it is worth, keep their source and note", () => {
  const model = modelOf(IDEAS.hvac);
  const rows = new Map(inputRows(plansOf(model)).map((row) => [row.name, row]));
  for (const [name, { provenance, note }] of [
    ["market_base", model.assumptions.market.base],
    ["annual_value", model.assumptions.market.annualValue],
  ] as const) {
    expect(rows.get(name)).toMatchObject({ provenance, note });
    expect(note).not.toBe("");
  }
});

test("what nobody stated is assumed and not computed; a further price is the founder's like the first", () => {
  const businessModel = "We charge $0.90 a page up to 100 pages a month and $0.60 a page above 100 pages.";
  const rows = inputRows(plansOf(modelOf({ ...IDEAS.hvac, businessModel })));
  expect(rows.filter(({ provenance }) => provenance === "derived").map(({ name }) => name)).not.toContain(
    "reserve",
  );
  const further = rows.find(({ name }) => name === "line1_tier1");
  const first = rows.find(({ name }) => name === "line1_price");
  expect(further).toMatchObject({ base: 0.6, provenance: first?.provenance });
});
