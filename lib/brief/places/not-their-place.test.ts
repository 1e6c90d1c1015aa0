import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readGeography } from "./geography";
import { readPlaces } from "./workplace";

const EMPTY: QuizAnswers = {
  problem: "",
  solution: "",
  targetAudience: "",
  differentiator: "",
  businessModel: "",
};
const placeOf = (said: Partial<QuizAnswers>) => readGeography({ ...EMPTY, ...said })?.label ?? null;

test.each<[string | null, Partial<QuizAnswers>]>([
  [null, { targetAudience: "mums and dads who are already buying used on their phone in the evenings" }],
  [null, { solution: "We cook three menus, Korean, Lebanese and comfort bowls, and send them out." }],
  [
    "Singapore",
    {
      problem: "Parents in Singapore wait long.",
      targetAudience: "Chinese, Malay and Indian families expecting a child",
    },
  ],
  [
    "Brazil and Mexico",
    {
      solution: "Lessons in Portuguese and Spanish by voice",
      problem: "Students in Brazil and Mexico read too little",
    },
  ],
  [null, { targetAudience: "Women who buy gifts around Mothers Day and Christmas" }],
  ["Spain", { targetAudience: "Creators with an audience in Spain and Latin America" }],
  [
    null,
    {
      problem: "Remote workers want six weeks in Lisbon or Cape Town, and paying two rents kills the dream.",
      targetAudience: "Professionals who can work anywhere",
    },
  ],
  [
    "Nairobi",
    {
      problem: "Nairobi families buy vegetables at the roadside or pay double in supermarket.",
      targetAudience: "Middle income households",
    },
  ],
  ["India and Singapore", { targetAudience: "Engineering leads in Indian and Singaporean startups" }],
])("the place is %s, and no dish, people, language, holiday or trip", (place, said) =>
  expect(placeOf(said)).toBe(place),
);

test.each<[string, Partial<QuizAnswers>]>([
  ["Dubai and Abu Dhabi", { problem: "In Dubai and Abu Dhabi people pay a fortune for clubs." }],
  ["Texas and Florida", { problem: "Alarm companies in Texas and Florida track deadlines on a calendar." }],
  ["New Zealand and Australia", { targetAudience: "Builders and plumbers in NZ and Australia" }],
])("every place of the list is kept: %s", (place, said) => expect(placeOf(said)).toBe(place));

test.each<[string, Partial<QuizAnswers>]>([
  ["the United States", { solution: "We grind chillies and ship from Texas in tins, ordered online." }],
  ["the United Kingdom", { problem: "I worked in a hospital. I worked in Glasgow for years." }],
])("where it is sent from or where the founder was tells the country, %s", (place, said) =>
  expect(placeOf(said)).toBe(place),
);

test("guests from two towns who sleep somewhere else come there", () => {
  const { geography, buyersIn } = readPlaces({
    ...EMPTY,
    solution: "Six safari tents with proper beds in an old orchard in Herefordshire.",
    targetAudience: "Couples and young families from London and Bristol",
    businessModel: "£120 a night",
  });
  expect([geography?.label, buyersIn?.label]).toEqual(["Herefordshire", "London and Bristol"]);
});
