import { isFiniteVerb, isSupplierWord, isVerb } from "./ways-words";

export interface Subject {
  /** "the big store in Austin" */
  who: string;
  /** "store" */
  head: string;
  /** From its verb on: "sends it away for three weeks". */
  does: string;
}

const LINK = /^(?:of|for|from|in|by|with|at|on|near|around|to|without|like|between|such)$/iu;
const NO_NOUN =
  /^(?:i|we|you|he|she|it|they|us|them|me|my|our|ours|your|yours|mine|who|that|which|what|where|when|while|if|because|since|so|but|than|as|not|no|nobody|nothing|there|here|today|and|or|every|each|this|these|those|their|his|her|its|one|unlike|instead|to|even|such|yes|once|before|after|until|until|without|during)$/iu;
const DETERMINER = /^(?:the|an?|most|many|some|all|other|any|several|two|three|few)$/iu;
const PLACED = /^(?:here|there|nearby|locally|online|around|abroad|downtown|today|alone|themselves)$/iu;
const LONGEST = 9;
/** "Charges" and "lists" are things behind "the" or "big". */
const BOTH =
  /^(?:charges|costs|lists|calls|books|works|runs|plays|shows|prints|shares|quotes|bills|sends|visits|starts|ends|breaks|needs|uses|waits|mixes|sees|reads|starts|talks|cuts|covers|rents|offers|looks|takes|prices|tastes|turns|stops|stands|stays|falls|feels|drops|hands|deals|builds|book|list|call|work|share|price|start|end|need|use|look|show|play|print|run|break|cost|charge|quote|bill|rent|cover|cut|offer|taste|help|stand|stay|stop|talk|visit|wait|drop|hand|mix|match|pay|repair|return|score|taste|turn|close|open|last|cancel|ask)$/iu;

/** "Around here the good walkers are full." */
const WHERE_OR_WHEN =
  /^(?:(?:around|over|out) here|here|in (?:the )?\p{Lu}\p{L}+|today|these days|right now|nowadays|currently|at the moment|usually|sadly|honestly|meanwhile),? (?=\p{L})/iu;

/** "One on one with a coach". */
const ONE_TO_ONE = /^one[ -](?:on|to)[ -]one (?=with|at)/i;

/** "The waiting list only takes ..." is a list; "the big sites list only them" do so. */
const goesOn = (next: string, then: string) => isFiniteVerb(next) || (isVerb(next) && isFiniteVerb(then));

/** Reads "NOUN (in PLACE) VERB ..." from the start of a clause; null where it opens with no such thing. */
export function subjectOf(clause: string): Subject | null {
  const words = clause.trim().replace(ONE_TO_ONE, "one-to-one ").replace(WHERE_OR_WHEN, "").split(/\s+/);
  let [head, link] = ["", -1];
  for (let at = 0; at < Math.min(words.length, LONGEST + 1); at += 1) {
    const word = words[at] ?? "";
    const before = words[at - 1] ?? "";
    const next = words[at + 1] ?? "";
    const opens = at === 0 || DETERMINER.test(before) || LINK.test(before);
    // "The works", "big lists that": a noun where it cannot be a verb.
    const isNoun = opens || (BOTH.test(word) && goesOn(next, words[at + 2] ?? ""));
    if (isVerb(word) && !isNoun && head) {
      const who = words.slice(0, at).join(" ");
      return /[,;:.!?]$/.test(before) ? null : { who, head, does: words.slice(at).join(" ") };
    }
    if (head && PLACED.test(word)) continue;
    if (NO_NOUN.test(word.replace(/[,;:]$/, "")) && !(at === 0 && DETERMINER.test(word))) {
      // "Relatives and neighbours", "bank apps or advisers".
      const joins =
        /^(?:and|or)$/i.test(word) &&
        head !== "" &&
        !LINK.test(before) &&
        !DETERMINER.test(next) &&
        !isVerb(next);
      if (!joins) return null;
      continue;
    }
    if (LINK.test(word) || (head && link < 0 && /^\p{L}{3,}ing$/u.test(word) && DETERMINER.test(next))) {
      if (!head) return null;
      link = at;
      continue;
    }
    if (/[,;:.!?]$/.test(word)) return null;
    if (link < 0 && !DETERMINER.test(word) && !PLACED.test(word)) head = word;
  }
  return null;
}

/** "Agencies here" are agencies, "the salons" are salons, "the big store" is one. */
export function asNamed({ who, head }: Pick<Subject, "who" | "head">): string {
  const many = isMany(head);
  return who
    .replace(/ (?:here|there|nearby|locally|around here|around|today|each|themselves)$/iu, "")
    .replace(/^(?:(?:and|but|so|while|then|most|many|some|all|usually|even) )+(?=\p{L})/iu, "")
    .replace(/^any (?=\S+$)/iu, "a ")
    .replace(many ? /^(?:the|most|many|some|all|any|several) /iu : /^(?:most|all) /iu, "");
}
export const isMany = (head: string) =>
  /(?:[^su]s|men|people|women|software|telematics)$/iu.test(head) ||
  (isSupplierWord(head) && /s$/.test(head));
