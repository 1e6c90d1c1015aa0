import { readBrief } from "../read-brief";
import { countryOfWords } from "./country-words";

const answers = (problem: string, solution = "A night daycare in our house near IT Park.") => ({
  problem,
  solution,
  targetAudience: "Mothers on night shift",
  differentiator: "I taught here for six years.",
  businessModel: "350 pesos per night",
});

test.each([
  ["The yaya leaves after a month and the barangay has no daycare.", "PH"],
  ["Load-shedding stops the fridge.", "ZA"],
  ["They take a matatu for an hour.", "KE"],
  ["It costs two lakhs a year.", "IN"],
  ["The yaya pays with UPI.", null],
  ["Nobody is open at night.", null],
])("%s", (problem, country) => expect(countryOfWords(answers(problem))).toBe(country));

test("a place that no list knows lies there, and is paid in its money", () => {
  const { geography, currency } = readBrief(answers("The yaya leaves after a month."));
  expect([geography?.label, geography?.country, currency]).toEqual(["IT Park", "PH", "PHP"]);
});
