import { sidesIn } from "@/lib/brief/buyers/sides";
import { nounPhrase } from "@/lib/brief/text/noun-phrase";
import type { Brief } from "@/lib/brief/types";
import { EMPTY } from "./data/never-typed";
import { deedSearch } from "./deed-search";
import { wordCount } from "./english";
import type { Form } from "./form";
import type { Material } from "./material";
import { measureIn } from "./measure";
import { mainThing } from "./names/objects";
import { isService, openingNoun } from "./opening-noun";
import { sharedNoun } from "./shared-noun";
import { workDone } from "./work-done";
import { workedOn } from "./worked-on";

const IS_CALLED =
  /\b(?:software|app|platform|service|subscription|course|programme|device|api|newsletter|podcast|survey|marketplace)\b/;
const LONG_ENOUGH = 3;
const SAYABLE = 4;
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
const calledIn = ({ answers }: Brief, form: Form) =>
  form === "usage" && !/\bAPIs?\b|\bdevelopers\b/.test(Object.values(answers).join(" "))
    ? "service"
    : CALLED[form];

const wordsOf = (text: string) =>
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

const isScreen = (form: Form) => form === "saas" || form === "usage";

/** Words that every second offer is called by. */
const GENERIC =
  /^(?:online|web|mobile|phone|digital|evening|weekly|monthly|software|app|platform|service|catalogue|catalog|site|website|program|system|tool|business|course|class|workshop|visit|subscription|box|delivery|shop|store|marketplace|company|group|session|video|walk|tour|booking|reader|parcel|lesson|number|whatsapp|ai|question|chat|line)s?$/i;
const SAYS_NO_THING = /^(?:online|web|mobile|digital|weekly|monthly)$/i;
/** "Trade test", "bar exam": what a course is looked for by. */
const EXAM =
  /\b((?!the|an?|each|every|mock|first|last|final|entry|your|their|this|that|one|for|same)[\p{L}-]+ (?:exam|test|licen[cs]e|certificate))s?\b/iu;

/** "Web software" or "course" alone finds everything: what it is about stands before it. */
function narrowed(noun: string, brief: Brief, form: Form, about: string): string {
  const words = noun.split(" ");
  const says = words.some((word) => !GENERIC.test(word)) && (words.length > 1 || deedSearch(brief) !== null);
  if (brief.language !== "en" || says) return noun;
  const { problem, solution, differentiator } = brief.answers;
  const exam = EXAM.exec(`${problem} ${solution} ${differentiator}`)?.[1]?.toLowerCase() ?? "";
  const before = form === "education" && exam ? exam : about;
  const kept = words.filter((word) => !SAYS_NO_THING.test(word)).join(" ");
  return before && !before.includes(kept) && !kept.includes(before) ? `${before} ${kept}` : noun;
}

/** What trouble and offer both speak of, and what such an offer is called: "tribunal service", "hail device". */
function sharedThing(brief: Brief, form: Form): string | null {
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
  yield deed && (IS_CALLED.test(deed) || !screen)
    ? deed
    : deed && `${deed.replace(MADE_THERE, "")} ${brief.b2b ? calledIn(brief, form) : "app"}`;
  yield workDone(brief);
  const worked = workedOn(brief, form);
  yield worked && `${worked} ${calledIn(brief, form)}`;
  const named = (brief.offer.noun ?? "")
    .toLowerCase()
    .split(" ")
    .filter((word) => word && !FILLING.test(word));
  const head = named.findIndex((word) => GENERIC.test(word) && !SAYS_NO_THING.test(word));
  if (head >= 0) named.splice(head + 1);
  if (named.length > 1 && named.length <= LONG_ENOUGH && !IS_CALLED.test(named[0] ?? ""))
    yield named.join(" ");
  const opening = english ? openingNoun(brief.answers.solution) : null;
  if (opening?.noun.includes(" ")) yield opening.noun;
  const about = screen ? COUNTED.exec(measureIn(brief) ?? "")?.[1] : sidesIn(brief.answers.solution)?.supply;
  yield english && about ? `${about} ${calledIn(brief, form)}` : null;
  yield sharedThing(brief, form);
  yield offerWords(brief, called).slice(0, 3).join(" ");
  const main = mainThing(brief);
  yield main && `${main} ${calledIn(brief, form)}`;
}

/** The first of them that can stand alone; what is cut out of a clause is typed by nobody. */
export function searchNoun(brief: Brief, form: Form, called: string | null): string {
  for (const typed of typedFor(brief, form, called))
    if (typed && (brief.language !== "en" || nounPhrase(typed) !== null)) return typed;
  return offerWords(brief, called).find((word) => nounPhrase(word) !== null) ?? calledIn(brief, form);
}

/** Who or what does it, whatever it does. */
const SAYS_NO_KIND = /^(?:team|partner|assistant|agent|copilot|coach|helper|hub|network|tool|system|bar)s?$/i;

/** "A tailor comes home". */
const VERB_FIRST = /^\p{L}+[^s]s \p{L}+$/u;

