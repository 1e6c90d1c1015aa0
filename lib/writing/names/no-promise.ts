import { hasBeenDone } from "@/lib/brief/text/happened";

/** How far the founder has come: a proof for the page, no promise to a customer. */
const STAGE =
  /\b(?:wait(?:ing)? ?list|beta|pilots?|pre-?orders?|paying|sign(?:ed|ups?)|so far|joined|re-?enrolled|letters? of intent|downloads|followers|registered|on ?boarded|delivered last|sold last|in (?:our |a |the )?(?:first )?(?:trials?|tests?)|before launch|sold in \d+ [a-z]+|[a-z]+ out$|(?:are |is )?(?:running|live|installed)$|(?:already )?pay(?=,|$)|recommend (?:it|us)|use the|(?:orders?|ordered|buys?|uses?|used) (?:it )?(?:weekly|monthly|daily|every (?:week|month|day)))\b/i;
/** Who the founders are. */
const ABOUT_US =
  /^(?:listed before launch|none (?:has|have) left)|^(?:our )?(?:co-?founders?|founders?|founded|(?:first|one|early) (?:customers?|clients?|users?)|i|my)\b/i;
/** Only how often or when. */
const ONLY_TIME =
  /^(?:(?:once|twice|\d+ times) (?:an?|per|every|each)|every|each|per) (?:day|week|month|quarter|year|season)s?$/i;

/** "Weight and route", "Outlook or Gmail": two things that nothing is said of. */
const TWO_THINGS = /^[\p{L}-]+ (?:and|or) [\p{L}-]+(?: [\p{L}-]+)?$/u;

/** "FooBar only sends reminders": no word but a company's has a capital inside. */
const OF_A_COMPANY = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u;

/** What was done, who we are, how often it comes and what merely belongs to it promises a customer nothing. */
export const isNoPromise = (line: string) =>
  (/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.test(line) &&
    (STAGE.test(line) || hasBeenDone(line))) ||
  ABOUT_US.test(line) ||
  ONLY_TIME.test(line) ||
  TWO_THINGS.test(line) ||
  OF_A_COMPANY.test(line);

/** "Unlike answering services we book at once": what is done, without those who do it otherwise. */
export const withoutUnlike = (text: string) =>
  text.replace(/(?<=^|[.;] )unlike [^.;]*?(?:, | (?=(?:we|our|ours)\b))(?:we )?/giu, "");
