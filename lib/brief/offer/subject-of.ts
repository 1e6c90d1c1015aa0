import { singular } from "../amounts/price-tail";
import { PERSONS, TRADESPEOPLE } from "../buyers/firms-or-people";
import { OFFER_HEADS } from "../data/offer-heads";

/** What does something by itself, and what a founder calls the own business. */
const DOES =
  /^(?:app|software|platform|tool|system|program|robot|machine|sensor|camera|bot|assistant|tutor|site|website|planner|scanner|van|truck|kitchen|store|shop|lab|tag|add-on|frame|depot)$/;
const BUSINESS =
  /^(?:company|firm|team|initiative|label|nonprofit|charity|farm|co-op|cooperative|crew|workshop|studio|practice|shop|store|depot)$/;
/** In the third person hardly ever a thing. */
const DEED =
  /^(?:runs|sells|provides|organi[sz]es|makes|takes|sits|raises|lends|recruits|manages|bundles|compares|treats|has|builds|pulls|watches|forecasts|listens|documents|reads|plans|rounds|cooks|walks|tracks|checks|sends|shows|turns|keeps|gives|brings|puts|finds|helps|lets|measures|warns|learns|tells|records|extracts|links|breaks|drills|joins|leads|trains|hosts|offers|delivers|starts|parks|posts|knows|connects|collects|lists|gathers|grows|bakes|sorts)$/;
const OFFERED = /^(?:runs|sells|provides|organi[sz]es|makes|lends|hosts|offers|delivers|bakes|grows)$/;
const SOMEBODY = new RegExp(
  `^(?:${PERSONS}|${TRADESPEOPLE}|(?:[\\p{L}-]+ ){0,2}(?:instructors|owners|neighbours|customers|members|artists|hosts|noses|entertainers|agronomists|genealogists|costumiers|crews|experts|volunteers|specialists|editors|sellers|buyers|firms|companies|suppliers))$`,
  "iu",
);
/** Says nothing of what is offered. */
const NOTHING =
  /^(?:units?|lots?|evening|names?|points?|days?|talks?|taps?|shops|formats?|trips?|range|speaking|part|half|pieces?|calm|log symptoms|book|one|someone|somebody|crew|containers?|arms|(?:monthly |weekly |every )?\p{L}+days?|messages|accounts|insurer|orders?|families|groups?|small groups|small batches|little groups)$/iu;

/** "Company runs scheduled pickups", "app listens", "female instructors": what the sentence is about is cut off from what it does; null where that names no offer. */
export function withoutDeed(noun: string | null): string | null {
  if (!noun || NOTHING.test(noun)) return null;
  const words = noun.split(" ");
  const several = (said: string | undefined) => /(?:[^s]s|people|men)$/.test(said ?? "");
  const who = several(words.at(-2)) ? words.slice(0, -1).join(" ") : noun;
  const ofSomebody = SOMEBODY.test(who) && several(who);
  if (ofSomebody && !(words.length > 1 && OFFER_HEADS.has(words.at(-1) ?? ""))) return null;
  // "App picks seven dinners": behind what does something by itself stands what it does.
  const [opens = "", does = ""] = words;
  if (words.length > 2 && DOES.test(opens) && /[^su]s$/.test(does)) return opens;
  const at = words.findIndex((word, i) => i > 0 && DEED.test(word) && !/s$/.test(words[i - 1] ?? ""));
  if (at < 0) return noun;
  const subject = words[at - 1] ?? "";
  const thing = words.slice(at + 1).join(" ");
  if (BUSINESS.test(subject) && OFFERED.test(words[at] ?? "") && thing) return thing;
  if (DOES.test(subject)) return words.slice(0, at).join(" ");
  return at < words.length - 1 || BUSINESS.test(subject) || /^(?:someone|chief)$/.test(subject) ? null : noun;
}

const GENERAL =
  /^(?:(?:phone|web|mobile|online|cloud|smart) )?(?:app|software|platform|site|website|tool|system|program|assistant|dashboard|portal|planner)$/i;
/** "An app for physiotherapy clinics" is the physiotherapy clinic app. */
export function forWhom(noun: string | null, solution: string): string | null {
  if (!noun || !GENERAL.test(noun)) return noun;
  const [, whom = ""] =
    new RegExp(
      `^(?:(?:we|i)(?:['’](?:m|re)| am| are)? \\p{L}+ )?(?:an?|the|our|my)? ?(?:[\\p{L}-]+ ){0,2}${noun.split(" ").at(-1)} for ((?:(?!(?:the|our|your|all|any|their|every|a|an|people|users|everyone|and|or)\\b)[\\p{Ll}-]+ ){0,2}\\p{Ll}{3,}[^\\Ws]s)(?=[,.:;]|$| (?:that|which|who|where|with|in|on|to)\\b)`,
      "iu",
    ).exec(solution) ?? [];
  return whom ? `${whom.toLowerCase().replace(/\S+$/, singular)} ${noun}` : noun;
}
