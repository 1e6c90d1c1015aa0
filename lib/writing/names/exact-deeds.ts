import { PERSONS, TRADESPEOPLE } from "@/lib/brief/buyers/firms-or-people";
import { literal } from "@/lib/brief/text/literal";
import { conjugate, uncap } from "../english";
import type { Doing } from "../prototype/doing/doing";
import { isLine } from "./fitted";
import { participle } from "./participle";

/** What is handed over counts, not that it is: "shows one balance at the end of the month". */
const HANDED = /^(?:show|give|send|make|bring|email|mail|text|produce|create|print|put|get|offer|prepare)$/;
const LASTS = /^(?:only )?[\p{L}\d]+ (?:seconds?|minutes?) /iu;
const SEES = /^(?:see|show|tell|know|find)$/;
const HOLDS = /^(?:work|run|last|fit|stay|hold|fold|weigh)$/;
const WHEN = /^(?:when|before|after|every|by|within|until|as soon)\b/i;
const TIMED = /^(?:every|each|before|after|on)\b/i;
const CONDITION = /^(?:if|unless|once|when|until|only)\b/i;
const NAMES_ITSELF = /^(?:the|your|each|every|one|all|other|our|ai)\b/i;

/** "I wrote the list", "we work on any phone": what was, and what is told of oneself. */
const OF_ONESELF =
  /^(?:wrote|made|built|sold|came|went|took|gave|got|found|began|knew|saw|taught|met|paid|spent|left|lost|had|kept|sent|bought|brought|told|drove|chose|work|live|hope|plan)$/;
/** What was, what is refused and what is only thought. */
const NO_DEED = /ed$|^(?:sit|say|know|think|want|need|cancel|refuse|stop|close|use|spend|did|was|ran|grew)$/;

/** "Chases the client by text", "tells the skipper when": nobody would print "the client chased". */
const isSomebody = (words: string) => SOMEBODY.test(words.split(" ").at(-1) ?? "");
const SOMEBODY = new RegExp(
  `^(?:${PERSONS}|${TRADESPEOPLE}|customers?|clients?|users?|them|everybody)$`,
  "iu",
);

const said = (text: string) => text.toLowerCase().replace(/\s+/g, " ");
/** As the founder wrote it: what was resolved or filled in while it was read is no line. */
const isVerbatim = ({ verb, rest }: Doing, text: string) =>
  [verb, conjugate(verb)].some((form) => said(text).includes(said(`${form} ${rest}`)));

/** What is done to it, or what is handed over, where the offer itself does it. */
function ofOffer({ verb, object, rest, when, items, question }: Doing): string[] {
  if (question && SEES.test(verb)) return [`see ${question.replace(/ in \p{Lu}\S*$/u, "")}`];
  if (HOLDS.test(verb)) return [`${conjugate(verb)} ${rest.replace(/^also /, "")}`];
  const thing = object ? `${object.determiner} ${object.words}`.trim() : "";
  const toSomebody = items.length === 0 && isSomebody(object?.words ?? "");
  if (!object || toSomebody || CONDITION.test(when) || !said(rest).startsWith(said(thing))) return [];
  const how = rest.slice(thing.length).trim();
  if (WHEN.test(how) && items.length === 0) return [`${thing} ${participle(verb)} ${how}`];
  if (HANDED.test(verb) || (verb === "take" && LASTS.test(rest))) {
    const whole = `${rest} ${uncap(when)}`;
    return !TIMED.test(when)
      ? [rest.replace(/^(?:the (?=[^.;]*, )|(?:each|them|you|everybody) (?=an? ))/i, "")]
      : [isLine(whole) ? whole : `${thing} ${uncap(when)}`];
  }
  return items.length === 0 && !/^wh/i.test(thing) && /^(?:by|in|on|at|from|with)\b/i.test(how)
    ? [`${thing} ${participle(verb)} ${how}`]
    : [];
}

/** What is done, told by whoever does it or by what it is done to. */
export function lineOf(doing: Doing, text: string): string[] {
  const { subject, verb, rest, when, passive } = doing;
  if (passive) return [new RegExp(`${literal(passive.told)}[^,.;:]*`, "i").exec(text)?.[0] ?? ""];
  if (!rest || CONDITION.test(when) || NO_DEED.test(verb) || !isVerbatim(doing, text)) return [];
  if (subject.actor === "")
    return NAMES_ITSELF.test(subject.lead) ? [`${subject.lead} ${conjugate(verb)} ${rest}`] : ofOffer(doing);
  if (subject.actor === "we" && OF_ONESELF.test(verb)) return [];
  if (subject.actor === "we") return [`${subject.lead} ${verb} ${rest}`];
  if (subject.actor === "you" && /^(?:go|come|get)$/.test(verb) && !/^(?:an?|one|the exact) /i.test(rest))
    return [];
  if (subject.actor === "you" && /^you$/i.test(subject.lead))
    return [verb === "get" ? rest : `${verb} ${rest}`];
  if (!NAMES_ITSELF.test(subject.lead) || !said(text).includes(said(subject.lead))) return [];
  const can = new RegExp(`\\bcan (?:also )?${verb} ${literal(rest)}`, "i").test(text);
  return [
    `${subject.lead.replace(/^other /i, "")} ${can ? `can ${verb}` : subject.several ? verb : conjugate(verb)} ${rest}`,
  ];
}
