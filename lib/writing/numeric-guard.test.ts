import { writingContext } from "./context";
import { strayNumerals } from "./numeric-guard";
import { linePhrase } from "./prices";

const contextOf = (businessModel: string) =>
  writingContext({
    answers: {
      problem: "Marinas plan the crane on paper.",
      solution: "Software that plans the crane of a marina.",
      targetAudience: "Marinas in Istria, about 130 of them",
      differentiator: "It knows each boat.",
      businessModel,
    },
    brandName: null,
    prior: {},
    seed: "guard",
    startDate: "2026-01-05",
  });

test("a sum is no count and no share, and a count is no sum", () => {
  const context = contextOf("€49 a month per marina");
  const marinas = context.ledger.sam_customers?.display ?? "";
  expect(Number(marinas)).toBeGreaterThan(12);
  expect(strayNumerals(`${marinas} marinas pay €49.`, context)).toEqual([]);
  expect(strayNumerals(`They pay €${marinas}.`, context)).toEqual([`€${marinas}`]);
  expect(strayNumerals("So 49% of them pay.", context)).toEqual(["49%"]);
});

test("a sum with cents is right to the cent", () => {
  const context = contextOf("€49.50 a month per marina");
  expect(strayNumerals("They pay €49.50.", context)).toEqual([]);
  expect(strayNumerals("They pay €49.62.", context)).toEqual(["€49.62"]);
});

test.each([
  ["€372.50 per quarter per marina", "€372.50 per quarter per marina"],
  ["€745 every six months", "€745 every six months"],
  ["€348 per semester for each marina", "€348 per semester for each marina"],
])("%s is told as it is charged", (businessModel, told) => {
  const { brief } = contextOf(businessModel);
  const [line] = brief.lines;
  expect(line && linePhrase(line, brief.currency)).toBe(told);
});

test("the monthly part of a yearly price is nobody's price", () => {
  const { brief } = contextOf("€199 a month or €1,490 a year");
  expect(brief.lines.map((line) => linePhrase(line, brief.currency)).join()).not.toContain("124");
});
