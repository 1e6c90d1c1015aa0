import { PERSONS } from "@/lib/brief/buyers/firms-or-people";
import { dealBetween } from "@/lib/brief/buyers/sides";
import { nounPhrase } from "@/lib/brief/text/noun-phrase";
import type { Brief } from "@/lib/brief/types";
import { EMPTY } from "./data/never-typed";
import { deedSearch } from "./deed-search";
import { plural, singular } from "./english";
import { filledWith } from "./filled-with";
import type { Form } from "./form";
import { measureIn } from "./measure";
import { mainThing } from "./names/objects";
import { openingNoun } from "./opening-noun";
import { searchOfKind } from "./search-of-kind";
import { sharedNoun } from "./shared-noun";
import { isOfOffer, isTypable } from "./typable";
import { workDone } from "./work-done";
import { workedOn } from "./worked-on";

export const IS_CALLED =
  /\b(?:software|app|platform|service|subscription|course|programme|device|api|newsletter|podcast|survey|marketplace)\b/;
const LONG_ENOUGH = 3;
export const SAYABLE = 4;
const MOST = 4;

/** What such an offer is called by people who look for one. */
const CALLED: Record<Form, string> = {
  saas: "software",
  marketplace: "platform",
  ecommerce: "supplier",
  services: "service",
  network: "association",
  fintech: "provider",
  media: "newsletter",
  hardware: "device",
  usage: "API",
  local: "near me",
  education: "course",
  nonprofit: "charity",
};

/** Who looks for answers looks for no interface, unless developers buy it. */
export const calledIn = ({ answers }: Brief, form: Form) =>
  form === "usage" && !/\bAPIs?\b|\bdevelopers\b/.test(Object.values(answers).join(" "))
    ? "service"
    : CALLED[form];

export const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}][\p{L}'’-]*/gu) ?? []).filter(
    (word) => word.length >= LONG_ENOUGH && !EMPTY.has(word),
  );

