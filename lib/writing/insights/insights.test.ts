import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { writingContext } from "../context";
import { IDEAS, type IdeaId } from "../fixtures";
import { material } from "../material";
import { insights, RULES } from "./insights";
import { ALL_PATTERNS } from "./patterns";
import type { Insight } from "./rule";

const BASE: QuizAnswers = {
  problem: "Village choirs lose their sheet music and rehearse from bad copies.",
  solution: "A lending desk that keeps clean scores for choirs.",
  targetAudience: "Choir leaders in small villages.",
  differentiator: "Scores are kept by a librarian who sings.",
  businessModel: "Choirs pay by the year.",
};

const materialOf = (answers: QuizAnswers) =>
  material(
    writingContext({ answers, brandName: "Choirdesk", prior: {}, seed: "rules", startDate: "2026-11-23" }),
  );

const read = (id: string, answers: QuizAnswers): Insight | null => {
  const found = RULES.find((rule) => rule.id === id);
  if (!found) throw new Error(`There is no rule ${id}`);
  return found.read(materialOf(answers));
};

describe.each(ALL_PATTERNS)("the rule $id", ({ id, fields, yes, no }) => {
  const field = fields[0] ?? "solution";

  test("fires on its sentence, quotes it and gives a number to watch", () => {
    const found = read(id, { ...BASE, [field]: yes });
    expect(found?.strength ?? found?.recommendation).toContain('"');
    if (found?.recommendation) expect(found.recommendation).toMatch(/Watch: /);
  });

  test("stays silent on its neighbour and without anything to quote", () => {
    expect(read(id, { ...BASE, [field]: no })).toBeNull();
    expect(read(id, BASE)).toBeNull();
  });
});

/** Rules over the whole reading: an idea that has it and one that has not. */
const OVER_IDEAS: readonly [rule: string, fires: IdeaId, silent: IdeaId][] = [
  ["traction", "bread", "hvac"],
  ["proof", "bread", "vague"],
  ["statistic", "hvac", "bread"],
  ["difference", "hvac", "vague"],
  ["platform", "hvac", "bread"],
  ["only", "kitchen", "bread"],
  ["comparative", "vague", "bread"],
  ["loss", "bread", "vague"],
  ["too-wide", "vague", "hvac"],
  ["two-sided", "toolLending", "hvac"],
  ["regulated", "bread", "spanish"],
  ["segment", "hvac", "vague"],
  ["no-price", "vague", "hvac"],
  ["unit-margin", "bread", "hvac"],
  ["per-deal", "toolLending", "hvac"],
  ["recurring", "hvac", "bread"],
  ["by-use", "coldRoom", "bread"],
  ["two-prices", "hvac", "kitchen"],
  ["break-even", "kitchen", "bread"],
  ["carries", "bread", "kitchen"],
  ["free-limit", "vague", "bread"],
  ["funder-mix", "kitchen", "bread"],
  ["stock", "leakSensor", "bread"],
  ["payer", "tutoring", "bread"],
];

test.each(OVER_IDEAS)("the rule %s fires for %s and not for %s", (id, fires, silent) => {
  expect(read(id, IDEAS[fires])).not.toBeNull();
  expect(read(id, IDEAS[silent])).toBeNull();
});

test("there are at least a hundred rules, each with its own id", () => {
  expect(RULES.length).toBeGreaterThanOrEqual(100);
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});

test("a clause of the founder's is quoted once in each list at most", () => {
  for (const answers of Object.values(IDEAS)) {
    const { strengths, recommendations } = insights(materialOf(answers));
    for (const items of [strengths, recommendations]) {
      const quotes = items.map((item) => /"([^"]{12,})"/.exec(item)?.[1]?.toLowerCase()).filter(Boolean);
      expect(new Set(quotes).size).toBe(quotes.length);
    }
  }
});
