import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "../context";

const analysisOf = (told: string) => {
  const context = writingContext({
    answers: {
      problem: "Older people cannot reach their feet any more, and the clinic has no appointments.",
      solution: "I come to the house and do the nails and hard skin. A visit takes me 45 minutes.",
      targetAudience: "People over 75 who live at home in Leeds",
      differentiator: "I have worked eleven years on a ward.",
      businessModel: `£38 per visit, most people need one every eight weeks. ${told}`,
    },
    corrections: null,
    brandName: "Wellvisit",
    prior: {},
    seed: "beside-job",
    startDate: "2026-11-30",
  });
  return JSON.stringify([
    RECIPES.businessAnalysis.compose(context, { concept: "A visit at home." }),
    RECIPES.fullBusinessAnalysis.compose(context, { concept: "A visit at home." }),
  ]);
};

const OF_A_LIVING = /what you live on|you work without pay|full time once/;

test("who has nothing else is told what to live on", () => {
  expect(analysisOf("Fuel is £5 a visit.")).toMatch(OF_A_LIVING);
});

test.each([
  ["I do it next to my job.", /beside your job/],
  ["I want 30 clients before I quit my day job.", /leave your job|pay for your living|replace your job/],
])("beside a job it is told what comes on top: %s", (told, wanted) => {
  const text = analysisOf(told);
  expect(text).toMatch(wanted);
  expect(text).toMatch(/An hour of your work brings about £\d/);
  expect(text).not.toMatch(OF_A_LIVING);
});

test("nobody is planned beside whoever wants nobody", () => {
  const text = analysisOf("It's always me who comes, and I do it next to my job.");
  expect(text).toMatch(/hire nobody, as you say/);
  expect(text).not.toMatch(/second person|somebody more who/);
});