/** What the offer is, in the words of its founder that can be searched for: "vibration door sensor lift". */
function offerWords({ answers }: Brief, called: string | null, most = MOST): string[] {
  const { solution } = answers;
  const opening =
    solution.replace(called ?? "\u0000", " ").split(/[.;:(]| so that | that | which | where | with /)[0] ??
    "";
  const words = [...new Set(wordsOf(opening))];
  const more = words.length < 2 ? [...new Set([...words, ...wordsOf(solution)])] : words;
  return more.slice(0, most);
}

const FILLING =
  /^(?:(?:one|two|three|four|six|eight|ten|twelve)-\w+|six|four|eight|ten|one|two|three|\d+|half-day|full-day|half|full|weekly|monthly|mobile|online|small|new|custom|shared|guaranteed)$/i;

export const isScreen = (form: Form) => form === "saas" || form === "usage";

/** Words that every second offer is called by. */
export const GENERIC =
  /^(?:online|web|mobile|phone|digital|evening|weekly|monthly|software|app|platform|service|catalogue|catalog|site|website|program|system|tool|business|course|class|workshop|visit|subscription|box|delivery|shop|store|marketplace|company|group|session|video|walk|tour|booking|reader|parcel|lesson|number|whatsapp|ai|question|chat|line)s?$/i;
const SAYS_NO_THING = /^(?:online|web|mobile|digital|weekly|monthly)$/i;
/** "Trade test", "bar exam": what a course is looked for by. */
const EXAM =
  /\b((?!the|an?|each|every|mock|first|last|final|entry|your|their|this|that|one|for|same)[\p{L}-]+ (?:exam|test|licen[cs]e|certificate))s?\b/iu;

/** "Web software" or "course" alone finds everything: what it is about stands before it. */
export function narrowed(noun: string, brief: Brief, form: Form, about: string): string {
  const words = noun.split(" ");
  if (isScreen(form) && brief.b2b && !about.includes(" ")) return noun;
  if (about.endsWith(` ${noun}`)) return about;
  const says = words.some((word) => !GENERIC.test(word));
  if (brief.language !== "en" || says) return noun;
  const { problem, solution, differentiator } = brief.answers;
  const exam = EXAM.exec(`${problem} ${solution} ${differentiator}`)?.[1]?.toLowerCase() ?? "";
  const before = form === "education" && exam ? exam : about;
  const kept = words.filter((word) => !SAYS_NO_THING.test(word)).join(" ");
  return before && !before.includes(kept) && !kept.includes(before) ? `${before} ${kept}` : noun;
}

/** What trouble and offer both speak of, and what such an offer is called: "tribunal service", "hail device". */
export function sharedThing(brief: Brief, form: Form): string | null {
  // Goods are looked for by what they are, and not by what goes into them.
  const shared = form === "ecommerce" && !brief.b2b ? null : sharedNoun(brief);
  const called = isScreen(form) && !brief.b2b ? "app" : calledIn(brief, form);
  return shared && (IS_CALLED.test(called) ? `${shared} ${called}` : shared);
}

/** "The number of no-shows": the trouble that is counted is typed by who has it. */
const COUNTED = /^the (?:number|share) of ((?:[\p{L}-]+ )?[\p{L}-]+)$/u;

/** "Sleep plan building" on a screen is a sleep plan app. */
const MADE_THERE = / (?:building|designing|design|making|writing|creation)$/;

/** What somebody may type who looks for such an offer, the surest first: "clinical note software", "toy library", "soy candle". */
function* typedFor(brief: Brief, form: Form, called: string | null): Generator<string | null | undefined> {
  const english = brief.language === "en";
  const screen = isScreen(form);
  const deed = deedSearch(brief);
  yield deed && (brief.offer.byFounder || IS_CALLED.test(deed) || !screen)
    ? deed
    : deed && `${deed.replace(MADE_THERE, "")} ${brief.b2b ? calledIn(brief, form) : "app"}`;
  yield workDone(brief);
  const worked = workedOn(brief, form);
  yield worked && `${worked} ${calledIn(brief, form)}`;
  const named = (brief.offer.noun ?? "")
    .toLowerCase()
    .split(" ")
    .filter((word) => word && !FILLING.test(word));
  const full = (brief.offer.noun ?? "").toLowerCase().split(" ");
  const head = named.findIndex((word) => GENERIC.test(word) && !SAYS_NO_THING.test(word));
  if (head >= 0) named.splice(head + 1);
  if (
    named.length === 1 &&
    full.length > 1 &&
    full.length <= LONG_ENOUGH &&
    full.every((word) => GENERIC.test(word))
  )
    yield full.join(" ");
  if (named.length > 1 && named.length <= LONG_ENOUGH && !IS_CALLED.test(named[0] ?? ""))
    yield named.join(" ");
  const opening = english ? openingNoun(brief.answers.solution) : null;
  if (opening?.noun.includes(" ")) yield opening.noun;
  const side = dealBetween(brief.answers)?.supply;
  const about = screen ? COUNTED.exec(measureIn(brief) ?? "")?.[1] : side && singular(side);
  yield english && about ? `${about} ${calledIn(brief, form)}` : null;
  yield named.length === 1 && !GENERIC.test(named[0] ?? "") && !SAYS_TOO_LITTLE.test(named[0] ?? "")
    ? named[0]
    : null;
  // "Weather software": what a program merely looks at is looked for by nobody.
  const shared = sharedThing(brief, form);
  yield screen && brief.b2b && (shared?.split(" ").length ?? 0) < 3 ? null : shared;
  yield english ? null : offerWords(brief, called).slice(0, 3).join(" ");
  const thing = mainThing(brief);
  const main = thing && (filledWith(thing, brief.answers) ?? thing);
  const theirs = main && new RegExp(`\\b${main}`, "i").test(brief.answers.targetAudience);
  const kind = screen && !brief.b2b ? "app" : calledIn(brief, form);
  yield main && !theirs && !(screen && brief.b2b)
    ? form === "ecommerce" && !brief.b2b
      ? main
      : `${main} ${kind}`
    : null;
  yield screen ? null : sharedNoun(brief);
}

/** One word that many things are called by. */
const SAYS_TOO_LITTLE =
  /^(?:house|room|place|page|map|box|lab|kit|set|pack|bag|card|book|guide|bus|van|truck|garden|space|centre|center|report|unit|product|thing|radio|auction|tool|fund|bank)s?$/i;
const SOMEBODY = new RegExp(`^(?:${PERSONS})$`, "iu");

/** "App for immigrants": where nothing else is sure. */
const forWhom = (brief: Brief, form: Form, crowd: string) =>
  `${isScreen(form) && !brief.b2b ? "app" : form === "local" ? "place" : calledIn(brief, form)} for ${crowd}`;

/** The first of them that can stand alone; what is cut out of a clause is typed by nobody. */
export function searchNoun(brief: Brief, form: Form, called: string | null, crowd = "customers"): string {
  const ofKind = searchOfKind(brief);
  if (ofKind) return ofKind;
  const deed = deedSearch(brief);
  for (const typed of typedFor(brief, form, called)) {
    if (!typed) continue;
    if (brief.language !== "en") return typed;
    if (SOMEBODY.test(plural(typed))) continue;
    if (nounPhrase(typed) !== null && (typed === deed || isTypable(typed, brief.answers))) return typed;
  }
  return brief.language === "en"
    ? forWhom(brief, form, crowd)
    : (offerWords(brief, called).find((word) => nounPhrase(word) !== null) ?? calledIn(brief, form));
}

/** What a known kind is looked for by, where it is this very offer. */
export const knownSearch = (brief: Brief, typed: string | undefined): string | undefined =>
  typed && (!brief.venture || (isOfOffer(typed, brief.answers) && (brief.b2b || !/ software$/.test(typed))))
    ? typed
    : undefined;
