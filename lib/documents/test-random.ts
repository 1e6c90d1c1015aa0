import fc from "fast-check";

/** Any Unicode, empty and huge fields, and what tries to be more than text. */
const words = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.constantFrom(
    "",
    " ",
    "=1+1",
    "@SUM(A1)",
    "<script>alert(1)</script>",
    "file:///etc/passwd",
    "http://127.0.0.1/x.png",
    "\u202Eabc",
    "x".repeat(600),
    "日本語".repeat(150),
    "\u0600\u0627\u064B".repeat(60),
    "a\n\n1. b\n2. c",
  ),
);
const colour = fc.oneof(words, fc.constantFrom("#ffffff", "#000000", "red", "#12345"));

/** What a slide sets as a timeline or as cards, when there are enough of them. */
const point = fc.oneof(
  { arbitrary: words, weight: 3 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom("Day 20", "Month 6", "Needed", "日本"), words)
      .map(([a, b]) => `${a}: ${b}`),
    weight: 2,
  },
);

/** Lists of at most `most` entries. */
const packages = (most: number) => {
  const list = <T>(of: fc.Arbitrary<T>, limit: number) => fc.array(of, { maxLength: Math.min(most, limit) });
  return fc.record({
    brandName: words,
    tagline: words,
    summary: words,
    moodBoard: fc.record({
      description: words,
      primaryColor: colour,
      accentColor: colour,
      backgroundColor: colour,
    }),
    fullBusinessAnalysis: fc.record({
      executiveSummary: words,
      marketPotential: words,
      competitiveLandscape: words,
      financialProjections: words,
      marketingStrategy: words,
      strategicRecommendations: list(words, 12),
    }),
    prototype: fc.record({
      visualIdentity: words,
      moodBoard: fc.record({ description: words }),
      mockups: list(words, 8),
      userFlow: words,
      features: list(words, 12),
    }),
    actionPlan: fc.record({
      launchStrategy: words,
      actionItems: list(
        fc.record({
          week: fc.integer({ min: 1, max: 9 }),
          title: words,
          description: words,
          priority: fc.constantFrom("high" as const, "medium" as const, "low" as const),
          estimatedHours: fc.double({ min: 0, max: 200, noNaN: true }),
        }),
        40,
      ),
      later: list(
        fc.record({
          title: words,
          description: words,
          estimatedHours: fc.double({ min: 0, max: 200, noNaN: true }),
        }),
        8,
      ),
      successMetrics: list(words, 12),
    }),
    pitch: fc.record({
      elevatorPitch: words,
      threeminPitch: words,
      deckOutline: list(words, 10),
      speakingPoints: list(words, 20),
      hardQuestions: list(fc.record({ question: words, answer: words }), 10),
      fullSlides: fc.array(fc.record({ title: words, content: list(point, 8), keyPoints: list(words, 6) }), {
        minLength: 10,
        maxLength: 10,
      }),
    }),
  });
};

/** Most are small and a few have every list full: a shape is met often, and so is a lot of text. */
export const anyPackage = fc.oneof(
  { arbitrary: packages(2), weight: 14 },
  { arbitrary: packages(40), weight: 1 },
);
