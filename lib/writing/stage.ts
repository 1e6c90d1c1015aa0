import { deniesSale } from "@/lib/brief/evidence/denials";
import { isInTheirHands } from "@/lib/brief/evidence/in-their-hands";
import { gaveResult, hasBeenDone, leansOnBefore, setbackIn, withoutSetback } from "@/lib/brief/text/happened";
import { isInterest, isOutThere } from "@/lib/brief/text/out-there";
import { tradesNow } from "@/lib/brief/text/told-as";
import { isUnpaid } from "@/lib/brief/text/tried";
import { countsToday } from "@/lib/brief/told-numbers/counts";
import type { Brief } from "@/lib/brief/types";
import { soldAlready } from "@/lib/finance/assume-costs";
import { sentences } from "./cut";
import { bare, uncap, wordCount } from "./english";
import type { Material } from "./material";

const COUNT =
  /\d|\b(?:(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both)\b/iu;
const HAPPENED =
  /\b(?:trial|pilot|did|taught|re-?orders?|re-?ordered|sold|signed|served|passed|delivered|tested|piloted|pays?|paid|paying|used?|gone|finished|completed|listed|looks? after|photographed|read|open|found|stayed|gained|reported|agreed|chose|compared|rehearsed|came|booked|ordered|said|asked|customers|members|subscribers|users|downloads|students|orders|waiting list|pre-?registrations?|sign-?ups?|out (?:now|already|today)|revenue (?:that|last|this|in)|in use|rented out|pilots? (?:\w+ ){0,6}(?:cut|saved|fell|rose|halved|doubled|reduced|brought|showed))\b/i;
/** "We cut 2,300 sets since February", "done 60 this year": work that was done, whatever it is. */
const DONE =
  /\b(?:[a-z]{3,}ed|cut|made|built|ran|done|won|shot|wrote|written|grew|dug|bought|brought|laid) (?:over |about |around |more than |some )?\d[\d,]*\b(?! ?(?:%|percent|times|hours|minutes|days|weeks|months|years))|\b(?:in|at|from|of|with|on) \d[\d,]* (?:\p{L}+ )?(?:pubs|surgeries|schools|farms|families|clinics|hotels|players|owners|homes|stores|teams|hospitals|agencies|users|patients|households|villages|theatres|breweries|practices)\b|\d[\d,]* (?:\p{L}+ ){1,3}(?:since|this year|last year|this season|so far)\b/iu;
/** "38 people on the care plan". */
const ON_A_PLAN =
  /\d (?:\p{L}+ ){1,2}(?:are )?(?:already |now )?on (?:it|(?:the|our|a) (?:[\p{L}-]+ )?\p{L}+)\b/iu;
const hasHappened = (part: string) =>
  isInTheirHands(part) ||
  ON_A_PLAN.test(part) ||
  HAPPENED.test(part) ||
  DONE.test(part) ||
  hasBeenDone(part) ||
  tradesNow(part) ||
  isInterest(part);
/** "It knows the portals of 40 agencies", "the cart can serve 160": what a thing can do is no event. */
const ABILITY =
  /\b(?:can|could) (?!not\b)\p{L}+|\btrained (?:with|on) |^it (?:already |now )?(?:knows|supports|covers|includes|works|reads|recogni[sz]es|contains|handles|speaks|weighs|lasts)\b/iu;
/** "Aarhus has agreed to a pilot", "a hotel chain signed a letter of intent": one that is named counts. */
const AGREED =
  /^(?:\p{Lu}[\p{L} ]{2,40} (?:has|have)|(?:an?|the|our) [\p{L}' -]{3,40}?(?: has| have)?) (?:agreed|signed|ordered)\b/u;
/** "4 students per booth" is how it is meant to be, not what has been. */
const CAPACITY = /^(?:up to |at most |only |max\.? )?\d+ [\p{L}-]+ (?:per|in each|for each|a) [\p{L}-]+$/iu;
const PAYING =
  /\b(?:pays?|paid|paying|sold|signed|subscribers|ordered|customers|booked|bought|rented|travelled|nights|families)\b/i;

const NO_NOUN = /^\d[\d,]* (?:have|has|are|pays?|paid|were|use|used|came|booked|bought|stayed)\b/i;

/** What came in so far is an event, and no price. */
const EARNED =
  /\b(?:MRR|ARR|GMV|turnover|monthly recurring revenue|in sales|worth|deposits?|down payments?|in advance)\b|\d[\d.,]*k? (?:of |in )?(?:revenue|takings|income)\b(?! share)|\d (?:\p{L}+ )?(?:won|advanced|raised|recovered|paid out|processed)\b/iu;
/** "Agency spend fell from £9,400 to £5,100": the sums are the event. */
const CHANGED = /\b(?:rose|fell|grew|went|dropped|cut|saved|halved|reduced)\b/i;
const PRICED = /\p{Sc}|\d ?(?:EUR|USD|GBP|CAD|SEK|DKK|PLN|KES)\b/u;
const SUM = /(?:\b(?:at|for|of|with average value|worth) )?\p{Sc}\s?\d[\d.,]*k?/gu;
/** What is told beside a sum of money, where the sum itself is no event. */
const withoutSums = (said: string) =>
  !PRICED.test(said) || EARNED.test(said) || CHANGED.test(said) || gaveResult(said)
    ? said
    : said
        .split(", ")
        .filter((part) => !PRICED.test(part) || hasBeenDone(part.replace(SUM, "")))
        .join(", ");

export interface Stage {
  /** What has happened, with its figure; payment before anything else. */
  done: string | null;
  /** What else has happened. */
  facts: string[];
  /** What stands without a count: a licence, a teacher's own exam. */
  standing: string[];
}

/** "..., and missing kegs went from 14 to 3", "..., 94% on time versus 55% before". */
const CAME_OF_IT = /\d ?%|\b(?:rose|fell|grew|went|dropped) from \S+ to \S/;

/** "Today: 62 flats, 19 hosts, $11,900 revenue that month": how it stands, and all of it counts. */
const STANDS_AT = /^(?:today|now|currently|at present|to date|so far)\s*:\s*/i;

/** "162 rentals, 118 different renters", "pilot: 3 lenders": each part counts something. */
const COUNTED_FIRST = new RegExp(`^(?:and |so far |in all |pilot: )?(?:${COUNT.source})`, "iu");
/** "Tastings included, works offline, 4.9 stars from 310 players": what has not happened is said elsewhere. */
function narrowed(said: string): string {
  if (STANDS_AT.test(said)) return said.replace(STANDS_AT, "");
  if (/^on average\b/i.test(said)) return said;
  const parts = said.split(/,\s| - | so (?=\d)/);
  if (parts.some(deniesSale)) return said;
  if (parts.every((part) => COUNTED_FIRST.test(part))) return said;
  const happened = parts.filter((part) => COUNT.test(part) && hasHappened(part));
  if (parts.some((part) => !happened.includes(part) && CAME_OF_IT.test(part))) return said;
  const [only, more] = happened.map((part) => part.replace(/^(?:and|but|so|plus) (?=[\p{L}\d])/iu, ""));
  return only &&
    !more &&
    only.split(" ").length >= 3 &&
    !/\bof (?:them|these)\b/i.test(only) &&
    !NO_NOUN.test(only)
    ? only
    : said;
}

/** "Target 2,500 customers by 2027": set out to reach, and not reached. */
const AIMED_AT = /^(?:our |the |my )?(?:target|goal|aim)\b/i;

/** "We have five clients" out of "... and can look after twelve": customers that were counted are told, whatever stands beside them. */
function countedToday({ stated: { customers }, answers }: Brief, names: ReadonlySet<string>): string | null {
  const note = customers?.note.replace("Stated: ", "").toLowerCase();
  const told =
    note &&
    Object.values(answers)
      .flatMap(sentences)
      .find((said) => said.toLowerCase().includes(note));
  return told
    ? uncap(
        bare(told)
          .split(
            /,? (?:and|but|so) (?=(?:(?:i|we)['’]d|(?:(?:i|we) )?(?:can|could|would|want|plan|hope|will))\b)/i,
          )[0]
          ?.replace(/^so far,? (?=[\p{L}\d])/iu, "") ?? "",
        names,
      )
    : null;
}

/** How far the founders have come, by their own account; a price is no event. */
export function stageOf({ traction, foreign, context, names }: Material): Stage {
  if (foreign) return { done: null, facts: [], standing: [] };
  const said = traction
    .flatMap((text) => text.split(/[;.] /))
    .map((text) => bare(text).replace(/^(?:and|but|so|plus|then) (?=[\p{L}\d])/iu, ""))
    .map(withoutSums)
    .filter((part) => part && !/^paid\b/i.test(part));
  const facts = said.filter(
    (part) =>
      (COUNT.test(part) || AGREED.test(part) || tradesNow(part)) &&
      !CAPACITY.test(part) &&
      !ABILITY.test(part) &&
      !AIMED_AT.test(part) &&
      (hasHappened(part) || countsToday(part)),
  );
  const done =
    facts.find((part) => /\d/.test(part) && PAYING.test(part)) ??
    facts.find((part) => COUNT.test(part) && PAYING.test(part)) ??
    facts.find(tradesNow) ??
    facts.find((part) => /\d/.test(part)) ??
    facts[0] ??
    countedToday(context.brief, names);
  // "9 pay since September" counts those who were named before.
  const [named] = facts;
  const whole = done && named && named !== done && NO_NOUN.test(done) ? `${named}, ${done}` : done;
  return {
    done: whole && narrowed(withoutSetback(whole)),
    facts: facts.filter((part) => part !== done),
    standing: said.filter((part) => !facts.includes(part) && !CAPACITY.test(part)),
  };
}

const ONLY_TRIED =
  /\b(?:wait(?:ing )?list|pre-?registrations?|sign-?ups?|trial(?:led)?|pilots?|beta|study|tests?|tested|tried|agreed|prototypes?|letters? of intent)\b/i;

/** "Three labs have tried it since June", "one of them has paid": it exists, and somebody works with it. */
const IN_HANDS =
  /\b(?:tried|tested|used?|using|works? with) (?:it|ours|the (?:app|software|program|system|prototype))\b[^.;]*\b(?:since|for (?:\p{L}+|\d+) (?:weeks|months|years)|every)\b|\bof them (?:has|have) paid\b/iu;

/** It was in the hands of those it is for, and something came of it. */
export const isTried = (done: string | null, running: boolean) =>
  done !== null &&
  !running &&
  (gaveResult(done) ||
    isUnpaid(done) ||
    isInTheirHands(done) ||
    isOutThere(done) ||
    IN_HANDS.test(done) ||
    /\b(?:beta|test) users\b|\bin (?:closed |open |private |paid )?(?:beta|pilot)\b|\b\d+ of (?:our|the) (?:first )?\d+\b/i.test(
      done,
    ));

/** It is sold or in use by the founder's own account, and not only tried. */
export const isRunning = ({ context, foreign, vague }: Material, done: string | null, jobs: string) =>
  done !== null &&
  !foreign &&
  !vague &&
  soldAlready(context.brief) &&
  (context.brief.stated.traded !== undefined ||
    !ONLY_TRIED.test(/tests$/.test(jobs) ? done.replace(/\btest(?:s|ed)?\b/g, "") : done));

/** Beside "against us" on a line. */
const SETBACK = 14;

/** "7 were exchanged for another size", in the founder's words. */
export function setbackOf({ context, foreign, names }: Material): string | null {
  if (foreign) return null;
  const { differentiator, solution, businessModel } = context.brief.answers;
  const told = [differentiator, solution, businessModel].flatMap(sentences).find(setbackIn);
  if (!told) return null;
  const part = setbackIn(told) ?? told;
  // "9 offices, 2 cancelled": out of how many belongs to it.
  const whole =
    told !== part &&
    leansOnBefore(part) &&
    (COUNT.test(told) || /^had to\b/.test(part)) &&
    wordCount(told) <= SETBACK;
  return uncap(bare(whole ? told : part), names);
}
