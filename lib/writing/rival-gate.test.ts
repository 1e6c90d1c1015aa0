import { readBrief } from "@/lib/brief/read-brief";
import { alternativesIn } from "./alternatives";
import { habitsIn } from "./habits";

const NONE = new Set<string>();
const told = (problem: string, targetAudience = "Families and small shops in our town.") => {
  const brief = readBrief({
    problem,
    targetAudience,
    solution: "A booking service by SMS.",
    businessModel: "€20 a visit.",
  });
  return [...alternativesIn(brief, "families", NONE).map(({ who }) => who), ...habitsIn(brief, NONE)];
};

test.each([
  ["They don't go to the gym, and the firms in Poland anyway have big problem to keep drivers.", []],
  ["A medium shop pays easily 900 euro a month for mixed waste.", []],
  ["A locksmith takes easily 250 euro on a Sunday.", ["a locksmith"]],
  ["The lid is loose. Everyone is tying it with rubber band.", ["tying it with rubber band"]],
  [
    "Families use WhatsApp groups and paper lists and it gets messy.",
    ["using WhatsApp groups and paper lists"],
  ],
])("only what is used or done instead is a rival: %s", (problem, ways) =>
  expect(told(problem)).toEqual(ways),
);

test("what people end up on is named", () =>
  expect(
    readBrief({
      problem: "People are tired and end up on Uber Eats for $35.",
      solution: "Soup at your door.",
    }).named.competitors,
  ).toEqual(["Uber Eats"]));
