import type { Brief } from "@/lib/brief/types";
import { cap } from "../english";
import { asWritten } from "./as-written";
import { type Candidate, length } from "./candidate";
import { FORMS_OF_OWN_NOUNS } from "./data/own-noun-forms";
import { ENDINGS } from "./data/qualities";
import { FORMS } from "./descriptive";
import type { NameKind } from "./entry";
import { isTelling } from "./key-nouns";
import type { Met } from "./met";
import { IS_FORM, IS_PLACE, termsOf } from "./own-terms";
import { harmony } from "./sound";
import { trigger } from "./triggers";

export const OWN_TERM = "what it is about";
const SCORE = { named: 6, plain: 5, pair: 4.8, joined: 4.3 };
const LATER = 0.25;
const NEXT_FORM = 0.6;
const LONGEST_JOINED = 7;
const LONGEST_IN_PAIR = 8;
const MOST_PAIRS = 2;
const MOST_FORMS = 2;
const MOST_SHORT = 4;
/** What a thing is made or kept in; what only the trouble speaks of is not sold there. */
const HOLDS = /(?:House|Shelf|Works|Corner|Lane|Room|Hour|Project|Circle|Practice)$/;
const PRACTISED = /\b(?:practi[cs]e|rehearse|role plays?|exams?|lessons?|learn)\b/i;
/** Of what is done with a thing, that which can be done with any. */
const DEEDS = new Set(["measure", "watch", "check", "remind", "plan", "predict", "match", "swap"]);

const title = (words: readonly string[]) => words.map(cap).join(" ");

/** "Brand Deal Board", "Remnant Exchange", "Folder & Queue": plain names from the nouns that the founder's offer is about. */
export function ownTermNames(brief: Brief, met: readonly Met[]): Candidate[] {
  const terms = termsOf(brief);
  const made = (name: string, kind: NameKind, gloss: string, parts: string[], score: number): Candidate => ({
    ...{ name, kind, gloss, parts, source: OWN_TERM, triggers: parts.map(trigger), about: parts[0] ?? "" },
    ...{ of: "world", said: [], words: asWritten(parts, brief), score: score - length(name) },
  });
  const ofDeeds = met
    .filter(({ tag, sure }) => sure && DEEDS.has(tag.id))
    .flatMap(({ tag }) => FORMS[tag.id] ?? []);
  const own = PRACTISED.test(brief.answers.solution) ? "education" : (brief.archetypes[0]?.id ?? "services");
  const forms = [...ofDeeds, ...FORMS_OF_OWN_NOUNS[own].map((form) => `{} ${form}`)];
  const named = terms.some(({ words }) => words.length > 1 && IS_PLACE.test(words.at(-1) ?? ""));
  const central = terms.filter(({ passing }) => !passing);
  const plain = central.flatMap(({ words, offered }, nth) => {
    const kept = IS_FORM.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
    const said = kept.join(" ");
    const score = SCORE.plain - nth * LATER;
    if (words.length > 1 && IS_PLACE.test(words.at(-1) ?? ""))
      return [made(title(words), "descriptive", `${said}, in your own words`, [said], SCORE.named)];
    return forms
      .filter((form) => !form.toLowerCase().includes(words.at(-1) ?? "") && (offered || !HOLDS.test(form)))
      .map((_, at, all) => all[(at + nth) % all.length] ?? "{}")
      .slice(0, nth < MOST_FORMS ? MOST_FORMS : 1)
      .map((form, at) =>
        made(
          form.replace("{}", title(kept)),
          !named && nth === 0 && at === 0 ? "descriptive" : "phrase",
          `"${said}", your own word, and a place for it`,
          [said],
          score - at * NEXT_FORM,
        ),
      );
  });
  const nounOf = (words: readonly string[]) =>
    words
      .filter((word) => !IS_PLACE.test(word) && !IS_FORM.test(word))
      .slice(-1)
      .filter(isTelling);
  const nouns = [...new Set(terms.flatMap(({ words }) => nounOf(words)))];
  const short = nouns
    .filter((noun) => noun.length <= LONGEST_IN_PAIR && !/ing$/.test(noun))
    .slice(0, MOST_SHORT);
  const isOffered = (noun: string) => terms.some(({ words, offered }) => offered && words.includes(noun));
  const pairs = (own === "nonprofit" ? [] : short)
    .flatMap((one, at) => short.slice(at + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => one.slice(0, 4) !== other.slice(0, 4) && (isOffered(one) || isOffered(other)))
    .sort((a, b) => harmony(...b) - harmony(...a))
    .slice(0, MOST_PAIRS)
    .map((pair, at) => {
      const [first, second] = [...pair].sort((a, b) => a.length - b.length) as [string, string];
      return made(
        `${cap(first)} & ${cap(second)}`,
        "pair",
        `two things that you work with: ${first} and ${second}`,
        [first, second],
        SCORE.pair - at * LATER,
      );
    });
  const joined = short
    .filter(
      (noun) =>
        own !== "nonprofit" && isOffered(noun) && noun.length <= LONGEST_JOINED && !/[wy]$/.test(noun),
    )
    .map((noun, at) => {
      const [ending = "", means = ""] = ENDINGS[at % 2] ?? [];
      return made(
        `${cap(noun)}${ending}`,
        "compound",
        `your own "${noun}", and an ending that means ${means}`,
        [noun],
        SCORE.joined - at * LATER,
      );
    });
  const all = [...plain, ...pairs, ...joined];
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}
