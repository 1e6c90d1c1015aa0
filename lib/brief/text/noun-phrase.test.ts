import { nounPhrase } from "./noun-phrase";

test.each([
  ["a tyre change", "tyre change"],
  ["oat bars without honey", "oat bars without honey"],
  ["rental of 20 days", "rental of 20 days"],
  ["lamp for the", "lamp"],
  ["booking site in which", "booking site"],
  ["ski waxing", "ski waxing"],
  ["family box", "family box"],
])("%j can stand elsewhere as %j", (said, noun) => expect(nounPhrase(said)).toBe(noun));

test.each([
  "weatherproof",
  "once",
  "our van comes",
  "front",
  "storing a set",
  "without sugar",
  "it automatically",
  "affordable",
  "us come",
])("%j cannot", (said) => expect(nounPhrase(said)).toBeNull());
