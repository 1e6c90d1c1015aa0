import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import type { Archetype } from "@/lib/brief/types";

export interface Pattern {
  id: string;
  weight: number;
  fields: readonly AnswerField[];
  when: RegExp;
  unless?: RegExp;
  /** The kinds of business for which it holds; all where there are none. */
  forms?: readonly Archetype[];
  /** What is to be done about the quoted clause, and what is counted. */
  recommendation: (said: string, name: string, who: string) => string;
  /** A sentence that must fire it and one that must not. */
  yes: string;
  no: string;
}

const OFFER: readonly AnswerField[] = ["solution", "differentiator"];
const ALL: readonly AnswerField[] = ["problem", "solution", "differentiator", "businessModel"];
const MONEY: readonly AnswerField[] = ["businessModel"];

/** Rules that read one clause of the founder's and connect it with what follows from it. */
export const PATTERNS: readonly Pattern[] = [
  {
    id: "refund",
    weight: 72,
    fields: ["solution", "differentiator", "businessModel"],
    when: /\b(refunded?|money back|takes? \d+% off|free of charge if)\b/i,
    unless:
      /\bno refunds?\b|\b(?:claim|demand|ask|get|win|bring)(?:s|ing|ting|ning|ed)? (?:for )?(?:the |your |their |its )?(?:money back|refunds?)\b/i,
    recommendation: (said, name) =>
      `That promise has a price (${said}). Set a sum aside for it in every month of the plan of ${name} and write down who decides when it is owed. Watch: promises paid out per hundred sales.`,
    yes: "A missed walk is refunded twice.",
    no: "A ready letter claims the money back from the airline.",
  },
  {
    id: "same-person",
    weight: 58,
    fields: OFFER,
    when: /\b(?:the|always the) same (?:nurse|person|tutor|walker|teacher|driver|coach|carer|cleaner|team)\b/i,
    recommendation: (said, name) =>
      `What customers like (${said}) ties ${name} to single people, so train a second person for every customer before you reach the tenth, and pay for the hour of handover. Watch: appointments kept when the usual person is away.`,
    yes: "The same nurse comes every week.",
    no: "A nurse is sent by the office.",
  },
  {
    id: "guarantee",
    weight: 62,
    fields: ALL,
    when: /\b(guarantee[ds]?|warranty of|one-year warranty|buy-back)\b/i,
    unless: /\b(no|without|under manufacturer) (guarantee|warranty)\b|manufacturer (warranty|claim)/i,
    recommendation: (said, name) =>
      `Work out what the promise (${said}) costs if one customer in ten uses it, and keep that sum out of the profit of ${name}. Watch: claims under the promise per month.`,
    yes: "Every bicycle has a guaranteed buy-back price.",
    no: "The shop sells every bicycle as it is.",
  },
  {
    id: "letter",
    weight: 69,
    fields: ALL,
    when: /\b(letter of intent|signed a letter|signed letters?)\b|\d[\d,]* [^.]{0,40}\bon (the|a|our) (share|waiting) list\b/i,
    recommendation: (said, name) =>
      `Turn those signatures (${said}) into money or a date: ask each signatory for a deposit or a start day with ${name}. Watch: how many letters become payments within 30 days.`,
    yes: "Eleven shows have signed a letter of intent.",
    no: "Eleven shows have read our letter.",
  },
  {
    id: "certified",
    weight: 61,
    fields: OFFER,
    when: /\b((?:is|are|am|was|were|been|be) (?:\w+ )?(?:certified|audited|licensed|approved)|(?:certified|licensed|approved|audited) (?:by|to|under|for)|certificate (?:from|of|by))\b/i,
    unless: /\b(not|never|leave with a) (certified|certificate)\b/i,
    recommendation: (said, name) =>
      `Have the certificate (${said}) at hand, with number, date and expiry, and say what it does not cover. Watch: weeks until the papers of ${name} must be renewed.`,
    yes: "Every resin is certified for the mouth.",
    no: "Every resin has a pleasant colour.",
  },
  {
    id: "second-hand",
    weight: 49,
    fields: ["solution", "businessModel"],
    when: /\b(second-hand|used ones?|refurbish\w*|overhaul\w*|buys? (?:them|it|your|used|old|worn|outgrown|clothes|toys|books)\b.{0,20} back)\b/i,
    unless: /\b(?:trucks?|vans?|ovens?|machines?|equipment|kilns?|boats?|trailers?)\b/i,
    recommendation: (_said, name) =>
      `Buying well matters more than selling here: fix the highest purchase price for the five most common pieces before ${name} opens. Watch: days from purchase to sale per piece.`,
    yes: "A second-hand shop for bicycles.",
    no: "A shop for new bicycles.",
  },
  {
    id: "minutes-setup",
    weight: 54,
    fields: OFFER,
    when: /\b(installs?|set up|sets? up|connects?|plugs? in)\b.{0,40}\b(minutes?|without (a|an) \w+)\b/i,
    recommendation: (said, name) =>
      `Let three people set ${name} up alone while you only watch, because it has to hold without you (${said}). Watch: minutes until first use, for the slowest of them.`,
    yes: "It installs without a plumber in ten minutes.",
    no: "It is installed by our team.",
  },
  {
    id: "white-label",
    weight: 55,
    fields: OFFER,
    when: /\b(under (the|their) (vendor's |own )?(own )?name|white[- ]label|resell(s|ers?)?)\b/i,
    recommendation: (said, name) =>
      `Another name on the product (${said}) hides ${name} from the people who use it. Agree now who answers their questions and what happens to them when the contract ends. Watch: share of volume that depends on the largest vendor.`,
    yes: "It runs under the vendor's own name.",
    no: "It runs under our name.",
  },
  {
    id: "hosts-share",
    weight: 53,
    fields: ALL,
    when: /\b(?!(?:we|I|also|only|just)\b)\p{L}+[^s\W]s (?:keep|get|receive) \d+% of\b/iu,
    recommendation: (said, name) =>
      `All costs of ${name} have to come out of what is left after their share (${said}), so find out below which share good people would leave. Watch: providers lost per quarter.`,
    yes: "Hosts keep 70% of the revenue.",
    no: "Hosts keep their own microphones.",
  },
  {
    id: "cap",
    weight: 56,
    fields: MONEY,
    when: /\b(maximum of|at most|up to) \d+ (weddings|places|customers|seats|guests|students|clients)\b/i,
    // "A closed class for up to 12 students for 3,900" is the size of one sale.
    unless: /\bfor up to \d+\b/i,
    recommendation: (said, name) =>
      `Your own limit (${said}) is the ceiling of ${name}; more hours do not exist, so raise the price once two thirds are booked early. Watch: weeks until the last place is sold.`,
    yes: "A maximum of 28 weddings a year.",
    no: "A closed class for up to 12 students for $3,900.",
  },
  {
    id: "grant-end",
    weight: 75,
    fields: MONEY,
    when: /\bgrants?\b.{0,60}\b(for the first|until|per year|a year|years?)\b/i,
    recommendation: (said, name) =>
      `A grant (${said}) ends or has to be renewed. Calculate ${name} without it from the first month and see what is missing. Watch: share of costs covered without the grant.`,
    yes: "A grant of £40,000 per year for the first two years.",
    no: "Schools pay a fee.",
  },
  {
    id: "referred",
    weight: 63,
    fields: ALL,
    when: /\b(came through|through a guest|recommended by|referred by|word of mouth)\b/i,
    recommendation: (_said, name) =>
      `Make it a routine: fix the day after delivery on which ${name} asks for a name, and what the person who gives it receives. Watch: introductions per ten customers.`,
    yes: "Nine came through a guest of an earlier wedding.",
    no: "Nine came by train.",
  },
  {
    id: "small-group",
    weight: 41,
    fields: ["solution", "businessModel"],
    when: /\bgroups? of (\d+|ten|twelve|eight)|\b\d+ places in each\b/i,
    recommendation: (said, name) =>
      `A small group (${said}) only pays when it is full. Decide below which number a group of ${name} does not start, and tell everyone on the list. Watch: places sold two weeks before the start.`,
    yes: "Groups of 12 students meet live.",
    no: "Students watch films alone.",
  },
  {
    id: "permit",
    weight: 64,
    fields: ALL,
    when: /\b(permit|concession|parking permit|licen[cs]e to|right to use)\b/i,
    recommendation: (_said, name) =>
      `Write the end date and the conditions of that permission into the plan of ${name} and ask today what renewal takes. Watch: months left on the permit.`,
    yes: "The operator has given us a parking permit.",
    no: "The operator has a car park.",
  },
  {
    id: "subscription-pause",
    weight: 44,
    fields: ["businessModel"],
    when: /\b(cancel any ?time|pause|no contract|month to month)\b/i,
    recommendation: (said, name) =>
      `What makes it easy to leave (${said}) makes leaving the risk of ${name}: ask everybody who goes for the reason on the same day. Watch: customers who leave in their first 60 days.`,
    yes: "Customers can cancel anytime without a fee.",
    no: "Customers sign for three years.",
  },
  {
    id: "annual-prepay",
    weight: 47,
    fields: ["businessModel"],
    when: /\b((?<!\b(?:if|when) )(paid|billed|invoiced) (yearly|annually|upfront|in advance)|per year,? paid|annual (fee|plan|licen[cs]e))\b/i,
    recommendation: (said, name) =>
      `Money in advance (${said}) comes early and its refunds late; the plan counts it month by month, which is the careful way. Keep what ${name} has not earned yet in a second account. Watch: months of prepaid service still owed.`,
    yes: "The licence is paid annually before the season.",
    no: "The licence is paid each month.",
  },
  {
    id: "deposit",
    weight: 55,
    fields: ["businessModel"],
    when: /\b(deposit|down ?payment|half (up front|in advance))\b/i,
    unless: /\b(no deposit)\b/i,
    recommendation: (_said, name) =>
      `Write down when ${name} gives a deposit back, before the first customer asks. Watch: deposits returned, and why.`,
    yes: "A deposit of 30% is due at booking.",
    no: "There is no deposit, only an invoice.",
  },
  {
    id: "tip-first-free",
    weight: 45,
    fields: ["businessModel"],
    when: /\bfirst (month|week|lesson|visit|order|edition|\d+ \w+) (is |are )?free\b/i,
    recommendation: (_said, name) =>
      `Decide what a customer must have done with ${name} by the end of the free period, and call everyone who has not. Watch: share of free users who go on to pay.`,
    yes: "The first month is free for each shop.",
    no: "The first month costs the same.",
  },
  {
    id: "setup-fee",
    weight: 46,
    fields: ["businessModel"],
    when: /\b(set-?up|onboarding|installation) fee\b|\bonce per (building|site|company)\b/i,
    unless: /\b(no set-?up fee)\b/i,
    recommendation: (said, name) =>
      `Record the hours that a start takes (${said}) for the first five customers of ${name}; if the fee does not cover them, it is a discount nobody asked for. Watch: hours of one start against its fee.`,
    yes: "There is a setup fee of 400 per depot.",
    no: "There is no setup fee.",
  },
  {
    id: "sponsor-money",
    weight: 51,
    fields: ["businessModel"],
    // "We spend 900 a month on advertising" is a cost.
    when: /\b(?:sponsors?|advertisers?|CPM|(?:sell|sells|selling|from|through) (?:\p{L}+ )?advertising|advertising (?:revenue|income|space|pays))\b/iu,
    unless: /\b(?:without|no|spend|spent|costs?) [^.;]*\b(?:ads|advertising|sponsors?)\b/i,
    recommendation: (said, name) =>
      `Sell three sponsorships of ${name} by hand before counting on that income (${said}), with the real number of people that it reaches on the page. Watch: sponsors who book a second time.`,
    yes: "Sponsors pay for one place per issue.",
    no: "We spend 900 a month on advertising.",
  },
  {
    id: "insured",
    weight: 53,
    fields: ["solution", "differentiator"],
    when: /\b(is|are|fully) (insured|covered)\b|\bdamage cover\b/i,
    unless: /\b(not (insured|covered))\b/i,
    recommendation: (_said, name) =>
      `Get the cover from an insurer in writing, including what it leaves out, before the first case of ${name}. Watch: claims per hundred uses, and what each one cost.`,
    yes: "Every loan is insured up to 500.",
    no: "Loans are not insured.",
  },
  {
    id: "seasonal",
    weight: 56,
    fields: ["businessModel", "solution"],
    when: /\b(?:half|most|much|a (?:third|quarter)|two[- ]thirds) of (?:our |the |all )?(?:\w+ )?(?:sales|orders|bookings|turnover|revenue|income)\b[^.;]*\b(?:in|during|between|before) (?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)\b|\b(?:only|come|open|opens|works?) (?:in|from) (?:spring|summer|autumn|winter)\b|\b(season|holidays|Christmas|(?<!with )harvest(?! and|,)|exam period)\b/i,
    recommendation: (said, name) =>
      `A calendar like that (${said}) gives ${name} good months and empty ones. Put the empty ones into the cash plan and offer something that sells in them. Watch: cash at the end of the leanest month.`,
    yes: "Half of our sales are made in November and December.",
    no: "Guests come every week.",
  },
  {
    id: "thrown-away",
    weight: 52,
    fields: ["problem"],
    when: /\b(?:throws? away|thrown away|wasted?|go(?:es)? to waste|spoil(?:s|ed)?)\b[^.;]*\b(?:food|bread|fruit|vegetables?|milk|meals?|dishes|portions|ingredients|harvest|crops?|fish|meat|flowers|fabric|wood|kilos?)\b|\b(?:food|bread|fruit|vegetables?|milk|meals?|dishes|portions|ingredients|harvest|crops?|fish|meat|flowers|fabric|wood|kilos?)\b[^.;]*\b(?:thrown away|wasted|go(?:es)? to waste|spoil(?:s|ed)?)\b/i,
    unless: /\b(waste (?:time|collection|bins?|service|management|sorting|disposal))\b/i,
    recommendation: (_said, name) =>
      `Weigh what goes to waste in three places for a week before ${name} begins, on the same scale. Watch: kilograms a day, before and after.`,
    yes: "The canteen throws away a fifth of the food.",
    no: "The canteen sells all of its food.",
  },
];
