import { firstPerson, predicate } from "./voice";

test.each([
  [
    "Our floating sensor measures chlorine every hour and sends the values to the phone",
    "is a floating sensor that measures chlorine every hour and sends the values to the phone",
  ],
  [
    "Our small camera quietly measures the draught under the roof",
    "is a small camera that quietly measures the draught under the roof",
  ],
  ["Our app shows the bill", "shows the bill"],
])("%s says what it is", (solution, said) => expect(predicate(solution, new Set())).toBe(said));

test("the founders build what is theirs", () => {
  expect(firstPerson("Our gauge warns before the cellar floods", new Set())).toBe(
    "We are building a gauge that warns before the cellar floods",
  );
});

test.each([
  "Upload ten selfies and get 60 portraits within an hour",
  "Inspectors tap through each item on the phone",
])("the founders never say that they offer a sentence: %s", (solution) =>
  expect(firstPerson(solution, new Set())).toBeNull(),
);
