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

test("a frequency nobody stated is told with its value as the assumption to test first", () => {
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
