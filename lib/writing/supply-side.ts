import { sidesIn, supplyByPrice } from "@/lib/brief/buyers/sides";
import type { Archetype, Brief } from "@/lib/brief/types";
import { bare, plural, wordCount } from "./english";

/** "finds a vetted relief milker", "rent benches from retired craftspeople": who provides. */
const FROM =
  /\bfrom (?:the |local |nearby |verified |vetted )?((?:[\p{L}-]+ ){0,2}?(?:[\p{L}-]+s|[\p{L}-]*people|women|men))(?= (?:nearby|in|who|that|near|around|with|and|by)\b|[,.;]|$)/iu;
const FOUND =
  /\b(?:finds?|books?|hires?|meets?|match(?:es|ed)? (?:\p{L}+ )?with|connects? [^.;]{3,40}? (?:with|to)) (?:an? |the )?(?:vetted |verified |trusted |local |checked |insured |nearby )*((?:[\p{L}-]+ )?[\p{L}-]+)(?= (?:for|who|that|in|near|nearby|by|within|on|at|to|with)\b|[,.;]|$)/iu;
/** "A marketplace where senior engineers offer reviews". */
const OFFERED =
  /\b(?:marketplace|platform|app|site|website|place) where ((?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,}s) (?:offer|list|sell|rent out|let|lend|teach|put up|share) /iu;
const EARNS =
  /\b(?:want paid|want to earn|earn|rent out|lend|hire out|provide|offer|sell|retired|with (?:spare|free|empty|space|time|experience))\b/i;
/** "The tutor gets 70%", "sellers keep 88%". */
const KEEPS =
  /(?:^|[.;,] |\b(?:the|each|every|our|and|while) )(?!we\b|i\b|they\b|you\b|it\b|who\b|each\b)(\p{L}{3,}) (?:gets?|keeps?|receives?|earns?) (?:about )?\d+ ?%/iu;
const NOBODY =
  /^(?:ones?|each other|one another|it|them|people|someone|somebody|place|home|phone|app|site|way|work|jobs?)$/i;

/** "Forty small publishers": how many they are is no part of their name. */
const COUNTED =
  /^(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|a hundred|several|many|dozens of|hundreds of) /;
const sayable = (words: string | undefined) => {
  const found = bare(words ?? "")
    .toLowerCase()
    .replace(COUNTED, "")
    .replace(/^(?:the|these|those|their|other) | (?:there|here|nearby)$/gu, "")
    .replace(/(?<=s) \p{L}+ed$/u, "");
  return found && !NOBODY.test(found) && wordCount(found) <= 3 ? found : null;
};
const many = (people: string) => (/(?:s|people|women|men|children)$/.test(people) ? people : plural(people));
const headOf = (text: string) =>
  sayable(
    text
      .split(/ (?:with|who|that|which|in|of|at|aged|near) |[,;(]/)[0]
      ?.replace(/^\p{Lu}/u, (c) => c.toLowerCase()),
  );

/** Who provides in a marketplace, plural: "relief milkers"; null for everything else and where nobody is named. */
export function supplySideOf({ answers, segments, language }: Brief, form: Archetype): string | null {
  if (form !== "marketplace" || language !== "en") return null;
  const sides = sidesIn(answers.solution);
  if (sides) return many(headOf(sides.supply) ?? sides.supply);
  const paying = sayable(supplyByPrice(answers) ?? undefined);
  const first = segments[0]?.text.toLowerCase() ?? "";
  const others = segments[1] ? headOf(segments[1].text) : null;
  if (paying) return many(first.includes(paying.split(" ").at(-1) ?? paying) && others ? others : paying);
  const kept = sayable(KEEPS.exec(answers.businessModel)?.[1]);
  if (kept) return many(kept);
  const earning = segments.find(({ text }, i) => i > 0 && EARNS.test(text)) ?? segments[1];
  const named =
    sayable(OFFERED.exec(answers.solution)?.[1]) ??
    sayable(FROM.exec(answers.solution)?.[1]) ??
    sayable(FOUND.exec(answers.solution)?.[1]);
  const buyers = segments[0]?.text.toLowerCase() ?? "";
  const apart = named && !buyers.includes(named.split(" ").at(-1) ?? named) ? named : null;
  const head = apart ?? (earning ? headOf(earning.text) : null);
  return head ? many(head) : null;
}

const THINGS =
  /\b(?:sells?|selling|resell\w*|second-?hand|pre-owned|swaps?|orders?|buys?|harvest\w*|rents? out|lends?|borrows?)\b/i;
const WORKERS =
  /\b(?:hires?|books?|finds?) (?:an? |the |one )?(?:[\p{L}-]+ )?[\p{L}-]{3,}(?:ers?|ors?|ists?|nan(?:ny|nies)|cooks?)\b|\b(?:sells?|offers?|lists?|lends?) (?:their|an?|one|spare|free) (?:[\p{L}-]+ )?(?:hours?|days?|time|help|skills?|services?|lessons?|hands)\b/iu;

/** Whether those who provide hand over a thing and do no work: sellers of dresses, farms, owners of tents. */
export const dealsInThings = ({ answers, language }: Brief): boolean =>
  language === "en" && THINGS.test(answers.solution) && !WORKERS.test(answers.solution);
