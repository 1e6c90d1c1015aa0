import { measureOnce, shortMeasure } from "./measure-once";

const measure = "the share of cases without a remake or a call";

test("a measure is told in full once and by its short name from then on", () => {
  const once = measureOnce({ pilotMeasure: measure });
  expect(once(`Say what is counted: ${measure}.`)).toContain(measure);
  expect(once(`Start a weekly report: ${measure}`)).toBe("Start a weekly report: the main figure");
});

test("where it is told elsewhere the short name is enough, and what is short stays whole", () => {
  expect(measureOnce({ pilotMeasure: measure }, true)(`Watch: ${measure}.`)).toBe(
    "Watch: the main figure of the plan.",
  );
  expect(shortMeasure("the oil bill")).toBe("the oil bill");
  expect(shortMeasure("the share of them still in daily use after a month")).toBe("the main figure");
});
