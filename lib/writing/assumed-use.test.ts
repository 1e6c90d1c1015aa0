import { financialProjections } from "./analysis/finance";
import { marketPotential } from "./analysis/market";
import { assumedUse } from "./assumed-use";
import { writingContext } from "./context";
import { material } from "./material";

const read = (businessModel: string) =>
  material(
    writingContext({
      answers: {
        problem: "Sign makers ring four acrylic wholesalers for each job and wait.",
        solution:
          "A marketplace where sign makers ask for a sheet and nearby wholesalers answer with a price",
        targetAudience: "Sign makers in Belgium, there are about 1,300 of them",
        differentiator: "Answers within an hour",
        businessModel,
      },
      brandName: "Sheetly",
      prior: {},
      seed: "s",
      startDate: "2026-11-23",
    }),
  );

test("a frequency nobody stated is told with its value as an assumption", () => {
  const m = read("Wholesalers pay 8% of each order. The average order is €210.");
  const use = assumedUse(m);
  expect(use).toMatch(/^[\d.]+ orders a (?:year|month)$/);
  expect(marketPotential(m)).toContain(`an assumed ${use}`);
  expect(financialProjections(m)).toContain(use);
});

test("a stated frequency is no assumption", () => {
  const m = read(
    "Wholesalers pay 8% of each order. The average order is €210. A sign maker orders three times a month.",
  );
  expect(assumedUse(m)).toBe("");
  expect(marketPotential(m)).toContain("computed from price and use)");
});

test("the founder's own count is told as such and where to compare it", () => {
  const said = marketPotential(read("Wholesalers pay 8% of each order. The average order is €210."));
  expect(said).toContain("1,300 sign makers counted by the founder (your figure)");
  expect(said).not.toMatch(/placeholder|no count/i);
});

test("who pays for a yearly plan is not counted by the visit", () => {
  const answers = {
    problem: "Gutters clog every fall.",
    solution: "We clean gutters from the ground.",
    targetAudience: "Homeowners in Portland",
    differentiator: "No ladders",
  };
  const of = (businessModel: string) =>
    material(
      writingContext({
        answers: { ...answers, businessModel },
        brandName: "Rafters",
        prior: {},
        seed: "s",
        startDate: "2026-11-23",
      }),
    );
  const single = "A single cleaning costs $195 for a one-story house and $275 for a two-story house.";
  const cost = "Labor, fuel and disposal come to $88 per visit.";
  const both = of(
    `${single} Most customers choose our yearly plan with two visits, which costs $340 per year. ${cost}`,
  );
  expect(assumedUse(both)).toMatch(/^[\d.]+ cleanings a year for the 30% without a yearly plan$/);
  expect(both.context.brief.missing).not.toContain("volume");
  expect(financialProjections(both)).toContain("for labor, fuel and disposal (your figure)");
  const alone = of(`${single} ${cost}`);
  expect(assumedUse(alone)).toMatch(/^[\d.]+ cleanings a year$/);
  expect(alone.context.brief.missing).toContain("volume");
});
