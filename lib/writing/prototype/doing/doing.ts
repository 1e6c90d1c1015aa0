import type { Material } from "../../material";
import { type Clause, clausesIn } from "./clauses";
import { classOf, type DoingClass, PAPER } from "./kinds";
import { isPerson, lastThing, notesOf, TIME } from "./last-thing";
import { type NounPhrase, namedTogether, nounPhrase } from "./noun-phrase";
import type { Passive } from "./passive";
import type { Subject } from "./subject";
import { thingOffered } from "./thing-offered";
import { DETERMINER, isMany, tokensOf } from "./words";

/** A deed of somebody's, with what a screen of it is about. */
export interface Doing {
  sort: DoingClass;
  subject: Subject;
  verb: string;
  /** What it is done to; null where only how or a question follows. */
  object: NounPhrase | null;
  /** All that is named in one breath: "fabric", "collar", "sleeve". */
  items: readonly string[];
  /** "which sets are due": what it answers. */
  question: string;
  /** "every evening", "before the lesson". */
  moment: string;
  /** The whole of what follows the verb. */
  rest: string;
  /** "When somebody is sick". */
  when: string;
  /** Told without saying who does it: the whole of it and its name. */
  passive: Passive | null;
  /** Which sentence of the answer it stands in. */
  sentence: number;
}

/** Followed by whoever gets it: "text me photos", "gives you a plan". */
const GIVEN = /^(?:give|send|text|show|offer|teach|tell|bring|hand|lend|mail|email|forward|get|make|write)$/;

const asksFor = (verb: string, rest: readonly string[]) => verb === "ask" && /^for$/i.test(rest[0] ?? "");

/** "Rents out", "fills in": part of the verb. */
const PARTICLE =
  /^\w+ (?:up|out|back|off|down|over)$|^(?:fill|hand|type|log|put|turn|switch|try|call|bring|take) (?:in|on)$/i;

