import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { RECIPES } from "@/lib/artifacts/recipes";
import { averageInWords } from "./analysis/average";
import { caseOf } from "./case";
import { writingContext } from "./context";
import { material } from "./material";
import { stillNeeded } from "./pitch/still-needed";

const LETTERS: QuizAnswers = {
  problem:
    "Couples spend their evenings in front of screens. Puzzle books are solitary and quickly become repetitive.",
  solution: "We mail our readers a crime story in twelve letters, one each month.",
  targetAudience: "Couples in the United States",
  differentiator:
    "The objects are real, for example a brass key. Other mystery games are solved in one evening, whereas ours accompanies you for a year.",
  businessModel: "A subscription costs $21 per month. Printing and mailing cost us $7 per letter.",
};
const contextOf = (more: Partial<QuizAnswers> = {}) =>
  writingContext({
    answers: { ...LETTERS, ...more },
    brandName: "Zed",
    prior: {},
    seed: "difference",
    startDate: "2026-11-30",
  });
const read = (more?: Partial<QuizAnswers>) => material(contextOf(more));

test("a claim of few words keeps its example, and the second half of a comparison is one", () => {
  expect(read().proofs).toEqual([
    "the objects are real, for example a brass key",
    "ours accompanies you for a year",
  ]);
  expect(
    read({ differentiator: "You can rent the whole show with all its figures, for example 30 orphans." })
      .proofs,
  ).toEqual(["you can rent the whole show with all its figures"]);
});

test("how often something is done does not make a claim the strongest", () => {
  expect(
    read({
      differentiator:
        "Our paper lasts for a hundred years. It is made in a mill that we visit every two months.",
    }).proofs[0],
  ).toBe("our paper lasts for a hundred years");
});

test("what is wrong with a rival is a sentence on the slide, and 'ours' is never said alone", () => {
  const { fullSlides, elevatorPitch } = RECIPES.pitch.compose(contextOf(), {} as never);
  expect(JSON.stringify(fullSlides)).toContain("Other mystery games are solved in one evening");
  expect(elevatorPitch).not.toMatch(/(?:^|[.] )Ours /);
});

test("who sells already lacks nobody who makes it", () => {
  const roles = (businessModel: string) => stillNeeded(caseOf(read({ businessModel })));
  const sold = roles(`${LETTERS.businessModel} We have 310 subscribers at the moment.`);
  expect(sold).toHaveLength(1);
  expect(roles(LETTERS.businessModel).length).toBeGreaterThan(1);
});

test("an average of several plans is told with its parts", () => {
  expect(
    averageInWords(
      read({ businessModel: "The small plan costs $20 per month. The large plan costs $40 per month." }),
    ),
  ).toMatch(/^That average is \$20 from \d+% and \$40 from \d+% of couples, and how they spread is assumed$/);
  expect(averageInWords(read())).toBe("");
});

test("a habit that another one holds already is told once, as is a rival that is one of them", () => {
  const m = read({
    problem:
      "Kitchen cooks write allergens on printed spreadsheets pinned to the kitchen wall. When a supplier changes an ingredient, they have to make do with the sheet.",
    targetAudience: "Kitchen cooks in schools in Kent",
  });
  expect(m.habits.filter((habit) => /sheet/.test(habit))).toHaveLength(1);
});
