import {
  DOES_ALONE,
  FINITE,
  HARDLY_A_NOUN,
  isBase,
  isInflected,
  mainPart,
  NO_VERB,
  OBJECT,
  verbAt,
  words,
} from "./verb-in-name";

const NO_NAME =
  /^(?:its|their|someone|somebody|everyone|everybody|nobody|people|you|they|it|we|im|each|every|instead|when|if|here)\b/i;
const DONE_FIRST =
  /^(?:made|built|linked|based|designed|developed|sold|run|driven|founded|located|inspired|powered|connected|grown|baked|cooked|crafted|sewn|delivered) (?:from|to|in|by|of|for|with|on|at|into)\b/i;
const SURELY_TOLD =
  /^(?:upload|borrow|snap|join|say|tell|send|get|choose|find|learn|pick|put|add|bring|give|ask|enter|paste|describe|forward|connect|scan|type|pin|stick|see|load|talk)$/;
/** "Upload a photo", "order the customer's tomatoes": the customer is told what to do. */
function isTold(text: string, articled: boolean): boolean {
  const [first = "", next = ""] = words(text);
  if (articled && /[^s]s$/.test(first) && /^(?:up|down|out|off)$/.test(next)) return true;
  if (!isBase(first)) return false;
  if (articled)
    return (
      /^(?:the|an?|your|its)$/.test(next) ||
      /^(?:book|join|scan|paste|point|talk|see|stick) (?!for\b|with\b)/.test(text)
    );
  return (
    OBJECT.test(next) ||
    /^(?:\d|ten|two|three)/.test(next) ||
    (SURELY_TOLD.test(first) && !/^(?:of|for)$/.test(next))
  );
}

/** "..., parks outside offices", "... and it says": the sentence goes on about what the thing does. */
function goesOn(text: string): boolean {
  const [told = ""] = text.split(/[:;]/);
  const [first = "", ...parts] = told.split(/, (?:and )?/);
  const relative = / (?:that|which|who|where) /;
  const [next = "", object = ""] = words(parts[0] ?? "");
  return (
    !relative.test(first) &&
    ((isInflected(next) &&
      (OBJECT.test(object) || HARDLY_A_NOUN.test(next) || /^(?:power|outside)$/.test(object))) ||
      FINITE.test(next) ||
      / and (?:it|they|we) /.test(mainPart(first)) ||
      parts.some((part) => /^(?:are|is|come|land|comes|lands) /.test(part)))
  );
}

const isName = (text: string, articled: boolean) =>
  !NO_NAME.test(text) &&
  !DONE_FIRST.test(text) &&
  !isTold(text, articled) &&
  verbAt(text, articled) < 0 &&
  !goesOn(text);

/** Spoken to somebody in a way that no other person can be put for: "like you", "your flat for mine". */
const SPOKEN_TO =
  /\b(?:like|than|without|for|of|and) you(?=[,.;]|$| (?:and|or) )|\b(?:mine|yours)\b|["“‘][^"”’]*\byour?\b/i;

/** "A phone app | that | listens": the thing, then what it does; null where no thing does it. */
export function withThat(thing: string): string | null {
  const at = verbAt(thing, true);
  const said = thing.split(" ");
  const named = said.slice(0, at).join(" ");
  const [core = ""] = named.split(/ (?:on|with|in|for|at|of|under|below|placed) /);
  if (at < 1 || !isInflected((said[at] ?? "").toLowerCase())) return null;
  if (!DOES_ALONE.test(core) || / (?:your|their|its|and the) /.test(named)) return null;
  return `${named} that ${said.slice(at).join(" ")}`;
}

/** Whether a deed was left as it stood beside others that follow the name: "and | post them". */
const BESIDE =
  /(, |(?:, )?\b(?:and|or|then) )(?:then |also |only |either )?([\p{Ll}-]+)(?: ([\p{L}\d]+)|$)/gu;
/** As often a thing or what it is like. */
const NO_DEED =
  /^(?:own|present|free|further|quiet|open|clean|test|design|work|print|web|water|light|market|stock|label|tag|map|store|show|set|order|plan|park|face|heat|cast|mark|model|form|steam|pool|support|supply|dip|mix|group|stand)$/;
const ANY_SUBJECT = /^(?:helps|lets|makes|gets|enables|allows|tells|teaches|trains|has|is|offers) /;
const PURPOSE =
  /[:;(]| (?:to (?!the\b|an?\b|\p{Lu})|(?:that|which|who|where|when|while|so|because|if|until|how|what) )/u;
function leavesVerb(what: string): boolean {
  if (ANY_SUBJECT.test(what) && !/^(?:makes|gets) /.test(what)) return false;
  const main = what.split(PURPOSE)[0] ?? "";
  return [...main.matchAll(BESIDE)].some(
    ([, link = "", verb = "", next = ""]) =>
      (isBase(verb) &&
        !NO_DEED.test(verb) &&
        (next
          ? HARDLY_A_NOUN.test(verb) || !/^(?:of|for|from|by|with|and|or)$/.test(next)
          : main !== what)) ||
      (link === ", " &&
        /^(?:the|it|them|each|their)$/.test(next) &&
        !NO_VERB.test(verb) &&
        !/s$|^even$/.test(verb)),
  );
}
/** "For people who wish to carve, | builds a stool": whose deed the second one is cannot be told. */
const RELATIVE =
  /\b(?:who|which|that) (?:(?:come|go|wish|want|like|need) to |can |will )?([\p{Ll}-]+)([^.:;]*)/u;
const WANTS = /\b(?:who|which|that) (?:(?:wish|want|like|need) to|can|will) /;
function mixesSubjects(what: string): boolean {
  const [, verb = "", rest = ""] = RELATIVE.exec(what) ?? [];
  if (!verb || !(isBase(verb) || WANTS.test(what) || /^(?:cook|wash|take|keep)$/.test(verb))) return false;
  return [...rest.matchAll(BESIDE)].some(
    ([, , also = "", next = ""]) => isInflected(also) && (OBJECT.test(next) || next === "and"),
  );
}
/** "Makes its own: ...": what it is comes after. */
const OF_ITS_OWN = /^\p{Ll}+ (?:its own|ours)(?=[:,.]|$| (?:and|in|from|for|with|at|by|on|here|to)\b)/u;

/** "Lets shops put it into bags in": cut off in its midst. */
const CUT_OFF = /\b(?:in|of|on|through|from|with|to|at|by|for|the|our)$/i;

/** The turned sentence where it is one; null where the founder's own has to be quoted. */
export function wellTurned(what: string | null): string | null {
  if (!what || SPOKEN_TO.test(what) || OF_ITS_OWN.test(what) || mixesSubjects(what)) return null;
  const [, link = "", rest = ""] = /^(is|offers|lets) (.+)$/su.exec(what) ?? [];
  if (!link) return leavesVerb(what) ? null : what;
  if (link === "lets")
    return NO_NAME.test(rest.replace(/^(?:people|you) /, "")) ||
      CUT_OFF.test(rest) ||
      /^two of it\b/.test(rest)
      ? null
      : what.replace(/[;:,]$/, "");
  const [, article = "", thing = rest] = /^((?:an?|the|one) )?(.+)$/su.exec(rest) ?? [];
  if (isName(thing, article !== "")) return what;
  const joined = link === "is" && article && !NO_NAME.test(thing) ? withThat(thing) : null;
  return joined && `is ${article}${joined}`;
}
