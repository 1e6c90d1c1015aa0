import { marketPotential } from "./analysis/market";
import { unitLine } from "./analysis/result";
import { assumedUses } from "./assumed-use";
import { writingContext } from "./context";
import { counted, kindsOf } from "./kinds-of-buyer";
import { material } from "./material";

const read = (targetAudience: string, businessModel: string) =>
  material(
    writingContext({
      answers: {
        problem: "Supermarket hot sauces are only vinegar and heat and have no taste.",
        solution: "Small-batch hot sauces made from fermented local chillies.",
        targetAudience,
        differentiator: "We ferment every chilli for six weeks.",
        businessModel,
      },
      brandName: "Ember",
      prior: {},
      seed: "s",
      startDate: "2026-11-23",
    }),
  );

const sauces = () =>
  read(
    "Home cooks and food lovers in Portland, Oregon",
    "$11 per bottle online and at markets, $6.50 to shops. A bottle costs $2.80 to make.",
  );

test("what each kind buys is said apart", () => {
  expect(assumedUses(sauces())).toEqual([
    "4.8 bottles a year for a home cook",
    "18 bottles a month for a shop",
  ]);
});

test("the market names both counts and both sums", () => {
  const m = sauces();
  expect(counted(m, "tam")).toBe("63,000 home cooks and 160 shops");
  const said = marketPotential(m);
  expect(said).toMatch(/63,000 (?:home )?cooks at \$53 a year each/);
  expect(said).toContain("160 shops at $1,404 a year each (an assumed 18 bottles a month");
  expect(said).not.toMatch(/customers of Ember brings/i);
  expect(unitLine(m)).toMatch(/^A home cook brings \$53 a year and a shop \$1,404;/);
});

test("one kind of buyer is told as ever", () => {
  const m = read("Home cooks in Portland, Oregon", "$11 per bottle online.");
  expect(kindsOf(m)).toEqual([]);
  expect(counted(m, "sam")).toBe(`${m.show("sam_customers")} ${m.customerNoun}`);
});

test.each([
  [
    "People with sensitive skin in Ireland",
    "€7.50 a bar. Gift shops and hotels pay €4.10 a bar.",
    ["person with sensitive skin", "gift shop or hotel"],
  ],
  ["Families in Leeds", "Families pay £18 per box, cafés pay £12 per box.", ["family", "café"]],
])("%s: %s", (audience, money, ones) => {
  expect(kindsOf(read(audience, money)).map(({ one }) => one)).toEqual(ones);
});
