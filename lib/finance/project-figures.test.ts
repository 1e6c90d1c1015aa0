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

test("a line that loses a little beside one that earns is said, and does not stop the plan", () => {
  const { model } = figuresOf(
    readAnswers(
      {
        solution: "Hand-folded frozen dumplings, delivered frozen in 1 kg bags",
        targetAudience: "Families in Berlin",
        businessModel:
          "19 EUR per bag, delivery 4.90 EUR. Ingredients 5.20 per bag, courier 5.50 per delivery. Average order is 2.4 bags.",
      },
      null,
    ),
    null,
  );
  expect(model.stopsGrowth).toBe(false);
  expect(model.unit.contribution).toBeGreaterThan(0);
  expect(model.warnings.map(({ rule }) => rule)).toContain("line-loss");
});
