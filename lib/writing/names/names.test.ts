import { IDEAS, type IdeaId } from "../fixtures";
import { written } from "../testing";
import { alike } from "./alike";
import { ANY, TAGS } from "./curated";
import { objection, readsTwoWays } from "./screen";
import { letters } from "./sound";
import { trimmed } from "./trimmed";

const IDS = Object.keys(IDEAS) as IdeaId[];
const namesOf = (id: IdeaId) => written(id, "brand").output.names;
const all = IDS.flatMap((id) => namesOf(id).map((name) => ({ id, ...name })));

test("at least 1,200 finished names, each once, with a meaning and nothing that speaks against it", () => {
  const names = TAGS.flatMap((tag) => tag.names);
  expect(names.length).toBeGreaterThanOrEqual(1200);
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  for (const one of [...names, ...ANY.names]) {
    const parts = [one.name.toLowerCase()];
    expect({ name: one.name, objection: objection({ ...one, parts }) }).toEqual({
      name: one.name,
      objection: null,
    });
    expect({ name: one.name, said: one.gloss.split(" ").length > 1 }).toEqual({ name: one.name, said: true });
    expect(letters(one.name).length).toBeLessThanOrEqual(18);
  }
});

test("every promise, deed and world has names enough, and lines of eight words at most", () => {
  for (const { id, kind, triggers, names, lines } of TAGS) {
    expect({ id, triggers: triggers.length > 2, names: names.length > 4 }).toEqual({
      ...{ id, triggers: true, names: true },
    });
    expect({ id, lines: kind === "world" || lines.length > 1 }).toEqual({ id, lines: true });
    for (const { text } of lines) expect(text.split(" ").length).toBeLessThanOrEqual(8);
  }
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
  for (const line of lines) {
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
