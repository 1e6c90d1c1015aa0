import { readBrief } from "../read-brief";
import { dealBetween, readSides } from "./sides";

const told = (solution: string, businessModel = "", targetAudience = "") => ({
  problem: "It takes weeks.",
  solution,
  targetAudience,
  differentiator: "",
  businessModel,
});

test.each([
  [
    "Fishers enter what they landed this morning; restaurants see boats within an hour and send a price.",
    "fishers",
    "restaurants",
  ],
  ["Tenants post a job with two photos, painters choose jobs in their quarter.", "painters", "tenants"],
  ["Farmers post a transport with date and weight, truckers send a price.", "truckers", "farmers"],
  [
    "Dairies offer free vat days with size and price, cheesemakers without a dairy request them.",
    "dairies",
    "cheesemakers",
  ],
  ["Walkers book a mule by phone, drovers open the days on which theirs are free.", "drovers", "walkers"],
  ["A site where weavers, potters and carvers put up their pieces and shoppers pick.", "weavers", "shoppers"],
])("%s", (solution, supply, demand) => expect(dealBetween(told(solution))).toMatchObject({ supply, demand }));

test.each([
  ["You book a boat and see its seats.", "Skipper gives us 12 percent.", "skippers"],
  [
    "A site to compare laboratories and send a scan.",
    "Free for dentists. Labs leave 7% of each job.",
    "labs",
  ],
  ["Find a neighbour with a dry attic for your boxes.", "Host gets 80%, we keep 20%.", "hosts"],
  ["Book a lesson in an app.", "Teachers set their price, the rest goes to the teacher.", "teachers"],
  [
    "Our desk finds storage near the port.",
    "Commission of 12 percent from the godown owner.",
    "godown owners",
  ],
  ["One order, one van, from 35 farms.", "We add 18% on the farm price.", "farms"],
  ["An app to borrow tools from each other.", "8% of each loan.", "owners"],
])("%s %s: %s provide", (solution, businessModel, supply) =>
  expect(readSides(told(solution, businessModel))?.supply).toBe(supply),
);

test.each([
  ["We bake bread and bring it to the office.", "€4 a loaf"],
  ["You book everything in one basket and pay once.", "12% of each order"],
  ["Every item is picked up in a slot that you choose.", "20% of each sale"],
  ["We hand in the application for them.", "6% of what is awarded"],
])("nobody provides in %s", (solution, businessModel) =>
  expect(readSides(told(solution, businessModel))).toBeNull(),
);

const PARTY = told(
  "You book everything in a single basket: vendors show prices and free dates, and one payment holds them all.",
  "Vendors pay 12% commission on each booking and it is free for the people booking.",
  "Families and small event planners in Lagos",
);
test.each([
  [PARTY, "Families and small event planners in Lagos"],
  [
    told("We pick up your sofa and sell it for you.", "40% of sale", "sellers and buyers in Toronto"),
    "buyers in Toronto",
  ],
  [{ ...PARTY, targetAudience: "The vendors are caterers in Lagos. The buyers are families." }, "families"],
])("who orders is the customer, and no vendor who gives up a share: %#", (answers, first) =>
  expect(readBrief(answers).segments[0]?.text).toBe(first),
);
