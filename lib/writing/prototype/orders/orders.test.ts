import type { Material } from "../../material";
import { mannerOf } from "./manner";
import { bookedIn } from "./order";
import { orderedIn, priceRow, priceRows, sumOf, toldApart } from "./price-rows";
import { saidOfOffer } from "./said";

test.each([
  ["Trailer €38 a week", ["Trailer", "€38 a week"]],
  ["£260 per window", ["Window", "£260"]],
  ["€34 for two pairs", ["Two pairs", "€34"]],
  ["A seam is £24", ["Seam", "£24"]],
  ["€25 a month", ["Brand", "€25 a month"]],
  ["From CHF 1,200 per attic", ["Attic", "From CHF 1,200"]],
  ["€18 per costume per production", ["Costume", "€18 per production"]],
  ["€1.20 per flat per month", ["Brand", "€1.20 per flat per month"]],
  ["€950 fixed price including the door", ["Brand", "€950 fixed price"]],
  ["€29 per month for freelancers", ["Freelancers", "€29 per month"]],
  ["£190 per person including lunch", ["Brand", "£190 per person"]],
  ["The town pays SEK 900 per learner", ["Brand", "SEK 900 per learner"]],
  ["Canteens pay 40 euros a month", ["Canteens", "40 euros a month"]],
  ["We charge 30 euros per desk", ["Desk", "30 euros"]],
  ["Drill 450 pesos a day", ["Drill", "450 pesos a day"]],
  ["A box for six 30 euros", ["Box for six", "30 euros"]],
  ["Exam fee 90 zł", ["Exam fee", "90 zł"]],
  ["£3.95 postage", ["Postage", "£3.95"]],
  ["€31 from 20 windows on", ["From 20 windows on", "€31"]],
  ["€42 per resident and visit", ["Brand", "€42 per resident and visit"]],
  ["€0.12 per crate used", ["Crate", "€0.12"]],
  ["14 kroner per minute", ["Brand", "14 kroner per minute"]],
  ["Soup 6 zł", ["Soup", "6 zł"]],
  ["€29 a month membership with unlimited call-outs", ["Membership", "€29 a month"]],
  ["₹2,800 for a month of 22 lunches", ["Month of 22 lunches", "₹2,800"]],
  ["A$149/month per company up to 5 sites", ["Up to 5 sites", "A$149 a month"]],
  ["A$299 for more", ["For more", "A$299"]],
  ["Paid by donations (£10 a month supporters)", ["Supporters", "£10 a month"]],
  ["More £2.50 a month", ["Brand", "£2.50 a month"]],
  ["$10 damage waiver", ["Damage waiver", "$10"]],
  ["€295 fixed price for up to 25 letters", ["Up to 25 letters", "€295"]],
  ["€12 for each more", ["Each one more", "€12"]],
  ["Sponsors pay a €40 CPM", ["Sponsors", "€40 CPM"]],
  ["€6,800 per group of eight paid by the hospital", ["Group of eight", "€6,800"]],
  ["A listing in the summer camp guide costs $90", ["Listing in the summer camp guide", "$90"]],
])("%s is two cells of a price list", (price, row) => expect(priceRow(price, "Brand")).toEqual(row));

test("one thing with a price for each of two kinds is named by thing and kind", () => {
  const rows = [
    "A single cleaning costs $195 for a one-story house",
    "$275 for a two-story house",
    "$48 for the race",
  ];
  expect(priceRows(rows, "Brand")).toEqual([
    ["Single cleaning, one-story house", "$195"],
    ["Single cleaning, two-story house", "$275"],
    ["Race", "$48"],
  ]);
});

test.each([
  [["Sandwich", "Soup", "Menu"], "a sandwich, soup or menu"],
  [["Two pairs"], "two pairs"],
  [["Evening"], "an evening"],
  [["Brand"], ""],
  [["Small", "Large"], ""],
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
  ["goods", "We boil dumplings at noon and cycle along the quays with two hot boxes.", "fetched"],
  ["goods", "A fitter swaps the old stove for a safe one in a morning.", "comes"],
  ["visit", "A quiet practice for cats; owners may visit once without a check.", "place"],
  ["counter", "Vending machines with soup in tram depots.", "machine"],
  ["tool", "Software for boat yards.", null],
] as const)("%s: %s", (scene, solution, manner) =>
  expect(
    mannerOf(scene, { problem: "", solution, targetAudience: "", differentiator: "", businessModel: "" }),
  ).toBe(manner),
);

test.each([
  ["Members book a lathe on the wall and come at night.", "place", "a membership", "a lathe"],
  ["Members come whenever they want.", "place", "a day ticket", ""],
  ["Guests reserve a court online.", "place", "an hour", "an hour"],
  ["Guests reserve a court online.", "dated", "a season ticket", "a season ticket"],
] as const)("%s: %s, %s", (solution, manner, ordered, booked) =>
  expect(bookedIn(solution, manner, ordered)).toBe(booked),
);

test("of a sentence too long for a page stands what people do in it", () => {
  const solution =
    "A joinery with nine benches and three saws where members come whenever they want from six in the morning to eleven at night with a code, book a saw on their phone, and leave boards on a rack for the planer once a week.";
  const said = saidOfOffer({ context: { brief: { answers: { solution } } } } as Material, (text) => text);
  expect(said).toContain("Members book a saw on their phone");
  expect(said.length).toBeGreaterThan(1);
});

test("rows of one name are told apart by how often they are paid", () => {
  const rows = toldApart(
    [
      ["Brand", "£7 a month"],
      ["Brand", "£70 a year"],
    ],
    "Brand",
  );
  expect(rows.map(([name]) => name)).toEqual(["By the month", "By the year"]);
});

test("a work sheet shows the lower end of a range", () => {
  expect(sumOf(["Cake", "from KES 2,500 to KES 9,000"])).toBe("KES 2,500");
});
