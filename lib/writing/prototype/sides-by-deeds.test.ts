import { deedsIn } from "./deeds";
import { sidesByDeeds } from "./sides-by-deeds";

test.each([
  [
    "Fishers enter what they landed this morning; restaurants see boats within an hour and send a price.",
    { supply: "fishers", demand: "restaurants" },
  ],
  [
    "Tenants post a job with two photos, painters choose jobs in their quarter.",
    { supply: "painters", demand: "tenants" },
  ],
  [
    "Farmers post a transport with date and weight, truckers send a price.",
    { supply: "truckers", demand: "farmers" },
  ],
  [
    "Dairies offer free vat days with size and price, cheesemakers without a dairy request them.",
    { supply: "dairies", demand: "cheesemakers" },
  ],
  ["We bake bread and bring it to the office.", null],
])("%s", (solution, sides) => expect(sidesByDeeds(deedsIn(solution))).toEqual(sides));
