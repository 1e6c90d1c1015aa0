/** What is drawn around the first letter of a name: a path in a square of 64, filled or as a line. */
export interface BrandMark {
  path: string;
  filled?: boolean;
  dashed?: boolean;
}

const RING = "M54 18A26 26 0 1 0 58 36";

/** Tried in order on the sentence that describes the mark. */
const MARKS: readonly (readonly [RegExp, BrandMark])[] = [
  [/\bbrackets?\b/i, { path: "M15 9H6V55H15M49 9H58V55H49" }],
  [/\bsix-sided|\bcell\b|\bhexagon/i, { path: "M32 4L56 18V46L32 60L8 46V24" }],
  [/\bstitch|\bstencil|\bthread\b/i, { path: "M32 5A27 27 0 1 1 31.9 5", dashed: true }],
  [
    /\blea(?:f|ves)\b|\bshoot\b|\bstem\b|\bseed\b/i,
    {
      path: "M32 13C31 6 24 2 17 4C18 11 25 15 32 13ZM32 13C33 6 40 2 47 4C46 11 39 15 32 13Z",
      filled: true,
    },
  ],
  [/\broof|\bridge\b|\bsnow\b|\bfoam\b|\bcrown\b/i, { path: "M7 21L32 5L57 21" }],
  [
    /\bwave|\bsteam\b|\bsound\b|\bcontour\b|\bfurrows?\b|\bcord\b|\bcurls?\b|\bloose\b|\bbends\b|\bwound\b|\bwrapped\b/i,
    { path: "M5 56C13 48 21 48 30 55S47 62 59 52" },
  ],
  [
    /\bsigned\b|\bnote\b|\bstrokes?\b|\bpen\b|\bline on\b|\bover a line\b|\bway mark\b|\broad\b|\bstop on\b/i,
    { path: "M9 57C22 53 40 60 55 55" },
  ],
  [
    /\bcut\b|\bwedge\b|\bsplit\b|\bseam\b|\bdovetail\b|\bjoined\b|\bpatch\b|\bconcealed|\bhalf a step\b/i,
    { path: "M5 61L17 47M47 17L59 3" },
  ],
  [
    /\bframe\b|\bpage\b|\bdoor\b|\bdoorway\b|\bgate\b|\bcurtain\b|\btab\b|\bgap\b|\bcorner\b|\bfold\b|\bopens (?:when|without)\b/i,
    { path: "M44 5H7V59H57V20" },
  ],
  [/\bbowl\b|\bstirrup\b|\bhitch\b|\bhalf circle\b/i, { path: "M5 32A27 27 0 0 0 59 32" }],
  [/\bgauge\b|\bkey\b|\bface\b/i, { path: "M11 49A27 27 0 1 1 53 49" }],
  [/\bpattern\b|\bknight\b|\bshadow\b/i, { path: "M5 41A36 36 0 0 1 41 5" }],
  [/\bhangs\b|\bhook\b|\bnail\b/i, { path: "M9 6H55M32 6V15" }],
  [/\btilts\b|\bleans\b/i, { path: "M20 6H61L44 58H3Z" }],
  [/\bfoot\b|\bload\b|\bruled line\b|\bline below\b|\bon a line\b/i, { path: "M9 58H55" }],
  [/\brings\b|\bcapsule\b|\bhalves\b/i, { path: "M20 52A5 5 0 1 1 19.9 52ZM44 52A5 5 0 1 1 43.9 52Z" }],
  [
    /\bbubble\b|\bdrop\b|\bglows?\b|\bdot\b|\blight\b|\bsmaller one\b/i,
    { path: "M51 3A8 8 0 1 1 50.9 3Z", filled: true },
  ],
];

/** The mark that an identity describes; an open ring where its words name no other. */
export function markIn(visualIdentity: string): BrandMark {
  const [sentence = ""] = visualIdentity.split(/[.;\n]/);
  // "Key & Kerb" names a key, and what its letter does is said after it.
  const described = sentence.split(/\bwhich /).at(-1) ?? "";
  return MARKS.find(([when]) => when.test(described))?.[1] ?? { path: RING };
}

/** The letter that a mark is built from. */
export const initialOf = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}]/gu, "")
    .charAt(0)
    .toLocaleUpperCase("en");
