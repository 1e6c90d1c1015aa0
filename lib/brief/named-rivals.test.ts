import { readNamed } from "./named";

const rivals = (differentiator: string, problem = "") =>
  readNamed({ problem, solution: "", targetAudience: "", differentiator, businessModel: "" }).competitors;

test.each<[string, string[]]>([
  ["Heavy tools like Salonic and Bookwise are far too much for one chair", ["Salonic", "Bookwise"]],
  ["Petlia only shows profiles and Rovero is for dogs in big cities", ["Petlia", "Rovero"]],
  ["Fixed prices. Airbnb doesn't take horses", ["Airbnb"]],
  ["Chains such as Molly Maid charge for four hours, but Helpling is too busy", ["Molly Maid", "Helpling"]],
])("%s: the rivals are named", (differentiator, names) => {
  expect(rivals(differentiator)).toEqual(names);
});

test.each([
  "It works with tools like Slack and Trello",
  "Companies like Siemens use it already",
  "Delivery only takes a day. Tenants only need a phone. Everybody is too busy",
  "Our Meadow Plan is for schools, and Sunday is for families",
  "Excel is too slow for this",
])("%s: nobody in it is a rival", (differentiator) => {
  expect(rivals(differentiator)).toEqual([]);
});
