import { readBrief } from "../read-brief";

const linesOf = (businessModel: string) =>
  readBrief({
    problem: "Runners want hills.",
    solution: "A two-day trail running festival in the hills.",
    targetAudience: "Recreational runners from Wales",
    differentiator: "The start is at a lake.",
    businessModel,
  }).lines.map(({ kind, price, per }) => [kind, price?.value, per]);

test("what a few sponsors give each year is paid by none of those who come", () => {
  expect(linesOf("Entry costs £48. We hope to have two sponsors who pay £2,500 each.")).toContainEqual([
    "grant",
    5_000,
    "year",
  ]);
  expect(linesOf("Entry costs £48. Three local sponsors paying £900 each.")).toContainEqual([
    "grant",
    2_700,
    "year",
  ]);
});

test("a reader who sponsors by himself is a buyer", () => {
  expect(linesOf("Sponsors pay £300 a month.").some(([kind]) => kind === "grant")).toBe(false);
});
