import { writingContext } from "@/lib/writing/context";
import { material } from "../material";
import { firstPlaces } from "./first-places";

const places = (targetAudience: string) =>
  firstPlaces(
    material(
      writingContext({
        answers: {
          problem: "Readings are written on scrap paper and lost.",
          solution: "An app that takes the readings and sends the certificate.",
          targetAudience,
          differentiator: "It checks the readings.",
          businessModel: "£29 a month.",
        },
        corrections: null,
        brandName: "Certify",
        prior: {},
        seed: "places",
        startDate: "2026-11-30",
      }),
    ),
  ).split("\n");

test("the founder's own ways come first, and no line is empty", () => {
  const [, first = "", ...more] = places(
    "Owners of electrical firms in the UK. I know plenty of people in the trade.",
  );
  expect(first).toMatch(/^- Those you can reach today \("I know plenty of people in the trade"\)/);
  for (const line of [first, ...more]) expect(line).toMatch(/^- \p{Lu}/u);
});

test("no guild, sweep or parish hall stands where there is none", () =>
  expect(places("Owners of electrical firms in the UK.").join(" ")).not.toMatch(/guild/));
