import { mostTold } from "./work-limit";

test.each([
  ["I do evenings because I still have my job, so it's about 6 cars a week tops.", "6", "week"],
  ["We take no more than three dogs a day.", "three", "day"],
])("what the founders manage at most is told in any answer: %s", (text, count, period) => {
  expect(mostTold(text)).toMatchObject({ count, period });
});

test.each([
  "Families who order 6 boxes a week.",
  "Shops that send no more than 40 parcels a month.",
  "We answer within 3 hours at most.",
])("what customers do and how long something takes is no such limit: %s", (text) => {
  expect(mostTold(text)).toBeNull();
});
