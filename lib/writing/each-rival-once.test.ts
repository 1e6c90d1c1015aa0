import { eachOnce } from "./each-rival-once";
import { sortOfWay } from "./sort-of-way";

const alternative = (who: string) => ({ who, flaw: "", said: who, many: true });
const nothing = { problem: "", solution: "", targetAudience: "", differentiator: "", businessModel: "" };
const kindsOnce = (who: string, kinds: readonly string[], said: Partial<typeof nothing>) =>
  eachOnce([alternative(who)], kinds.map(rival), { ...nothing, ...said }).map(({ kind }) => kind);
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
  expect(kindsOnce(who, kinds, { solution })).toEqual(expected);
});

test("who is at a place is called by their trade elsewhere in the answers", () => {
  const kinds = ["repairers with a bench at the market", "dealers of the makes"];
  const problem = "She carries it to the repairers at Kejetia and waits.";
  expect(kindsOnce("the men at Kejetia", kinds, { problem })).toEqual(["the men at Kejetia", kinds[1]]);
  expect(kindsOnce("the men at Bantama", kinds, { problem })).toEqual(kinds);
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
