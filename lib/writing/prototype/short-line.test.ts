import { isStep, shortFeature, shortLine } from "./short-line";

test("a sentence becomes a label at the end of a clause, and a list is never cut", () => {
  const said =
    "We come to the shop on a motorbike with a box of parts and fix the sewing machine in front of her, usually the same day";
  expect(shortFeature(said)(`Must: ${said}`)).toBe(
    "Must: We come to the shop on a motorbike with a box of parts",
  );
  expect(shortLine("The dentist sees whether it is in wax, in the furnace or on the motorbike")).toBe(
    "The dentist sees whether it is in wax, in the furnace or on the motorbike",
  );
});

test("what is not the founder's own stays as it is", () => {
  const known =
    "Should: An order as a present: a card, no price in the parcel, and the last day on which it arrives";
  expect(shortFeature("We sew rolls.")(known)).toBe(known);
});

test.each([
  ["We take the wooden shutters down", true],
  ["We do hand machines, electric ones and overlock machines", false],
  ["We also sell frames already wired", false],
  ["There are two dishes a day", false],
  ["The light is built into the frame", false],
  ["The box is collected the next day", true],
  ["You pay by the hour or become a member", false],
])("%s is a step: %s", (said, step) => expect(isStep(said)).toBe(step));
