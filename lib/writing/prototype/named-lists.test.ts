import { choicesIn, functionsIn, pickedIn } from "./named-lists";

test.each([
  [
    "A web app for choirs. It does four things: attendance, term fees, music library, concert tickets. Singers tap a link.",
    ["Attendance", "Term fees", "Music library", "Concert tickets"],
  ],
  ["Software with three modules: stock, orders and invoices.", ["Stock", "Orders", "Invoices"]],
  ["We do three things: we clean, we mend and we deliver.", null],
  ["An app that counts eggs.", null],
])("the functions of %j are %j", (solution, items) => {
  expect(functionsIn(solution)?.items ?? null).toEqual(items);
});

test.each([
  [
    "Lunch boxes. Three menus: Maharashtrian, Gujarati, South Indian. Order by 9 pm.",
    "Menu",
    ["Maharashtrian", "Gujarati", "South Indian"],
  ],
  ["Soap in four scents: lavender, pine, lemon and rose.", "Scent", ["Lavender", "Pine", "Lemon", "Rose"]],
  [
    "A mobile repair van. Tyres, brakes, batteries, done on the kerb within two hours.",
    "",
    ["Tyres", "Brakes", "Batteries"],
  ],
  [
    "We swap knives. Chef's knife, paring knife, bread knife, whatever they use.",
    "",
    ["Chef's knife", "Paring knife", "Bread knife"],
  ],
])("what is chosen from in %j", (solution, title, items) => {
  expect(choicesIn(solution)).toMatchObject({ title, items });
});

test.each([
  "It works in three steps: book, pay and relax.",
  "We come to your house, look at the boiler and repair it.",
  "Parents order online, pay and fetch the box.",
])("nothing is chosen from in %j", (solution) => {
  expect(choicesIn(solution)).toBeNull();
});

test.each([
  [
    "Cakes you design: pick size, flavour, colours, upload a picture and see the price.",
    ["Size", "Flavour", "Colours"],
  ],
  ["They choose a fabric, collar and sleeve. We sew it.", ["Fabric", "Collar", "Sleeve"]],
  ["Pick a date and pay.", []],
])("%j asks for %j", (solution, picks) => {
  expect(pickedIn(solution)).toEqual(picks);
});
