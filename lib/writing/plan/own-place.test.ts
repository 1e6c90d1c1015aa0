import { readBrief } from "@/lib/brief/read-brief";
import { ceilingOf } from "../ceiling";
import { hasOwnPlace } from "./own-place";

const ownPlace = (solution: string, businessModel: string) =>
  hasOwnPlace(readBrief({ solution, businessModel, targetAudience: "Dog owners in Auckland" }));

test.each([
  ["We run a daycare for dogs with a hall.", "A day costs $58. Our lease is $4,200 per month.", true],
  ["We offer a pottery with eight wheels.", "€95 a month. Rent and electricity are €2,100 per month.", true],
  [
    "A shared sewing room you book by the hour.",
    "$16 an hour. Rent, insurance, power and parts come to $2,630 a month. Open Wed to Sun 10 to 9.",
    true,
  ],
  ["Night daycare in our house near the park.", "350 pesos per night.", true],
  ["We want to open a café with toys.", "Entry costs €9. The rent is €2,000 a month.", false],
  ["We run a daycare for dogs.", "A day costs $58.", false],
  ["A hall with toys.", "Entry costs €9. The rent will be €2,000 a month, once we have found a hall.", false],
])("no address is looked for where there is one: %s %s", (solution, businessModel, own) => {
  expect(ownPlace(solution, businessModel)).toBe(own);
});

test.each([
  ["Stated: a maximum of 35 dogs, two or three days a week; open 5 days a week", "most", "35 dogs"],
  [
    "Stated: no more than 16 participants, three groups per year.",
    "capacity",
    "16 participants, three groups per year",
  ],
  ["Stated: holds 150 crates; 30 days a month.", "capacity", "150 crates"],
  ["Stated: five bikes a day, on 21 working days a month.", "capacity", "five bikes a day"],
])("the limit of %s is told as a founder would", (note, key, said) => {
  const brief = readBrief({});
  const limit = { value: 1, low: 1, high: 1, provenance: "derived" as const, note };
  expect(ceilingOf({ ...brief, stated: { ...brief.stated, [key]: limit } })).toBe(said);
});
