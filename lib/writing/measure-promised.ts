import type { Brief } from "@/lib/brief/types";
import { sentences } from "./cut";
import { bare, wordCount } from "./english";

const N =
  "(?:\\d[\\d,.]*|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|whole|endless)";
const ABOUT = "(?:about |around |up to |on average |nearly |almost |over |more than |at least |their )*";
const UNIT = "(minutes?|hours?|days?|evenings?|weeks?|months?)";
const MOST = 14;
const SHORT_DOING = 8;

interface Form {
  when: RegExp;
  say(found: string[]): string;
}

const many = (unit: string) => (/s$/i.test(unit) ? unit : `${unit}s`).toLowerCase();

/** What the founder promises to change, counted in the founder's own words. */
const SURE: readonly Form[] = [
  {
    // "Forgets to call people back after 6 or 12 months."
    when: /\bforgets? to ((?!be\b)\p{Ll}+ (?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?= (?:after|before|when|until|in|on|for|and|because|so|at)\b|[,.;]|$)/iu,
    say: ([, what = ""]) => `how often they forget to ${what}`,
  },
  {
    // "Designers wait 45 days on average to be paid."
    when: new RegExp(
      `\\bwaits? ${ABOUT}(?:${N} )?${UNIT}(?: on average)? (?:to (?:be|get)|until they (?:are|get)|before they (?:are|get)) ([\\p{L}]+(?:ed|id|en|red))\\b`,
      "iu",
    ),
    say: ([, unit = "", done = ""]) => `the ${many(unit)} until they are ${done.toLowerCase()}`,
  },
  {
    // "Translators wait weeks for agencies to pay."
    when: new RegExp(
      `\\bwaits? ${ABOUT}(?:${N} )?(days|weeks|months|hours) for ((?:the |their )?[\\p{L}-]+s) to (pay|answer|reply|deliver|come|decide|send [^,.;]{3,20})\\b`,
      "iu",
    ),
    say: ([, unit = "", who = "", does = ""]) => `the ${unit} until ${who} ${does}`,
  },
  {
    // "They spray two or three times too often every season."
    when: new RegExp(
      `(?:^|\\b(?:they|and|[\\p{L}-]+s) )((?!is\\b|are\\b|do\\b)\\p{L}{3,}) (?:${N} (?:or|to) )?${N} times too (?:often|many|much) (?:every|an?|per|each) (season|year|month|week|day)\\b`,
      "iu",
    ),
    say: ([, does = "", period = ""]) => `how often they ${does.toLowerCase()} in a ${period}`,
  },
  {
    // "Adults fail the maths entry test."
    when: /\bfails? (?:the|their|an?) ((?:[\p{L}-]+ ){0,3}(?:tests?|exams?|examinations?|audits?|inspections?|driving test))\b/iu,
    say: ([, test = ""]) => `the share of them who pass the ${test.toLowerCase()}`,
  },
  {
    // "Companies lose two days every time a cargo bike breaks down."
    when: new RegExp(
      `\\b(?:loses?|wastes?) ${ABOUT}(?:${N} )?${UNIT} (?:every time|each time|whenever) ((?:an? |the )?[\\p{L}-]+(?: [\\p{L}-]+){1,4}?)(?= (?:because|and|so|but|while)\\b|[,.;]|$)`,
      "iu",
    ),
    say: ([, unit = "", what = ""]) => `the ${many(unit)} lost each time ${what}`,
  },
  {
    // "Parents spend hours every week reading labels and adapting recipes."
    when: new RegExp(
      `\\b(?:spends?|loses?|wastes?) ${ABOUT}(?:${N} )?${UNIT} (?:an?|per|every|each) (day|week|month|year) ((?!being\\b|having\\b)\\p{L}+ing [^,.;:]{3,80})`,
      "iu",
    ),
    say: ([, unit = "", period = "", doing = ""]) => `the ${many(unit)} a ${period} spent ${within(doing)}`,
  },
];

const HOURS: readonly Form[] = [
  {
    // "Couples spend evenings writing emails."
    when: new RegExp(
      `\\b(?:spends?|loses?|wastes?) ${ABOUT}(?:${N} )?${UNIT} ((?!being\\b|having\\b)\\p{L}+ing [^,.;:]{3,80})`,
      "iu",
    ),
    say: ([, unit = "", doing = ""]) => `the ${many(unit)} spent ${within(doing)}`,
  },
  {
    // "Landlords lose weeks on viewings."
    when: new RegExp(
      `\\b(?:spends?|loses?|wastes?) ${ABOUT}(?:${N} )?${UNIT}(?: (?:an?|per|every|each) (?:day|week|month|year))? on ((?!it\\b|them\\b|this\\b|average\\b)[\\p{L}-]+(?: (?!with\\b|that\\b|who\\b|because\\b|and\\b|for\\b)[\\p{L}-]+)?)`,
      "iu",
    ),
    say: ([, unit = "", what = ""]) => `the ${many(unit)} spent on ${what.toLowerCase()}`,
  },
];

/** As much of what the hours go into as a measure can hold. */
function within(doing: string): string {
  const [first = doing] = doing.split(
    / (?:because|that|which|who|when|so|but|while|before|after|in order|just to|about) /,
  );
  const told = bare(first);
  return wordCount(told) <= SHORT_DOING
    ? told
    : bare(told.split(/ (?:and|or|with|for|from|in|at) /)[0] ?? told);
}

function countedIn({ answers, language, vagueness }: Brief, forms: readonly Form[]): string | null {
  if (language !== "en" || vagueness >= 0.6) return null;
  for (const said of sentences(answers.problem))
    for (const { when, say } of forms) {
      const found = when.exec(said);
      const counted = found && bare(say([...found].map((part) => part ?? "")));
      if (counted && wordCount(counted) <= MOST && !/\b(?:we|our|us|my|i|you|your)\b/i.test(counted))
        return counted;
    }
  return null;
}

/** "The days until they are paid": the very result that the offer is for. */
export const promisedIn = (brief: Brief): string | null => countedIn(brief, SURE);

/** "The hours a week spent reading labels": what the work that is spared takes today. */
export const hoursTold = (brief: Brief): string | null => countedIn(brief, HOURS);
