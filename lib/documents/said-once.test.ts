import { slidesOf, unitFacts } from "@/lib/artifacts/pitch/slide-plan";
import { IDEAS } from "@/lib/writing/fixtures";
import { figuresOf } from "./figures";
import { coverageOf, openFont } from "./fonts/coverage";
import { noteBeside } from "./notes";
import { projections } from "./rows";
import { packageOf } from "./test-package";

const data = packageOf(IDEAS.hvac);
const figures = figuresOf(data);
if (!figures) throw new Error("the fixture has answers");

test("a note says neither the label nor the value nor the basis of its row again", () => {
  const planning = "Planning value for this kind of business; no source.";
  expect(noteBeside("Stated: NOK 38,000", "Price: Installation", "NOK 38,000")).toBe("");
  expect(noteBeside("Stated: R49", "Price", 49)).toBe("");
  expect(noteBeside("Stated: 12 claims a month", "Units per customer and month", "12")).toBe(
    "Stated: 12 claims a month",
  );
  expect(noteBeside(`Customers lost a month. ${planning}`, "Customers lost each month", "2%")).toBe("");
  expect(noteBeside(`Rent, tools and insurance. ${planning}`, "Overhead a month", "$900")).toBe(
    "Rent, tools and insurance.",
  );
  expect(
    noteBeside(
      "Marketing money per new customer; assumed from one sale.",
      "Marketing money per new customer",
      9,
    ),
  ).toBe("Assumed from one sale.");
});

test("beside the table of years no line reads its rows aloud, and what says more stays", () => {
  const text = data.fullBusinessAnalysis?.financialProjections ?? "";
  expect(text).toMatch(/^Year 2: /m);
  const more = "Year 2: the second workshop opens, for 4711 a month.";
  const kept = projections(`${text}\n${more}`, figures).split("\n");
  expect(kept.filter((line) => /^Year \d:/.test(line))).toEqual([more]);
  expect(kept).toHaveLength(text.split("\n").length - 3 + 1);
  expect(projections(text, null)).toBe(text);
});

test("a slide's points do not repeat its picture, and no fact of one customer is given twice", () => {
  const [pitch] = data.pitch ? [data.pitch] : [];
  const plan = slidesOf(pitch ?? { deckOutline: [] }, figures, data.brandName);
  const bullets = (name: string) => plan.find((slide) => slide.name === name)?.bullets.join("\n") ?? "";
  expect(bullets("Financial Projections")).not.toMatch(
    /Revenue by year|Operating result|Customers at the end/,
  );
  expect(bullets("Financial Projections")).toContain(figures.ledger.low_rev_y3?.display ?? "?");
  for (const { value } of unitFacts(figures)) expect(bullets("Business Model")).not.toContain(value);
  const once = {
    ...figures,
    model: { ...figures.model, unit: { ...figures.model.unit, basis: "purchase" as const } },
    ledger: {
      ...figures.ledger,
      ltv: figures.ledger.contribution,
      revenue_per_customer: figures.ledger.price_main,
    },
  };
  const labels = unitFacts(once as typeof figures).map(({ label }) => label);
  expect(labels).not.toContain("Lifetime value");
  expect(labels).not.toContain("Revenue per customer");
});

test("Arabic letters come whole: dots that are marks of their own would be set beside them", () => {
  const word = "المدينة";
  const { parts, whole } = coverageOf("Inter", new Set(word));
  const part = parts.find(({ file }) => openFont(file).hasGlyphForCodePoint(word.codePointAt(0) ?? 0));
  const run = openFont(part?.file ?? "").layout(word);
  expect(whole).toBe(true);
  expect(run.glyphs).toHaveLength([...word].length);
  expect(run.positions.every(({ xOffset, yOffset }) => xOffset === 0 && yOffset === 0)).toBe(true);
});
