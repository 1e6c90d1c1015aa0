import { KINDS } from "@/lib/brief/corrected/reading-corrections";
import { LEARNED as LEARNED_FORMS } from "@/lib/brief/forms/data/learned";
import { readBrief } from "@/lib/brief/read-brief";
import { VENTURES } from "@/lib/brief/ventures/catalogue";
import { CUES } from "@/lib/brief/ventures/cues/cues";
import { LEARNED, LEARNED_FROM } from "@/lib/brief/ventures/data/learned";
import { HELD_OUT } from "@/lib/brief/ventures/samples/held-out";
import { ideas } from "@/lib/brief/ventures/samples/ideas";
import { SAMPLES } from "@/lib/brief/ventures/samples/samples";
import { LORE } from "./known";
import { learnedFrom } from "./learn";

const TASKS = "rules trade-trial price-talks closing-calls interviews-2 f-1 f-2 f-3 f-4 f-6".split(" ");
const LONGEST_NAME = 16;
const words = (text: string) => text.split(/\s+/).length;

test("each venture is told once, and something is known of it", () => {
  const ids = VENTURES.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect([...LORE.keys()].sort()).toEqual([...ids].sort());
});

test.each(VENTURES.map((venture) => [venture.id, venture] as const))("%s can be read", (_, venture) => {
  const { kinds, often, share, costs } = venture;
  expect(kinds.filter((kind) => !KINDS.includes(kind))).toEqual([]);
  expect(kinds.length).toBeGreaterThan(0);
  if (often && often !== "once") expect(often[2]).toBeLessThanOrEqual(60);
  if (share) expect(share[2]).toBeLessThanOrEqual(90);
  if (costs) expect(costs.range[2]).toBeLessThan(100);
});

test.each(VENTURES.map((venture) => [venture.id, venture] as const))(
  "%s has its planning values",
  (_, { start, runs, hours, price, often }) => {
    for (const need of [start, runs]) {
      expect(need?.range[0]).toBeGreaterThan(0);
      expect(need?.what).toMatch(/^[^.;A-Z][^.;]*[^.;,\s]$/);
      expect(words(need?.what ?? "")).toBeLessThanOrEqual(9);
    }
    expect(hours?.range[0]).toBeGreaterThan(0);
    expect(hours?.unit).toMatch(/^[a-z]+(?:-month)?$/);
    expect(price?.range[0]).toBeGreaterThan(0);
    expect(price?.unit).toMatch(/^\p{Ll}/u);
    // What is paid by the month takes hours by the month.
    if (price?.per === "month") expect(`${hours?.unit} ${often}`).toMatch(/-month/);
  },
);

test.each([...LORE])("%s is known", (_, lore) => {
  expect(lore.rivals.length).toBeGreaterThanOrEqual(2);
  for (const { why, companies } of lore.rivals) {
    expect(why).toMatch(/^\p{Ll}.*[^.]$/u);
    for (const { name, countries } of companies) {
      expect(name).toMatch(/^[\p{L}\d]/u);
      expect(countries.filter((country) => !/^[A-Z]{2}$/.test(country))).toEqual([]);
    }
  }
  for (const { title, what, done } of [lore.rule, lore.trial]) {
    expect(title).toMatch(/^\p{Lu}.*[^.]$/u);
    expect(what).toMatch(/^\p{Lu}.*\.$/u);
    expect(done).toMatch(/^(?:\p{Ll}|\{).*[^.]$/u);
  }
  expect(lore.asks.length).toBeGreaterThanOrEqual(2);
  for (const [question, said, task, how] of lore.asks) {
    expect(question).toMatch(/^[\p{Lu}{].*\?$/u);
    expect(said).not.toMatch(/\.$/);
    expect(TASKS).toContain(task);
    expect(how).toMatch(/^(?:by|with) /);
  }
  expect(lore.roles).toHaveLength(3);
  expect(lore.measure).toMatch(/^the /);
  for (const said of [lore.moat, lore.risk.what, lore.risk.answer]) expect(said).toMatch(/^\p{L}.*[^.]$/u);
  if (lore.meet) expect(Object.values(lore.meet).filter((said) => said === "")).toEqual([]);
  expect(lore.names.length).toBeGreaterThanOrEqual(9);
  for (const row of lore.names) {
    const [name = "", gloss = ""] = row.split(" = ");
    expect(name.replace(/^[+*]/, "").length).toBeLessThanOrEqual(LONGEST_NAME);
    expect(gloss).not.toBe("");
  }
  expect(lore.lines.length).toBeGreaterThanOrEqual(5);
  expect(lore.lines.filter((line) => words(line) > 8)).toEqual([]);
  // Figures come from the model alone.
  const { id, asks, rivals, search, ...texts } = lore;
  const told = rivals.map(({ kind, why }) => [kind, why]);
  const said = JSON.stringify([
    texts,
    told,
    asks.map(([question, answer, , how]) => [question, answer, how]),
  ]);
  expect(said.match(/(?<!\p{L})\d|[$€£;]/gu)).toBeNull();
});

const read = ([, solution = "", targetAudience = "", businessModel = ""]: readonly string[]) =>
  readBrief({ solution, targetAudience, businessModel }).venture;

test("of a hundred samples one at most is called by another kind, and five by none", () => {
  const called = SAMPLES.map((sample) => ({ sample, venture: read(sample) }));
  const others = called.filter(({ sample: [id], venture }) => venture !== null && venture !== id);
  const unknown = called.filter(({ venture }) => venture === null);
  expect(others.length / SAMPLES.length).toBeLessThanOrEqual(0.01);
  expect(unknown.length / SAMPLES.length).toBeLessThanOrEqual(0.05);
});

test("kinds that no sample was learned from are recognised too, and seldom taken for another", () => {
  const told = HELD_OUT.map(([id, solution = "", targetAudience = ""]) => {
    const { venture } = readBrief({ solution, targetAudience });
    return { right: venture === (id === "none" ? null : id), wrong: venture !== null && venture !== id };
  });
  expect(told.filter(({ right }) => right).length / told.length).toBeGreaterThanOrEqual(0.55);
  expect(told.filter(({ wrong }) => wrong).length / told.length).toBeLessThanOrEqual(0.1);
});

test("the words were learned from these rows and samples (npm run ventures:learn)", () => {
  expect(LEARNED_FROM).toBe(learnedFrom(LEARNED, LEARNED_FORMS));
});

test("each venture has words of its own and at least six founders to learn from", () => {
  const told = ideas();
  const few = VENTURES.filter(({ id }) => !CUES.get(id) || told.filter((idea) => idea.id === id).length < 6);
  expect(few.map(({ id }) => id)).toEqual([]);
  expect(told.filter(({ answers }) => Object.values(answers).includes(""))).toEqual([]);
});
