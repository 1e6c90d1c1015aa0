import { readBrief } from "@/lib/brief/read-brief";
import { writingContext } from "../context";
import { material } from "../material";
import { standsAlone } from "./line";
import { brandNames } from "./names";
import { promisesOf, toldLines } from "./told-lines";
import { worldsOf } from "./worlds";

const KILN = {
  problem:
    "Hobby potters in flats have no kiln, and studios make them wait three or four weeks for a firing.",
  solution:
    "We pick up greenware twice a week from six cafes in Leeds, fire it in our kilns and bring it back within five days, wrapped.",
  targetAudience: "Hobby potters in and around Leeds who work at home",
  differentiator: "Five days instead of four weeks, and we refund any piece that cracks in our kiln.",
  businessModel: "£4 per kilo fired, minimum £12.",
};
const told = (answers: typeof KILN) =>
  material(
    writingContext({
      answers,
      brandName: null,
      prior: {},
      seed: "0123456789abcdef",
      startDate: "2026-11-24",
    }),
  );
const names = (answers: typeof KILN) => brandNames(told(answers));

test("lines are promises out of the founder's own sentences", () => {
  expect(toldLines(told(KILN))).toEqual(
    expect.arrayContaining([
      "Five days instead of four weeks",
      "We refund any piece that cracks",
      "Greenware picked up twice a week",
      "Fired in our kilns",
      "Brought back within five days",
      "For hobby potters in and around Leeds",
    ]),
  );
});

test.each([
  ["loses hours every quarter looking for receipts and gives up", "No more looking for receipts"],
  ["People wait weeks and are stuck at home.", "No longer stuck at home"],
  ["Half of the term fees come in late.", "No more late term fees"],
  ["There is a 6 year waiting list for young families.", "Without the 6-year wait"],
  ["They keep it all on paper lists and forget half.", "No more paper lists"],
])("what %p spares people", (problem, line) => {
  expect(toldLines(told({ ...KILN, problem }))).toContain(line);
});

test.each(["It works", "for everybody", "Built by two engineers", "and a van", "the only tool for schools"])(
  "%p stands for nothing by itself",
  (line) => expect(standsAlone(line)).toBe(false),
);

test("what the founders are is no promise", () => {
  expect(promisesOf(told({ ...KILN, differentiator: "I worked nine years as a potter." }))).toEqual([]);
});

test("most names come from the founder's words and world, no two of their reasons are alike", () => {
  const found = names(KILN);
  const own = found.filter(({ rationale }) =>
    /your own word|word\b|type when|you wrote|[Nn]amed after/.test(rationale),
  );
  expect(own.length).toBeGreaterThanOrEqual(8);
  expect(new Set(found.map(({ rationale }) => rationale)).size).toBe(10);
  expect(found.map(({ rationale }) => rationale).join(" ")).not.toMatch(
    /makes people ask|say that in the line|nobody will misread|hints at the result/,
  );
});

test("where it is handed over is not what it is about", () => {
  expect(
    names(KILN)
      .map(({ name }) => name)
      .join(" "),
  ).not.toMatch(/cafe/i);
});

test("a world is called up by two answers, never by a word in one", () => {
  const world = (answers: typeof KILN) => worldsOf(readBrief(answers)).map(({ kin }) => kin[0]);
  expect(world(KILN)).toContain("kiln");
  expect(world({ ...KILN, differentiator: "My brother has a scooter." })).not.toContain("wheel");
});

test("nothing is cut inside a number, and what was sung was sung", () => {
  const lines = toldLines(
    told({
      ...KILN,
      solution: "Practice recordings for choirs. We sing each voice separately and send it by mail.",
      targetAudience: "Villages under 1,500 people in Normandy",
    }),
  ).join(" | ");
  expect(lines).toContain("Each voice sung separately");
  expect(lines).not.toMatch(/under 1(?:$| \|)/);
});
