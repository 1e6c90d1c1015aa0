import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { writingContext } from "../context";
import { IDEAS, type IdeaId } from "../fixtures";
import { type Material, material } from "../material";
import { PATTERNS } from "./data/patterns";
import { insights, RULES } from "./insights";
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

describe.each(PATTERNS)("the rule $id", ({ id, fields, yes, no }) => {
  const field = fields[0] ?? "solution";

  test("fires on its sentence and gives a number to watch", () =>
    expect(read(id, { ...BASE, [field]: yes })?.recommendation).toMatch(/Watch: /));

  test("stays silent on its neighbour and without anything to quote", () => {
    expect(read(id, { ...BASE, [field]: no })).toBeNull();
    expect(read(id, BASE)).toBeNull();
  });
});

/** Answers that no idea of the list gives. */
const OWN = {
  lossPerSale: {
    ...BASE,
    businessModel: "Choirs pay €10 per score set. Printing and postage cost us €18 per score set.",
  },
  partner: { ...BASE, differentiator: "We work with Gemeindebund, which lists us for its members." },
  competitor: { ...BASE, differentiator: "Unlike Musicnotes we lend whole sets." },
  later: { ...BASE, businessModel: "Choirs pay €40 per year. Later we sell printed books at €30." },
  furtherGroup: { ...BASE, targetAudience: "Choirs in Leeds. Later the schools that sing." },
  letting: { ...BASE, businessModel: "Choirs rent a score chest for €40 per month. A chest costs us €900." },
  lateExtras: {
    ...BASE,
    solution:
      "An app that lends score sets between choirs, tracks who has them, reminds singers to return them, prints a list for the librarian, and maybe a community for conductors.",
  },
  hired: {
    ...BASE,
    problem: "Choirs pay €60 per concert to hire scores.",
    businessModel: "Choirs pay €35 per concert.",
  },
  aimOfPieces: {
    ...BASE,
    solution: "A score case from waxed canvas that is sewn in Leeds. We repair any seam free for five years.",
    businessModel:
      "We sell it for €70. Canvas and sewing cost €28 a piece. I want to sell 900 in the first year.",
  },
  equipment: { ...BASE, businessModel: "Choirs pay €4 per score. The scanner costs €9,000." },
  classes: {
    problem: "Carpenters in Graz know no way to cut a roof joint by hand any more.",
    solution: "A six week evening course in cutting joints by hand.",
    targetAudience: "Carpenters in Graz",
    differentiator: "Every joint is cut on a real roof.",
    businessModel:
      "The fee is €180 per student, 12 students a class, we plan 6 classes in the first year. Room and teacher cost us about €900 per class.",
  },
  record: { ...BASE, differentiator: "I have lent out 2,000 scores in eleven years as a librarian." },
  access: { ...BASE, differentiator: "I conduct three choirs in the valley and know 40 of the others." },
  promise: { ...BASE, differentiator: "We send a missing score within 24 hours, or you pay nothing." },
  twoWays: {
    problem: "When a sewing machine stops she has to carry it to the repairers.",
    solution: "We come to the shop and repair the sewing machine.",
    targetAudience: "Tailors in Graz, about 900 of them",
    differentiator: "Usually the same day.",
    businessModel:
      "€150 per visit. A visit costs us €82. The monthly plan is €45 per machine. We did 214 visits in the last ten months and 19 machines are on the plan.",
  },
} satisfies Record<string, QuizAnswers>;
type Case = IdeaId | keyof typeof OWN;
const answersOf = (id: Case): QuizAnswers => (id in OWN ? OWN[id as keyof typeof OWN] : IDEAS[id as IdeaId]);

