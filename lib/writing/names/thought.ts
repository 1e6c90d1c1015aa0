import { KIND_OF_VERB } from "../prototype/data/deed-kinds";
import { baseVerb } from "../third";
import { isWhole } from "../whole";
import { verbOf } from "./participle";

/** Says what is done, denies something or sets two things against each other: more than the name of a thing. */
const SAYS =
  /\b(?:is|are|was|were|has|have|gets?|can|cannot|will|(?:ca|wo|do|does|is|are)n['’]t|needs?|knows?|pays?|gives?|keeps?|takes?|makes?|works?|stays?|comes?|go(?:es)?|writes|only [a-z]+s|runs?|finds?|wins?|lasts?|fits?|costs?|sees?|shows?|holds?|stands?|speaks?|listens?|rests?|rates?|arrives?|leaves?|falls?|fell|rose|dropped|no|not|never|nothing|nobody|without|instead|a (?:day|week|month)|(?:in|within|under|after) (?:\d+|an?|one|two|three|four|five|six|ten|twelve) (?:ms|seconds?|minutes?|hours?|days?|weeks?|nights?|afternoon|morning))\b|, /i;
/** Says enough where no article makes it the name of a thing. */
const OPEN = /^(?!(?:the|an?) ).*\b(?:only|same|less|fewer|more|before|until|to [a-z]{3,}|for)\b/i;
const PARTICIPLE = /^(?:\d+ )?\p{L}+(?:ed|en|wn|ught|de|id|ept|elt|old|ent|ung|nd|ne)\b/iu;
/** What follows a verb and not a thing. */
const ITS_OBJECT =
  /^\S+ (?:the|an?|your|all|only|what|how|up|out|after|when|in|by|through|from|on|at|with|\d+|\p{Lu})/u;
/** "Reads invoices", "look after the graves". */
function opensWithVerb(line: string): boolean {
  const [first = ""] = line.toLowerCase().split(" ");
  return (
    verbOf(first) !== null ||
    KIND_OF_VERB.has(first.replace(/s$/, "")) ||
    (ITS_OBJECT.test(line) && (/[^s]s$/.test(first) || baseVerb(first) === first))
  );
}

/** Stands beside something that is not there. */
const HANGS =
  /^(?:current(?:ly)? |(?:including|who|whom|whose|which|whether) |ours?|theirs?|mine|you can|you, |you (?:photograph|upload|send|enter|scan|book|film|type|choose|pick|see|record) |us |can |could |will |must |should |may |(?:in|on|at|with|by|from|near|inside) (?:the|an?|our|us|their|your|every|each|one|\d+|two|three|ten|twelve)\b|because (?:ha(?:ve|s)|is|are|do|does|can)\b|we (?:have|are|had|were|cut|need)\b)/i;
/** A definite thing without the clause that says which. */
const DEFINITE = /\b(?:the|only|those|any|every|each|all|what|one) (?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+$/iu;
const SAYS_WHICH = /^ (?:that|which|who|whose|where|we|they|you|i)\b/i;
/** What a sentence cannot lose. */
const NEEDED = /^ (?:than|as|into|if|unless|until|or)\b/i;
const PREPOSITION = /^ (?:through|at|from|with|on|in|after|by|to|about|over)\b/i;
/** "Which lawns | need mowing". */
const WHICH_ONES = /\b(?:which|what|whose|whether|how) $/i;
const OF = /^ of\b/i;
const LONG = 6;

/** Broken off where the answers go on with what the line needs. */
function isBrokenOff(line: string, said: string): boolean {
  const own = line.replace(/^For /, "");
  const at = said.toLowerCase().indexOf(own.toLowerCase());
  const rest = at < 0 ? "" : said.slice(at + own.length);
  const words = line.toLowerCase().split(" ");
  if (at > 0 && WHICH_ONES.test(said.slice(0, at))) return true;
  const [before = "", last = ""] = words.slice(-2);
  return (
    /^[.,:–-]?[\p{L}\d]/u.test(rest) ||
    NEEDED.test(rest) ||
    (OF.test(rest) && (words.length < LONG || /^(?:one|two|three|\d+)$/.test(last))) ||
    (SAYS_WHICH.test(rest) && DEFINITE.test(line)) ||
    // "Cut to size and sewn | by hand", "at least ten years | in the trade".
    (PREPOSITION.test(rest) && /\band \p{L}+(?:ed|en|wn|ilt|ade)$|\S+ years$/u.test(line)) ||
    // "Groups of eight walk", "payment came": where and when is missing.
    (PREPOSITION.test(rest) &&
      baseVerb(last) !== null &&
      !/^(?:the|an?|your|each|every|all|own|and|no|\d+)$/.test(before))
  );
}

/** What the customer has to do and pay for is asked of them, not promised: "List your kitchen hours", "Rent a crate space". */
const ASKS_OF_YOU =
  /^(?:list|register|subscribe|upload|pay|download)s? (?!(?:less|only|nothing|no|once|later|when|for what|what|by)\b)|^(?:rent|lease|hire|order|buy|purchase) (?:\S+ ){1,3}\S+$|^(?:an?|the|each|every|all|most) \p{L}+s? only \p{L}+$/iu;

/** A line that somebody would print beside a name: a whole thought, and not the name of a part. */
export const isThought = (line: string, said: string): boolean =>
  !HANGS.test(line) &&
  isWhole(line, said) &&
  !ASKS_OF_YOU.test(line) &&
  !/[.!?;] | so \p{L}+ \p{L}+$| us /u.test(line) &&
  !isBrokenOff(line, said) &&
  (opensWithVerb(line) || PARTICIPLE.test(line) || SAYS.test(line) || OPEN.test(line));
