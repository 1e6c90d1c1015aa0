import { isCountNoun } from "../../count-noun";
import { plural } from "../../english";
import type { Material } from "../../material";
import { type Clause, clausesIn } from "./clauses";
import { classOf, type DoingClass, PAPER } from "./kinds";
import { type NounPhrase, namedTogether, nounPhrase } from "./noun-phrase";
import type { Subject } from "./subject";
import { DETERMINER, tokensOf } from "./words";

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
}

/** "They scan them": of the one that was named there are several. */
const severalOf = (thing: NounPhrase | undefined): NounPhrase | null =>
  thing && isCountNoun(thing.head) && !PERSON_WORDS.test(thing.words)
    ? { ...thing, words: manyOf(thing) }
    : null;
const PERSON_WORDS = /^\p{Lu}/u;
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
const GETS_DONE =
  /^get (?:rated|reviewed|paid|told|reminded|invited|matched|notified|alerted|trained|certified|chosen|asked|answered|picked)$/i;
const EACH_OTHER = /^each other\b/i;

function read(clause: Clause, before: readonly Doing[]): Doing {
  const { subject, verb } = clause;
  // "Send us the raw scans": to whom is no matter.
  const rest = /^(?:only|just)$/i.test(clause.rest[0] ?? "")
    ? clause.rest.slice(1)
    : /^(?:us|me)$/i.test(clause.rest[0] ?? "") && DETERMINER.test(clause.rest[1] ?? "")
      ? clause.rest.slice(1)
      : clause.rest;
  const pronoun = REFERS.test(rest[0] ?? "");
  const meant = pronoun ? lastThing(before, /^(?:them|these)$/i.test(rest[0] ?? "")) : null;
  const particle = PARTICLE.test(`${verb} ${rest[0] ?? ""}`) && rest.length > 1 ? 1 : 0;
  const { all } =
    pronoun ||
    GETS_DONE.test(`${verb} ${rest[0] ?? ""}`) ||
    EACH_OTHER.test(rest.join(" ")) ||
    QUESTION.test(rest[0] ?? "")
      ? { all: [] }
      : namedTogether(rest.slice(particle));
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
    moment: MOMENT.exec(said)?.[0] ?? (/^(?:every|each|on)\b/i.test(clause.when) ? clause.when : ""),
    rest: said,
    when: clause.when,
  };
}
const REMINDER: NounPhrase = { determiner: "a", words: "reminder", head: "reminder", length: 1 };
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
const TIME = /^(?:day|evening|morning|night|week|month|hour|year|minute|time|season)$/;
/** What is scanned or tapped only leads to what is meant. */
const LEADS = /^(?:code|barcode|button|link|card|camera)$/;

const lastThing = (before: readonly Doing[], many: boolean): NounPhrase | null => {
  const things = before
    .flatMap(({ object }) =>
      object ? [{ ...object, determiner: "the", each: /^(?:each|every)\b/i.test(object.determiner) }] : [],
    )
    .filter(({ head }) => !TIME.test(head));
  const isMany = ({ words }: NounPhrase) => /[^s]s$/.test(words.split(" of ")[0] ?? "");
  const agree = things.filter((thing) => isMany(thing) === many);
  const told = agree.filter(({ head }) => !LEADS.test(head));
  const main = told.filter(({ each }) => !each);
  return (
    main.at(-1) ??
    told.at(-1) ??
    agree.at(-1) ??
    (many ? severalOf(things.at(-1)) : (things.findLast(({ head }) => !LEADS.test(head)) ?? null))
  );
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
  for (const clause of clausesIn(solution).filter((clause) => !isWholeOffer(clause))) {
    const doing = read(clause, all);
    all.push({ ...doing, sort: classOf(doing) });
  }
  return all;
}

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

/** "clips": several of what it is done to. */
export const manyOf = ({ words, head }: NounPhrase) => {
  const name = words.split(" of ")[0] ?? words;
  return isCountNoun(head) ? plural(name) : name;
};
