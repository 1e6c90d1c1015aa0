import { applyCorrections } from "./apply-corrections";
import { NO_CORRECTIONS } from "./corrections";
import { editableAssumptions } from "./editable";
import { figuresOf } from "./project-figures";
import { readAnswers } from "./read-answers";

const HOT_SAUCE = {
  problem: "Supermarket hot sauces are only vinegar and heat and have no taste.",
  solution: "Small-batch hot sauces made from fermented local chillies.",
  targetAudience: "Home cooks and food lovers in Portland, Oregon",
  businessModel: "$11 per bottle online and at markets, $6.50 to shops. A bottle costs $2.80 to make.",
};

const figures = (values: Record<string, number> = {}) =>
  figuresOf(readAnswers(HOT_SAUCE, null), { ...NO_CORRECTIONS, values });
const kinds = (values?: Record<string, number>) => figures(values).model.market.kinds ?? [];

test("people and shops are counted apart, and the market is their sum", () => {
  const { market, assumptions } = figures().model;
  const [people, shops] = market.kinds ?? [];
  expect([people?.noun, shops?.noun]).toEqual(["home cooks and food lovers", "shops"]);
  expect(people?.tamCustomers).toBeCloseTo(63_000);
  expect(shops?.tamCustomers).toBeLessThan(500);
  // Each is worth what its own line brings: 0.4 bottles a month at $11, 18 at $6.50.
  expect(people?.annualValue).toBeCloseTo(0.4 * 12 * 11);
  expect(shops?.annualValue).toBeCloseTo(18 * 12 * 6.5);
  for (const [sum, customers] of [
    ["tam", "tamCustomers"],
    ["sam", "samCustomers"],
    ["som", "somCustomers"],
  ] as const)
    expect(market[sum]).toBeCloseTo(
      (market.kinds ?? []).reduce((total, kind) => total + kind[customers] * kind.annualValue, 0),
    );
  expect(assumptions.lines.reduce((total, { attach }) => total + (attach?.value ?? 0), 0)).toBeCloseTo(1);
  expect(assumptions.lines[1]?.attach?.value).toBeCloseTo((shops?.somCustomers ?? 0) / market.somCustomers);
});

test("the ledger names what each kind adds", () => {
  const { ledger } = figures();
  expect(ledger.kind1_tam?.display).toBe("63,000");
  expect(ledger.kind2_tam?.value).toBe(160);
  expect(ledger.kind2_year?.value).toBeCloseTo(1_404);
});

test.each([
  ["more shops", { base_shops: 1_600 }],
  ["a larger share of them", { won_shops: 0.9 }],
])("%s, set by the founder, are a larger part of the customers", (_, values) => {
  const [before, after] = [figures(), figures(values)];
  const share = ({ model }: typeof before) => model.assumptions.lines[1]?.attach?.value ?? 0;
  expect(share(after)).toBeGreaterThan(2 * share(before));
  const [people, shops] = after.model.market.kinds ?? [];
  expect(share(after)).toBeCloseTo((shops?.somCustomers ?? 0) / after.model.market.somCustomers);
  // What one shop and one cook bring has not changed by that.
  expect([people?.annualValue, shops?.annualValue].map((n) => n?.toFixed(2))).toEqual(
    kinds().map(({ annualValue }) => annualValue.toFixed(2)),
  );
});

test("a share of the customers that the founder sets decides how many shops are won", () => {
  const line = figures().model.assumptions.lines[1]?.id;
  const { market, assumptions } = figures({ [`attach_${line}`]: 0.2 }).model;
  const [people, shops] = market.kinds ?? [];
  expect(assumptions.lines[1]?.attach?.value).toBe(0.2);
  expect(assumptions.lines[0]?.attach?.value).toBeCloseTo(0.8);
  expect((shops?.somCustomers ?? 0) / market.somCustomers).toBeCloseTo(0.2);
  expect(shops?.annualValue).toBeCloseTo(18 * 12 * 6.5);
  expect(people?.annualValue).toBeCloseTo(0.4 * 12 * 11);
});

test("a room for so many customers is shared by both kinds", () => {
  const limited = {
    ...HOT_SAUCE,
    businessModel: `${HOT_SAUCE.businessModel} We take at most 100 customers.`,
  };
  const { market, assumptions } = figuresOf(readAnswers(limited, null), null).model;
  if (!assumptions.market.ofPlaces) throw new Error("no room was read");
  expect(market.somCustomers).toBeCloseTo(100);
  expect(market.kinds?.[1]?.somCustomers).toBeCloseTo((assumptions.lines[1]?.attach?.value ?? 0) * 100);
});

test("both counts can be set, and one kind of buyer has no second row", () => {
  const keys = (businessModel: string) =>
    editableAssumptions(readAnswers({ ...HOT_SAUCE, businessModel }, null).assumed).map(({ key }) => key);
  expect(keys(HOT_SAUCE.businessModel)).toEqual(expect.arrayContaining(["base_shops", "won_shops"]));
  expect(keys("$11 per bottle online.").filter((key) => /^(?:base|won)_/.test(key))).toEqual([]);
});

test("corrections of the assumptions alone keep lines and market in step", () => {
  const { assumed } = readAnswers(HOT_SAUCE, null);
  const next = applyCorrections(assumed, { ...NO_CORRECTIONS, values: { base_shops: 3_200 } });
  expect(next.lines[1]?.attach?.value).toBeGreaterThan(5 * (assumed.lines[1]?.attach?.value ?? 1));
  expect(next.lines.reduce((sum, { attach }) => sum + (attach?.value ?? 0), 0)).toBeCloseTo(1);
});

test.each([
  ["Families in Leeds", "Families pay £18 per box, cafés pay £12 per box.", ["families", "cafés"]],
  // Whom the plan counts by name alone pays for the whole; what others buy there is a side of it.
  ["Bakeries in Leeds", "Bakeries pay £40 per month. Home bakers pay £4 per month.", []],
  ["Bakeries and cafés in Leeds", "Bakeries pay £40 per month. Cafés pay £20 per month.", []],
])("%s: %s", (targetAudience, businessModel, nouns) => {
  const { market } = figuresOf(
    readAnswers({ ...HOT_SAUCE, targetAudience, businessModel }, null),
    null,
  ).model;
  expect((market.kinds ?? []).map(({ noun }) => noun)).toEqual(nouns);
});

test("what the founder counts of each kind is taken, and the size of one of them is no count", () => {
  const { market } = figuresOf(
    readAnswers(
      {
        problem: "Office movers buy 6,000 to 9,000 boxes a year and throw them away.",
        solution: "We rent stackable plastic crates, delivered and collected.",
        targetAudience:
          "Households moving in Rotterdam (about 38,000 moves a year) and the 64 small moving companies in the region with 3 to 15 vans.",
        businessModel:
          "Households pay €69 per set for 14 days. Moving companies pay €340 per month for a pool of crates.",
      },
      null,
    ),
    NO_CORRECTIONS,
  ).model.assumptions;
  expect(market.base).toMatchObject({ value: 38_000, provenance: "founder" });
  expect(market.others?.map(({ base }) => [base.value, base.provenance])).toEqual([[64, "founder"]]);
});
