import { readBrief } from "@/lib/brief/read-brief";
import { coreOf } from "./core";

const unknown = (answers: Parameters<typeof readBrief>[0]) => ({ ...readBrief(answers), venture: null });
const core = (solution: string, targetAudience: string, businessModel = "€40 a month") => [
  // Where a known kind has its own names, no core is asked for.
  ...coreOf(
    unknown({
      problem: "It takes too long today, and nobody knows when it is done.",
      solution,
      targetAudience,
      differentiator: "We come the same week and send a photograph.",
      businessModel,
    }),
  ),
];

test.each([
  ["We clean the grave, put fresh flowers and light a candle.", "Emigrants in France", ["grave", "care"]],
  ["A small sensor inside the piano that listens once a day.", "Hotels in Switzerland", ["piano"]],
  ["A simple program on the technician's phone.", "Independent lift maintenance companies", ["lift"]],
  ["An app where the conductor uploads the score.", "Amateur choirs in the Netherlands", ["rehearsal"]],
])("the core of %p", (solution, audience, expected) => {
  expect(core(solution, audience)).toEqual(expected);
});
