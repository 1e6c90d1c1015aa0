import { ARTIFACTS } from "@/lib/artifacts/artifacts";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "./context";
import { IDEAS } from "./fixtures";
import { type Standing, standingOf } from "./standing";

const idea = (
  solution: string,
  targetAudience: string,
  businessModel: string,
  differentiator = "Made by hand.",
): QuizAnswers => ({
  problem: "It is done late and by hand, and twice a year it goes badly wrong.",
  ...{ solution, targetAudience, differentiator, businessModel },
});
const TOLD: Record<string, readonly [Standing, QuizAnswers]> = {
  stoves: [
    "jobs",
    idea(
      "I repair old tiled stoves in two days.",
      "Owners of farm houses in Tartu county. Last winter I repaired 23 stoves, all came by talk.",
      "580 € a stove. I want 60 stoves next season.",
    ),
  ],
  hives: [
    "pays",
    idea(
      "A scale under the hive that sends the weight by radio.",
      "Beekeepers in Otago. Have 6 beekeepers on it since spring, and they do pay.",
      "$18 a month per hive.",
    ),
  ],
  bulletin: [
    "users",
    idea(
      "A weekly email for pool caretakers.",
      "Caretakers of village pools in Ontario. 1,120 readers after five months, open rate 61 percent.",
      "Sponsors will pay $300 an issue.",
    ),
  ],
  clips: [
    "test",
    idea(
      "A moulded clip for mussel ropes. 600 tested over two winters, 9 failed.",
      "Mussel farmers in Galicia.",
      "€0.90 a clip.",
    ),
  ],
  quotes: [
    "promise",
    idea(
      "Software that fills in the quote.",
      "Small sail lofts in Cape Town.",
      "R1 900 a month. Two former rivals said they would try it for free, I would like 40 paying by the end of year two.",
    ),
  ],
  classes: [
    "nothing",
    idea(
      "An evening course in repairing pumps.",
      "Farm mechanics in Nakuru.",
      "KSh 18,000 per student, classes of 20 students, we plan 8 classes in the first year.",
    ),
  ],
};

const packageOf = (answers: QuizAnswers) => {
  const context = writingContext({ answers, brandName: null, prior: {}, seed: "a", startDate: "2026-11-30" });
  const texts = Object.keys(ARTIFACTS)
    .filter((id) => id !== "brand")
    .map((id) =>
      JSON.stringify(
        RECIPES[id as keyof typeof RECIPES].compose({ ...context, brandName: "Volt" }, {} as never),
      ),
    );
  return { standing: standingOf(context.brief), text: texts.join("\n") };
};

/** Nobody pays or has bought. */
const DENIED =
  /no payment to show|has no paying customer|Has anyone paid you yet|nobody has (?:bought it|paid|paid us) yet|customers are still to come/i;
/** Somebody does. */
const AFFIRMED =
  /\bpays? it today|has been (?:paid for|sold) already|: sold already|customers you have\b(?! not)/i;

test.each(Object.entries(TOLD))("how far it is: %s", (_, [standing, answers]) => {
  expect(packageOf(answers).standing).toBe(standing);
});

test.each([
  ...Object.entries(IDEAS),
  ...Object.entries(TOLD).map(([id, [, answers]]) => [id, answers] as const),
])("no two sentences of a package contradict each other about whether somebody pays: %s", (_, answers) => {
  const { standing, text } = packageOf(answers);
  const pays = standing === "pays" || standing === "sold" || standing === "jobs";
  expect(pays ? (DENIED.exec(text)?.[0] ?? null) : (AFFIRMED.exec(text)?.[0] ?? null)).toBeNull();
  expect(DENIED.test(text) && AFFIRMED.test(text)).toBe(false);
});

test("a wish is told as nothing that has happened", () => {
  const { text } = packageOf((TOLD.classes as readonly [Standing, QuizAnswers])[1]);
  expect(text).not.toMatch(/(?:happened|can be checked)[^"]{0,40}(?:classes of 20|8 classes)/i);
});
