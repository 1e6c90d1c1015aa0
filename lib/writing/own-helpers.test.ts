import { ownHelpers } from "./own-helpers";

const told = (businessModel: string) =>
  ownHelpers({
    language: "en",
    answers: { problem: "", solution: "", targetAudience: "", differentiator: "", businessModel },
  });

test.each([
  ["I pay my two helpers R140 an hour.", "two helpers"],
  ["Our drivers get £12 an hour.", "drivers"],
  ["€90 a wash. My assistant is paid €15 an hour.", "assistant"],
  ["About 1 750 kr per party with two leaders, food and materials.", "two leaders"],
  ["We employ 3 part-time cleaners.", "3 cleaners"],
])("%s", (said, who) => expect(told(said)).toBe(who));

test.each([
  "€40 an hour, I do it all alone.",
  "Later we want to have two helpers.",
  "No employees, just my own hands.",
  "Customers pay their drivers themselves.",
])("nobody helps yet: %s", (said) => expect(told(said)).toBe(""));
