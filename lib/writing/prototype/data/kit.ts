import type { Cast } from "../cast";
import type { Screen } from "../screen";
import type { Quoted } from "./paths";
import type { SceneNeeds } from "./scene-needs";
import type { Surface } from "./surfaces";

/** The screens that everybody expects of one kind of product, and the way through them. */
export interface Kit {
  needs: SceneNeeds;
  /** Where the brand is met first, where that is another place than in the scene. */
  surface?: Surface;
  /** `said` is what the founder offers, to look for the words of a label in. */
  screens(cast: Cast, said: string): Screen[];
  path(cast: Cast, quoted: Quoted, said: string): string[];
}

/** The first of the words that is said, as written; else the usual one. */
export const wordOf = (said: string, words: RegExp, usual: string) =>
  words.exec(said)?.[0].toLowerCase() ?? usual;

/** Up to so many lines of the founder's own, filled up with the usual ones. */
export const own = (lines: readonly string[], usual: readonly string[], most = 3) =>
  [...new Set([...lines, ...usual])].slice(0, Math.max(most, Math.min(lines.length, 4)));
