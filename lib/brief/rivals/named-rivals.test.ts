import { readNamed } from "./named";

const rivals = (differentiator: string, problem = "") =>
  readNamed({ problem, solution: "", targetAudience: "", differentiator, businessModel: "" }).competitors;

test.each<[string, string[]]>([
  ["Heavy tools like Salonic and Bookwise are far too much for one chair", ["Salonic", "Bookwise"]],
  ["Petlia only shows profiles and Rovero is for dogs in big cities", ["Petlia", "Rovero"]],
  ["Fixed prices. Airbnb doesn't take horses", ["Airbnb"]],
  ["Chains such as Molly Maid charge for four hours, but Helpling is too busy", ["Molly Maid", "Helpling"]],
  ["Petbnb and Wooflix take any sitter. We check papers", ["Petbnb", "Wooflix"]],
  ["Billo costs three times as much and needs a clerk to type", ["Billo"]],
  ["Clip Muse picks scenes at random; Cutly needs an editor", ["Clip Muse", "Cutly"]],
  ["Unlike 9shifts or Rostra, it runs on a phone without data", ["9shifts", "Rostra"]],
  ["Factoring houses aside, services such as Billmore lock you in for a year", ["Billmore"]],
  ["General AI tools and Generic CRM do not know your rules. Inkwise only checks dates", ["Inkwise"]],
  ["Herb & Co needs a lamp and Sproutly pods cost €3 each", ["Herb & Co", "Sproutly"]],
  ["Shelfreads is a list, Plotto is a chat. We read together", ["Shelfreads", "Plotto"]],
  ["Willmaker and HeirSet only list accounts", ["Willmaker", "HeirSet"]],
  ["The Baker's Dozen is one box for all. Ours is made to order", ["Baker's Dozen"]],
  ["House of Yarn and wholesalers only sell whole pallets. We sell by the cone", ["House of Yarn"]],
  ["Settlo only notifies banks", ["Settlo"]],
  ["Beltbody is built for big halls and costs three times as much", ["Beltbody"]],
  ["Teams meet twice as often than with Pairly", ["Pairly"]],
  ["Roomly measures but you still price by hand", ["Roomly"]],
  ["Guardo bundles it with a suite. We do one thing", ["Guardo"]],
  ["HuntPro is built for large firms, we are for one desk", ["HuntPro"]],
  ["Lenscrafters comes only for new frames and not for repairs", ["Lenscrafters"]],
  ["Rollibikes has no tandems here and wants a deposit", ["Rollibikes"]],
  ["Branded bags from Skypack or Wildtrek look nice but the zip goes in a year", ["Skypack", "Wildtrek"]],
  ["Gel insoles from Solemate go flat in a month", ["Solemate"]],
  ["Cheese from Oldenmoor costs more but ours is fresher", []],
  ["Students from Millbrook break it and still come back", []],
  ["Physics has no smell. Drivers only call once", []],
])("%s: the rivals are named", (differentiator, names) => {
  expect(rivals(differentiator)).toEqual(names);
});

test.each([
  [
    "Gardeners give up in apps like I Grow Now, Leafo and Sproutly that only send alarms.",
    ["I Grow Now", "Leafo", "Sproutly"],
  ],
  ["Knee pads like Padko help but slip down on the stairs.", ["Padko"]],
  ["Wordly corrects commas and Textio rewrites the whole letter.", ["Wordly", "Textio"]],
  ["In towns like Lenzburg nobody comes. Seeds like warm soil but rot in rain.", []],
])("%s: the rivals of the problem", (problem, names) => {
  expect(
    readNamed({ problem, solution: "A box.", targetAudience: "", differentiator: "", businessModel: "" })
      .competitors,
  ).toEqual(names);
});

test("what was tried and given up is a rival, where one sells is none", () => {
  expect(rivals("", "Fathers give up on Playdater after a week. Sellers on Etsy wait for months.")).toEqual([
    "Playdater",
  ]);
});

test.each([
  "It works with tools like Slack and Trello",
  "Companies like Siemens use it already",
  "Delivery only takes a day. Tenants only need a phone. Everybody is too busy",
  "Our Meadow Plan is for schools, and Sunday is for families",
  "Excel is too slow for this",
  "Our badges are sewn on, so guards in Ghent and Aalst accept them",
  "Pressure mats measure the weight, not the skin. We look at both",
  "Existing RFID tags only show a place, ours is built for rain. Ours costs half",
  "Setup takes ten minutes. Sensor costs 20 euros and needs no wire. Founder only sells to friends",
  "Bosch and Aldi pay us already. Leeds University tested it. Anna and Tom have ten years of practice",
])("%s: nobody in it is a rival", (differentiator) => {
  expect(rivals(differentiator)).toEqual([]);
});

test("whose things are too big and stiff is a rival", () => {
  expect(rivals("The bags from Hultafors and Stanley are big and stiff")).toEqual(["Hultafors", "Stanley"]);
});
