import { claimsMore, liesElsewhere } from "./claims-more";

test.each([
  ["Old legs, new cane", "we glue the legs of chairs", true],
  ["Old legs, new cane", "we weave new cane into the legs of chairs", false],
  ["Fresh, and not from far away", "fresh tea from assam", true],
  ["Bread without additives", "bread from rye", true],
  ["Bread without additives", "bread with no additives at all", false],
])("%s of: %s", (line, said, more) => expect(claimsMore(line, said)).toBe(more));

test.each([
  ["where the herbs sleep", "Single estate tea from the hills", true],
  ["where the herbs sleep", "Dried herbs from the hills", false],
  ["the shape under the cup", "Single estate tea", false],
])("%s for: %s", (gloss, solution, lies) => expect(liesElsewhere(gloss, { solution })).toBe(lies));
