import { readBrief } from "../read-brief";

const groups = (targetAudience: string, solution = "An app.") =>
  readBrief({ problem: "", solution, businessModel: "", targetAudience, differentiator: "" }).segments.map(
    ({ text }) => text,
  );

test.each([
  ["Call center agents in condos. 8,400 units in the five towers we counted."],
  ["Piano tuners in Germany, I estimate around 3,000."],
  ["Lenders in Cebu. Typical integration would run 2,500 checks a month."],
  ["Mothers in Irbid. A baby needs two sizes before he walks."],
  ["Mothers in Irbid. Every year in Jordan around 180,000 babies are born."],
  ["Textile factories in Denizli. In the chamber's list there are 410."],
  ["Rental shops in Austria; we count 1,900."],
  ["Delivery riders in Da Nang. First only two districts, Hai Chau and Son Tra."],
])("a count, a habit or a place is no further group: %s", (said) => {
  expect(groups(said)).toHaveLength(1);
  expect(groups(said)[0]).not.toMatch(/\d/);
});

test("labels lead to a group and are no part of its name", () => {
  expect(groups("Demand side: traders with one pallet a month. Supply side: warehouse owners.")).toEqual([
    "traders with one pallet a month",
    "warehouse owners",
  ]);
  expect(groups("Primary customers: dentists in Graz. Secondary: vets in Graz.")).toEqual([
    "dentists in Graz",
    "vets in Graz",
  ]);
  expect(groups("B2B: hotels on Crete")).toEqual(["hotels on Crete"]);
});

test("whoever stands in a sentence of their own is a further group", () => {
  expect(groups("Owners of old houses. On the other side, healthy people over 60 nearby.")).toHaveLength(2);
  expect(groups("Homeowners in Tacloban. Schools for the sport day.")).toHaveLength(2);
  expect(groups("Homeowners in Tacloban. Also families who need two kits.")).toHaveLength(2);
});
