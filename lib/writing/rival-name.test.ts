import { namesARival } from "./rival-name";

test.each([
  ["only places", "visited by us", false],
  ["colour exists", "only in your house", false],
  ["tools with you dashboards", "give you dashboards", false],
  ["tested", "only on pale skin", false],
  ["game studios", "look for illustrators", false],
  ["hire desks", "want a deposit", true],
  ["others", "ask for a deposit", false],
  ["agents", "push the dearest college", true],
  ["shop honey", "is blended from three continents", true],
  ["the last shop in the village", "closes at noon", true],
])("%s, who %s", (who, flaw, named) => {
  expect(namesARival({ who, flaw })).toBe(named);
});
