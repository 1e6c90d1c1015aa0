import { expect, test } from "@jest/globals";
import { readBrief } from "../read-brief";

const read = (businessModel: string, solution = "A small indoor play cafe for children under 5.") =>
  readBrief({
    problem: "There is nowhere to take a toddler.",
    solution,
    targetAudience: "Parents in Columbus",
    differentiator: "It is clean and quiet.",
    businessModel,
  });
const pricesOf = (businessModel: string) => read(businessModel).lines.map(({ price }) => price?.value);

test.each([
  ["Entry is $14 per child and the average family should spend another $9 at the counter.", [14, 9]],
  ["A ticket is $14 per child. Families spend $9 at the counter.", [14, 9]],
  ["Coffee is $4, cakes are $5 and the average guest spends $9.", [9]],
])("%s", (businessModel, prices) => {
  expect(pricesOf(businessModel)).toEqual(prices);
});

test("so many in each slot are no limit of the customers", () => {
  const slots =
    "A play cafe. You book a two hour slot online so it never gets too crowded, 24 children at most.";
  expect(read("Entry is $14 per child.", slots).stated.most).toBeUndefined();
});
