import { whoIsMeant } from "./who-is-meant";

const PROBLEM =
  "When a seamstress's machine stops she waits four days. In the weeks before Easter she loses customers.";

test.each([
  [
    "In the weeks before Easter she loses customers",
    "In the weeks before Easter a seamstress loses customers",
  ],
  ["When a seamstress's machine stops she waits", "When a seamstress's machine stops she waits"],
  ["Many repairers change a part", "Many repairers change a part"],
])("%s", (text, said) => expect(whoIsMeant(text, PROBLEM)).toBe(said));

test("nobody is named whom the problem does not name", () =>
  expect(whoIsMeant("Before Easter she loses customers", "Before Easter she loses customers.")).toBe(
    "Before Easter she loses customers",
  ));
