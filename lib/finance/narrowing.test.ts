import { narrowings } from "./narrowing";

test.each([
  [
    "Homeowners in Lagos who have solar panels, starting with Lekki, Ajah and Ikeja",
    ["who have solar panels"],
  ],
  [
    "Delivery people in the US who do gig work, mostly in Texas to begin with since there is no state tax",
    ["who do gig work"],
  ],
  ["Renters in Canadian cities who want a nicer flat, beginning with Toronto", ["who want a nicer flat"]],
  ["Hikers over 60 in Switzerland, starting with the cantons Bern and Lucerne", []],
  ["Young workers in Accra who use Samsung, Tecno or iPhone", ["who use Samsung, Tecno or iPhone"]],
  ["Seniors in Sarasota and their grown children who live far away", []],
  ["Parents in Ibadan with children in JSS classes", ["with children in JSS classes"]],
  ["Parents with kids", []],
  ["Women with curly hair who live in London", ["with curly hair"]],
  ["Dog owners who need us because they work", []],
  ["Landlords with one to five flats in Glasgow", ["with one to five flats"]],
])("the conditions of %p", (audience, said) =>
  expect(narrowings(audience).map((one) => one.said)).toEqual(said),
);
