import type { Material } from "../../material";
import type { Cast } from "../cast";
import { withCore } from "../core";
import { furtherOf, toldDeeds } from "./wanted";

const MOST_MUST = 4;
/** The deeds of the answer first, then what their screens need, then what such offers have besides. */
export function toldFeatures(
  m: Material,
  cast: Cast,
  essentials: readonly string[],
  later: readonly string[],
) {
  const deeds = withCore(m, toldDeeds(m, cast));
  const further = furtherOf(m, cast);
  const must = [...deeds, ...essentials].slice(0, Math.max(MOST_MUST - 1, Math.min(deeds.length, MOST_MUST)));
  const should = [...deeds.slice(MOST_MUST), ...further].slice(0, MOST_MUST - 1);
  const rest = [...further.filter((text) => !should.includes(text)), ...later].slice(0, 2);
  return [
    ...must.map((text) => `Must: ${text}`),
    ...should.map((text) => `Should: ${text}`),
    ...rest.map((text, at) => `Later: ${text}${at === 0 ? ", if several customers ask for it" : ""}`),
  ];
}
