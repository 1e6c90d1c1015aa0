import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { ANSWER_FIELDS } from "@/lib/brief/text/fields";
import type { Brief } from "@/lib/brief/types";
import { plural } from "../english";
import { ofWhatIsSold } from "../sold-words";
import { singular } from "./key-nouns";
import { IN_PASSING, lookUp, ROWS, type Row } from "./stems";
import { wordsOf } from "./triggers";

/** A world that the answers speak of in more than one place, and short words that everybody in it knows. */
export interface World {
  word: string;
  many: string;
  kin: readonly string[];
  weight: number;
}

const WEIGHT: Record<AnswerField, number> = {
  solution: 1.6,
  targetAudience: 1.2,
  problem: 0.9,
  differentiator: 0.9,
  businessModel: 0.5,
};
/** Who somebody is calls up no things of a trade. */
const PEOPLE =
  /^(?:child|kid|baby|infant|toddler|newborn|pensioner|elderly|senior|grandparent|tenant|landlord|volunteer|freelancer|contractor|founder|startup|start-up|engineer|retiree|employee|citizen|voter|investor|student|pupil|teacher|patient|doctor|neighbour|commuter|passenger|supplier|brand|creator|contract|insurance|claim|money|cash|pay|bank|account|credit|loan|meeting|email|inbox|phone|call|spreadsheet|dashboard|map|market|form|paperwork|city|town|council|share|lead|search|feedback|course|training|school|street|road|van|courier|booking|appointment|calendar|home|house|flat|housing|apartment|room|shop|store|battery|sensor|energy|electricity|story|video|parcel|delivery|package|trade|job|shift|travel|care|memory|health|compliance|regulator|machine|factory|tool|box|gift|wifi|plot|visit|weather|hand|ring|bar|heart|watch|oil|gas|date|cover|mark|rest|back|stock|light|water|floor|wall|door|table|chair|bed|window|lock|key|glass|food|meal|card|page|cream|ice|snow|panel|bill|trail|heating|air|noise|carbon)$/;
const LEAST_PLACES = 2;
const IN_PASSING_PLACES = 3;
const AGAIN = 0.4;
const MOST = 2;
const DENIED = /^(?:no|not|without|never|nor|instead|unlike|than)$/;

interface Met {
  weight: number;
  fields: Set<AnswerField>;
  words: Map<string, number>;
}

/** Each row that a text speaks of, with the word that calls it up. */
function rowsIn(text: string): (readonly [Row, string])[] {
  const words = wordsOf(text);
  return words.flatMap((said, at) => {
    const word = lookUp(said, words[at + 1]);
    const row = ROWS.get(word ?? "");
    const denied = words.slice(Math.max(0, at - 2), at).some((before) => DENIED.test(before));
    return word && row && !denied && !PEOPLE.test(word) ? [[row, word] as const] : [];
  });
}

/** Worlds that at least two answers agree on, the strongest first; a word said by the way calls up none. */
export function worldsOf({ answers, language }: Brief): World[] {
  if (language !== "en") return [];
  const met = new Map<Row, Met>();
  const spoken = new Map<Row, Set<AnswerField>>();
  for (const field of ANSWER_FIELDS)
    for (const [row] of rowsIn(answers[field])) spoken.set(row, (spoken.get(row) ?? new Set()).add(field));
  for (const field of ANSWER_FIELDS) {
    for (const [row, word] of rowsIn(ofWhatIsSold(field, answers[field]))) {
      const known = met.get(row) ?? { weight: 0, fields: new Set(), words: new Map() };
      const weight = WEIGHT[field] * (known.fields.has(field) ? AGAIN : 1);
      known.weight += weight;
      known.fields.add(field);
      known.words.set(word, (known.words.get(word) ?? 0) + weight);
      met.set(row, known);
    }
  }
  const found = [...met].flatMap(([row, { weight, words }]) => {
    const { kin } = row;
    const fields = spoken.get(row) ?? new Set();
    const said = [...words].sort((a, b) => b[1] - a[1]).map(([word]) => word);
    const passing = said.every((word) => IN_PASSING.test(word));
    const least = passing ? IN_PASSING_PLACES : LEAST_PLACES;
    const [word = ""] = said;
    return fields.size >= least || (!passing && said.length > 1)
      ? [{ word: word.replaceAll("-", " "), many: plural(word.replaceAll("-", " ")), kin, weight }]
      : [];
  });
  // "Wheelchair" is no chair.
  return found
    .filter(({ word }) => !found.some((other) => other.word !== word && other.word.endsWith(singular(word))))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST);
}
