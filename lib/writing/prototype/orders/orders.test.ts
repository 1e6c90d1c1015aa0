import { mannerOf } from "./manner";
import { orderedIn, priceRow } from "./price-rows";

test.each([
  ["Trailer €38 a week", ["Trailer", "€38 a week"]],
  ["£260 per window", ["Window", "£260"]],
  ["€34 for two pairs", ["Two pairs", "€34"]],
  ["A seam is £24", ["Seam", "£24"]],
  ["€25 a month", ["Brand", "€25 a month"]],
  ["From CHF 1,200 per attic", ["Attic", "From CHF 1,200"]],
  ["Soup 6 zł", ["Soup", "6 zł"]],
  ["€6,800 per group of eight paid by the hospital", ["Group of eight", "€6,800"]],
])("%s is two cells of a price list", (price, row) => expect(priceRow(price, "Brand")).toEqual(row));

test.each([
  [["Sandwich", "Soup", "Menu"], "a sandwich, soup or menu"],
  [["Two pairs"], "two pairs"],
  [["Evening"], "an evening"],
  [["Brand"], ""],
])("%s are ordered as %s", (names, said) =>
  expect(
    orderedIn(
      names.map((name) => [name, "€1"] as const),
      "Brand",
    ),
  ).toBe(said),
);

test.each([
  ["visit", "A soup stand with its own kitchen. Order by ten, pick up at noon.", "fetched"],
  ["goods", "We roast barley coffee; people collect it at the Saturday market stall.", "fetched"],
  ["goods", "We roast barley coffee and post it on Mondays.", "sent"],
  ["project", "We come to the boat, sand the deck and oil it.", "comes"],
  ["visit", "We translate letters of grandparents and bind them as a book.", "asked"],
  ["tool", "Software for boat yards.", null],
] as const)("%s: %s", (scene, solution, manner) => expect(mannerOf(scene, solution)).toBe(manner));
