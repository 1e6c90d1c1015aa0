import { IDEAS } from "@/lib/writing/fixtures";
import { NO_CORRECTIONS } from "./corrections";
import { figuresOf, scenarioFigures } from "./project-figures";
import { readAnswers } from "./read-answers";

const ids = Object.keys(IDEAS) as (keyof typeof IDEAS)[];

test.each(ids)("%s: the low and high plans end where the base case's ledger says", (id) => {
  const figures = figuresOf(readAnswers(IDEAS[id], null), null);
  for (const name of ["low", "high"] as const) {
    const { ledger, model } = scenarioFigures(figures, name);
    expect(ledger.rev_y3?.display).toBe(figures.ledger[`${name}_rev_y3`]?.display);
    expect(model.scenarios.base.cashY3).toBeCloseTo(figures.model.scenarios[name].cashY3, 2);
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

test("what follows from a corrected line follows it, and its price stays a quotation", () => {
  const answers = {
    solution: "Software in which caretakers log what they checked on each sports field",
    targetAudience: "Town councils in Bavaria",
  };
  const said = (businessModel: string) => readAnswers({ ...answers, businessModel }, null);
  const one = said("€9 per sports field a month.");
  const [line] = one.assumed.lines;
  const key = `quantity_${line?.id}`;
  const set = figuresOf(one, { ...NO_CORRECTIONS, values: { [key]: 30 } });
  const stated = figuresOf(said("€9 per sports field a month. A town has 30 sports fields."), null);
  const { cac, organicPerMonth } = set.model.assumptions.demand;
  expect(set.model.assumptions.lines[0]?.quantity).toMatchObject({ value: 30, provenance: "founder" });
  expect(cac.value).toBe(stated.model.assumptions.demand.cac.value);
  expect(cac.value).toBeGreaterThan(figuresOf(one, null).model.assumptions.demand.cac.value);
  expect(organicPerMonth.value).toBe(stated.model.assumptions.demand.organicPerMonth.value);
  expect(set.brief.lines[0]).toMatchObject({ quantity: { value: 30 } });
  expect(set.brief.lines[0]?.evidence).toContain("per sports field");
});

test("a share that the founder sets for a kind of buyer is taken as it is", () => {
  const reading = readAnswers(
    {
      solution: "Fresh tempeh in blocks",
      targetAudience: "Families in Brno and restaurants",
      businessModel: "Families pay €4 per block, restaurants pay €11 per kilo.",
    },
    null,
  );
  const [line] = reading.assumed.lines;
  expect(line?.attach?.provenance).toBe("derived");
  const { model } = figuresOf(reading, { ...NO_CORRECTIONS, values: { [`attach_${line?.id}`]: 0.9 } });
  expect(model.assumptions.lines[0]?.attach?.value).toBe(0.9);
  expect(model.assumptions.lines[1]?.attach?.value).toBeCloseTo(0.1);
  const [families, restaurants] = model.market.kinds ?? [];
  expect((restaurants?.somCustomers ?? 0) / (families?.somCustomers ?? 1)).toBeCloseTo(1 / 9);
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

test("a count that the founder sets is taken as it is, and a thin margin makes nobody cheaper to win", () => {
  const reading = readAnswers(
    {
      solution: "Battery lamps that we bring to market stands each evening and fetch again",
      targetAudience: "Market traders in Puebla",
      businessModel: "110 pesos per evening. A lamp costs us 30 pesos per evening.",
    },
    null,
  );
  const [line] = reading.assumed.lines;
  const withSet = (key: string, value: number) =>
    figuresOf(reading, { ...NO_CORRECTIONS, values: { [`${key}_${line?.id}`]: value } }).model.assumptions;
  const often = withSet("units", 40);
  expect(often.lines[0]?.unitsPerCustomerMonth?.value).toBe(40);
  expect(often.demand.cac.value).toBeGreaterThan(withSet("units", 4).demand.cac.value);
  expect(withSet("cost", 105).demand.cac.value).toBeGreaterThan(0.15 * withSet("cost", 30).demand.cac.value);
});

test("a cost of winning that the founder sets is what the rest of the plan follows from", () => {
  const reading = readAnswers(IDEAS.hvac, null);
  const revenue = (values: Record<string, number>) =>
    figuresOf(reading, { ...NO_CORRECTIONS, values }).model.years[2]?.revenue ?? 0;
  const cac = reading.assumed.demand.cac.value;
  expect(revenue({ cac: cac / 4 }) / revenue({})).toBeLessThan(5);
  expect(revenue({ cac: cac / 4 })).toBeGreaterThan(revenue({}));
});
