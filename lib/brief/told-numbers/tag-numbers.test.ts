import { readWeights, writtenWeights } from "./classifier";
import { learn, numbersOf } from "./learn";
import { allSamples } from "./read-samples";
import { readSample } from "./samples";
import { tagNumbers } from "./tag-numbers";
import type { Tag } from "./tags";

const tagsIn = (text: string) =>
  tagNumbers(text, "businessModel").map(({ start, end, tag }) => `${text.slice(start, end)} ${tag}`);

test("sums and counts of one answer are told apart, with a sign and without", () => {
  expect(
    tagsIn(
      "A visit is 48 euros and the mask 15 on top. Gel and towels cost me 6 a visit, the room is 700 a month and the chair was 4,200.",
    ),
  ).toEqual(["48 euros main", "15 extra", "6 part", "700 fixed", "4,200 invest"]);
  expect(tagsIn("We have 31 clinics paying today and want 90 by next summer.")).toEqual([
    "31 customers",
    "90 aim",
  ]);
});

test("a count is no sum because sums stand around it", () => {
  const counts = tagNumbers(
    "£30 a lesson. A pupil takes 40 lessons and we teach 12 pupils.",
    "businessModel",
  );
  expect(counts.map(({ unsigned }) => unsigned)).toEqual([false, false, false]);
});

test("a text without numbers has no tags, and outside the business model nothing is a sum where nothing has a sign", () => {
  expect(tagNumbers("Not decided yet.", "businessModel")).toEqual([]);
  expect(tagNumbers("They charge 40 and pay 20.", "problem").some(({ unsigned }) => unsigned)).toBe(false);
});

/** Every eleventh sample is kept from learning: what is right there is right for words that were not learned from. */
test("most numbers of answers that nothing was learned from get the right tag", () => {
  const samples = allSamples().filter(({ tagged }) => tagged.every(({ tags }) => tags.length === 1));
  const kept = samples.filter((_, i) => i % 11 === 0).slice(0, 60);
  const weights = readWeights(
    writtenWeights(learn(samples.filter((sample) => !kept.includes(sample)).slice(0, 700))),
  );
  let [right, all] = [0, 0];
  for (const sample of kept) {
    const tagged = tagNumbers(sample.text, sample.field, weights);
    for (const { number, tags } of numbersOf(sample)) {
      const found = tagged.find(({ start }) => start === number.start);
      all += 1;
      if (found && tags.includes(found.tag as Tag)) right += 1;
    }
  }
  expect(all).toBeGreaterThan(250);
  expect(right / all).toBeGreaterThan(0.55);
});

test("a sample that names no field or an unknown tag is refused", () => {
  expect(() => readSample("A visit is «40|main».")).toThrow("No sample");
  expect(() => readSample("[businessModel] A visit is «40|prise».")).toThrow('No tag "prise"');
});

test("weights are read as they were written, in steps of a tenth", () => {
  const weights = new Map([
    [
      "m:l0=costs",
      new Map<Tag, number>([
        ["cost", 1.23],
        ["main", -0.7],
        ["size", 0.04],
      ]),
    ],
  ]);
  const row = readWeights(writtenWeights(weights)).get("m:l0=costs");
  expect(row?.get("cost")).toBeCloseTo(1.2);
  expect(row?.get("main")).toBeCloseTo(-0.7);
  expect(row?.has("size")).toBe(false);
});