/** "Comes home", "one site": words that the rest of the answers never repeat name no business; what they share does. */
function meant(noun: string, { context, keyNouns, group, competitors }: Material, form: Form): string {
  const { problem, differentiator, targetAudience, businessModel, solution } = context.brief.answers;
  const rest = `${problem} ${differentiator} ${targetAudience} ${businessModel}`.toLowerCase();
  const isRepeated = (word: string) => word.length > 3 && rest.includes(word.toLowerCase().slice(0, 6));
  const telling = noun.split(" ").filter((word) => !GENERIC.test(word));
  if (competitors[0]?.search || telling.some(isRepeated)) return noun;
  const opening = openingNoun(solution)?.noun;
  const head = opening?.split(" ").at(-1) ?? "";
  if (head && !GENERIC.test(head) && !SAYS_NO_KIND.test(head) && !VERB_FIRST.test(opening ?? ""))
    return noun.includes(head) || !opening?.includes(" ") ? noun : opening;
  const shared = sharedThing(context.brief, form);
  if (shared) return shared;
  const [first, second] = keyNouns.filter((word) => !GENERIC.test(word) && !group.crowd.includes(word));
  if (!first) return noun;
  const before = new RegExp(
    `(?:^|\\b(?:an?|the|each|every|per|of|for|and|their|our) )([\\p{L}-]{4,}(?<!s)) ${first}`,
    "iu",
  );
  const kind = [solution, problem]
    .map((text) => before.exec(text)?.[1]?.toLowerCase())
    .find((word) => word && !EMPTY.has(word));
  const named = kind ? `${kind} ${first}` : second ? `${first} ${second}` : first;
  return isScreen(form) || !named.includes(" ") ? `${named} ${calledIn(context.brief, form)}` : named;
}

/** What is done or used today, as words for a search: "planning rotas software", "lawn companies Columbus". */
function todaysSearch(m: Material, form: Form, place: string): string {
  const [habit] = m.habits;
  const [other] = m.alternatives;
  if (other && wordCount(other.who) <= SAYABLE && nounPhrase(other.who) !== null)
    return `${other.who.replace(/^(?:the usual|an?|existing|traditional) | in \p{Lu}.*$/gu, "")}${place ? ` ${place}` : ""}`;
  const words = wordsOf(habit ?? "").filter(
    (word) => !/^(?:making|waiting|spending|paying|drinking|buying|going)$/.test(word),
  );
  return words.length >= 2 && isScreen(form) && !isPrivate(m)
    ? `${words.slice(0, 2).join(" ")} ${calledIn(m.context.brief, form)}`
    : "";
}

/** Firms look for what suits their trade, people for what others say of it. */
const isPrivate = ({ group }: Material) => group.sort === "person" || group.sort === "patient";

/** "10 week course": how long it takes is not what it is. */
const SPAN = /^(?:minute|hour|day|week|month|year|evening|weekend)s?$/i;

const alternativeTo = (rival: string | undefined) => (rival ? [`${rival} alternative`] : []);
/** A kind that many sell is looked for by its usual name, by the trade that needs it, and as another than the one that is known. */
function usualSearches(m: Material, said: string, head: string, place: string): string[] {
  const typed = said.replace(/ near me$/, "");
  const onScreen = /\b(?:app|software|tool|platform|tracker|planner|builder|checker|API)\b/.test(typed);
  const forWhom =
    isPrivate(m) || wordCount(head) > SAYABLE || typed.includes(m.group.member) || / for /.test(typed)
      ? ""
      : `${typed} for ${head}`;
  return [
    onScreen || !place ? `best ${typed}` : `${typed} ${place}`,
    forWhom || `${typed} reviews`,
    ...alternativeTo(m.rivals[0] ?? m.competitors[0]?.names[0]),
  ];
}

/** Two or three searches that show who sells something like it: the thing and the place, the thing and the buyers, the trouble. */
export function searches(m: Material, form: Form): string[] {
  const { crowd } = m.group;
  const called = calledIn(m.context.brief, form);
  const place = m.place?.replace(/^the /, "").split(/,| and /)[0] ?? "";
  const where = new Set((m.place ?? "").toLowerCase().split(/[^\p{L}]+/u));
  const thing = searchNoun(m.context.brief, form, m.called)
    .split(" ")
    .filter((word) => !where.has(word.toLowerCase()) && !SPAN.test(word))
    .join(" ");
  const head = wordCount(crowd) <= SAYABLE ? crowd : (crowd.split(/ (?:of|with|who|in) /)[0] ?? crowd);
  const about =
    sharedNoun(m.context.brief) ??
    m.keyNouns.find((noun) => !GENERIC.test(noun) && !crowd.includes(noun)) ??
    "";
  const typed = m.foreign ? undefined : m.competitors[0]?.search;
  const full = m.foreign ? thing : meant(narrowed(thing, m.context.brief, form, about), m, form);
  const apart = full
    .split(" ")
    .filter((word) => !head.includes(word))
    .join(" ");
  const kind = IS_CALLED.test(apart) ? "" : `${called} `;
  // Software is looked for by the trade that uses it.
  const trade = isScreen(form) && !isPrivate(m) && !m.foreign ? m.group.member : "";
  const posted =
    form === "ecommerce" && isPrivate(m) && !m.foreign && !isService(full.split(" ").at(-1) ?? "");
  const usual = typed ? usualSearches(m, typed, head, place) : [];
  const found = [
    ...usual,
    trade && wordCount(trade) <= SAYABLE ? `${trade} ${called}` : "",
    trade
      ? wordCount(trade) <= SAYABLE && !apart
        ? `${trade} app${place ? ` ${place}` : ""}`
        : full
      : posted
        ? `buy ${full} online`
        : `${full}${place ? ` ${place}` : ""}`,
    m.foreign ? "" : apart && (isPrivate(m) ? `${full} reviews` : `${apart} ${kind}for ${head}`),
    ...(m.foreign ? [] : alternativeTo(m.rivals[0])),
    m.foreign ? "" : todaysSearch(m, form, place),
  ];
  const telling = (search: string) =>
    search.split(" for ", 1).some((said) => said.split(" ").some((word) => word && !GENERIC.test(word)));
  return [...new Set(found.map((search) => search.trim()).filter(telling))].slice(0, 3);
}
