import { writingContext } from "../context";
import { material } from "../material";
import { brandNames } from "./names";

const first = (solution: string, differentiator: string) =>
  brandNames(
    material(
      writingContext({
        answers: {
          ...{ problem: "Course makers lose viewers abroad.", solution, differentiator },
          ...{ targetAudience: "Solo course makers.", businessModel: "$2 a minute." },
        },
        ...{ brandName: null, prior: {}, seed: "s", startDate: "2026-11-23" },
      }),
    ),
  )[0]?.tagline ?? "";

test("half of a sentence does not stand beside the logo", () =>
  expect(
    first(
      "VoxBridge turns your lessons into other languages. It translates the script, matches your slides and keeps your voice.",
      "Translates the script, matches your slides and never sounds like a robot.",
    ),
  ).not.toMatch(/^\p{L}+s (?:the|your) /u));

test("nor does what has come of it so far", () =>
  expect(
    first(
      "An online diary for village halls with invoices for the hirers.",
      "I visit every hall myself. Eleven halls pay now, all within 30 miles of Okehampton.",
    ),
  ).not.toMatch(/Okehampton/));
