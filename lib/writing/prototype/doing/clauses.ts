import { sentences } from "../../cut";
import { bare } from "../../english";
import { withoutReflexive } from "../reflexive";
import { allowedBy, continuedAt } from "./continued";
import { type NounPhrase, nounPhrase } from "./noun-phrase";
import { type Passive, passiveAt } from "./passive";
import { type Opened, type Subject, subjectAt } from "./subject";
import { trimmedEnd } from "./where-it-ends";
import {
  anyVerb,
  BOUNDARY,
  DETERMINER,
  isAdverb,
  isMany,
  isOne,
  JOINS,
  MARK,
  tokensOf,
  verbIn,
} from "./words";

/** Who does what, up to where the next deed begins. */
export interface Clause {
  subject: Subject;
  verb: string;
  /** What follows the verb, word by word. */
  rest: string[];
  /** "When somebody is sick": what stands before. */
  when: string;
  /** What it is done to where that stands before: "five measurements which you take". */
  object: NounPhrase | null;
  /** The subject as it stands there: "they". */
  said: string;
  /** Done to it by nobody who is named; null where somebody does it. */
  passive: Passive | null;
  /** Which sentence of the answer it stands in. */
  sentence: number;
}

const PRODUCT: Subject = { actor: "", lead: "it", several: false };
const SUBORDINATE =
  /^(?:when|whenever|if|once|before|after|while|as|on|in|at|every|twice|during|within|each)$/i;
const LONGEST_OPENING = 14;

interface Found extends Opened {
  from: number;
  when: string;
  object?: NounPhrase;
  passive?: Passive;
}

/** "What age it suits": asked, and done by nobody. */
const ASKED = /\b(?:what|which|whose|how)\b/i;

/** After "When somebody is sick" the deed begins. */
function afterOpening(tokens: readonly string[], at: number, people: Subject | null): Found | null {
  if (!SUBORDINATE.test(tokens[at] ?? "")) return null;
  const least = /^(?:on|in|at|every|each|during|within)$/i.test(tokens[at] ?? "") ? 2 : 3;
  for (let k = at + least; k < Math.min(tokens.length, at + LONGEST_OPENING); k++) {
    if (JOINS.test(tokens[k - 1] ?? "") || ASKED.test(tokens.slice(k - 2, k).join(" "))) continue;
    const comma = tokens[k - 1] === ",";
    if (!comma && !DETERMINER.test(tokens[k] ?? "") && !/^(?:we|you|they|i|it|all)$/i.test(tokens[k] ?? ""))
      continue;
    const found = subjectAt(tokens, k, people);
    if (found) {
      const end = comma ? k - 1 : k;
      return { ...found, from: at, when: tokens.slice(at, end).join(" ") };
    }
  }
  return null;
}

const RELATIVE = /^(?:that|which)$/i;
const OPENED_FIRST = 16;
/** "An app that builds", "software to plan", "sensors that stand": what the product does. */
function ofProduct(tokens: readonly string[], people: Subject | null): Found | null {
  for (let at = 1; at < Math.min(tokens.length, OPENED_FIRST); at++) {
    const word = tokens[at] ?? "";
    if (
      /^(?:where)$/i.test(word) ||
      (/^which$/i.test(word) && /^(?:with|in|on|through)$/i.test(tokens[at - 1] ?? ""))
    ) {
      const found = subjectAt(tokens, at + 1, people);
      if (found) return { ...found, from: at, when: "" };
    }
    let verbAt = at + 1;
    while (isAdverb(tokens[verbAt])) verbAt++;
    const said = tokens[verbAt] ?? "";
    if (
      /^to$/i.test(word) &&
      /^(?:app|platform|site|website|tool|software|service|place|way)$/i.test(tokens[at - 1] ?? "")
    ) {
      const base = verbIn(said);
      if (base === said)
        return {
          subject: { actor: "you", lead: "you", several: true },
          verb: base,
          verbAt,
          from: at,
          when: "",
        };
    }
    if (!RELATIVE.test(word) || BOUNDARY.test(said) || DETERMINER.test(said) || MARK.test(said)) continue;
    if (!/^\p{Ll}+$/u.test(said)) continue;
    const base = anyVerb(said);
    const one = isOne(said, base);
    const heads = tokens.slice(0, at).filter((token) => isMany(token));
    if (!one && heads.length === 0) continue;
    return {
      subject: { ...PRODUCT, several: !one, lead: one ? "it" : "they" },
      verb: base,
      verbAt,
      from: at,
      when: "",
    };
  }
  return null;
}

/** "Five measurements which you take": the name before it is what it is done to. */
function turnedRound(tokens: readonly string[], at: number, people: Subject | null): Found | null {
  if (!RELATIVE.test(tokens[at] ?? "") || !/^(?:we|you|they|i)$/i.test(tokens[at + 1] ?? "")) return null;
  const found = subjectAt(tokens, at + 1, people);
  if (!found) return null;
  let start = at;
  while (
    start > 0 &&
    at - start < 5 &&
    !MARK.test(tokens[start - 1] ?? "") &&
    !BOUNDARY.test(tokens[start - 1] ?? "") &&
    !JOINS.test(tokens[start - 1] ?? "")
  )
    start--;
  const object = nounPhrase(tokens.slice(start, at));
  return object ? { ...found, from: at, when: "", object } : null;
}

