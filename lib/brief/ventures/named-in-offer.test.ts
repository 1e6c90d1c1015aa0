import { isNamedIn } from "./named-in-offer";
import { ventureOf } from "./venture-of";

const answers = (solution: string, targetAudience: string, businessModel = "") => ({
  ...{ problem: "", solution, targetAudience, differentiator: "", businessModel },
});
const stageLights = answers(
  "An app that keeps the light cues of a play beside the script, and runs them from a tablet.",
  "Amateur theatre groups in Bavaria",
  "€9 a month per group.",
);

test("what is only like a kind of business is not of that kind", () => {
  expect(ventureOf(stageLights, false, "saas")).toBeNull();
  const saddles = answers(
    "I come to the yard with twenty saddles in a van and watch the horse move.",
    "Owners of riding horses near Limerick",
  );
  expect(isNamedIn(saddles, "horse-riding")).toBe(false);
  expect(isNamedIn(answers("We clean the pond and set the filters.", "Home owners"), "fish-farming")).toBe(
    false,
  );
});

test("it is named by its own word, by what is paid for, or by what its founders say", () => {
  const lines = answers("An app that reads the other roles so that you learn your lines.", "Amateur actors");
  expect(ventureOf(lines, false, "saas")?.id).toBe("line-learning-app");
  expect(
    isNamedIn(
      answers("The technician scans a sticker.", "Firms", "95 TL per lift"),
      "lift-maintenance-software",
    ),
  ).toBe(true);
  expect(
    isNamedIn(answers("I come to the flat, wash, cut and set the hair.", "Families"), "mobile-hairdresser"),
  ).toBe(true);
});
