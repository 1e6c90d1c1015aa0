import { type Case, caseOf } from "../case";
import { writingContext } from "../context";
import { material } from "../material";
import { again } from "./day-60";
import { isBrief, isLongWork, isOnTheRoad } from "./delivered";
import { successMetrics, tasksOf } from "./plan";

const told = (solution: string, targetAudience: string, businessModel: string) => {
  const m = material(
    writingContext({
      answers: {
        problem: "They wait for months and nobody tells them why.",
        solution,
        targetAudience,
        differentiator: "One person from the first question to the end.",
        businessModel,
      },
      brandName: "Linden",
      prior: {},
      seed: "delivered",
      startDate: "2026-11-30",
    }),
  );
  const c = caseOf(m);
  const text = tasksOf(m)
    .map((task) => `${task.title(c)} ${task.description(c)}`)
    .join("\n");
  return { c, text, metrics: successMetrics(c).join("\n") };
};
const wedding = () =>
  told(
    "We organise the wedding end to end: venue, papers, florists and musicians.",
    "Couples abroad who marry in Sri Lanka.",
    "Flat fee of £4,800 per wedding.",
  );
const studio = () =>
  told(
    "We design and code websites by hand and look after them.",
    "Architects and galleries in Porto.",
    "€6,000 per website, care €60 a month.",
  );
const windows = () =>
  told(
    "We come to the office and clean the windows, inside and out.",
    "Small offices in Leeds.",
    "£90 per visit.",
  );

test("work of many days is begun in parts, and not rehearsed whole or served twice a week", () => {
  const { c, text, metrics } = wedding();
  expect(isLongWork(c)).toBe(true);
  expect(text).toMatch(/Go through one finished case step by step/);
  expect(text).not.toMatch(/Rehearse the whole service|one straight after the other\b.*minutes of the way/);
  expect(metrics).toMatch(/have the first agreed part in hand, and both would recommend it to others/);
  expect(isLongWork(windows().c)).toBe(false);
});

test("only what is driven to has a road, and nobody stands in before being found", () => {
  expect(isOnTheRoad(windows().c)).toBe(true);
  const { c, text } = studio();
  expect(isOnTheRoad(c)).toBe(false);
  expect(text).not.toMatch(/parking|nearest first|with a stand-in/);
});

test("where the first sale is made once and only the care comes back, nobody buys a second time", () => {
  const { c, text } = studio();
  expect(again(c)).toBe("one of the first has named somebody who wants it too");
  expect(text).not.toMatch(/regular order|bought a second time/);
});

test("a case is not taken five times in a day", () => {
  const { c, text } = told(
    "An adviser reads the annual accounts, prepares the application and negotiates with lenders.",
    "Self-employed buyers in the Netherlands.",
    "€2,950 fixed fee per mortgage.",
  );
  expect(isBrief(c)).toBe(false);
  expect(text).not.toMatch(/busiest hours|Sit in on|ten lines|first figure|agreed figure/);
});

test("what is due after the result is not asked for in advance", () => {
  const paid = (model: string): Case =>
    told("We write the appeal against the notice.", "Tenants in Leeds.", model).c;
  const { metrics } = told(
    "We write the appeal against the notice and speak for you.",
    "Tenants in Leeds.",
    "£300 per appeal, nothing up front, due only if it succeeds.",
  );
  expect(metrics).toMatch(/signed an order with a first day/);
  expect(successMetrics(paid("£300 per appeal.")).join("\n")).not.toMatch(/signed an order with a first day/);
});
