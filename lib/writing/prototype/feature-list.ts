import { cap } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import { castOf } from "./cast";
import { withCore } from "./core";
import { withDeedsBeside } from "./deeds-beside";
import { toldFeatures } from "./doing/told-features";
import { functionFeatures } from "./functions/functions";
import { drawsDeeds } from "./kits";
import { clausesOf } from "./labels";
import { needsOf } from "./needs";
import { isDenied } from "./no-function";
import { featuresSaid } from "./said-on";

const [MOST_MUST, MOST_SHOULD, LEAST_MUST, MOST] = [5, 3, 3, 9];
const FEWEST_DONE = 2;
const done = (said: readonly string[]) => {
  const kept = said.filter((text) => !isDenied(text));
  return kept.length >= FEWEST_DONE ? kept : said;
};

/** Six to nine features by how soon they are needed: what the founder offers is never a later thought. */
export function features(m: Material): string[] {
  const cast = castOf(m);
  const { essentials, later } = needsOf(m, cast);
  const named = functionFeatures(m, cast);
  if (named) return named;
  if (drawsDeeds(m, cast)) return toldFeatures(m, cast, essentials, later);
  const said = m.foreign
    ? clausesOf(m)
        .slice(0, 2)
        .map((clause) => quote(cap(clause)))
    : withDeedsBeside(m, featuresSaid(m, cast));
  const own = done([...new Set(withCore(m, said))]).slice(0, MOST_MUST + MOST_SHOULD);
  const missing = Math.max(1, LEAST_MUST - own.length);
  const [must, should] = [own.slice(0, MOST_MUST), own.slice(MOST_MUST)];
  const beside = Math.max(missing, Math.min(missing + 2, MOST - 2 - own.length));
  return [
    ...must.map((text) => `Must: ${text}`),
    ...(own.length < MOST_MUST ? essentials.slice(0, missing).map((text) => `Must: ${text}`) : []),
    ...should.map((text) => `Should: ${text}`),
    ...(own.length < MOST_MUST ? essentials.slice(missing, beside) : essentials.slice(0, beside)).map(
      (text) => `Should: ${text}`,
    ),
    ...later
      .slice(0, 2)
      .map((text, at) => `Later: ${text}${at === 0 ? ", if several customers ask for it" : ""}`),
  ].slice(0, MOST);
}
