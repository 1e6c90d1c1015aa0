import { measureOnce, shortMeasure } from "./measure-once";

const measure = "the share of cases without a remake or a call";

test("a measure is told in full once and by its short name from then on", () => {
  const once = measureOnce({ pilotMeasure: measure });
  expect(once(`Say what is counted: ${measure}.`)).toContain(measure);
  expect(once(`Count ${measure}, and start a weekly report of ${measure}.`)).toBe(
    `Count ${measure}, and start a weekly report of the main figure.`,
  );
  expect(once(`Start a weekly report: ${measure}`)).toContain(measure);
});

test("what is short stays whole", () => {
  expect(shortMeasure("the oil bill")).toBe("the oil bill");
  expect(shortMeasure("the share of them still in daily use after a month")).toBe("the main figure");
});
