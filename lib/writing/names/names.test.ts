import { IDEAS, type IdeaId } from "../fixtures";
import { written } from "../testing";
import { alike } from "./alike";
import { CLUSTERS, DEEDS, NATIVE, TOPICS } from "./lexicon";
import { readsTwoWays } from "./screen";
import { letters } from "./sound";
import { trimmed } from "./trimmed";

const IDS = Object.keys(IDEAS) as IdeaId[];
const namesOf = (id: IdeaId) => written(id, "brand").output.names;
const all = IDS.flatMap((id) => namesOf(id).map((name) => ({ id, ...name })));

test("the lexicon has at least 140 clusters, each with words enough and a meaning for every word", () => {
  expect(CLUSTERS.length).toBeGreaterThanOrEqual(140);
  expect(new Set(CLUSTERS.map(({ id }) => id)).size).toBe(CLUSTERS.length);
  // A thing is looked for by its own name, a subject or an act by several words.
  for (const { id, kind, triggers, entries, gloss } of [
    ...CLUSTERS,
    ...NATIVE.map(({ cluster }) => cluster),
  ]) {
    expect({
      id,
      triggers: triggers.length > (kind === "thing" ? 0 : 2),
      entries: entries.length >= 2,
      gloss: gloss.length > 2,
    }).toEqual({
      id,
      triggers: true,
      entries: true,
      gloss: true,
    });
    for (const entry of entries) {
      expect({ name: entry.name, said: entry.gloss.split(" ").length > 1 }).toEqual({
        name: entry.name,
        said: true,
      });
      expect(letters(entry.name).length).toBeLessThanOrEqual(18);
    }
  }
  for (const { id, hue } of TOPICS) expect({ id, hue: hue >= 0 && hue < 360 }).toEqual({ id, hue: true });
  for (const { id, lines } of DEEDS) expect({ id, lines: lines.length > 0 }).toEqual({ id, lines: true });
});

test("no name of the lexicon stands for two things", () => {
  const names = TOPICS.flatMap(({ id, entries }) => entries.map(({ name }) => `${letters(name)} ${id}`));
  expect(new Set(names).size).toBe(names.length);
});

/** The frame of a sentence: what differs from name to name is taken out. */
const shape = (sentence: string, name: string) =>
  sentence
    .replaceAll(name, "N")
    .replace(/"[^"]*"/g, "Q")
    .replace(/: .*$/, ": G")
    .replace(/^.*(?=; hence|: N, in short| gave N its name|: that is N)/, "G")
    .replace(/(?<=means |is |hear |, after |adds |for ).*$/, "G");

test.each(IDS)("no sentence about the names of %s has a shape that occurs more than twice", (id) => {
  const shapes = namesOf(id).flatMap(({ name, rationale }) =>
    rationale.split(/(?<=\.) (?=["A-Z])/).map((sentence) => shape(sentence, name)),
  );
  const often = [...new Set(shapes)].filter((one) => shapes.filter((other) => other === one).length > 2);
  expect(often).toEqual([]);
});

test("no five words in a row are shared by more than a fifth of all reasons", () => {
  const seen = new Map<string, number>();
  for (const { rationale } of all) {
    const words = rationale.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? [];
    const runs = new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")));
    for (const run of runs) seen.set(run, (seen.get(run) ?? 0) + 1);
  }
  expect([...seen].filter(([, times]) => times > all.length / 5)).toEqual([]);
});

test.each(IDS)("the taglines of %s have three to eight words, end on a whole thought and differ", (id) => {
  const lines = namesOf(id).map(({ tagline }) => tagline);
  const written = new Set(CLUSTERS.map(({ gloss }) => gloss.toLowerCase()));
  for (const line of lines) {
    if (!written.has(line.toLowerCase()))
      expect(line).not.toMatch(/[,;:]$|\b(?:the|a|an|of|to|and|or|with|for|from|per|every)$/i);
    expect(line.split(" ").length).toBeLessThanOrEqual(8);
  }
  const twins = lines.filter((line, at) => lines.some((other, i) => i < at && alike(line, other, 0.8)));
  expect(twins).toEqual([]);
});

test("what is offered calls up a name, the scenery of the problem does not", () => {
  expect(
    namesOf("hvac")
      .map(({ name }) => name)
      .join(" "),
  ).not.toMatch(/table|kitchen|bread/i);
  expect(namesOf("beekeeping").some(({ rationale }) => /hive|bee|colony|queen|winter/i.test(rationale))).toBe(
    true,
  );
});

test.each([
  ["graded by nurses who have worked for years in it", "Graded by nurses who have worked for years"],
  ["it works", ""],
  ["three years on one battery and no contract with", "Three years on one battery and no contract"],
])("%j is cut to %j", (said, line) => expect(trimmed(said)).toBe(line));

test("an address that can be read in another way is refused", () => {
  expect(readsTwoWays("pen", "island")).toBe(false);
  expect(readsTwoWays("car", "edge")).toBe(false);
});
