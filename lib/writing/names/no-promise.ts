import { hasBeenDone } from "@/lib/brief/text/happened";

/** How far the founder has come: a proof for the page, no promise to a customer. */
const STAGE =
  /\b(?:wait(?:ing)? ?list|beta|pilots?|pre-?orders?|paying|sign(?:ed|ups?)|so far|joined|re-?enrolled|letters? of intent|downloads|followers|registered|on ?boarded|delivered last|sold last|in (?:our |a |the )?(?:first )?(?:trials?|tests?)|before launch|sold in \d+ [a-z]+|[a-z]+ out$|(?:are |is )?(?:running|live|installed)$|(?:already )?pay(?=,|$)|recommend (?:it|us)|use the|(?:orders?|ordered|buys?|uses?|used) (?:it )?(?:weekly|monthly|daily|every (?:week|month|day)))\b/i;
/** Who the founders are. */
const ABOUT_US =
  /^(?:listed before launch|none (?:has|have) left)|^(?:our )?(?:co-?founders?|founders?|founded|(?:first|one|early) (?:customers?|clients?|users?)|i|my)\b/i;
/** Only how often or when. */
const ONLY_TIME =
  /^(?:(?:once|twice|\d+ times|(?:\d+|two|three|four|five|six) (?:times|days|nights|mornings|evenings)) (?:an?|per|every|each)|every|each|per) (?:day|week|month|quarter|year|season)s?$/i;

/** "Weight and route", "Outlook or Gmail": two things that nothing is said of. */
const TWO_THINGS = /^[\p{L}-]+ (?:and|or) [\p{L}-]+(?: [\p{L}-]+)?$/u;

/** "Put the date, the place", "the place and number of guests": a list that is cut off or nothing is said of. */
const CUT_LIST =
  /^[\p{L}-]+ (?:the|an?|your) [\p{L}-]+, (?:the|an?|your) [\p{L}-]+$|^(?:the|your) [\p{L}-]+ and (?:the |your )?[\p{L}-]+ of [\p{L}-]+$/iu;
/** "First month is free", "joining is free": a term of the price. */
const FREE_AT_FIRST = /^(?:the )?(?:first [\p{L}-]+|joining|signing up) (?:is |are )?free\b/iu;

/** "FooBar only sends reminders": no word but a company's has a capital inside. */
const OF_A_COMPANY = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u;

/** "17 cafés are on our round", "85 bikes on the road": how many there are. */
const SO_MANY =
  /^\d+ (?:did|were|have|said|came)\b|^(?:\p{L}+|\d+) of us\b|^(?:signed|booked) (?:for|in|by)\b|^\d+ ?% of \p{L}|^\d[\d.,]* people (?:listen|watch|use|eat|came|joined|read)\b|^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?!hours?|minutes?|days?|weeks?|months?|years?|ingredients|steps|people|times)(?:partner )?[\p{L}-]+s(?:$| (?:are|have|on|in|with|already|near|from|around|went|came|used?|joined)\b)/iu;
/** "Fell", "came": what was found in a trial. */
const IN_A_TRIAL =
  /\b(?:has|have) (?:already )?(?:signed|agreed|joined|ordered|moved|promised)\b|\bin (?:the|an?|our) (?:first |clinical )?(?:pilot|trial|test)\b/i;

/** What happened to others speaks against it. */
const WENT_UNDER =
  /\b(?:closed|failed|gave up|went (?:under|bust|bankrupt)|shut down|collapsed|as nobody|because nobody|nobody paid)\b/i;

/** "Maps show", "the scenes were written": broken off before what is said. */
const BROKEN_OFF =
  /^(?:the )?[\p{L}-]+ (?:shows?|sees?|knows?|does|tells?)$|\b(?:was|were|is|are) (?:written|thrown|made|built|drawn|sold|done|designed|run)$/iu;
/** "A teacher costs 38 euros an hour", "sold at 40 euros a roll": what somebody pays. */
const A_SUM =
  /[€$£¥₹]\s?\d|\d\s?(?:euros?|dollars?|pounds?|francs|shillings|rupees)\b|\b(?:costs?|pays?|paid|sold at) (?:us )?\d/iu;

/** What was done, who we are, how often it comes and what merely belongs to it promises a customer nothing. */
export const isNoPromise = (line: string) =>
  (/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.test(line) &&
    (STAGE.test(line) || hasBeenDone(line))) ||
  ABOUT_US.test(line) ||
  SO_MANY.test(line) ||
  IN_A_TRIAL.test(line) ||
  WENT_UNDER.test(line) ||
  BROKEN_OFF.test(line) ||
  A_SUM.test(line) ||
  CUT_LIST.test(line) ||
  FREE_AT_FIRST.test(line) ||
  ONLY_TIME.test(line) ||
  TWO_THINGS.test(line) ||
  OF_A_COMPANY.test(line);

/** "Unlike answering services we book at once": what is done, without those who do it otherwise. */
export const withoutUnlike = (text: string) =>
  text.replace(/(?<=^|[.;] )unlike [^.;]*?(?:, | (?=(?:we|our|ours)\b))(?:we )?/giu, "");
