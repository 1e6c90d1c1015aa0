import { COUNT, countOf, SPELT_NUMBER, spelt } from "../text/number-words";
import type { Clause } from "../types";

/** How much a promise weighs: money put down, a word given or ordered ahead, a name on a list. */
export type Pledge = "deposit" | "order" | "word" | "list";

/** So many have promised to buy or to take part once it begins. */
export interface Promised {
  count: number;
  pledge: Pledge;
  /** Who promised, as the founder calls them: "people", "mills"; "" where only the orders are counted. */
  who: string;
  /** What was promised is theirs to give, "their stock", and nothing they will pay for. */
  theirs: boolean;
  said: string;
}

const MANY = `(?<![\\p{L}\\d.,-])(${COUNT}|${SPELT_NUMBER})`;
const WHO =
  "(of (?:them|these|those)\\s|(?:(?!(?:have|has|had|already|on|who|of|per|paid)\\s)[\\p{L}-]+\\s){1,3}?)";
const HAVE = "(?:(?:who\\s)?(?:have|has)\\s)?(?:already\\s|now\\s)?";
/** "Eleven shows with 96,000 downloads have signed": what somebody has did not sign. */
const by = (verb: string) => new RegExp(`(?<!\\bwith\\s)${MANY}\\s${WHO}${HAVE}(?:${verb})`, "iu");

const DEPOSIT =
  "(?:paid|put down|left|placed|made|gave)\\s(?:(?:us|an?|the|their)\\s)*(?:[\\p{Sc}\\d.,]+\\s?(?:\\p{L}{3}\\s)?|\\p{L}+\\s){0,2}?(?:deposits?|down payments?)\\b";

/** Most surely meant first. */
const SAID: readonly (readonly [Pledge, RegExp])[] = [
  ["deposit", by(DEPOSIT)],
  [
    "deposit",
    new RegExp(
      `${MANY}\\s()(?:paid\\s)?(?:deposits|down payments|paid (?:reservations|pre-?orders))\\b`,
      "iu",
    ),
  ],
  ["order", by("pre-?ordered|ordered (?:ahead|in advance)|pre-?booked|reserved (?:a|an|one|their|the)\\b")],
  ["order", new RegExp(`${MANY}\\s()(?:pre-?orders|advance orders|reservations)\\b`, "iu")],
  [
    "word",
    by(
      "promised (?:us|to|their)|pledged|committed to|agreed (?:to|in writing)|signed (?:an? |the )?(?:letters? of (?:intent|interest)|lois?|pre-?agreements?)|want to be (?:the )?first",
    ),
  ],
  ["word", new RegExp(`\\bletters? of (?:intent|interest) (?:from|with|by|of) ${MANY}\\s([\\p{L}-]+)`, "iu")],
  ["word", new RegExp(`${MANY}\\s()(?:signed )?letters? of (?:intent|interest)\\b`, "iu")],
  ["list", new RegExp(`${MANY}\\s()(?:people )?(?:pre-?registrations|pre-?registered|sign-?ups)\\b`, "iu")],
  [
    "list",
    by(
      "(?:are )?on (?:our|the|a) wait(?:ing )?-?list|put (?:their|down their) names? (?:down|on)|signed (?:their names?|(?:the|our|a|my) (?:list|sheet|paper))|(?:left|gave) (?:us |me )?their (?:names?|numbers?|e-?mails?|addresses)|signed up (?:for|to) (?:the|our) (?:wait|list|launch)",
    ),
  ],
  [
    "list",
    new RegExp(
      `(?:^|\\b(?:our|a|the) )wait(?:ing )?-?list (?:of|has|is|with) ${MANY}(?:\\s([\\p{L}-]+))?`,
      "iu",
    ),
  ],
];
/** "14 mills have promised us their stock": they bring it. */
const THEIRS =
  /\b(?:(?:promised|pledged) (?:us )?(?:their|space|stock)|agreed to (?:supply|list|offer|provide|lend|give|sell us|stock|put|share|let us|join as))\b/i;
const PAYS_FOR_IT =
  /\b(?:promised|pledged|agreed) to (?:buy|pay|order|join|subscribe|book|rent|try|test|take part)\b/i;
const OF_OTHERS = /\b(?:competitors?|rivals?|other|others|existing)\b/i;

/** The surest promise that the clauses of what has happened tell of; undefined where there is none. Counts are whole. */
export function readPromised(traction: readonly Clause[]): Promised | undefined {
  for (const [pledge, pattern] of SAID)
    for (const { text, negated } of traction) {
      const match = negated || OF_OTHERS.test(text) ? null : pattern.exec(text);
      if (!match) continue;
      const [said, many = "", who = ""] = match;
      const count = /\d/.test(many) ? countOf(many) : spelt(many);
      if (count < 2) continue;
      const theirs = pledge === "word" && THEIRS.test(text) && !PAYS_FOR_IT.test(text);
      return {
        count,
        pledge,
        who: who.trim().replace(/^(?:names|of \p{L}+)$/u, "people"),
        theirs,
        said: said.trim(),
      };
    }
  return undefined;
}

/** What has happened beside the promises: nobody has bought who has only promised to. */
export const withoutPromises = (text: string): string =>
  SAID.reduce((left, [, pattern]) => left.replace(pattern, ""), text);
