import fc from "fast-check";
import { readBrief } from "./read-brief";

const PIECES =
  "$|€|%|N|R|5|1,000|100 to|tag|average|we take|costs us|later|per|a month|a day|for two|open 15 hours a day|has 24 beds|with 3 to 30 cows|every two|(|[[|{{|\\|$1|\n|–|🙂|ﬀ|٣|مرحبا|我们".split(
    "|",
  );
const answer = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(" ")),
);
const answers = fc.record(
  {
    problem: answer,
    solution: answer,
    targetAudience: answer,
    differentiator: answer,
    businessModel: answer,
  },
  { requiredKeys: [] },
);

test("whatever is typed is read without an error, the same way twice, into finite prices", () => {
  fc.assert(
    fc.property(answers, (typed) => {
      const brief = readBrief(typed);
      expect(readBrief(typed)).toEqual(brief);
      for (const { price, takeRate, unitCost, quantity } of brief.lines)
        for (const number of [price, takeRate, unitCost, quantity])
          expect(Number.isFinite(number?.value ?? 0)).toBe(true);
    }),
    { numRuns: 300, seed: 5 },
  );
});
