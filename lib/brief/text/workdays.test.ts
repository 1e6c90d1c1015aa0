import { findFrequencies } from "./frequency";
import { weekTold, workdaysIn } from "./workdays";

test.each([
  ["I only visit on Mondays and Fridays", 2],
  ["Appointments Tuesday to Saturday", 5],
  ["Five jobs at most, Mon to Fri", 5],
  ["Open Wed-Sun", 5],
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

test.each([
  ["We don't do weekend.", 5],
  ["No weekends.", 5],
  ["Open Wed to Sun 10 to 9.", 5],
  ["Guests come at weekends.", undefined],
])("the week of the business is told in any answer: %s", (differentiator, days) => {
  expect(weekTold({ solution: "", businessModel: "", differentiator })?.days).toBe(days);
});
