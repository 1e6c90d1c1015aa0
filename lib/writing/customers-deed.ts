import { bare } from "./english";
import { conjugateAll, third } from "./third";
import { isBase, isInflected } from "./verb-in-name";

/** What only a customer is told to do. */
const THEIRS =
  /^(?:upload|borrow|snap|choose|pick|book|order|scan|point|answer|forward|photograph|form|draw|paste|tap|type|browse|enter|rent)$/;
/** What a founder may do as well: somebody else goes on, or it is said to "you". */
const EITHER =
  /^(?:send|post|text|find|buy|make|take|get|compare|share|record|set|store|start|photo|see|swap|fill)$/;
const TO_YOU = /\byour?\b/i;
const WE_GO_ON =
  /(?:[,;]| and| then) (?:and |then |so )*(?:we|i) (?!am\b|have\b|was\b|let\b|help\b)(\p{Ll}+ .+)$/iu;
/** "..., the app reads the deadline": another goes on by itself. */
const ANOTHER =
  /[,;] (?:and |so |then )*((?:it|(?:the|an?) (?:app|system|platform|site|software|bot|camera|model)|ai) \p{Ll}+s)[ :]/iu;
const NOT_TOLD =
  /^\p{L}+ (?:by|for|of|with|and|or|plus|from|in)\b|^\p{L}+ \p{L}+:|\b(?:tell|write to|ask) (?:us|me)\b/iu;
const GETS = /, (?:get|receive) /;
const OURS = /\b(?:our|my|we|i)\b/i;
const LONGEST = 34;

/** "Borrow a set, build it, send it back": the last of several deeds is joined to the others. */
function joined(deeds: string): string {
  const at = deeds.lastIndexOf(", ");
  const [verb = "", next = "", ...more] = deeds.slice(at + 2).split(" ");
  return at > 0 && isBase(verb) && next && !(isInflected(next) && more.length > 0) && !/[;:]/.test(deeds)
    ? `${deeds.slice(0, at)} and ${deeds.slice(at + 2)}`
    : deeds;
}

/** Whether the customer is told to do what the sentence opens with. */
function isTheirs(verb: string, text: string): boolean {
  if (NOT_TOLD.test(text)) return false;
  return (
    THEIRS.test(verb) ||
    /^tell (?:it|the app) /i.test(text) ||
    (EITHER.test(verb) && (TO_YOU.test(text) || WE_GO_ON.test(text) || ANOTHER.test(text) || GETS.test(text)))
  );
}

/** "Upload a selfie, we send a portrait" -> "lets you upload a selfie, then sends a portrait"; null where the sentence is no such one. */
export function customersDeed(said: string): string | null {
  const text = bare(said).split(/; (?=\p{Ll}+ing\b)/u)[0] ?? "";
  const toThem = /^you (?:can |just |simply |only )?(?=\p{Ll})/iu.exec(text)?.[0];
  const deeds = text.slice(toThem?.length ?? 0);
  const verb = (deeds.split(" ")[0] ?? "").toLowerCase();
  if (toThem ? !isBase(verb) : !isTheirs(verb, deeds)) return null;
  const told = deeds
    .replace(/^(?:photo)\b/i, "photograph")
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const plain = told.replace(/^((?:send|post) )(?:us|me) (?!(?:to|in|by|at|on)\b)/i, "$1");
  if (plain.split(" ").length > LONGEST || /[.!?]/.test(plain)) return null;
  const [whole = "", ours = ""] = WE_GO_ON.exec(plain) ?? [];
  if (ours) {
    const first = plain.slice(0, -whole.length);
    return OURS.test(first) || /[,;:] (?:you|they)\b|\b(?:we|i)\b/i.test(ours)
      ? null
      : `lets you ${joined(third(first))}, then ${third(conjugateAll(ours))}`;
  }
  if (OURS.test(plain)) return null;
  const another = ANOTHER.exec(plain);
  if (!another)
    return /[,;:] \p{L}+ \p{Ll}+s (?:the|an?|you|your|it|in)\b/u.test(plain)
      ? null
      : `lets you ${joined(third(plain))}`;
  const before = plain.slice(0, another.index);
  return `lets you ${joined(third(before))}, and ${plain
    .slice(another.index)
    .replace(/^[,;] (?:and |so |then )*/, "")
    .replace(/^ai\b/i, "AI")}`;
}
