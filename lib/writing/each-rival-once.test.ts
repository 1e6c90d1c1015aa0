import { eachOnce } from "./each-rival-once";
import { sortOfWay } from "./sort-of-way";

const alternative = (who: string) => ({ who, flaw: "", said: who, many: true });
const rival = (kind: string) => ({ kind, why: "", names: [] });

test.each<[string, string[], string, string[]]>([
  [
    "other meal planners",
    ["nutrition apps", "meal planners and recipe sites"],
    "",
    ["other meal planners", "nutrition apps"],
  ],
  [
    "coffee capsules",
    ["roasters", "capsules and supermarket coffee"],
    "Coffee capsules",
    ["coffee capsules", "roasters"],
  ],
  ["paper diaries", ["diaries for headaches"], "An app", ["diaries for headaches"]],
  [
    "upholsterers",
    ["workshops of upholsterers", "new furniture"],
    "I reupholster",
    ["upholsterers", "new furniture"],
  ],
  ["the shops", ["games in every shop"], "A game", ["games in every shop"]],
])("%s: a rival that the founder names stands once and first", (who, kinds, solution, expected) => {
  expect(eachOnce([alternative(who)], kinds.map(rival), solution).map(({ kind }) => kind)).toEqual(expected);
});

test.each([
  ["ready-mix companies", "supplier"],
  ["accounting tools", "program"],
  ["other wedding sites", "program"],
  ["the launderette in town", "place"],
  ["paper diaries", "paper"],
  ["coffee capsules", "goods"],
  ["petrol station sandwiches", "goods"],
  ["fixing brakes with tape", "habit"],
  ["dog walkers", "supplier"],
])("%s is a %s", (who, sort) => {
  expect(sortOfWay(who)).toBe(sort);
});
