import golden from "./data/golden.json" with { type: "json" };
import { GOLDEN_IDEAS, goldenOf } from "./test-golden";

test.each(Object.entries(GOLDEN_IDEAS))(
  "%s: the plan of a known idea is the committed one",
  (archetype, id) => {
    expect(goldenOf(id)).toEqual(golden[archetype as keyof typeof golden]);
  },
);

test("every way of doing business has its golden plan, made of an idea that is read that way", () => {
  expect(Object.keys(golden).sort()).toEqual(Object.keys(GOLDEN_IDEAS).sort());
  for (const [archetype, { read }] of Object.entries(golden)) expect(read).toBe(archetype);
});
