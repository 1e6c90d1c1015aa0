import { financialProjections } from "./analysis/finance";
import { verdict } from "./analysis/verdict";
import { caseOf } from "./case";
import { writingContext } from "./context";
import { material } from "./material";
import { hardQuestions } from "./pitch/questions";
import { slides } from "./pitch/slides";

const told = (businessModel: string) =>
  material(
    writingContext({
      answers: {
        problem:
          "Small bakeries throw away a fifth of their bread because nobody knows how much will be sold.",
        solution: "A service that plans the baking of the next day for bakeries, by a sheet each evening.",
        targetAudience: "Bakeries in Leeds with one or two shops",
        differentiator: "We read the weather and the school calendar. I was a baker for nine years.",
        businessModel,
      },
      brandName: "Morrow",
      prior: {},
      seed: "beliefs",
      startDate: "2026-01-05",
    }),
  );

test("what the founder takes to be so stands beside the figures, first in the finances and once in verdict and pitch", () => {
  const m = told(
    "£120 a month per bakery. Break even around 400 bakeries. I want to pay myself £2,000 a month.",
  );
  const [first = ""] = financialProjections(m).split("\n\n");
  expect(first).toMatch(/^What you assumed, and what the figures say:\n- "Break even around 400 bakeries": /);
  expect(first).toContain(`By these figures it takes ${m.show("even_needed")} to carry the costs`);
  expect(first).toMatch(/"I want to pay myself £2,000 a month": /);
  expect(verdict(m)).toContain('You write "break even around 400 bakeries"');
  expect(hardQuestions(caseOf(m)).map(({ question }) => question)).toContain(
    'You say "break even around 400 bakeries". Do your figures bear that out?',
  );
});

test("where each sale loses money, every belief is answered with that", () => {
  const m = told(
    "£120 a month per bakery. It costs us £180 a month per bakery to make the sheets. We make it up on volume. Profitable by month six.",
  );
  expect(m.context.model.stopsGrowth).toBe(true);
  const [first = ""] = financialProjections(m).split("\n\n");
  expect(first).toContain("volume makes it worse, because the loss comes with every single sale");
  expect(first).toContain("no month can be the first good one");
});

test("nobody who says what is needed is told that no investor is", () => {
  const c = caseOf(
    told("£120 a month per bakery. We need around 90 000 for the sensors and the first year."),
  );
  const said = JSON.stringify([slides(c), hardQuestions(c)]);
  expect(said).toContain("We are looking for £90k");
  expect(said).not.toMatch(/needs no investor|introductions, not money|If you need no money/);
});

test("answers that assume nothing get no such list", () => {
  expect(financialProjections(told("£120 a month per bakery."))).not.toContain("What you assumed");
});
