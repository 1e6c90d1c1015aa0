import { madeByUs } from "./made-by-us";

test.each([
  ["Mutka makes absorbent briefs that look like briefs.", "We make absorbent briefs that look like briefs."],
  ["Our web store posts authentic blends.", "We make authentic blends."],
  ["My workshop in Leipzig sews canvas bags.", "We make canvas bags."],
])("%s", (said, expected) => expect(madeByUs(said)).toBe(expected));

test.each(["An app posts the list.", "It makes tea.", "We make soap."])("%s stays", (said) =>
  expect(madeByUs(said)).toBe(said),
);
