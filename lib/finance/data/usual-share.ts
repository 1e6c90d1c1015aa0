import type { Range } from "./archetype-defaults";

/**
 * Share of all people who are such customers, by the head of the audience: low, planned, high. Round planning values
 * without a source (a household counts once, with about 2.4 people in it), always shown as assumed.
 */
const SHARES: readonly (readonly [RegExp, Range])[] = [
  [/^(?:home|house|property) ?owners?\b/i, [0.18, 0.26, 0.32]],
  [/^(?:households?|families in flats)\b/i, [0.3, 0.4, 0.45]],
  [/^(?:families|parents|mothers and fathers|mums and dads)\b/i, [0.08, 0.14, 0.2]],
  [/^(?:tenants|renters)\b/i, [0.1, 0.2, 0.3]],
  [/^(?:dog and cat|cat and dog|pet) owners?\b/i, [0.12, 0.18, 0.25]],
  [/^(?:dog|cat) owners?\b/i, [0.06, 0.1, 0.15]],
  [/^(?:car owners?|drivers|motorists)\b/i, [0.3, 0.45, 0.55]],
  [/^(?:commuters|office workers|employees|workers)\b/i, [0.15, 0.25, 0.35]],
  [/^(?:university |college )?students\b/i, [0.03, 0.05, 0.08]],
  [/^(?:boat|horse|caravan) owners?\b/i, [0.005, 0.01, 0.02]],
  [/^(?:newcomers|refugees|immigrants|migrants|expats)\b/i, [0.01, 0.03, 0.06]],
];
/** "who travel at least twice a year" leaves about half of them, each time it is said. */
const NARROWED = / (?:who|whose|with|that|without) /gi;

/** The share of a population that a described group makes up; null where the head of the group says nothing of it. */
export function usualShare(audience: string): Range | null {
  const found = SHARES.find(([kind]) => kind.test(audience.trim()))?.[1];
  if (!found) return null;
  const left = 0.5 ** (audience.match(NARROWED) ?? []).length;
  return [found[0] * left, found[1] * left, found[2] * left];
}
