import { readBrief } from "@/lib/brief/read-brief";
import { tradesOf } from "./trade";

/** trade | what is offered | what it costs | for whom | trouble */
type Row = readonly [trade: string, solution: string, price: string, audience: string, problem: string];

/** A word of another trade as a modifier, a comparison, an audience, a pain or a tool tells none. */
const TRAPS: readonly Row[] = [
  [
    "none",
    "A wall rack of oak that holds nine wine bottles and a cheese board.",
    "€69 per rack; oak and screws €24",
    "Couples who cook for friends",
    "Wine bottles roll around in the cupboard.",
  ],
  [
    "none",
    "A tablet program that fills the sheet while the surgeon talks during an exam.",
    "$79 a month per surgeon",
    "Eye surgeons in Chile",
    "Notes are typed after the last exam.",
  ],
  [
    "none",
    "A price board that changes with the stock on the shelf.",
    "£12 a month per shop",
    "Bakeries and flower shops in Leeds",
    "Bread and flowers are thrown away in the evening.",
  ],
  [
    "none",
    "A storage bench for balconies that grows with two drawers a year.",
    "€190 per bench, wood €80",
    "Tenants in Vienna",
    "Balcony boxes take the whole floor.",
  ],
  [
    "none",
    "A ski lease for the whole season, fitted at the school gate.",
    "€95 a season per child",
    "Parents in Innsbruck",
    "Skis are too short after one winter.",
  ],
  [
    "none",
    "A dog bowl holder that screws to the wall of a camper van.",
    "€38 per holder, steel €11",
    "Owners of camper vans",
    "Dog food slides through the van in bends.",
  ],
  [
    "none",
    "An app that shows hikers which farm tracks are closed.",
    "€3 a month",
    "Hikers in Slovenia",
    "Farmers close tracks in the harvest and nobody tells the hikers.",
  ],
  [
    "none",
    "A phone case of cork with room for two cards.",
    "€24 per case, €8 to make",
    "Commuters in Lisbon",
    "People pay interest on cards they forgot at home.",
  ],
  [
    "none",
    "We buy worn school bags, mend the straps and sell them again.",
    "€18 a bag",
    "Parents in Aarhus",
    "Children's toys and bags are used for a year.",
  ],
  [
    "none",
    "We find cooks for mountain huts and do their papers.",
    "€900 per cook placed",
    "Mountain huts in Bavaria",
    "Meals are served late because nobody cooks.",
  ],
  [
    "none",
    "We polish solar roofs with soft brushes.",
    "€2 per panel",
    "Dairies in Jutland",
    "Solar panels lose power under dust.",
  ],
  [
    "none",
    "We sew cushions from the customer's own wedding dress.",
    "€90 per cushion, filling €20",
    "Women in Antwerp",
    "Dresses are kept in a box for ever.",
  ],
  [
    "none",
    "A fridge room with milk and eggs of four farms that never closes.",
    "Farms keep 80% of each sale",
    "Villagers in Uri",
    "Farms sell milk for less than it costs.",
  ],
];
const MEANT: readonly Row[] = [
  [
    "meals",
    "We cook warm meals and bring them to the fire station at ten at night.",
    "£7 per meal, food £2.50",
    "Fire crews in York",
    "The machine has only crisps.",
  ],
  [
    "baking",
    "We bake rye bread overnight and hang it on the door in a cloth bag.",
    "€5.20 per loaf, flour €1.40",
    "Families in Tartu",
    "The last bakery of the quarter closed.",
  ],
  [
    "payroll",
    "Payroll software for circus families that counts rehearsal days.",
    "€6 per artist a month",
    "Circuses in France",
    "Wages of each town follow other rules.",
  ],
  [
    "bike-repair",
    "We repair bikes at the station while people are at work.",
    "€39 per repair",
    "Commuters in Ghent",
    "A bike stands broken for weeks.",
  ],
  [
    "lending",
    "Small loans to weavers, repaid from the next fair.",
    "2% a month on loans of 300 soles",
    "Weavers in Cusco",
    "Lenders in the market take a tenth each week.",
  ],
  [
    "drinks",
    "Dry cider from old orchards, bottled in half litres.",
    "€7 a bottle, €3 to make",
    "Wine bars in Bremen",
    "Apples rot and the cider on sale is sweet.",
  ],
  [
    "things-to-lend",
    "A platform where neighbours lend out camping gear.",
    "15% of each loan",
    "Families in Umeå",
    "People borrow a tent once a year and nobody knows who has one.",
  ],
  [
    "extraction",
    "An AI scribe for court hearings.",
    "€90 a month per clerk",
    "Court clerks in Malta",
    "Minutes are typed for days.",
  ],
];

test.each([...TRAPS, ...MEANT])("%s: %s", (trade, solution, businessModel, targetAudience, problem) => {
  const brief = readBrief({ problem, solution, targetAudience, differentiator: "", businessModel });
  // What a known kind knows comes before any trade; here the trades alone are tried.
  expect(tradesOf({ ...brief, venture: null })[0]?.id ?? "none").toBe(trade);
});

test("who teaches for credit settles the credit first", () => {
  const rules = (differentiator: string) =>
    tradesOf(
      readBrief({
        problem: "General courses teach how to order a meal.",
        solution: "Language lessons in small classes: a course of ten lessons with a tutor.",
        targetAudience: "Nurses in Arizona",
        differentiator,
        businessModel: "A course costs $380 per student.",
      }),
    ).map(({ rule }) => rule.title);
  expect(rules("The course gives 20 hours of continuing education credit.")[0]).toContain("credit");
  expect(rules("The course is short.")[0]).not.toContain("credit");
});
