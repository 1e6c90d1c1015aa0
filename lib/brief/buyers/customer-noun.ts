import { singular } from "../amounts/price-tail";
import type { Clause } from "../types";
import { ORGANISATIONS } from "./firms-or-people";
import { withSharedHead } from "./shared-head";
import { wordForAll, wordForBoth } from "./word-for-all";

const ORGANISATION_NOUN = new RegExp(`(?<![\\p{L}])(${ORGANISATIONS})(?![\\p{L}]|['’] \\p{L})`, "giu");

/** "managers at residential HVAC companies": the employer is the customer. */
const EMPLOYED_AT = /\b(?:at|of|in|for|from)\s+(?:[\p{L}-]+,?\s+){0,4}$/iu;

/** "Homes" and "plants" alone are something else. */
const UNCLEAR_ALONE =
  /^(?:homes|plants|groups|clubs|teams|brokers|labels|yards|estates|halls|bars|cent(?:er|re)s|associations)$/;
const shortly = (found: RegExpMatchArray | undefined) => {
  const name = found?.[0].toLowerCase();
  const last = name?.split(" ").pop();
  return last && UNCLEAR_ALONE.test(last) ? name : last;
};

/** "Owners of Nespresso machines", "owners of small dogs". */
const OWNERS_OF =
  /^owners of (?:(?:an?|the) )?(?:(?!(?:and|or|in|who|with|aged|that|of)\b)[\p{L}'’-]+ ){0,3}?(\p{Ll}{3,}(?<!ou|s)s)(?= (?:\d|kept\b|used\b)| (?:in|who|with|aged|that|and|or|along|on|near|around|across|from|between)\b|[,.]|$)/iu;

/** "Friends and families of pet owners": friends of somebody else, and no name for who buys. */
const FOR_ANOTHER =
  /^(?:(?:close|old|good|adult) )?(?:friends|families|relatives|loved ones|colleagues|acquaintances)(?:,? (?:and|or) \p{L}+)? of\b/iu;

/** Who owns, drinks or plays: what it is has to be said. */
const DO_SOMETHING =
  /^(?:owners|buyers|drinkers|eaters|lovers|makers|players|seekers|keepers|growers|wearers|collectors|enthusiasts|fans|goers|timers|earners|changers)$/;

const GROWN_UP = /^(?:(?:the|their) )?(?:adult|grown[- ]?up) (?:children|kids|sons|daughters)\b/i;

/** What one customer is called, plural: "companies", "families"; "customers" when unclear or not English. */
export function customerNoun(segments: readonly Clause[], b2b: boolean, language: string): string {
  const lead = segments[0]?.text ?? "";
  if (language !== "en" || !lead) return "customers";
  const both = wordForBoth(lead);
  if (both) return both;
  if (b2b) {
    const all = wordForAll(lead);
    if (all) return all;
    const named = lead.split(/,? (?:that|who|which|whose|with) |[:(]/)[0] ?? lead;
    const nouns = [...named.matchAll(ORGANISATION_NOUN)].filter(([noun]) => noun.endsWith("s"));
    const employer = nouns.findLast(({ index }) => EMPLOYED_AT.test(named.slice(0, index)));
    const head = named
      .split(/ (?:in|at|of|from|around|across|near|between) |,/)[0]
      ?.split(" ")
      .pop();
    const words =
      named
        .split(/ (?:in|at|of|from|around|across|near|between) |,/)[0]
        ?.toLowerCase()
        .split(" ") ?? [];
    const runs = /^(?:owners|founders|managers|operators)$/i.test(head ?? "") ? words.at(-2) : undefined;
    if (runs && nouns.length === 0) {
      const many = /y$/.test(runs) ? runs.replace(/y$/, "ies") : `${runs}s`;
      return new RegExp(`^(?:${ORGANISATIONS})$`, "iu").test(many) ? many : `${runs} ${head?.toLowerCase()}`;
    }
    // "Amateur theatre groups and school drama clubs": the first of two.
    const [kind = "", group = ""] =
      named
        .split(/ (?:and|or) |,/)[0]
        ?.toLowerCase()
        .split(" ")
        .slice(-2) ?? [];
    if (kind && /^(?:groups|clubs|teams|societies)$/.test(group) && !employer) return `${kind} ${group}`;
    const plural = head && /^\p{L}{3,}[^s]s$/u.test(head) ? head : null;
    return shortly(employer ?? nouns[0]) ?? plural?.toLowerCase() ?? "customers";
  }
  const head =
    lead
      .split(
        /\b(?:in|with|who|aged|at|of|from|that|under|over|between|living|looking|near|reached|on|for|and|or|whose|without)\b|[,;(]| \d/i,
      )[0]
      ?.trim() ?? "";
  // Who pays for a parent is no child.
  if (GROWN_UP.test(head)) return /\badult\b/i.test(head) ? "adult children" : "grown-up children";
  const owned = OWNERS_OF.exec(withSharedHead(lead))?.[1];
  if (owned) return `${singular(owned.toLowerCase())} owners`;
  const noun = head.split(/\s+/).pop()?.toLowerCase() ?? "";
  if (FOR_ANOTHER.test(lead)) return "customers";
  return /^(?:people|women|men|(?:grand)?children|\p{L}{3,}s)$/u.test(noun) &&
    !/^(?:anyone|everyones?|always|this)$/.test(noun)
    ? DO_SOMETHING.test(noun)
      ? head.toLowerCase().split(/\s+/).slice(-2).join(" ")
      : noun
    : "customers";
}
