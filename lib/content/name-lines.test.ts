import { nameLines } from "./name-lines";

test("a short name stands on one line", () => {
  expect(nameLines("Tick & Tally Sheet")).toEqual(["Tick & Tally Sheet"]);
});

test("a long one is cut where its lines come out most alike", () => {
  expect(nameLines("Westcountry Sashwindow-Restorationspecialists Ltd")).toEqual([
    "Westcountry Sashwindow-",
    "Restorationspecialists Ltd",
  ]);
  expect(nameLines("The Old Town Bread and Cake Bakery")).toEqual(["The Old Town Bread", "and Cake Bakery"]);
});

test("a word without an end is not cut", () => {
  const name = "Donaudampfschifffahrtsgesellschaft";
  expect(nameLines(name)).toEqual([name]);
});
