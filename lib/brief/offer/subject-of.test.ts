import { readOffer } from "./offer";
import { forWhom } from "./subject-of";

const called = (solution: string) =>
  readOffer({ problem: "", solution, targetAudience: "", differentiator: "", businessModel: "" }).noun;

test.each([
  ["Hikers and skiers list their used jackets, tents and boots.", null],
  ["Someone sits with the family for an evening.", null],
  ["Our female instructors in Ericeira teach women only weeks.", null],
  ["My company runs scheduled pickups of sorted waste for businesses.", "scheduled pickups"],
  ["Our initiative organizes weekend service days, cleaning beaches.", "weekend service days"],
  ["Our app listens with the phone on the bedside.", "app"],
  ["A low cost PM2.5 monitor for inside and balcony.", "low cost PM2.5 monitor"],
  ["Household filters are installed family by family.", "household filters"],
  ["We supply scrubs, bed sheets and gowns on rental.", "scrubs"],
  ["I launched absorbent knickers that replace pads.", "absorbent knickers"],
])("what is offered in: %s", (solution, noun) => expect(called(solution)).toBe(noun));

test.each([
  ["app", "An app for large animal doctors: log treatments offline.", "large animal doctor app"],
  ["platform", "A platform for sponsors that plans outreach.", "sponsor platform"],
  ["app", "An app for the whole family that rings.", "app"],
  ["app", "An app that shows the tide.", "app"],
  ["padded harness", "A padded harness for dogs.", "padded harness"],
])("a %s is called by whom it is for: %s", (noun, solution, told) =>
  expect(forWhom(noun, solution)).toBe(told),
);
