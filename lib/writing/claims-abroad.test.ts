import { readBrief } from "@/lib/brief/read-brief";
import { withoutClaims } from "./without-claims";

const told = (solution: string, differentiator: string, businessModel: string) =>
  withoutClaims(readBrief({ problem: "", targetAudience: "", solution, differentiator, businessModel }));

test.each([
  [
    "Une pommade qui soigne l'asthme en deux semaines. Nous la vendons en pot sur notre site.",
    "Notre pommade guérit l'asthme.",
    "19 € le pot.",
    "Une pommade. Nous la vendons en pot sur notre site.",
  ],
  [
    "Ein Tee, der Krebs heilt. Wir verkaufen ihn in Beuteln an unsere Kunden.",
    "Er heilt jede Krankheit.",
    "24 € pro Beutel.",
    "Ein Tee. Wir verkaufen ihn in Beuteln an unsere Kunden.",
  ],
  [
    "Vendemos una infusión para las personas con diabetes.",
    "Después de un mes se puede dejar la insulina.",
    "15 € por caja.",
    "Vendemos una infusión para las personas con diabetes.",
  ],
])("what nobody may promise stands in no text in any language: %s", (solution, claim, price, kept) => {
  const { answers, inEnglish, redFlags } = told(solution, claim, price);
  expect(answers.solution).toBe(kept);
  expect(answers.differentiator).toBe("");
  expect(JSON.stringify(inEnglish?.answers)).not.toMatch(/insulin|asthm|krebs|illness|maladie/i);
  expect(redFlags).not.toEqual([]);
});

test("a denial is no claim, and a sentence without one stays", () => {
  const { answers } = told(
    "Un coussin pour dormir assis. Il ne guérit pas l'asthme.",
    "Fabriqué à Lyon.",
    "59 € le coussin.",
  );
  expect(answers.solution).toBe("Un coussin pour dormir assis. Il ne guérit pas l'asthme.");
  expect(answers.differentiator).toBe("Fabriqué à Lyon.");
});
