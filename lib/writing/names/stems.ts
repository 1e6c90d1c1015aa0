import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { ANSWER_FIELDS } from "@/lib/brief/text/fields";
import type { Brief } from "@/lib/brief/types";
import { ofWhatIsSold } from "../sold-words";
import { customersNamed } from "./customers-apart";
import { KINDRED } from "./data/kindred";
import { singular } from "./key-nouns";
import { wordsOf } from "./triggers";

/** What the business is about, in one word, and short words of its world. */
export interface Subject {
  word: string;
  /** It can stand in a name itself. */
  sayable: boolean;
  kin: readonly string[];
  weight: number;
}

export interface Row {
  sayable: ReadonlySet<string>;
  kin: readonly string[];
}
export const ROWS: Map<string, Row> = new Map();
for (const line of KINDRED.trim().split("\n")) {
  const [said = "", kin = ""] = line.split(" > ");
  const keys = said.split(",");
  const row = { sayable: new Set(keys.filter((key) => !key.startsWith("-"))), kin: kin.split(" ") };
  for (const key of keys) if (!ROWS.has(key.replace(/^-/, ""))) ROWS.set(key.replace(/^-/, ""), row);
}

/** In how many worlds a word is at home. */
export const KIN_OF: Map<string, number> = new Map();
for (const { kin } of new Set(ROWS.values()))
  for (const word of kin) KIN_OF.set(word, (KIN_OF.get(word) ?? 0) + 1);

/** "gardening", "physiotherapist": a long word is known by its beginning. */
const LONG = 7;
const LONG_KEYS = [...ROWS.keys()].filter((key) => key.length >= LONG);

const WEIGHT: Record<AnswerField, number> = {
  solution: 1.6,
  differentiator: 1,
  problem: 1,
  targetAudience: 0.9,
  businessModel: 0.3,
};
const FIRST_WORDS = 9;
const REPEATED = 0.4;
const NAMED_BY_THE_OFFER = 3;
const LEAST = 0.65;
/** A word of every trade has to be said again and again. */
const LEAST_IN_PASSING = 1.8;
const MOST = 4;
/** Spoken of by founders of every trade. */
export const IN_PASSING =
  /^(?:video|floor|container|council|office|hotel|restaurant|salon|clinic|sensor|shop|store|home|house|flat|street|stock|photo|phone|call|job|market|book|table|card|app|share|party|page|meal|food|trail|money|cash|box|gift|meeting|insurance|school|child|kid|door|room|trade|story|machine|water|car|van|delivery|parcel|booking|calendar|appointment|camera|email|party|patient|fund|claim|guest|trace|town|city|garage|charity|volunteer|receipt|care|club|stress|credit|bill|plane|rest|back|hand|ring|panel|track|court|bar|heart|visit|lead|light|fire|glass|tool|team|bag|lab|film|library|log|bar|bed|record|course|training|class|audit|inspection|maintenance|equipment|course|coach|feedback|pay|gas|oil|date|figure|feed|shift|cast|plant|cover|mark|quiz|search|transfer|report|sign|rain|weather|snow|language|lesson|storm|cloud|wall|window|import|export|road|smell|noise|ride)$/;
const LESS = 0.45;
/** The customers' trade is not the founder's. */
const THEIRS = 0.3;
/** What several answers speak of is what it is about. */
const SPREAD = [0.7, 1.1];
const MOST_SPREAD = 1.4;
const DENIED = /^(?:no|not|without|never|nor|instead|unlike)$/;

/** How often a row of words was met, where, and in which words. */
interface Met {
  weight: number;
  fields: Set<AnswerField>;
  words: Map<string, number>;
}

/** What is under that word, or under it and the next one. */
export function lookUp(said: string, next: string | undefined): string | null {
  const joined = `${said}-${singular(next ?? "")}`;
  const word = ROWS.has(joined) ? joined : singular(said);
  if (ROWS.has(word)) return word;
  return LONG_KEYS.find((key) => word.startsWith(key)) ?? null;
}

/** The words that the offer is about and whose world is known, strongest first. English answers only. */
export function subjectsOf(brief: Brief): Subject[] {
  const { answers, language, offer } = brief;
  if (language !== "en") return [];
  const met = new Map<Row, Met>();
  const customers = customersNamed(brief);
  const noun = wordsOf(offer.noun ?? "").map(singular);
  for (const field of ANSWER_FIELDS) {
    const words = wordsOf(ofWhatIsSold(field, answers[field]));
    for (const [at, said] of words.entries()) {
      const word = lookUp(said, words[at + 1]);
      const row = ROWS.get(word ?? "");
      if (!word || !row || words.slice(Math.max(0, at - 3), at).some((before) => DENIED.test(before)))
        continue;
      const known = met.get(row) ?? { weight: 0, fields: new Set(), words: new Map() };
      const first = field === "solution" && at < FIRST_WORDS ? 1.5 : 1;
      const passing =
        (IN_PASSING.test(word) ? LESS : 1) * (customers.has(word) && !noun.includes(word) ? THEIRS : 1);
      const named = noun.includes(word) && !known.words.has(word) ? NAMED_BY_THE_OFFER * passing : 0;
      const weight = WEIGHT[field] * first * passing * (known.weight > 0 ? REPEATED : 1);
      known.weight += weight + named;
      known.fields.add(field);
      known.words.set(word, (known.words.get(word) ?? 0) + weight + named);
      met.set(row, known);
    }
  }
  return [...met]
    .map(([{ sayable, kin }, { weight, fields, words }]) => {
      const said = [...words].sort((a, b) => b[1] - a[1]).map(([word]) => word);
      const own = said.find((word) => sayable.has(word) && !IN_PASSING.test(word));
      return {
        word: own ?? said[0] ?? "",
        sayable: own !== undefined,
        kin,
        passing: said.every((word) => IN_PASSING.test(word)),
        weight: weight * (SPREAD[fields.size - 1] ?? MOST_SPREAD),
      };
    })
    .filter(({ weight, passing }) => weight >= (passing ? LEAST_IN_PASSING : LEAST))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST);
}