const QUESTION = /^(?:which|what|who|whose|whether|how|where|when|if)$/i;
const MOMENT =
  /\b(?:(?:every|each) (?:other |second |single )?(?:day|evening|morning|night|week|month|hour|year|season|spring|summer|autumn|winter|weekend|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|(?:once|twice|three times|four times) (?:a|every|per) (?:day|week|month|year|season)|every \p{L}+ (?:minutes|hours|days|weeks|months)|the (?:same|next) (?:day|afternoon|evening|morning|week)|(?:a|one|two|three|four|\d+) (?:days?|weeks?|months?) (?:later|before|after)|before (?:the|every|each) \p{L}+|the evening before|(?:in|by|until) (?:the )?(?:morning|evening|\d[\d.:]*(?: ?[ap]m)?(?: in the (?:morning|afternoon|evening))?|January|February|March|April|May|June|July|August|September|October|November|December))\b/iu;
const MOST_ASKED = 9;

const text = (words: readonly string[]) => words.join(" ").replace(/ ([,;:.])/g, "$1");
const ASKS =
  /^(?:tell|see|know|show|say|decide|calculate|check|scan|choose|pick|find|record|hear|suggest|propose|estimate|predict|tap|rate|report)$/;
function questionIn(verb: string, words: readonly string[]): string {
  if (!ASKS.test(verb) && !QUESTION.test(words[0] ?? "")) return "";
  const at = words.findIndex((word, i) => QUESTION.test(word) && (i < 7 || /^whether$/i.test(word)));
  if (at < 0) return "";
  if (/^(?:when|if|where)$/i.test(words[at] ?? "") && at > 0) return "";
  if (/^(?:from|of|with|by)$/i.test(words[at - 1] ?? "")) return "";
  const after = words.slice(at);
  const end = after.findIndex((word, i) => i > 1 && /^(?:[,;:.]|and|so|or)$/i.test(word));
  const said = text(end < 0 ? after : after.slice(0, end));
  return said.split(" ").length <= MOST_ASKED && said.split(" ").length > 1 ? said : "";
}

const REFERS = /^(?:it|them|this|these)$/i;
const INTO = /^into$/i;
/** What one has afterwards is what counts: "turns it into a shopping list". */
const FINISHED = /^(?:list|checklist|plan|schedule|calendar|timetable|rota)$/;
/** "Get rated", "get paid": what is done to them. */
const GETS_DONE = /^get (?:\p{L}{2,}ed|paid|told|chosen|taught|sent|shown|given)$/iu;
const EACH_OTHER = /^each other\b/i;

function read(clause: Clause, before: readonly Doing[], offer: NounPhrase | null): Doing {
  const { subject, verb, passive } = clause;
  if (passive)
    return {
      ...{ sort: "plain", subject, verb, object: passive.object, items: [], question: "", moment: "" },
      ...{ rest: passive.told, when: clause.when, passive, sentence: clause.sentence },
    };
  // "Send us the raw scans": to whom is no matter.
  const rest = /^(?:only|just)$/i.test(clause.rest[0] ?? "") ? clause.rest.slice(1) : clause.rest;
  const to = GIVEN.test(verb) && /^(?:us|me|you|them|him|her)$/i.test(rest[0] ?? "") ? 1 : 0;
  const pronoun = to === 0 && REFERS.test(rest[0] ?? "");
  const many = /^(?:them|these)$/i.test(rest[0] ?? "");
  const here = before.filter(({ sentence }) => sentence === clause.sentence);
  // "No wiring, you put it up": the thing that is sold.
  const meant = !pronoun
    ? null
    : !many && offer && here.length === 0
      ? offer
      : ((many ? null : notesOf(here.at(-1))) ?? taken(verb, many, here) ?? lastThing(before, many));
  const particle = to > 0 || (PARTICLE.test(`${verb} ${rest[0] ?? ""}`) && rest.length > 1) ? 1 : 0;
  const { all } =
    pronoun ||
    GETS_DONE.test(`${verb} ${rest[0] ?? ""}`) ||
    EACH_OTHER.test(rest.join(" ")) ||
    QUESTION.test(rest[0] ?? "")
      ? { all: [] }
      : namedTogether(rest.slice(asksFor(verb, rest) ? 1 : particle));
  const into = rest.findIndex((word) => INTO.test(word));
  const made =
    /^(?:turn|convert|transform|make)$/.test(verb) && into > 0 ? nounPhrase(rest.slice(into + 1)) : null;
  const turned = made && FINISHED.test(made.head) ? made : null;
  const given = all[0] && doubleObject(rest.slice(particle + all[0].length));
  // "We choose the plants and they come by post": what comes is no somebody.
  const come =
    /^(?:come|arrive)$/.test(verb) && /^(?:they|it)$/i.test(clause.said)
      ? lastThing(before, /^they$/i.test(clause.said))
      : null;
  // "Students apply with one tap": for what was put up before.
  const offered =
    verb === "apply" && !/\b(?:for|to)\b/i.test(rest.join(" "))
      ? (before.findLast(({ sort }) => sort === "offer")?.object ?? null)
      : null;
  // "Reminds people what is due": what comes is a reminder.
  const news = verb === "remind" && QUESTION.test(rest[1] ?? "") ? REMINDER : null;
  const object =
    news ??
    sentOn(clause, DETERMINER.test(rest[0] ?? ""), before) ??
    offered ??
    turned ??
    clause.object ??
    meant ??
    given ??
    all[0] ??
    null;
  const [, topics = ""] = (object?.head === "question" && /\babout (.+)$/i.exec(text(rest))) || [];
  const listed = topics ? namedTogether(tokensOf(topics)).all : all;
  const said = text(
    clause.object
      ? [`${clause.object.determiner} ${clause.object.words}`.trim(), ...rest]
      : pronoun && meant
        ? [`the ${meant.words}`, ...rest.slice(1)]
        : rest,
  );
  return {
    sort: "plain",
    subject: come ? { actor: "we", lead: `the ${come.words}`, several: /[^s]s$/.test(come.words) } : subject,
    verb,
    object: come ?? object,
    items: listed.length > 1 ? listed.map(({ words }) => words) : [],
    question: questionIn(verb, rest),
    passive: null,
    moment: MOMENT.exec(said)?.[0] ?? (/^(?:every|each|on)\b/i.test(clause.when) ? clause.when : ""),
    rest: said,
    when: clause.when,
    sentence: clause.sentence,
  };
}
const REMINDER: NounPhrase = { determiner: "a", words: "reminder", head: "reminder", length: 1 };
/** "I pick up the chair, fix the joint and bring it back": what was taken away comes back. */
function taken(verb: string, many: boolean, [first]: readonly Doing[]): NounPhrase | null {
  const went = first && /^(?:pick|collect|fetch|take|receive)$/.test(first.verb) ? first.object : null;
  return went &&
    !isPerson(went) &&
    /^(?:bring|drop|return|deliver|carry|send)$/.test(verb) &&
    isMany(went.words) === many
    ? went
    : null;
}
/** "A quarterly report that they can send to their accountant": the paper is sent on, not what was named last. */
function sentOn({ subject, verb }: Clause, named: boolean, before: readonly Doing[]): NounPhrase | null {
  if (named || !/^(?:send|forward)$/.test(verb) || subject.actor === "we") return null;
  for (const { object, items } of [...before].reverse()) {
    const words = [...items, object?.words ?? ""].find((item) => PAPER.test(item.split(" ").at(-1) ?? ""));
    if (words) {
      const said = words.split(" ");
      return { determiner: "the", words, head: said.at(-1) ?? words, length: said.length };
    }
  }
  return null;
}

/** "Gives the child a game": what is given stands second. */
const doubleObject = (after: readonly string[]) => {
  const given = /^an?$/i.test(after[0] ?? "") ? nounPhrase(after) : null;
  return given && !TIME.test(given.head) ? given : null;
};
/** What the offer does and what people do with it, in the founder's order. */
/** "Classes take place", "we offer a programme": when and what it is, and nothing that anybody does. */
const isWholeOffer = ({ subject, verb, rest }: Clause) =>
  (verb === "take" && rest[0] === "place") ||
  // "The box goes back the next day": a thing that moves does nothing on a screen.
  (/^(?:go|come)$/.test(verb) && subject.actor !== "we" && /^(?:the|each|every|it)\b/i.test(subject.lead)) ||
  (subject.actor === "we" && verb === "offer" && /^an?$/i.test(rest[0] ?? ""));

export function doingsIn(solution: string): Doing[] {
  const all: Doing[] = [];
  const offer = thingOffered(solution);
  for (const clause of clausesIn(solution).filter((clause) => !isWholeOffer(clause))) {
    const doing = read(ofWhatWasMade(clause, all), all, offer);
    all.push({ ...doing, sort: classOf(doing) });
  }
  return all.filter(isWhole);
}

/** "We cook a lunch. It reaches the gate": the lunch does. */
function ofWhatWasMade(clause: Clause, [first]: readonly Doing[]): Clause {
  const made = first?.subject.actor === "we" ? first.object : null;
  return made && clause.sentence > 0 && clause.subject.lead.toLowerCase() === "it"
    ? { ...clause, subject: { actor: made.head, lead: `the ${made.head}`, several: false } }
    : clause;
}

/** Of several who meet or pay, nothing more need be said. */
const NEEDS_NOTHING =
  /^(?:listen|come|pay|sign|book|order|apply|reply|answer|vote|register|swap|subscribe|chat|talk|meet|arrive|train|cook)$/;
/** "You come and go by booking": what the booking shows already. */
const COMES_AS_BOOKED = /^(?:come|go) by (?:booking|appointment|arrangement)\b/i;
/** "What age it suits": a deed without anything that it is done to is no screen, no function and no step. */
const isWhole = ({ object, question, passive, rest, verb }: Doing) =>
  !/^(?:and|or|of|with)$/.test(verb) &&
  !COMES_AS_BOOKED.test(`${verb} ${rest}`) &&
  (object !== null || question !== "" || passive !== null || rest.trim() !== "" || NEEDS_NOTHING.test(verb));

/** "We cook ... People order until 9": nothing is cooked before it is ordered. */
function orderedFirst(all: readonly Doing[]): Doing[] {
  const at = all.findIndex(({ sort, subject }) => /^(?:order|book)$/.test(sort) && subject.actor !== "we");
  const before = all.slice(0, Math.max(0, at));
  return at > 0 && before.every(({ subject }) => subject.actor === "we")
    ? [...all.slice(at, at + 1), ...before, ...all.slice(at + 1)]
    : [...all];
}

/** What a program has its users do with things is done with words and files. */
const ON_SCREEN: Partial<Record<DoingClass, DoingClass>> = {
  deliver: "share",
  collect: "share",
  handin: "enter",
  visit: "plain",
  lend: "plain",
};
const onScreen = (doing: Doing): Doing => ({ ...doing, sort: ON_SCREEN[doing.sort] ?? doing.sort });

const kept = new WeakMap<object, Doing[]>();
export function doingsOf({ context: { brief } }: Pick<Material, "context">): Doing[] {
  const known = kept.get(brief);
  if (known) return known;
  const told = orderedFirst(doingsIn(brief.answers.solution));
  const found = brief.offer.way === "program" ? told.map(onScreen) : told;
  kept.set(brief, found);
  return found;
}
