import { nounPhrase } from "@/lib/brief/text/noun-phrase";
import { EMPTY } from "./data/never-typed";
import { wordCount } from "./english";
import { firstOf } from "./first-of";
import type { Form } from "./form";
import type { Material } from "./material";
import { isService, openingNoun } from "./opening-noun";
import {
  calledIn,
  GENERIC,
  IS_CALLED,
  isScreen,
  knownSearch,
  narrowed,
  SAYABLE,
  searchNoun,
  sharedThing,
} from "./search-noun";
import { searchOfKind } from "./search-of-kind";
import { sharedNoun } from "./shared-noun";
import { isTypable } from "./typable";

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
  const said = (typed: string) => typed.includes(" ") && isTypable(typed, context.brief.answers);
  if (knownSearch(context.brief, competitors[0]?.search) || telling.some(isRepeated) || said(noun))
    return noun;
  const opening = openingNoun(solution)?.noun;
  const head = opening?.split(" ").at(-1) ?? "";
  if (head && !GENERIC.test(head) && !SAYS_NO_KIND.test(head) && !VERB_FIRST.test(opening ?? ""))
    return noun.includes(head) || !opening?.includes(" ") ? noun : opening;
  const shared = sharedThing(context.brief, form);
  if (shared && isTypable(shared, context.brief.answers)) return shared;
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
  const typed = isScreen(form) || !named.includes(" ") ? `${named} ${calledIn(context.brief, form)}` : named;
  return isTypable(typed, context.brief.answers) ? typed : noun;
}

/** What is used today, as words for a search: "lawn companies Columbus". */
function todaysSearch(m: Material, place: string): string {
  const [other] = m.alternatives;
  if (other && wordCount(other.who) > 1 && wordCount(other.who) <= SAYABLE && nounPhrase(other.who) !== null)
    return `${other.who.replace(/^(?:the usual|an?|existing|traditional) | in \p{Lu}.*$/gu, "")}${place ? ` ${place}` : ""}`;
  return "";
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
    ...alternativeTo(m.rivals[0] ?? (onScreen ? m.competitors[0]?.names[0] : undefined)),
  ];
}

/** Two or three searches that show who sells something like it: the thing and the place, the thing and the buyers, the trouble. */
export function searches(m: Material, form: Form): string[] {
  const { crowd } = m.group;
  const called = calledIn(m.context.brief, form);
  const place = firstOf(m.place?.replace(/^the /, "") ?? "");
  const where = new Set((m.place ?? "").toLowerCase().split(/[^\p{L}]+/u));
  const thing = searchNoun(m.context.brief, form, m.called, crowd)
    .split(" ")
    .filter((word) => !where.has(word.toLowerCase()) && !SPAN.test(word))
    .join(" ");
  const head = wordCount(crowd) <= SAYABLE ? crowd : (crowd.split(/ (?:of|with|who|in) /)[0] ?? crowd);
  const about =
    sharedNoun(m.context.brief) ??
    m.keyNouns.find((noun) => !GENERIC.test(noun) && !crowd.includes(noun)) ??
    "";
  const typed = m.foreign ? undefined : knownSearch(m.context.brief, m.competitors[0]?.search);
  const ofKind = typed ? null : searchOfKind(m.context.brief);
  if (ofKind)
    return [
      ...(form === "ecommerce" && isPrivate(m) ? [`buy ${ofKind} online`] : []),
      ...usualSearches(m, ofKind, head, place),
      todaysSearch(m, place),
    ]
      .filter(Boolean)
      .slice(0, 3);
  if (!typed && / for /.test(thing))
    return [`${thing}${place ? ` ${place}` : ""}`, ...alternativeTo(m.rivals[0]), todaysSearch(m, place)]
      .filter(Boolean)
      .slice(0, 3);
  const full = m.foreign ? thing : meant(narrowed(thing, m.context.brief, form, about), m, form);
  const apart = full
    .split(" ")
    .filter((word) => !head.includes(word))
    .join(" ");
  const isDone =
    form === "services"
      ? isService(apart.split(" ").at(-1) ?? "")
      : isScreen(form) || (form === "ecommerce" && m.b2b);
  const kind = IS_CALLED.test(apart) || !isDone ? "" : `${called} `;
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
    m.foreign
      ? ""
      : apart &&
        (isPrivate(m) ? `${full} reviews` : `${apart} ${apart.endsWith(kind.trim()) ? "" : kind}for ${head}`),
    ...(m.foreign ? [] : alternativeTo(m.rivals[0])),
    m.foreign ? "" : todaysSearch(m, place),
  ];
  const telling = (search: string) =>
    search.split(" for ", 1).some((said) => said.split(" ").some((word) => word && !GENERIC.test(word)));
  return [...new Set(found.map((search) => search.trim()).filter(telling))].slice(0, 3);
}
