import { figuresOf } from "./project-figures";
import { readAnswers } from "./read-answers";
import { termsTold } from "./terms-told";

const plan = (differentiator: string, businessModel = "$195 per house. A crew costs $90 per house.") => {
  const { brief, model } = figuresOf(
    readAnswers(
      {
        problem: "Gutters clog every autumn.",
        solution: "We clean gutters from the ground.",
        targetAudience: "Homeowners in Portland",
        differentiator,
        businessModel,
      },
      null,
    ),
    null,
  );
  const { assumptions } = model;
  return {
    cogs: assumptions.costs.cogsShare[assumptions.lines[0]?.id ?? ""]?.value ?? 0,
    note: assumptions.costs.cogsShare[assumptions.lines[0]?.id ?? ""]?.note ?? "",
    told: termsTold(brief, assumptions).filter(({ counted }) => counted),
  };
};

const PLAIN = plan("We answer the same day.");

test.each([
  "We return free of charge if a gutter clogs again within 60 days.",
  "Every job comes with a six-month guarantee.",
  "A free remake if it does not fit.",
  "She sees the old part and the repair has a 60 day guarantee.",
  "Double seams guaranteed for the school year.",
  "A fixed half-hour slot and no soot or the sweep is free.",
])("what is promised free costs a share of the jobs: %s", (said) => {
  const { cogs, note, told } = plan(said);
  expect(cogs - PLAIN.cogs).toBeCloseTo(0.05 * (PLAIN.cogs + 90 / 195), 6);
  expect(note).toContain("assumed");
  expect(told.map((term) => term.said)).toEqual([said.replace(/\.$/, "")]);
});

test("money back is the whole price of a share of what is sold", () => {
  expect(plan("Free returns within 60 days.").cogs - PLAIN.cogs).toBeCloseTo(0.06, 6);
});

test.each([
  "Banks ask for a director's guarantee, and we do not.",
  "The street watchers guarantee nothing.",
  "Customers return every autumn because it is free of trouble.",
])("what others promise costs nothing: %s", (said) => {
  expect(plan(said)).toMatchObject({ cogs: PLAIN.cogs, told: [] });
});

const sewn = (differentiator: string) => {
  const { brief, model } = figuresOf(
    readAnswers(
      {
        problem: "Cheap knife cases tear after a season.",
        solution: "A knife case from waxed canvas that is sewn in Leeds.",
        targetAudience: "Cooks in the United Kingdom",
        differentiator,
        businessModel: "We sell it for £70. Canvas and sewing cost £28 a piece.",
      },
      null,
    ),
    null,
  );
  const { costs, lines } = model.assumptions;
  return {
    cogs: costs.cogsShare[lines[0]?.id ?? ""]?.value ?? 0,
    told: termsTold(brief, model.assumptions),
  };
};

test.each([
  ["We repair any seam free for five years.", 0.25],
  ["A free replacement if a seam opens.", 1],
])("a seam is mended for a part of what the whole thing costs: %s", (said, part) => {
  const plain = sewn("We answer the same day.").cogs;
  expect(sewn(said).cogs - plain).toBeCloseTo(0.05 * (plain + 28 / 70) * part, 6);
  expect(sewn(said).told[0]?.why.includes("mended")).toBe(part < 1);
});
