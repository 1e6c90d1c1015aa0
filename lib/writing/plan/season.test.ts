import { readBrief } from "@/lib/brief/read-brief";
import type { Case } from "../case";
import { outOfSeason } from "./season";

const seasonOf = (problem: string, startDate: string, targetAudience = "Families in Bergen") =>
  outOfSeason({
    context: {
      brief: readBrief({ problem, solution: "We sharpen and wax skis at home.", targetAudience }),
      startDate,
    },
  } as Pick<Case, "context">);

test.each([
  ["Skis have to be waxed every autumn and stored every spring.", "2026-11-20", null],
  ["Skis have to be waxed every autumn and stored every spring.", "2026-12-10", "autumn and spring"],
  ["Gutters fill up each summer.", "2026-12-01", "summer"],
  ["Last winter the road was closed.", "2026-07-01", null],
  ["It is dark.", "2026-07-01", null],
])("%s from %s", (problem, start, season) => expect(seasonOf(problem, start)).toBe(season));

test("south of the equator summer is in December", () =>
  expect(
    seasonOf("Gutters fill up each summer.", "2026-12-01", "Families in Cape Town, South Africa"),
  ).toBeNull());