/** Rules over the whole reading: answers that have it and answers that have not. */
const OVER_IDEAS: readonly [rule: string, fires: Case, silent: Case][] = [
  ["better-way", "twoWays", "bread"],
  ["traction", "bread", "hvac"],
  ["proof", "bread", "vague"],
  ["statistic", "hvac", "bread"],
  ["difference", "hvac", "vague"],
  ["platform", "hvac", "bread"],
  ["partner", "partner", "hvac"],
  ["only", "kitchen", "bread"],
  ["comparative", "vague", "bread"],
  ["loss", "bread", "vague"],
  ["team", "newsletter", "bread"],
  ["record", "record", "bread"],
  ["access", "access", "bread"],
  ["promise", "promise", "record"],
  ["too-wide", "vague", "hvac"],
  ["second-segment", "furtherGroup", "podcasts"],
  ["place", "hvac", "vague"],
  ["two-sided", "toolLending", "hvac"],
  ["competitor", "competitor", "hvac"],
  ["regulated", "bread", "spanish"],
  ["segment", "hvac", "vague"],
  ["payer", "tutoring", "bread"],
  ["contradiction", "contradictory", "bread"],
  ["red-flag", "cureTea", "bread"],
  ["rivals-today", "hvac", "vague"],
  ["features", "lateExtras", "bread"],
  ["no-price", "vague", "hvac"],
  ["unit-loss", "lossPerSale", "bread"],
  ["price-today", "hired", "bread"],
  ["unit-margin", "bread", "hvac"],
  ["per-deal", "toolLending", "hvac"],
  ["share-paid", "elderVisits", "bread"],
  ["recurring", "hvac", "bread"],
  ["by-use", "coldRoom", "bread"],
  ["two-prices", "hvac", "kitchen"],
  ["full-house", "coffeeCart", "bread"],
  ["aim-in-pieces", "aimOfPieces", "bread"],
  ["break-even", "kitchen", "bread"],
  ["carries", "bread", "kitchen"],
  ["free-limit", "vague", "bread"],
  ["funder-mix", "kitchen", "bread"],
  ["stock", "leakSensor", "bread"],
  ["later-line", "later", "bread"],
  ["seats", "payrollApi", "bread"],
  ["slow-payback", "coarse", "bread"],
  ["equipment", "equipment", "bread"],
  ["let-equipment", "letting", "equipment"],
  ["reason-to-stay", "hvac", "vague"],
  ["places-that-carry", "classes", "bread"],
];

test.each(OVER_IDEAS)("the rule %s fires for %s and not for %s", (id, fires, silent) => {
  expect(read(id, answersOf(fires))).not.toBeNull();
  expect(read(id, answersOf(silent))).toBeNull();
});

/** Rules that only the model can fire: one figure of it is put in, and taken out. */
const OVER_MODEL: readonly [
  rule: string,
  fires: (m: Material) => Material,
  silent: (m: Material) => Material,
][] = [
  ["sensitive", (m) => ({ ...m, sensitive: "the price" }), (m) => ({ ...m, sensitive: "" })],
  ["few-customers", (m) => withReach(m, 12), (m) => withReach(m, 5_000)],
  ["rare-ratio", (m) => withWarning(m, "ltv-too-good"), (m) => withWarning(m, "fast-growth")],
  ["small-ask", (m) => withAsk(m, 0), (m) => withAsk(m, 90_000)],
];
const withWarning = (m: Material, rule: string): Material => ({
  ...m,
  context: { ...m.context, model: { ...m.context.model, warnings: [{ rule, text: "" }] } },
});
const withReach = (m: Material, value: number): Material => ({
  ...m,
  fact: (key) => {
    const known = m.fact(key);
    return known && key === "som_customers" ? { ...known, value } : known;
  },
});
const withAsk = (m: Material, ask: number): Material => ({
  ...m,
  context: { ...m.context, model: { ...m.context.model, ask } },
});

test.each(OVER_MODEL)("the rule %s follows the model", (id, fires, silent) => {
  const found = RULES.find((rule) => rule.id === id);
  const m = materialOf(IDEAS.hvac);
  expect(found?.read(fires(m))).not.toBeNull();
  expect(found?.read(silent(m))).toBeNull();
});

test("each rule has its own id, a case that fires it and one that does not", () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  const tried = [
    ...PATTERNS.map(({ id }) => id),
    ...OVER_IDEAS.map(([id]) => id),
    ...OVER_MODEL.map(([id]) => id),
  ];
  expect(RULES.map(({ id }) => id).filter((id) => !tried.includes(id))).toEqual([]);
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
