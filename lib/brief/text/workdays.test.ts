import { findFrequencies } from "./frequency";
import { workdaysIn } from "./workdays";

test.each([
  ["I only visit on Mondays and Fridays", 2],
  ["Appointments Tuesday to Saturday", 5],
  ["We cook Tuesday, Thursday and Saturday", 3],
  ["Two kitchens a night, six nights a week", 6],
  ["I keep my hospital job three days a week, so I only visit on Mondays and Fridays", 2],
  ["We film on weekends", 2],
  ["I only bake on Fridays", 1],
])("%s", (sentence, days) => {
  expect(workdaysIn(sentence)?.days).toBe(days);
});

test.each(["I keep my job three days a week.", "Order by Wednesday night.", "The week is full."])(
  "no days of work are named: %s",
  (sentence) => {
    expect(workdaysIn(sentence)).toBeNull();
  },
);

test.each([
  ["I take five appointments a day, Tuesday to Saturday.", (5 * 30 * 5) / 7],
  ["The oven takes 60 loaves a day and I only bake Fridays and Saturdays.", (60 * 30 * 2) / 7],
  ["Each can do 8 visits in a morning.", 8 * 22],
])("what is done in a day counts on those days only: %s", (text, perMonth) => {
  expect(findFrequencies(text)[0]?.perMonth).toBeCloseTo(perMonth);
});
