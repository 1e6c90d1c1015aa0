import { isBoast } from "./proofs";
import { third } from "./third";

test.each([
  [
    "a repair counter inside my cousin's laundromat",
    "a repair counter inside the founder’s cousin's laundromat",
  ],
  ["a workshop with my brother", "a workshop with the founder’s brother"],
  ["lessons in our friendly studio", "lessons in its friendly studio"],
])("%j told of the business", (said, told) => {
  expect(third(said)).toBe(told);
});

test("who knows what he does has said nothing that can be checked", () => {
  expect(isBoast("I know what I'm doing")).toBe(true);
  expect(isBoast("we know how we cut costs by 30%")).toBe(false);
});
