import { readBrief } from "../read-brief";

test.each([
  ["In four months we washed 840 vans and lost no key.", 30],
  ["We did 420 washes in the first two months.", 30],
  ["In four months we learned a lot.", undefined],
])("%s tells how many customers there are", (differentiator, count) => {
  const { stated } = readBrief({
    problem: "Vans of small firms are dirty because nobody has time.",
    solution: "We wash vans overnight in the yard",
    targetAudience: "Small firms with vans in Graz",
    differentiator,
    businessModel:
      "€18 per wash. A firm has its vans washed seven times a month, so seven washes a month per firm.",
  });
  expect(stated.customers?.value).toBe(count);
});
