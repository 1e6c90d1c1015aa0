import { featuresOf } from "./features";
import { learn } from "./learn";
import { readSample } from "./samples";
import { sentencesTelling } from "./told";
import { likelihood, readWeights, writtenWeights } from "./weights";

test.each([
  ["340 repairs done since spring, and most of them came back.", 1],
  ["Trialled in two clinics with 60 nurses.", 1],
  ["Twelve farms are on it.", 1],
  ["Works offline and needs no account.", 0],
  ["Members pay €12 a month.", 0],
])("that customers exist is told or not: %s", (said, count) => {
  expect(sentencesTelling("differentiator", said, "sign")).toHaveLength(count);
});

test.each([
  ["Built by two nurses.", 1],
  ["I was a loss adjuster for nineteen years, so I know where it bites.", 1],
  ["Former court clerks answer, not bots.", 1],
  ["No contract, and delivery is free.", 0],
  ["Our team checks every photo before it goes live.", 0],
])("who the founders are is told or not: %s", (said, count) => {
  expect(sentencesTelling("differentiator", said, "team")).toHaveLength(count);
});

test("weights that are written down are read as they were, and what hardly counts is left out", () => {
  const weights = readWeights(
    writtenWeights(
      new Map([
        ["w=nurs", { sign: -0.3, team: 1.2 }],
        ["w=red", { sign: 0.01, team: 0 }],
      ]),
    ),
  );
  expect([...weights.keys()]).toEqual(["w=nurs"]);
  expect(weights.get("w=nurs")?.team).toBeCloseTo(1.2);
});

test("what was learned from samples is found again", () => {
  const samples = ["Made by nurses.", "Made by a vet.", "Blue or red.", "Large or small."].flatMap(
    (text, i) =>
      Array.from({ length: 8 }, () => readSample(`[differentiator 1/1${i < 2 ? " team" : ""}] ${text}`)),
  );
  const weights = learn(samples);
  const of = (text: string) =>
    likelihood(weights, featuresOf({ field: "differentiator", text, at: 0, of: 1 }), "team");
  expect(of("Made by a baker.")).toBeGreaterThan(of("Green or red."));
});

test("a sample of another form is refused", () => {
  expect(() => readSample("Made by nurses.")).toThrow("No sample");
  expect(() => readSample("[differentiator 1/1 boast] The best.")).toThrow("No sample");
});
