import { MEDIUM_MATERIALS, SITUATION_MATERIALS, SUBJECT_MATERIALS } from "../prototype/data/materials";
import { random } from "../random";
import { contrast } from "./oklch";
import { LEAST_CONTRAST, palette } from "./palette";

const SOURCES = [...SUBJECT_MATERIALS, ...MEDIUM_MATERIALS, ...SITUATION_MATERIALS];

test("every colour that a board may be taken from keeps its contrast", () => {
  for (const { main, accent, paper, from } of SOURCES)
    for (const seed of ["a", "b", "c"]) {
      const p = palette(main, accent, paper, random(seed, from));
      for (const [a, b] of [
        ["#ffffff", p.primaryColor],
        [p.primaryColor, p.backgroundColor],
        [p.secondaryColor, p.backgroundColor],
        [p.textColor, p.accentColor],
        [p.textColor, p.backgroundColor],
      ] as const)
        expect({ from, a, b, held: contrast(a, b) >= LEAST_CONTRAST }).toEqual({ from, a, b, held: true });
    }
});

test("no two subjects share their first colour", () => {
  const firsts = SOURCES.map(({ main: { l, c, h } }) => `${l} ${c} ${h}`);
  const twice = firsts.filter((colour, at) => firsts.indexOf(colour) !== at);
  expect(twice.length).toBeLessThanOrEqual(SOURCES.length / 10);
});
