import { readBrief } from "@/lib/brief/read-brief";
import { alternativesIn } from "./alternatives";
import { habitsIn } from "./habits";

const none = new Set<string>();
const answers = {
  problem: "",
  solution: "A service for people at home.",
  targetAudience: "People in Leeds.",
  differentiator: "",
  businessModel: "£30 a month.",
};
const alternatives = (problem: string, solution = answers.solution, differentiator = "") =>
  alternativesIn(readBrief({ ...answers, problem, solution, differentiator }), "people", none).map(
    ({ who, flaw }) => `${who}: ${flaw}`,
  );

test.each([
  [
    "People want to give something when a pet dies, but the cards in shops are for people, not animals.",
    "cards in shops: are for people, not animals",
  ],
  [
    "Runners get the same injuries. A physio session costs 90 dollars and lasts half an hour.",
    "a physio session: costs 90 dollars and lasts half an hour",
  ],
  [
    "The stairs get scratched. A carpenter quotes 900 and comes in six weeks.",
    "a carpenter: quotes 900 and comes in six weeks",
  ],
])("%s", (problem, told) => expect(alternatives(problem)).toEqual([told]));

test("who sends whoever is free is not praised for being free", () =>
  expect(
    alternatives(
      "",
      answers.solution,
      "The letting agents charge double and send whoever is free. I come myself.",
    ),
  ).toEqual(["letting agents: charge double and send whoever is free"]));

test("what is repaired is no other way of repairing it", () =>
  expect(
    alternatives(
      "Wooden stairs get scratched by movers.",
      "Mobile repair of scratched wooden stairs and floors.",
    ),
  ).toEqual([]));

const habits = (problem: string, targetAudience: string) =>
  habitsIn(readBrief({ ...answers, problem, targetAudience }), none);

test.each([
  [
    "Small dance schools keep track of who paid on paper lists and WhatsApp.",
    "Dance schools",
    "keeping track of who paid on paper lists and WhatsApp",
  ],
  [
    "Small museums have hundreds of objects and a list in Excel or on cards.",
    "Small museums",
    "Excel or cards",
  ],
  [
    "Farmers and students have no place to find each other other than Facebook groups.",
    "Farmers",
    "making do with Facebook groups",
  ],
  [
    "Nurses swap shifts in WhatsApp groups and the ward manager finds out when nobody shows up.",
    "Hospitals with nurses",
    "swapping shifts in WhatsApp groups",
  ],
])("what serves today: %s", (problem, audience, way) => expect(habits(problem, audience)[0]).toBe(way));

test.each([
  [
    "Restaurants must have their traps emptied every month and keep the papers for the inspector.",
    "Restaurants",
  ],
  ["Runners keep getting the same injuries.", "Runners"],
  ["Wooden stairs in rented flats get scratched and landlords keep the deposit.", "Tenants moving out"],
])("a duty, a complaint or what others do is no way of doing it: %s", (problem, audience) =>
  expect(habits(problem, audience)).toEqual([]),
);

test("what it is carried in belongs to the way, what becomes of it there does not", () => {
  const problem =
    "Plumbers carry their wrenches and files in a plastic crate where everything lies on top of each other.";
  const brief = readBrief({
    ...answers,
    targetAudience: "Plumbers in Leeds.",
    problem,
    solution: "A tool case.",
  });
  expect(habitsIn(brief, none)).toEqual(["carrying their wrenches and files in a plastic crate"]);
});
