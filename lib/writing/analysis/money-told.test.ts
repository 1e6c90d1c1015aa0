import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "../context";

const packageOf = (answers: Record<"solution" | "targetAudience" | "businessModel", string>) => {
  const context = writingContext({
    answers: {
      problem: "Nobody in town does it well.",
      differentiator: "I did it for ten years.",
      ...answers,
    },
    brandName: "Larkfield",
    prior: {},
    seed: "money",
    startDate: "2026-11-24",
    corrections: null,
  });
  const all = Object.values(RECIPES).map(({ compose }) =>
    JSON.stringify((compose as (c: typeof context, input: never) => unknown)(context, {} as never)),
  );
  return { text: all.join(" "), ledger: context.ledger };
};

test("where places end the plan, the texts say so, and nobody who buys once orders again", () => {
  const { text, ledger } = packageOf({
    solution: "An evening course in small groups of eight, six weeks long, in which beginners learn to weld.",
    targetAudience: "Adults in Ghent who want to learn to weld",
    businessModel: "€250 per person. I can run two groups at a time.",
  });
  expect(ledger.places_year?.value).toBe(139);
  expect(text).toMatch(/room for 139 places a year/);
  expect(text).not.toMatch(/orders? again|book(?:s|ed)? again|do adults stay|customer stays/);
});

test("what lies between the price and what is left is told with its sums", () => {
  const { text, ledger } = packageOf({
    solution: "A rain cape cut from five measurements, sewn in our workshop.",
    targetAudience: "Wheelchair users in Denmark",
    businessModel: "€95 per cape, sold online. Materials and postage cost us €31.",
  });
  const parts = ["unit_goods", "unit_shares", "unit_delivery", "unit_fees"].map(
    (key) => ledger[key]?.value ?? 0,
  );
  const sum = parts.reduce((total, part) => total + part, 0);
  expect(sum).toBeCloseTo((ledger.revenue_per_customer?.value ?? 0) - (ledger.contribution?.value ?? 0), 1);
  expect(text).toMatch(/€31 for materials and postage/);
  expect(text).not.toMatch(/orders? again/i);
});

test("how often a customer comes is never told of an extra", () => {
  const { text } = packageOf({
    solution: "I come to the kitchen door every second Tuesday and sharpen the chefs' knives.",
    targetAudience: "Restaurants in Leeds",
    businessModel: "£45 per visit for up to 15 knives, every two weeks. Extra knives are £3 each.",
  });
  expect(text).not.toMatch(/4\.2 purchases a year/);
});

test("a launch is named beside the overhead of the year that pays it, and of no other", () => {
  const { text, ledger } = packageOf({
    solution: "A rain cape cut from five measurements, sewn in our workshop.",
    targetAudience: "Wheelchair users in Denmark",
    businessModel: "€95 per cape, sold online. Materials and postage cost us €31.",
  });
  const told = (year: number) => text.match(new RegExp(`Year ${year}: revenue[^:]*`))?.[0] ?? "";
  expect(told(1)).toContain(`${ledger.other_y1?.display} overhead and launch`);
  expect(told(2)).toMatch(/ overhead$/);
  expect(told(2)).toContain(ledger.other_y2?.display);
});

test("the bags that are paid to the roasters are named beside packing, and a thin margin is the cause", () => {
  const { text } = packageOf({
    solution: "We send subscribers a box with freshly roasted beans from a different roaster every month.",
    targetAudience: "Coffee drinkers in Tasmania who own a grinder",
    businessModel:
      "The box with two bags costs A$42 per month, postage included. We pay the roasters A$13 per bag. Packing and postage add another A$9.50 per box. We have 140 subscribers today.",
  });
  expect(text).toMatch(/for bags from the roasters, packing and postage/);
  expect(text).not.toMatch(/The cause is overhead/);
});

test("the tax in the prices is said, and in America it is not", () => {
  const studio = {
    solution: "We run a pottery studio with eight wheels where members come whenever they like.",
    targetAudience: "People in Lisbon who want to make pottery after work",
    businessModel: "A membership costs €95 per month. We have 31 members. Rent is €2,100 per month.",
  };
  const { text } = packageOf(studio);
  expect(text).toMatch(/23% VAT in them, which \S+ hands on from month 1/);
  expect(text).toMatch(/the rest is €\d+(?:\.\d\d)? for the 23% VAT in it/);
  const abroad = packageOf({
    ...studio,
    targetAudience: "People in Portland, Oregon who want to make pottery after work",
    businessModel: studio.businessModel.replaceAll("€", "$"),
  });
  expect(abroad.text).not.toMatch(/VAT|GST/);
});

test("the bad case and the planned one are told before the same pay", () => {
  const { text, ledger } = packageOf({
    solution: "A rain cape cut from five measurements, sewn in our workshop.",
    targetAudience: "Wheelchair users in Denmark",
    businessModel: "€95 per cape, sold online. Materials and postage cost us €31.",
  });
  const [bad = ""] = text.match(/In the bad case[^.]*(?:\.\d+[^.]*)*\./) ?? [];
  if (bad) {
    expect(bad).toContain(ledger.low_cash_y3?.display);
    expect(bad).toContain(ledger.base_cash_y3?.display);
  }
  expect(text).not.toMatch(/makes a price of|a price of €(?:1[4-9]\d|[2-9]\d\d) instead of €95/);
});
