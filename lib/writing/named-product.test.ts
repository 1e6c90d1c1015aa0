import { namedProduct } from "./named-product";

test.each([
  ["Hallkeeper is an online diary with regular hirers.", "Hallkeeper"],
  ["Menu Watch reads the public menus of the places around you.", "Menu Watch"],
  ["SeatSweep is the ten day software detox.", "SeatSweep"],
  ["Sole Clinic does heels while you wait.", "Sole Clinic"],
])("a sentence that opens with a name tells it: %s", (solution, name) => {
  expect(namedProduct(solution)).toBe(name);
});

test.each([
  "Pottery is a quiet evening with clay on your hands.",
  "Payment is a link in the same message.",
  "Cape Town has one such shop and no more.",
  "Fresh rolls hang at the door by six.",
])("and no other word is taken for one: %s", (solution) => {
  expect(namedProduct(solution)).toBeNull();
});