/** "Upload an episode": told to whoever reads. */
function told(tokens: readonly string[]): Found | null {
  const [first = "", next = ""] = tokens;
  const verb = first.toLowerCase();
  return /^\p{Lu}\p{Ll}+$/u.test(first) && verbIn(verb) === verb && DETERMINER.test(next)
    ? { subject: { actor: "you", lead: "you", several: true }, verb, verbAt: 0, from: 0, when: "" }
    : null;
}

const withPassive = (tokens: readonly string[], at: number): Found | null => {
  const passive = passiveAt(tokens, at);
  return passive && { subject: PRODUCT, verb: passive.verb, verbAt: passive.at, from: at, when: "", passive };
};

function inSentence(tokens: readonly string[], people: Subject | null): Omit<Clause, "sentence">[] {
  const found: Found[] = [];
  let product: Subject | null = null;
  const add = (next: Found) => {
    const allowed = allowedBy(tokens, next);
    if (next.subject.actor === "") product = next.subject;
    found.push(allowed ? { ...next, ...allowed } : next);
  };
  const first = subjectAt(tokens, 0, people);
  const opening =
    told(tokens) ??
    afterOpening(tokens, 0, people) ??
    (first ? { ...first, from: 0, when: "" } : (withPassive(tokens, 0) ?? ofProduct(tokens, people)));
  if (opening) add(opening);
  for (let at = (opening?.verbAt ?? 0) + 1; at < tokens.length; at++) {
    const turned = turnedRound(tokens, at, people);
    const last = found.at(-1);
    if (turned && turned.verbAt > (last?.verbAt ?? -1)) {
      add(turned);
      continue;
    }
    if (!(MARK.test(tokens[at] ?? "") || JOINS.test(tokens[at] ?? ""))) continue;
    let next = at + 1;
    while (MARK.test(tokens[next] ?? "") || JOINS.test(tokens[next] ?? "")) next++;
    // "So you can just send it": what comes of it is no deed of its own.
    if (/^so$/i.test(tokens[next - 1] ?? "")) {
      const end = tokens.findIndex((word, k) => k > next && MARK.test(word));
      at = end < 0 ? tokens.length : end - 1;
      continue;
    }
    if (SUBORDINATE.test(tokens[next] ?? "")) {
      const timed = /^(?:every|each|on|twice|if|when)$/i.test(tokens[next] ?? "")
        ? afterOpening(tokens, next, people)
        : null;
      if (timed && timed.verbAt > (last?.verbAt ?? -1)) add({ ...timed, from: at });
      continue;
    }
    const before = last?.subject ?? null;
    const who = before?.actor && before.actor !== "we" ? before : people;
    const named =
      subjectAt(tokens, next, who) ??
      (before ? continuedAt(tokens, next, before) : null) ??
      (product ? continuedAt(tokens, next, product) : null);
    const passive = named ? null : withPassive(tokens, next);
    if (passive && passive.verbAt > (last?.verbAt ?? -1)) add({ ...passive, from: at });
    if (named && named.verbAt > (last?.verbAt ?? -1)) add({ ...named, from: at, when: "" });
  }
  return found.map(({ subject, verb, verbAt, when, object, from, passive }, i) => ({
    passive: passive
      ? { ...passive, told: bare(trimmedEnd(tokens.slice(passive.from, found[i + 1]?.from)).join(" ")) }
      : null,
    subject,
    said: tokens.slice(from, verbAt).findLast((word) => /^(?:they|it|he|she)$/i.test(word)) ?? "",
    verb,
    rest: restOf(tokens, found, i, verbAt),
    when,
    object: object ?? null,
  }));
}

/** "Clean and check every hearing aid": both are done to it. */
function restOf(tokens: readonly string[], found: readonly Found[], at: number, verbAt: number): string[] {
  const own = trimmedEnd(tokens.slice(verbAt + 1, found[at + 1]?.from ?? tokens.length));
  const next = found[at + 1];
  return own.length === 0 && next ? restOf(tokens, found, at + 1, next.verbAt) : own;
}

/** The answer opens with a deed and not with the name of something. */
export const opensWithDeed = (text: string) => {
  const [first = ""] = sentences(text).map(bare);
  return subjectAt(tokensOf(first), 0, null) !== null || SUBORDINATE.test(first.split(" ")[0] ?? "");
};

/** "Your agreed split (50/50, 70/30, whatever)": examples are no part of what is done. */
const BESIDE = /\s*\([^()]*\)/g;

/** All deeds that an answer tells of, in its own order. */
/** "Service, tyres, batteries, switch faults": things in a row, and nothing that is done. */
const IN_A_ROW = /^(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:, (?:and )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+){2,}$/u;
const MOST_THINGS = 0.6;
const isListOfThings = (said: string): boolean => {
  const items = said.split(/, (?:and )?/);
  const things = items.filter((item) => /[^s]s$/.test(item) && !/ (?:the|an?|it|them|your|our) /.test(item));
  return IN_A_ROW.test(said) && things.length >= MOST_THINGS * items.length;
};

export function clausesIn(text: string): Clause[] {
  const all: Clause[] = [];
  let people: Subject | null = null;
  const told = withoutReflexive(text.replace(BESIDE, ""));
  for (const [sentence, said] of sentences(told).map(bare).entries()) {
    if (isListOfThings(said)) continue;
    const found = inSentence(tokensOf(said), people);
    for (const { subject } of found) if (subject.actor && subject.actor !== "we") people = subject;
    all.push(...found.map((clause) => ({ ...clause, sentence })));
  }
  return all;
}
