import { OFFER_HEADS } from "@/lib/brief/data/offer-heads";
import { isBase } from "./verb-in-name";

/** "So I make it", "so my son and me built this": what it is comes next. */
const OF_THE_LAST =
  /^(?:so |now |then )?(?:I|we|he|she|\p{Lu}\p{L}+|my \p{L}+(?: and (?:me|I))?) (?:\p{Ll}+ed |\p{Ll}+ )(?:it|this|that|one|our own)(?: myself| ourselves| up| now)?(?: and [^,:;]+)?$/iu;
/** "We've worked with clinics for nine years", "I grow orchids since 38 years". */
const SO_LONG =
  /^(?:I|we)(?:['’]ve| have) (?:worked|been|spent|lived|run|done) |^(?:I|we|my family) [^,:;]* since (?:\d|I was)/iu;
/** "Plaas IT has two trucks and a desk", "the school began with one car", "is run by 44 women". */
const OF_THE_FIRM =
  /^(?:\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*){0,3}|we|the \p{L}+) (?:(?:began|started|grew up|was founded|was born) (?:with|as|in|when|at)\b|(?:is|are) (?:run|owned|led) by\b|(?:has|have) (?:one|two|three|four|five|\d+) [^,:;]+ and (?:an?|one|two|three) [\p{L} ]+$)/u;
const WITH_STAFF =
  /^(?:all )?(?:our|my) [\p{L} -]+ (?:are|is|took|farms?) [^,:;]{1,40}$|^(?:I|we) run an? (?:lean |small |tiny )?(?:studio|shop|workshop|team|firm) of (?:\p{L}+|\d+)$|^(?:my \p{L}+ and (?:me|I)|we) are (?!an?\b|the\b)[^,:;]{1,30}$|^I am (?!an?\b|the\b)\p{L}+ from\b/iu;
const SCENE =
  /^(?:so )?(?:picture|imagine|think of|meet the)\b|^we spend our (?:life|lives|days)\b|\bput my head in\b|^(?:so )?now there['’]s\b/iu;
const RUN_BY = /^(?:an? )?\p{L}+(?: \p{L}+)? in \p{Lu}\p{L}+ (?:run|owned|led) by [^,:;]+$/u;
const GOES_ON = /^(?:we|i|our|my|the app|the tool|the system|the site)\b/i;
const SHORT = 10;

/** "Point your camera at the page": what the customer does first, before it is said what he gets. */
function onlyBegins(said: string, next: string): boolean {
  const words = said.toLowerCase().split(" ");
  const verb = words[0] === "you" ? words[1] : words[0];
  return (
    words.length <= SHORT &&
    !/[:;]/.test(said) &&
    /^(?:you|pin|point|text|come|send|upload|photograph|call|ring|open|place|put)$/.test(words[0] ?? "") &&
    isBase(verb ?? "") &&
    (words[0] === "come" || GOES_ON.test(next))
  );
}

/** A word or two that name no kind of offer: "Beep." */
const isExclamation = (said: string) => {
  const words = said.split(" ");
  return words.length < 3 && !OFFER_HEADS.has((words.at(-1) ?? "").toLowerCase());
};

/** Whether a sentence of the solution says nothing yet of what is offered, where another one follows. */
export function tellsNoOffer(sentence: string, next: string | undefined): boolean {
  if (!next) return false;
  const said = sentence.replace(/[.!?]+$/, "").trim();
  return (
    [OF_THE_LAST, SO_LONG, OF_THE_FIRM, WITH_STAFF, SCENE, RUN_BY].some((form) => form.test(said)) ||
    isExclamation(said) ||
    onlyBegins(said, next)
  );
}
