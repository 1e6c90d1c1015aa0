import { isTypable } from "./typable";
import { predicate } from "./voice";
import { ofThem } from "./you";

test.each([
  [
    "A phone app that asks you about your work and turns what you say into a letter that shows your tools",
    "is a phone app that asks users about their work and turns what they say into a letter that shows their tools",
  ],
  [
    "A tool that shows you which desk is free and lets you book it before you leave home",
    "is a tool that shows users which desk is free and lets them book it before they leave home",
  ],
  [
    "A shared kiln room in Leeds you book by the hour",
    "is a shared kiln room in Leeds that users book by the hour",
  ],
  ["An app that turns your scans into a map", "is an app that turns the user’s scans into a map"],
])("who is meant by you is named once: %s", (solution, told) => {
  expect(ofThem(predicate(solution, new Set()) ?? "", "users")).toBe(told);
});

test.each([
  ["We rent pianos to schools and look after them", "rents pianos to schools and looks after them"],
  [
    "We come twice a month, wash the vans and leave a list",
    "comes twice a month, washes the vans and leaves a list",
  ],
  [
    "We build the school's website and run the ads for it",
    "builds the school's website and runs the ads for it",
  ],
  [
    "We train volunteers to visit people and report back",
    "trains volunteers to visit people and report back",
  ],
  ["The neighbours own and run the kiosk together", null],
])("every verb follows the first: %s", (solution, told) => {
  expect(predicate(solution, new Set())).toBe(told);
});

test("a search is made of words that stand side by side", () => {
  const answers = {
    problem: "Substitution plans take hours.",
    solution: "Software that suggests in seconds who can take which lesson.",
    targetAudience: "Schools in Denmark",
    differentiator: "",
    businessModel: "",
  };
  expect(isTypable("substitution plan software", answers)).toBe(true);
  expect(isTypable("software suggests seconds", answers)).toBe(false);
  expect(isTypable("plan service", answers)).toBe(false);
});
