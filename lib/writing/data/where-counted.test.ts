import { wherePeopleAreCounted } from "./where-counted";

test.each([
  ["First-time parents with a baby", /births of ONS/],
  ["Working couples in Leeds with a young or lively dog", /pet survey/],
  ["Independent podcasters who publish every week", /podcast directories/],
  ["Mothers of small children in Curitiba", /household tables/],
  ["Final year commerce students who study on a laptop", /student numbers/],
])("%s are counted somewhere", (audience, where) =>
  expect(wherePeopleAreCounted(audience, "ONS")).toMatch(where),
);

test.each([
  "People with sensitive skin who read labels",
  "Drivers and delivery people who do gig work",
  "Office staff living away from family",
  "Women who like their home to look and smell good",
  "Owners who rent out a holiday unit",
])("no office counts just %s", (audience) => expect(wherePeopleAreCounted(audience, "ONS")).toBe(""));
