import { readSegments } from "./segments";

const groups = (targetAudience: string) =>
  readSegments({
    targetAudience,
    problem: "",
    solution: "We bring it to them.",
    differentiator: "",
    businessModel: "€20 a month.",
  }).map(({ text }) => text);

test.each([
  [
    "In practice it's mostly the daughters who organise everything.",
    ["the daughters who organise everything"],
  ],
  ["I would say young families in Bristol.", ["young families in Bristol"]],
  ["Well, to be honest, students who live away from home.", ["students who live away from home"]],
  ["At the moment mostly hobby brewers in Ghent.", ["hobby brewers in Ghent"]],
  ["We think mostly of single mothers in Athlone.", ["single mothers in Athlone"]],
  ["In most cases it will be architects and small builders.", ["architects and small builders"]],
  [
    "Everyone really, but mainly students in Perth. Also busy executives.",
    ["students in Perth", "busy executives"],
  ],
  ["People who want to sleep better really.", ["people who want to sleep better".replace("p", "P")]],
  [
    "Expats in Lisbon. Also sometimes companies that relocate staff.",
    ["Expats in Lisbon", "companies that relocate staff"],
  ],
  ["Later single drivers, they find me already.", ["single drivers"]],
])("what only leads to them is no part of their name: %s", (said, expected) => {
  expect(groups(said)).toEqual(expected);
});

test.each([
  ["Bakeries in Lyon. The owner or his wife orders it by phone.", ["Bakeries in Lyon"]],
  [
    "Car workshops in Ghana. The master mechanic or the shop girl pays it in cash.",
    ["Car workshops in Ghana"],
  ],
  [
    "Scooter owners in Hull, and very often the daughter or son who rings up for them.",
    ["Scooter owners in Hull"],
  ],
  ["Typically the secretary of a parish orders. Parishes in Tyrol.", ["Parishes in Tyrol"]],
  ["It is the wife who orders, couples with a garden in Graz.", ["couples with a garden in Graz"]],
])("who decides for them is no further group: %s", (said, expected) => {
  expect(groups(said)).toEqual(expected);
});

test.each([
  ["Boat owners in Sweden. Mostly men over 50.", ["Boat owners in Sweden"]],
  ["Goat keepers in Narok. Women mostly.", ["Goat keepers in Narok"]],
  ["Office workers in Pune. Middle class familes.", ["Office workers in Pune"]],
  ["Anyone in Cork. Probably younger people but also older.", ["Anyone in Cork"]],
  ["Builders in Cape Town. Start with Site C and Harare sections.", ["Builders in Cape Town"]],
  ["Bakers. Starting with Leeds and Bradford.", ["Bakers"]],
  [
    "Sons of widows in Cork. In practice about half the people who pay us live abroad.",
    ["Sons of widows in Cork"],
  ],
  ["Ramblers in Kent. Two thirds of those who pay are over 60.", ["Ramblers in Kent"]],
  ["Vets in Ghent. 40% of our clients pay by the year.", ["Vets in Ghent"]],
  ["Schools in Bath. Later nurseries.", ["Schools in Bath", "nurseries"]],
])("how they are or where it begins is no further group: %s", (said, expected) => {
  expect(groups(said)).toEqual(expected);
});

test("who only uses what others pay for is no market beside them", () =>
  expect(groups("Over 70s in Stockport. Mostly the grown-up children who book and pay.")).toEqual([
    "the grown-up children who book and pay",
  ]));
