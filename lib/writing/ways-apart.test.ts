import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "./context";
import { changingInWords, eachWay } from "./ways-apart";

const of = (businessModel: string) =>
  writingContext({
    answers: {
      problem: "When a sewing machine stops she has to carry it to the repairers.",
      solution: "We come to the shop and repair the sewing machine.",
      targetAudience: "Tailors in Graz, about 900 of them",
      differentiator: "Usually the same day.",
      businessModel,
    },
    brandName: "Zed",
    prior: {},
    seed: "ways",
    startDate: "2026-11-30",
  });
const TWO =
  "€150 per visit. A visit costs us €82. The monthly plan is €45 per machine. We did 214 visits in the last ten months and 19 machines are on the plan.";

test("what one customer of each way to pay leaves is told of each, and what it brings when some change", () => {
  const context = of(TWO);
  expect(eachWay({ context })).toMatch(
    /^who pays €150 .+ leaves €\d+ a year and who pays €45 a month .*leaves €\d+ a year$/,
  );
  expect(changingInWords({ context })).toMatch(
    /^Ten who change from €150 .+ to €45 a month .+ more, so offer/,
  );
  const analysis = JSON.stringify(RECIPES.fullBusinessAnalysis.compose(context as never, {} as never));
  expect(analysis).not.toContain("typical customer pays");
  expect(analysis).toContain("Averaged over all, whichever way they pay");
});

test("where everybody pays alike there is nothing to tell apart", () => {
  const context = of("€150 per visit. A visit costs us €82. We did 214 visits in the last ten months.");
  expect(eachWay({ context })).toBe("");
  expect(changingInWords({ context })).toBe("");
});
