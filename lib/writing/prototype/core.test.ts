import { writingContext } from "../context";
import { material } from "../material";
import { features } from "./feature-list";
import { mockups } from "./screens";

const drawn = (solution: string, businessModel: string, targetAudience = "People in the valley.") =>
  material(
    writingContext({
      answers: {
        problem: "It takes too long today.",
        solution,
        targetAudience,
        differentiator: "",
        businessModel,
      },
      brandName: "Brand",
      prior: {},
      seed: "s",
      startDate: "2026-11-23",
    }),
  );

describe("what is sold and what comes with it stand among the first functions", () => {
  test.each([
    [
      "Frames of hazel with a net sewn in, stacked flat. One person lifts it with one hand.",
      "£38 a frame, hazel and net cost us £11.",
      "Frames of hazel with a net sewn in",
    ],
    [
      "A moulded cap for the tap of a rain barrel. Closes one handed in a wet glove.",
      "€4 per cap, a cap costs €1.10.",
      "Closes one handed in a wet glove",
    ],
    [
      "A six week evening course on stove building, in the barn. Clay and lime, flue sizes, fire safety.",
      "€280 a place.",
      "A six week evening course on stove building, in the barn",
    ],
    [
      "We walk children to school along four routes. All walkers vetted, rain capes provided.",
      "€40 a month per child.",
      "rain capes provided",
    ],
    [
      "We carry people up the stairs while the lift is mended, and we have a tracked chair for those who cannot walk.",
      "€900 a week.",
      "A tracked chair for those who cannot walk",
    ],
  ])("%s", (solution, earns, said) =>
    expect(
      features(drawn(solution, earns))
        .filter((text) => text.startsWith("Must"))
        .join(". "),
    ).toContain(said),
  );

  test("a name that stands before the offer is no function", () =>
    expect(
      features(
        drawn("The Long Ladder. A weekly letter for roofers: one roof explained.", "€5 a month."),
      ).join(),
    ).not.toContain("The Long Ladder"));
});

describe("what is drawn belongs to the way it is sold", () => {
  const all = (...said: Parameters<typeof drawn>) => mockups(drawn(...said)).join("\n");

  test("what is dropped into a program is carried by nobody, and a quote is no collection", () => {
    const screens = all(
      "You drop the parts list in. It matches every line to your stock, and you send the quote.",
      "€190 a month.",
      "Ship repair yards.",
    );
    expect(screens).not.toMatch(/on the way|collection/i);
  });

  test("customers who bring their own have no parcel that is on its way", () =>
    expect(
      all("A wood oven in the old wash house. You bring the dough and we put it in.", "€2 a loaf."),
    ).not.toMatch(/Dough, on the way/));

  test("whoever is brought lunch books no table", () =>
    expect(
      all("We cook on the island and bring warm lunch to your boat in any bay.", "119 kr per lunch."),
    ).not.toMatch(/Sign at the door|See available times/));

  test("what firms buy by the box is no gift", () =>
    expect(
      features(
        drawn("A moulded clip for oyster bags.", "€0.95 per clip in boxes of 500.", "Oyster farms."),
      ).join(),
    ).not.toMatch(/gift/i));
});

test.each([
  [
    "A planter with a wide hollow base that you fill with 9kg of sand, and a strap loop to tie it to the railing.",
    ["A strap loop to tie it to the railing", "A wide hollow base that you fill with 9kg of sand"],
  ],
  [
    "A lamp with a folding paper shade that you open like a book.",
    ["A lamp with a folding paper shade that you open like a book"],
  ],
])("what is done with goods at home is told of the thing, and is no screen: %s", (solution, told) => {
  const m = drawn(solution, "€69 each, free shipping above €120. One costs €24.");
  expect(features(m).map((feature) => feature.replace(/^\p{L}+: /u, ""))).toEqual(
    expect.arrayContaining(told),
  );
  expect(mockups(m).filter((screen) => /^(?:Fill|Open|You)\b/.test(screen))).toEqual([]);
});
