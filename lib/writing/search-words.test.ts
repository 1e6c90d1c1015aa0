import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { caseOf } from "./case";
import { writingContext } from "./context";
import { material } from "./material";
import { searches } from "./search-words";

const materialOf = (answers: Partial<QuizAnswers>) =>
  material(
    writingContext({
      answers: {
        problem: "",
        solution: "",
        targetAudience: "",
        differentiator: "",
        businessModel: "",
        ...answers,
      },
      brandName: null,
      prior: {},
      seed: "typed",
      startDate: "2026-01-05",
    }),
  );
const typed = (answers: Partial<QuizAnswers>) => {
  const m = materialOf(answers);
  return searches(m, caseOf(m).form);
};

test("a kind that many sell is looked for by its usual name and as another than the rival that is named", () => {
  const found = typed({
    problem: "Therapists type their session notes at night.",
    solution: "An AI scribe that listens to a session and drafts the clinical note.",
    targetAudience: "Physiotherapy clinics in Canada.",
    differentiator: "Scribo is built for hospitals and needs a project of months. We start in a day.",
    businessModel: "C$45 per therapist per month.",
  });
  expect(found[0]).toMatch(/^AI medical scribe/);
  expect(found).toContain("Scribo alternative");
});

test("who owns an older thing is no older person", () => {
  const m = materialOf({
    problem: "Nobody tells which repair is worth it.",
    solution: "An app that tells what a repair of a bicycle should cost.",
    targetAudience: "Owners of bicycles older than 4 years in Ghent.",
    businessModel: "€3 a month.",
  });
  expect(m.channels.map(({ name }) => name).join()).not.toMatch(/day centres|pharmacies/);
});

test("what stands before a supplier or a place is not typed twice", () => {
  const found = typed({
    problem: "A private nanny costs €2,400 a month, and daycare in Turin has a waiting list of two years.",
    solution: "A playroom above a library, run by trained carers.",
    targetAudience: "Parents of toddlers in Turin.",
    businessModel: "€9 an hour.",
  });
  expect(found.join(" ; ")).not.toMatch(/Turin Turin|\ba private/);
});

test.each([
  ["A seamstress calls round with samples and the kilt is back in four days", "tailoring Perth"],
  ["A silent electric kitchen shredder the size of a shoe box turns peelings into soil", "kitchen shredder"],
])("what nobody would type is replaced by what the answers are about: %s", (solution, about) => {
  const found = typed({
    problem: "A pleated kilt takes five weeks in town, and nobody mends an old one.",
    solution,
    targetAudience: "Men aged 25 to 60 in Perth",
    differentiator: "One fitting. No bin smells.",
    businessModel: "£190 per kilt.",
  });
  expect(found.join(" ; ")).toContain(about);
});

test("what trouble and offer both speak of is typed", () => {
  const found = typed({
    problem: "Sextons climb the tower because nobody knows which bell is cracked.",
    solution: "We hang beside the bell for a day, listen to each bell and write down which is next.",
    targetAudience: "Parishes in Kent",
    differentiator: "Nobody else does it.",
    businessModel: "£90 each.",
  });
  expect(found[0]).toBe("bell Kent");
});

test.each([
  [
    {
      problem:
        "My neighbour of 82 lives on her own in five rooms and is afraid at night. Students find no room.",
      solution:
        "Our association brings them together. The young person lives there nearly free and in return is home six nights out of seven.",
      targetAudience: "People over 65 in Lyon with a spare room, young people under 30.",
      differentiator: "We stay on after they move in, with a mediator.",
      businessModel: "Joining 90 euros, then 25 monthly from each side.",
    },
    "homeshare service",
  ],
])("a known kind of business is looked for by its name", (answers, name) =>
  expect(typed(answers)[0]).toContain(name),
);
