import { IDEAS } from "@/lib/writing/fixtures";
import { NO_CORRECTIONS } from "./corrections";
import { figuresOf, readAnswers, scenarioFigures } from "./project-figures";

const ids = Object.keys(IDEAS) as (keyof typeof IDEAS)[];

test.each(ids)("%s: the low and high plans end where the base case's ledger says", (id) => {
  const figures = figuresOf(readAnswers(IDEAS[id], null), null);
  for (const name of ["low", "high"] as const) {
    const { ledger } = scenarioFigures(figures, name);
    expect(ledger.rev_y3?.display).toBe(figures.ledger[`${name}_rev_y3`]?.display);
    expect(ledger.cash_y3?.display).toBe(figures.ledger[`${name}_cash_y3`]?.display);
  }
  expect(scenarioFigures(figures, "base").ledger).toBe(figures.ledger);
});

test("a corrected line is no longer a quotation, and a price of one's own is no longer missing", () => {
  const reading = readAnswers(IDEAS.hvac, null);
  const [line] = reading.brief.lines;
  const corrected = figuresOf(reading, { ...NO_CORRECTIONS, values: { [`price_${line?.id}`]: 149 } });
  expect(corrected.brief.lines[0]).toMatchObject({
    evidence: "",
    price: { value: 149, provenance: "founder" },
  });

  const vague = readAnswers(IDEAS.vague, null);
  expect(vague.brief.missing).toContain("price");
  const key = vague.assumed.lines[0]?.price ? "price" : "take";
  const priced = figuresOf(vague, {
    ...NO_CORRECTIONS,
    values: { [`${key}_${vague.assumed.lines[0]?.id}`]: 0.2 },
  });
  expect(priced.brief.missing).not.toContain("price");
  expect(priced.brief.lines).toHaveLength(1);
});
