import { isCountNoun } from "./count-noun";

test.each(["score", "invoice", "reply", "tenant file", "visit", "family"])("%s can be counted", (noun) =>
  expect(isCountNoun(noun)).toBe(true),
);
test.each(["once", "but", "automatically", "louder", "are", "their", "score once", "while"])(
  "%s cannot be counted",
  (noun) => expect(isCountNoun(noun)).toBe(false),
);
