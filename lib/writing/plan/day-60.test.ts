import type { Case } from "../case";
import { caseOf } from "../case";
import { writingContext } from "../context";
import { IDEAS } from "../fixtures";
import { material } from "../material";
import { below, belowInShort } from "./day-60";

const plan = caseOf(
  material(
    writingContext({ answers: IDEAS.hvac, brandName: "X", prior: {}, seed: "s", startDate: "2026-01-05" }),
  ),
);
const of = (target: number, half: string): Case => ({
  ...plan,
  fact: (key) =>
    (key === "gate60_customers" ? { ...plan.fact(key), value: target } : plan.fact(key)) as never,
  say: (key) => (key === "gate60_half" ? half : plan.say(key)),
});

test("between going on and the end lies a number, and of two or three there is no half", () => {
  expect(below(of(11, "six"))).toMatchObject({
    some: "with at least six",
    fewer: "with fewer",
    none: "fewer than six",
  });
  expect(below(of(3, ""))).toMatchObject({ some: "with one or two", fewer: "with none", none: "none" });
  expect(below(of(2, ""))).toMatchObject({ some: "with one", fewer: "with none" });
  expect(belowInShort(of(11, "six"))).toMatch(/^With at least six, change one thing .*; with fewer, \w+/);
});
