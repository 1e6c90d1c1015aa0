import { measureOnce, shortMeasure } from "./measure-once";

const measure = "the share of repairs begun within 25 minutes of the call";

test("a measure is told in full once and by its short name from then on", () => {
  const once = measureOnce({ pilotMeasure: measure });
  expect(once(`Say what is counted: ${measure}.`)).toContain(measure);
  expect(once(`Start a weekly report of ${measure}.`)).toBe(
    "Start a weekly report of the share begun within 25 minutes.",
  );
  expect(once(`Start a weekly report: ${measure}`)).toContain(measure);
});

test.each([
  ["the oil bill", "the oil bill"],
  [measure, "the share begun within 25 minutes"],
  ["the share of bags that are handed over again within two weeks", "the share handed over again"],
  ["the share of users who still open it in the fourth week", "the share who still open it"],
  ["the share of requests that end in a booking", "the share that end in a booking"],
  [
    "the share of visits with a complete entry on the same day",
    "the share of visits with a complete entry on the same day",
  ],
  [
    "the minutes that one claim takes from the first call",
    "the minutes that one claim takes from the first call",
  ],
  ["the days from the first paper to a finished case", "the days to a finished case"],
  ["the change between a first and a second test", "the change between a first and a second test"],
])("%s: a name that says what it is", (whole, short) => {
  expect(shortMeasure(whole)).toBe(short);
});
