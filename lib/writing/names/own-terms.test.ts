import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readBrief } from "@/lib/brief/read-brief";
import { ownTermNames } from "./own-term-names";
import { termsOf } from "./own-terms";

const brief = (answers: Partial<QuizAnswers>) =>
  readBrief({
    ...{ problem: "", solution: "", targetAudience: "Fabricators in Dallas", differentiator: "" },
    ...{ businessModel: "$20 a month.", ...answers },
  });
const termsIn = (answers: Partial<QuizAnswers>) =>
  termsOf(brief(answers)).map(({ words }) => words.join(" "));

const OFFCUTS = {
  problem:
    "Every shop has 60 leftover slab pieces on a fence, and a slab is $1,400. Nobody knows of the others.",
  solution: "An offcut exchange for shops. Take a photo of the offcut, others reserve the slab by 30 May.",
};

test("what the offer is about is said first and again", () => {
  expect(termsIn(OFFCUTS)).toEqual(expect.arrayContaining(["offcut exchange", "slab"]));
});

test("what is said by the way, where it happens, who does it and what is done is none", () => {
  const terms = termsIn({
    ...{ problem: "In Pilsen seamstresses lose a whole day.", targetAudience: "Seamstresses" },
    solution:
      "A shared sewing room in Pilsen by the door, net 30. Sewing stands still when others look at the seams.",
  });
  expect(terms).toContain("sewing room");
  expect(terms.filter((term) => /pilsen|door|net|seamstress|stand|look|day/.test(term))).toEqual([]);
});

test("what is a name already stays as it is, and no two names are the same", () => {
  const names = ownTermNames(brief(OFFCUTS), []).map(({ name }) => name);
  expect(names).toContain("Offcut Exchange");
  expect(names.some((name) => /^Offcut Exchange \p{L}/u.test(name))).toBe(false);
  expect(new Set(names).size).toBe(names.length);
});

test("what only the trouble speaks of is made and sold nowhere", () => {
  const names = ownTermNames(
    brief({
      problem: "Gusts tip pots over on a balcony. A gust is strong.",
      solution: "A planter with a wide hollow base. The planter stays up.",
    }),
    [],
  ).map(({ name }) => name);
  expect(names.some((name) => /Planter/.test(name))).toBe(true);
  expect(names.filter((name) => /^Gust (?:House|Shelf|Works)|^Gust[a-z]/.test(name))).toEqual([]);
});
