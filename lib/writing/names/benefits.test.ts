import { writingContext } from "../context";
import { benefits } from "./benefits";

const lines = (differentiator: string, solution = "A small shop in Leeds.") =>
  benefits(
    writingContext({
      answers: {
        ...{ problem: "It takes too long.", solution, differentiator },
        ...{ targetAudience: "Homeowners in Leeds", businessModel: "We charge £40." },
      },
      ...{ brandName: null, prior: {}, seed: "s", startDate: "2026-11-23" },
    }).brief,
  );

test.each([
  ["We send the same nurse every time, and the notes go to the daughter.", "The same nurse every time"],
  ["The class is small, all the paint is included and nobody is graded.", "All the paint is included"],
  ["Always me, not a different cleaner each week.", "The same cleaner each week"],
  ["We check every bolt ourselves by hand.", "Every bolt checked by hand"],
  ["We wash everything between bookings.", "Everything washed between bookings"],
  ["Ours is week to week, and there is a garden.", "Week to week"],
  ["If a zip breaks within two years we replace it.", "Replaced if it breaks within two years"],
  ["The menu does not repeat within a month.", "The menu never repeats within a month"],
  ["Ours has no alarm. It needs no cable and no hub.", "No alarm and no cable"],
  ["It sits next to whatever they already use.", "Sits next to whatever you use"],
])("%s promises: %s", (differentiator, line) => expect(lines(differentiator)).toContain(line));

test.each([
  ["I collect the boots, resole them and bring them back within 5 days.", "Back within 5 days"],
  ["We tell the owner the price before we start.", "Know the price up front"],
  ["A broth that is on the table in 4 minutes.", "On the table in 4 minutes"],
  ["The same evening the parents receive a short note with photos.", "A short note the same evening"],
  ["A lunch for offices. It reaches the front desk by 12:30 in a box.", "At the front desk by 12:30"],
])("%s does: %s", (solution, line) => expect(lines("We are careful.", solution)).toContain(line));

test("what is wrong, past, money or of the founder is no line", () =>
  expect(
    lines(
      "I grew up here and I worked as a cook for 8 years. It costs £30 each week. They do not like apps.",
    ),
  ).toEqual([]));
