import { readAccess } from "./access";

const told = (differentiator: string) =>
  readAccess({
    problem: "Gutters overflow.",
    solution: "We clear gutters from the ground.",
    targetAudience: "Homeowners in Hamilton",
    differentiator,
    businessModel: "$180 a house",
  })?.text ?? null;

it.each([
  "My uncle hands me his customer list of 340 addresses.",
  "I know 60 farms in the cooperative.",
  "I worked at Lime for four years and know most of the fleet managers in the city.",
  "My own stall at the Saturday market, 300 people pass it an hour.",
  "I have a newsletter with 2,000 scooter owners.",
  "I conduct three choirs myself.",
])("a way in that is open today: %s", (said) => expect(told(said)).not.toBeNull());

it.each([
  "We know what owners need.",
  "We come within 48 hours.",
  "We will build a mailing list.",
  "Customers get a list of 20 faults.",
])("no way in: %s", (said) => expect(told(said)).toBeNull());
