import { parseMockup } from "@/lib/artifacts/prototype/parse-mockup";
import { screenText } from "../prototype/screen";
import { LORE } from "./known";
import { SCREEN_TEXTS } from "./screens/texts";
import { SCREENS_OF } from "./screens-of";

const MOST_TITLE = 44;
const MOST_PARTS = 6;
const words = (text: string) => text.split(/\s+/).length;

test("each venture's screens are told once, and it is known", () => {
  const rows = SCREEN_TEXTS.flatMap((text) => text.trim().split(/\n{2,}/)).length;
  expect(SCREENS_OF.size).toBe(rows);
  expect([...SCREENS_OF.keys()].filter((id) => !LORE.has(id))).toEqual([]);
});

test.each([...SCREENS_OF])("%s can be drawn", (_, { thing, screens, must, later }) => {
  for (const form of [thing.one, thing.many]) expect(form).toMatch(/^\p{Ll}[\p{Ll}’' -]+$/u);
  expect(new Set(thing.samples).size).toBe(3);
  expect(must).toHaveLength(4);
  expect(later).toHaveLength(2);
  for (const need of [...must, ...later]) {
    expect(need).toMatch(/^\p{Lu}.*[^.]$/u);
    expect(words(need)).toBeLessThanOrEqual(14);
  }
  expect([2, 3]).toContain(screens.length);
  for (const screen of screens) {
    expect(screen.name.length).toBeLessThanOrEqual(MOST_TITLE);
    expect(screen.parts.length).toBeGreaterThanOrEqual(2);
    expect(screen.parts.length).toBeLessThanOrEqual(MOST_PARTS);
    for (const state of [screen.empty, screen.error]) expect(state).toMatch(/^[^A-Z\d].*[^.]$/u);
    const text = screenText(screen);
    // Sums and counts come from the plan alone; the number of a tooth is its name.
    expect(text.replace(/(?<="Tooth" with "|"Crown, )\d\d/g, "")).not.toMatch(/\p{Sc}|%|\d{3}|[1-9]\d/u);
    const { elements, states } = parseMockup(text, 1);
    const pressed = elements.filter(({ quiet }) => quiet).length;
    expect(elements.length - pressed).toBe(screen.parts.length);
    expect(states).toHaveLength(2);
    for (const { kind, holds = [] } of elements)
      if (kind === "table") expect(new Set(holds.map((line) => line.split(" | ").length)).size).toBe(1);
  }
});
