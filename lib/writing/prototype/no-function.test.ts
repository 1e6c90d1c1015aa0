import { isFunction, withoutOpener } from "./no-function";

describe("what stands among the functions", () => {
  test.each([
    "we made 200 pieces with a fabricator",
    "nine years I was field officer for a seed company",
    "could be a podcast",
    "still figuring out the format",
    "we plan to be in every suburb by christmas",
    "factory starts at 100 pairs",
    "owners don't like to travel for two acres",
    "35 prototypes are out in the archipelago",
    "62 places altogether, but no driver has booked yet",
    "one of them won a contract for three libraries",
    "we called frost right on 11 of 12 nights",
    "all within 30 miles of Okehampton",
    "I taught maths in a school before moving to an office job",
    "I know what a meltdown is and it does not scare me",
  ])("is not %s", (said) => {
    expect(isFunction(said)).toBe(false);
  });

  test.each([
    "the ring can be replaced for 40 rupees",
    "we never sell your data",
    "I send back three samples to choose",
    "works without a signal",
    "made in Manisa in one piece",
  ])("is %s", (said) => {
    expect(isFunction(said)).toBe(true);
  });

  test("a word that leads over from another sentence is left out", () => {
    expect(withoutOpener("Also no app required")).toBe("no app required");
  });
});
