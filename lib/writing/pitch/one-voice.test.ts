import { IDEAS } from "../fixtures";
import { oneVoice, speaksAlone } from "./one-voice";

const alone = {
  ...IDEAS.hvac,
  problem: "Riders wait weeks.",
  solution: "I repair bicycles.",
  differentiator: "I come within three days.",
  targetAudience: "My customers are commuters.",
  businessModel: "A service costs £70.",
};

test("who says I throughout speaks as one", () => {
  expect(speaksAlone(alone)).toBe(true);
  expect(speaksAlone({ ...alone, solution: "We repair bicycles." })).toBe(false);
  expect(oneVoice(alone)("We are sure of our price, and we test it ourselves: judge us by it.")).toBe(
    "I am sure of my price, and I test it myself: judge me by it.",
  );
});

test("what is quoted, and what several say, stays as it is", () => {
  expect(oneVoice(alone)('Ask for "our next evening".')).toBe('Ask for "our next evening".');
  expect(oneVoice({ ...alone, solution: "We repair bicycles." })("We test it.")).toBe("We test it.");
});
