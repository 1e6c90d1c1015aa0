import { expect, test } from "@jest/globals";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { RECIPES } from "@/lib/artifacts/recipes";
import { NO_CORRECTIONS } from "@/lib/finance/corrections";
import { writingContext } from "./context";

const ANSWERS: QuizAnswers = {
  problem:
    "People in Bristol have a bag of clothes in the wardrobe that need mending, and tailors close at six.",
  solution:
    "I collect the bag in the evening by cargo bike, mend everything at home and bring it back in five days",
  targetAudience: "Working people in Bristol aged 28 to 55 who have no time to go to a tailor",
  differentiator: "I have sewn for nine years and come in the evening, and tailors do not",
  businessModel: "£16 a repair and £5 a collection",
};

const contextOf = (offer?: string) =>
  writingContext({
    answers: ANSWERS,
    brandName: null,
    prior: {},
    seed: "mending",
    startDate: "2026-11-30",
    corrections: offer ? { ...NO_CORRECTIONS, reading: { offer } } : null,
  });
const texts = (offer?: string) => {
  const { concept } = RECIPES.concept.compose(contextOf(offer), ANSWERS);
  const { marketingStrategy } = RECIPES.fullBusinessAnalysis.compose(contextOf(offer), { concept });
  return `${concept}\n${marketingStrategy}`;
};

test("a corrected offer names the venture and is what is searched for, whatever the answers collect", () => {
  expect(texts()).not.toContain("lothes mending service");
  const corrected = texts("Clothes mending");
  expect(corrected).not.toContain("bag collection");
  expect(corrected).toContain("The clothes mending service collects the bag");
  expect(corrected).toContain('"clothes mending"');
});

test("an abbreviation keeps its capitals", () => {
  expect(contextOf("MOT reminders").brief.offer).toMatchObject({ noun: "MOT reminders", byFounder: true });
  expect(contextOf().brief.offer.byFounder).toBeUndefined();
});

test("answers in another language are called as their founder corrects it, too", () => {
  const answers: QuizAnswers = {
    problem: "Las bibliotecas de los pueblos de Oaxaca tienen libros rotos que nadie repara y los tiran.",
    solution: "Recogemos los libros, los encuadernamos otra vez y los devolvemos en tres semanas.",
    targetAudience: "Bibliotecas municipales y escuelas de Oaxaca",
    differentiator: "Dos encuadernadores con 15 años de oficio",
    businessModel: "120 pesos por libro, en promedio 60 libros por biblioteca al año.",
  };
  const told = (offer?: string) => {
    const corrections = offer ? { ...NO_CORRECTIONS, reading: { offer } } : null;
    const start = { answers, brandName: null, prior: {}, seed: "libros", startDate: "2026-11-30" };
    const context = writingContext({ ...start, corrections });
    return (
      JSON.stringify(RECIPES.businessPlan.compose(context, { concept: "" })) +
      JSON.stringify(RECIPES.concept.compose(context, answers))
    );
  };
  expect(told()).toContain("the book binding service");
  for (const offer of ["reparación de libros", "book repair"]) {
    expect(told(offer)).not.toMatch(/the book binding service/i);
    expect(told(offer)).toContain(`the ${offer}`);
  }
});
