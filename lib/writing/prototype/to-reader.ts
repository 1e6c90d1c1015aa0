import { verbOf } from "../names/participle";
import { baseVerb } from "../third";
import { KIND_OF_VERB } from "./data/deed-kinds";

/** "Whenever they want": somebody wishes, owns a time or lives somewhere; a thing does not. */
const WISHING = /\b(?:they|he|she)(?= (?:wants?|likes?|needs?|prefers?|choos\w+|wish\w*|lives?|can)\b)/gi;
/** What everybody has of their own. */
const OWNED =
  /\b(?:their|his|her)(?= (?:own|phones?|mobile|home|door|house|flat|kitchen|desk|calendar|e-?mail|inbox|bank|hands?|bed|pace|lunch|name|account|photos?|answers?|day|week|budget|address)\b)/gi;
const THEIRS = /\b(?:their|his|her)\b/gi;
/** "Pay freelancers in their currency", "which volunteers log their hours": whose it is stands before. */
const OTHERS_BEFORE = /\b(?:who|which|whose|where|how|people|children|\p{L}+[^s\W]s)\b/iu;
/** "Book a wheel", not "Mills list their rolls". */
const startsWithVerb = (text: string) => {
  const [first = ""] = text.toLowerCase().split(" ");
  return (
    (baseVerb(first) ?? verbOf(first)) === first ||
    KIND_OF_VERB.has(first) ||
    /^(?:come|drop|go)$/.test(first)
  );
};

/** What somebody does, told to whoever reads it on a screen of theirs: "Book a wheel on your phone". */
export function toReader(text: string): string {
  if (!startsWithVerb(text)) return text;
  const told = text
    .replace(WISHING, "you")
    .replace(/\b(?:themself|themselves|himself|herself)\b/gi, "yourself")
    .replace(OWNED, "your");
  const at = told.search(THEIRS);
  const [, ...before] = told.slice(0, Math.max(0, at)).split(" ");
  return at < 0 || OTHERS_BEFORE.test(before.join(" ")) ? told : told.replace(THEIRS, "your");
}
