import { figuresOf, readAnswers } from "./project-figures";
import { readSeason } from "./season";

const answers = (businessModel: string) => ({
  problem: "Ponds turn green in June.",
  solution: "We clean garden ponds.",
  targetAudience: "Home owners with a garden pond in Kent, about 3,000 of them",
  differentiator: "We come within two days.",
  businessModel,
});

test.each([
  ["Half of all sales are made in two months.", 0.5, 2],
  ["60% of our orders come in November and December.", 0.6, 2],
  ["The work is from April to September.", 1, 6],
  ["The season runs from November to February.", 1, 4],
  ["Most bookings are between May and July.", 0.6, 3],
])("a season that is told is read: %s", (said, share, months) => {
  expect(readSeason({ language: "en", answers: answers(said) })).toMatchObject({ share, months });
});

test.each([
  "£180 per visit, two visits a year.",
  "We sold 40 ponds from May to September last year and 38 after that.",
  "Half of the price is paid in two instalments.",
])("dates and shares of other things are no season: %s", (said) => {
  expect(readSeason({ language: "en", answers: answers(said) })).toBeUndefined();
});

test("a plan with even months says how far a told season pulls the account below it", () => {
  const { model } = figuresOf(
    readAnswers(
      answers("£180 per visit, two visits a year. Half of all sales are made in two months."),
      null,
    ),
    null,
  );
  const warning = model.warnings.find(({ rule }) => rule === "season");
  expect(warning?.text).toContain("Half of all sales are made in two months");
  const even = figuresOf(readAnswers(answers("£180 per visit, two visits a year."), null), null).model;
  expect(even.warnings.some(({ rule }) => rule === "season")).toBe(false);
});
