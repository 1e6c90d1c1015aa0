import { sentences } from "../../cut";
import { bare } from "../../english";
import { type NounPhrase, nounPhrase } from "./noun-phrase";
import { allowedBy, continuedAt, type Opened, type Subject, subjectAt } from "./subject";
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
}

const PRODUCT: Subject = { actor: "", lead: "it", several: false };
const SUBORDINATE =
  /^(?:when|whenever|if|once|before|after|while|as|on|in|at|every|twice|during|within|each)$/i;
const LONGEST_OPENING = 14;

interface Found extends Opened {
  from: number;
  when: string;
  object?: NounPhrase;
}

/** After "When somebody is sick" the deed begins. */
function afterOpening(tokens: readonly string[], at: number, people: Subject | null): Found | null {
  if (!SUBORDINATE.test(tokens[at] ?? "")) return null;
  const least = /^(?:on|in|at|every|each|during|within)$/i.test(tokens[at] ?? "") ? 2 : 3;
  for (let k = at + least; k < Math.min(tokens.length, at + LONGEST_OPENING); k++) {
    if (JOINS.test(tokens[k - 1] ?? "")) continue;
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

function inSentence(tokens: readonly string[], people: Subject | null): Clause[] {
  const found: Found[] = [];
  let product: Subject | null = null;
  const add = (next: Found) => {
    const allowed = allowedBy(tokens, next);
    if (next.subject.actor === "") product = next.subject;
    found.push(allowed ? { ...next, ...allowed } : next);
  };
  const first = subjectAt(tokens, 0, people);
  const opening =
    afterOpening(tokens, 0, people) ?? (first ? { ...first, from: 0, when: "" } : ofProduct(tokens, people));
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
    if (SUBORDINATE.test(tokens[next] ?? "")) {
      const timed = /^(?:every|each|on|twice)$/i.test(tokens[next] ?? "")
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
    if (named && named.verbAt > (last?.verbAt ?? -1)) add({ ...named, from: at, when: "" });
  }
  return found.map(({ subject, verb, verbAt, when, object, from }, i) => ({
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

const trimmedEnd = (tokens: readonly string[]): string[] => {
  const kept = tokens.slice(0, stopAt(tokens));
  while (kept.length > 0 && (MARK.test(kept.at(-1) ?? "") || JOINS.test(kept.at(-1) ?? ""))) kept.pop();
  return kept;
};

/** A new statement is no part of the deed: "pay online, and every loan is insured". */
function stopAt(tokens: readonly string[]): number {
  for (let at = 1; at < tokens.length; at++) {
    if (/^[;:]$/.test(tokens[at] ?? "")) return at;
    const after = tokens.slice(at + 1, at + 8).join(" ");
    if (
      tokens[at] === "," &&
      /^(?:and |so |but )?(?:every|the|it|one|all|each|this|that|everything|nobody) (?:\p{L}+ ){0,4}(?:is|are|was|has|have|gets?|goes)\b/iu.test(
        after,
      )
    )
      return at;
    if (tokens[at] === "and" && /^(?:is|are|has|it is|everything is)\b/.test(after)) return at;
  }
  return tokens.length;
}

/** All deeds that an answer tells of, in its own order. */
export function clausesIn(text: string): Clause[] {
  const all: Clause[] = [];
  let people: Subject | null = null;
  for (const said of sentences(text).map(bare)) {
    const found = inSentence(tokensOf(said), people);
    for (const { subject } of found) if (subject.actor && subject.actor !== "we") people = subject;
    all.push(...found);
  }
  return all;
}
