import { cap } from "../../english";
import type { Material } from "../../material";
import type { Cast } from "../cast";
import { withCore } from "../core";
import { furtherOf, toldDeeds } from "./wanted";

const MOST_MUST = 5;
const MOST_SHOULD = 3;
/** "We cook a fresh lunch" is, in a list of what is built, "cook a fresh lunch". */
const asFunction = (said: string) => cap(said.replace(/^(?:we|i) (?=\p{Ll})/iu, ""));
/** The deeds of the answer first, then what their screens need, then what such offers have besides. */
export function toldFeatures(
  m: Material,
  cast: Cast,
  essentials: readonly string[],
  later: readonly string[],
) {
  const deeds = withCore(m, toldDeeds(m, cast).map(asFunction));
  const further = furtherOf(m, cast);
  const must = [...deeds, ...essentials].slice(0, Math.max(MOST_SHOULD, Math.min(deeds.length, MOST_MUST)));
  const should = [...deeds.slice(MOST_MUST), ...further].slice(0, MOST_SHOULD);
  const rest = [...further.filter((text) => !should.includes(text)), ...later].slice(0, 2);
  const level = [
    ...must.map((text) => `Must: ${text}`),
    ...should.map((text) => `Should: ${text}`),
    ...rest.map((text, at) => `Later: ${text}${at === 0 ? ", if several customers ask for it" : ""}`),
  ];
  const more = [...essentials, ...later].filter((text) => !level.some((said) => said.includes(text)));
  return [...level, ...[...more, ...ALWAYS].map((text) => `Later: ${text}`)].slice(
    0,
    Math.max(LEAST, level.length),
  );
}
const LEAST = 6;
/** Wanted of whatever people use. */
const ALWAYS = [
  "A way to ask the founder a question",
  "Answers to the first questions on a page of their own",
];
