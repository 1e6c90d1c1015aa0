import { expect } from "@jest/globals";
import { slidesOf } from "@/lib/artifacts/pitch/slide-plan";
import { IDEAS } from "@/lib/writing/fixtures";
import type { DocumentData } from "../data";
import { figuresOf } from "../figures";
import { packageOf, pdfWords } from "../test-package";
import { testWithPoppler } from "../test-tools";
import { pitchPdf } from "./render";

/** Where a slide begins on its page, and how large it is drawn there. */
const DRAWN = { slides: [0, 1], notes: [84.75, 470 / 960] } as const;

testWithPoppler.each([
  ["five", IDEAS.bread],
  ["six", IDEAS.dentalLab],
  ["seven", IDEAS.kitchen],
] as const)("with %s uses of the money no word of a slide lies over its footer", async (_, answers) => {
  const data = packageOf(answers);
  const uses = figuresOf(data)?.model.useOfFunds ?? [];
  expect(uses.length).toBeGreaterThanOrEqual(5);
  for (const layout of ["slides", "notes"] as const) {
    const [top, k] = DRAWN[layout];
    const foot = top + 502 * k;
    const pages = pdfWords(await pitchPdf({ ...data, layout })).slice(1, 11);
    const over = pages.flatMap((words, i) =>
      words
        .filter(({ from, to }) => from < foot - 1 && to > foot && from > top)
        .map(({ word }) => `${i + 2}: ${word}`),
    );
    expect({ layout, over }).toEqual({ layout, over: [] });
    expect(pages[8]?.some(({ word }) => word === "Reserve")).toBe(true);
  }
});

testWithPoppler("a deck that is only an outline shows each claim in the size of its slide", async () => {
  const full: DocumentData = packageOf(IDEAS.hvac);
  if (!full.pitch) throw new Error("no pitch");
  const { fullSlides, ...outline } = full.pitch;
  const visuals = (pitch: typeof full.pitch) =>
    slidesOf(pitch, figuresOf(full), full.brandName).map(({ visual }) => visual);
  expect(visuals(outline)).not.toContain("none");
  expect(visuals(outline)[4]).toBe("statement");
  expect(visuals({ ...outline, fullSlides })[4]).not.toBe("statement");
});
