import { failedElsewhere } from "../text/failed-elsewhere";
import { isAnsweredByUs } from "./answered";
import { isFromAName } from "./from-a-name";
import { isLargeOrDear } from "./large-ones";
import { isAtWork, isFaulted, isLikened } from "./named-rivals";
import { isConceded, isOfOtherTrade, isOfTheProblem, isSameForAll } from "./other-trades";
import { isOurs, NO_SUBJECT, OF_US, type Read, speaksOf } from "./ours";
import { isPricedElsewhere } from "./priced-elsewhere";
import { besideIn } from "./same-breath";
import { isTheirsBySubject } from "./whose";

/** Who else does it: a trade, a kind of firm, the ordinary product. */
const OTHERS =
  /^(?:the |most |many |other |all )?((?:(?!so\b|and\b|that\b|for\b|with\b|of\b|to\b)[\p{L}'’-]+ ){0,3}?(?:[\p{L}-]+(?:ers|ors|ists|ants|yers|men)|schools|banks|portals|templates|vouchers|cafes|studios|restaurants|bakeries|pharmacies|shops|stores|supermarkets|chains|gyms|clinics|hospitals|universities|agencies|apps|platforms|marketplaces|tools|sites|brands|companies|firms|services|hotels|systems|machines|courses|coaches|products|clerks|garages|depots|incumbents)|(?:supermarket|shop|store|factory|store-bought|shop-bought|industrial|imported|normal|ordinary|conventional|traditional|standard|commercial|cheap|generic|big|large) [\p{L}-]+|(?:general|classic|typical|usual) (?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}s(?= \p{Ll})) (?:(?:in|from) (?:the )?(?!our\b|us\b)\p{L}+ (?=\p{Ll}))?(.+)$/iu;
/** What they do worse. */
const WORSE =
  /^(?:stops? (?:at|short|there|before)|ends? (?:at|there)|(?:do|does|are|is|can|will|have|has)(?:n['’]t| not| no| only| just| still| too)|cannot|can['’]t|never|only|just|still|(?:are|is) (?:blended|made for|built for|full|closed|slow|expensive|made (?:of|in)|priced)|needs?(?! no)|gets? no|ha(?:s|ve) no|charges?|teach(?:es)?|takes? (?:\d+|an? |weeks|months|days|hours|over)|costs?|sells?|targets?|accepts?|demands?|requires?|refuses?|quotes?|guess(?:es)?|focus(?:es)?|offers? [^,;]* only$|treats?|wants?|ignores?|adds? \d+|mix(?:es)?|works? for|uses?(?! (?:it|no|less|fewer|\d+ ?%)))\b/i;
const ORDINARY =
  /^(?:supermarket|store-bought|shop-bought|industrial|imported|normal|ordinary|conventional|traditional|standard|commercial|cheap|generic|general|big|large|classic|typical|usual) /i;
const NOBODY = /^(?:ours?|we|here|they|there|this|that|each|every|all|one|the)$/i;
const THEY_DO = new RegExp(
  `^${NO_SUBJECT}(?:the |an? )?((?:[\\p{L}'’-]+,? ){1,5}?)(?:only |just |still )?(?:takes?|knows?|needs?|sells?|counts?|costs?|charges?|wants?|asks?|makes?|mix(?:es)?|uses?|offers?|splits?|works?|sends?|comes?|arrives?|leaves?|forces?|treats?|ignores?|gives?|shows?|do(?:es)?n['’]t|can['’]t|cannot|never)\\b`,
  "iu",
);
/** "Weather stations measure the air, not the fruit": whatever several others do, where it is too little. */
const SEVERAL_DO = new RegExp(
  `^${NO_SUBJECT}((?:[\\p{L}'’-]+ ){1,2}?[\\p{L}'’-]{3,}(?<!ss|us)s) \\p{Ll}+ [^.;]*, not \\p{Ll}`,
  "u",
);
const contentOf = (said: string) =>
  ((THEY_DO.exec(said) ?? SEVERAL_DO.exec(said))?.[1] ?? "").match(/[\p{L}'’-]{4,}/gu) ?? [];

const OTHER_ONES =
  /^(?:(?:the|all|most) )?(?:other|existing|usual|today['’]s|current) (?!of\b|(?:people|customers|clients)\b)[\p{L}-]/iu;
const OURS = /(?:^|[.;,]\s)(?:(?:each|every one|all) of )?(?:we|ours?|i|my)\b/i;
const isBeforeOurs = (said: string, { answers: { differentiator } }: Read) => {
  const at = differentiator.toLowerCase().indexOf(said.toLowerCase());
  return at >= 0 && at < differentiator.search(OURS);
};
const isAnswered = (said: string, { answers: { differentiator } }: Read) =>
  /^[,;.] (?:and |but |while )?(?:we|ours?)\b/i.test(differentiator.split(said)[1] ?? "");
/** "Rental firms have white china. We have nine sets": told before what is ours, in a sentence of its own. */
const OPENS_OURS = /^[^.;]*[.;]\s+(?:we|ours?|with us|here|i|my)\b/i;
const isToldAgainst = (said: string, { answers: { differentiator } }: Read) => {
  const at = differentiator.indexOf(said);
  return at === 0 && OPENS_OURS.test(differentiator);
};
/** "Interpreters have to be booked weeks ahead. With us ...", "The big laundries mix it. We ...": of several, before what is ours. */
const SEVERAL = new RegExp(
  `^${NO_SUBJECT}((?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]{3,}(?<!ss|us)s)(?: and (?:[\\p{L}-]+ )?[\\p{L}-]+s)?(?: that [\\p{L} ]{3,24}?)?(?: (?:from|in|on) (?:the )?\\p{L}+)? (?:(?:only |just |still |never |have |are |get |rent |take |mix |sell |send |lend |pay )|\\p{Ll}+ (?:the|their|them|what|by|an?|up|out|off|at|after|before|in|on|back|once) )`,
  "iu",
);
const LARGE = /^(?:the )?(?:big|large|other|existing|traditional|normal|ordinary|usual) /i;
const OPPOSED = /^[^.;]*[.;]\s+(?:with us|(?:(?:each|every one|all) of )?ours|here)\b/i;
const isOfSeveral = (said: string, read: Read) => {
  const { differentiator } = read.answers;
  const at = differentiator.indexOf(said);
  const opens = at === 0 || /[.!?]\s+$/.test(differentiator.slice(0, Math.max(0, at)));
  const opposed = OPPOSED.test(differentiator.slice(Math.max(0, at)));
  if (at < 0 || !opens || !(opposed || isBeforeOurs(said, read))) return false;
  const [, who = ""] = SEVERAL.exec(said) ?? [];
  const head = who.split(" ").at(-1) ?? "";
  return who !== "" && (opposed || LARGE.test(said) || !isOurs(head, read));
};
/** "A biologist counts the species": one who works for the offer. */
const EXPERT = /^an? \p{Ll}+(?:ist|er|or|ian|nurse) (?:counts|knows|shows|makes|gives|sends|works)\b/iu;
/** "Agencies take 35%, we take 18%": what is asked by whoever is not we. */
const ASKS = /^(?:charges?|takes? \d|costs?|quotes?|guess(?:es)?|asks?)\b/i;
const ASKS_TOO =
  /^[^,;]{4,60} and (?:charges?|costs?|wants?|asks?|takes?) (?:for )?(?:\D{0,4}\d|(?:two|three|four|five|ten|many) times|twice|more|double)/i;
/** "Injinji splits the toes. We sell by width": of whom the offer never speaks, said before what is ours. */
function isContrast(said: string, read: Read): boolean {
  const who = contentOf(said);
  return (
    isBeforeOurs(said, read) &&
    !(EXPERT.test(said) && !LACKS.test(said)) &&
    (/^most (?!of\b|(?:people|customers|clients)\b)/i.test(said) ||
      (who.length > 0 && who.every((word) => !isOurs(word, read))))
  );
}

/** "Booking systems for dive centres handle customers, but treat gear as a number": a kind of supplier or product, and what it lacks. */
const A_KIND =
  /^(?:the |most |many |other |all |existing |usual )?(?:[\p{L}'’-]+ ){0,3}?(?:systems|software|apps|platforms|tools|portals|sites|programs|brands|companies|firms|services|agencies|chains|suppliers|makers|providers|manufacturers|schools|shops|stores|boxes|bags|covers|cases|clothes|shoes|machines|devices|sensors|products|kits)['’]? (?:(?:for|of|from|in|with|on) (?:the )?(?:[\p{L}'’-]+ ){0,2}(?:[\p{L}'’-]+s|store|shop|market|internet|web) )?(?=\p{Ll})/u;
const FAILS =
  /\bbut\b|\b(?:only|never|nobody|nothing|ignores?|cannot|no|without)\b|\b(?:do|does|ca|wo|is|are)(?:n['’]t| not)\b|\bneeds? (?:somebody|someone|an?)\b/i;
/** "Booking systems for dive centres": the kind that a sentence on others is about; "" where it names none. */
export function otherKindIn(said: string, read: Read): string {
  const kind = A_KIND.exec(said.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()))?.[0] ?? "";
  return isOfOtherKind(said, read) ? kind.trim() : "";
}
function isOfOtherKind(said: string, read: Read): boolean {
  const kind = A_KIND.exec(said.replace(/^\p{Lu}/u, (first) => first.toLowerCase()))?.[0];
  const rest = said.slice(kind?.length ?? 0);
  const words = kind?.match(/[\p{L}'’-]{4,}/gu) ?? [];
  return (
    !OF_US.test(said) && FAILS.test(rest) && words.some((word) => !speaksOf(word, read.answers.solution))
  );
}

/** "Volunteer lines change the caller every time": of several whom the offer never names, and how they go on. */
const GOES_ON = /\b(?:every time|each time|only|never|still|once a year|somebody else|anyone)\b/i;
function isOfStrangers(said: string, read: Read): boolean {
  const [, who = ""] = SEVERAL.exec(said) ?? [];
  const words = who.match(/[\p{L}'’-]{4,}/gu) ?? [];
  return / /.test(who.trim()) && GOES_ON.test(said) && words.every((word) => !isOurs(word, read));
}
/** "The cookery schools around here do one-day camps": several others, and where they are. */
const OF_THOSE_NEAR =
  /^(?:the |all |most |other )*(?:[\p{L}'’-]+ ){0,2}(?!we\b|ours\b)[\p{L}'’-]{3,}s (?:a?round here|near(?:by| here)|over here|in (?:our |this |the )?(?:town|area|city|mall|region)|at the mall) \p{Ll}+/iu;
/** "Grit from the quarry has no film": the same thing from where ours is not. */
function isFromElsewhere(said: string, read: Read): boolean {
  const [, where = ""] =
    /^\p{L}+ (?:from|of|in|at) (?:the |an? )?([\p{L}-]{4,}) (?:ha(?:s|ve) no|lacks?|cannot|can['’]t|do(?:es)?n['’]t|do(?:es)? not)\b/iu.exec(
      said,
    ) ?? [];
  return where !== "" && !isOurs(where, read);
}
/** "The wholesaler keeps the margin, we never own it": of whom the problem tells, and in one breath with it. */
function isAnsweredInOneBreath(said: string, read: Read): boolean {
  const who = /^the ([\p{L}-]{4,}) \p{Ll}+s /iu.exec(said)?.[1] ?? "";
  return who !== "" && isAnswered(said, read) && speaksOf(who, read.answers.problem) && !isOurs(who, read);
}

const LACKS =
  /\b(?:no|nothing|nobody|never|only|cannot)\b|\b(?:do|does|can|ca|wo|is|are|has|have)n?['’]t\b|\bnot\b/i;
/** "The man with a truck gives no paper": how it is done today, by the words of the problem. */
function isTodaysWay(said: string, read: Read): boolean {
  const who = contentOf(said).filter((word) => word !== "with");
  return (
    LACKS.test(said) &&
    who.length > 0 &&
    who.every((word) => speaksOf(word, read.answers.problem) && !isOurs(word, read))
  );
}

/** "Foo stations measure rain but don't see hail": one that can do something and fails at the rest is another. */
const FALLS_SHORT = new RegExp(
  `^${NO_SUBJECT}[\\p{L}'’ -]{3,60}? but (?:they )?(?:(?:do|does|ca|wo|is|are|can|have|has)(?:n['’]t| not)|cannot|never|only|miss(?:es)?|ignores?|lacks?|(?:too |very |so )?(?:sweet|expensive|dear|costly|slow|heavy|loud|bulky|cold|weak|bland|dry|salty|ugly|rigid|imported|far|complicated|boring)(?=$|[,.;]| and))\\b`,
  "iu",
);

/** "Foohome uses plastic": of one that the offer does not speak of. */
function isUnheard(said: string, read: Read): boolean {
  const [, name = "", thing = "", does = ""] =
    /^(\p{Lu}[\p{L}\d&.-]{2,})(?: in (?:the )?\p{Lu}[\p{L}]+)?(?: (\p{Ll}{3,}s)(?= (?:gets?|ha(?:s|ve)) no\b))? (.+)$/u.exec(
      said,
    ) ?? [];
  // "Asks only what the law allows" opens with what the offer does.
  const deed = /s$/.test(name) && /^(?:only|just|still|never) (?!\p{Ll}+s\b)/u.test(does);
  return (
    name !== "" &&
    !deed &&
    !NOBODY.test(name) &&
    WORSE.test(does) &&
    !isOurs(name, read) &&
    !(thing && isOurs(thing, read))
  );
}

/** "Weather apps" where ours is a phone app: the form is shared, the field is not. */
function isOtherSort(who: string, read: Read): boolean {
  const [, field = "", form = ""] =
    /^([\p{L}-]{3,}) (apps|tools|sites|platforms|shops|services|systems|programs|courses)$/iu.exec(who) ?? [];
  return form !== "" && !isOurs(field, read) && !isOurs(`${field} ${form}`, read);
}

function isOfAKind(said: string, read: Read): boolean {
  const [, who = "", does = ""] = OTHERS.exec(said) ?? [];
  return (
    Boolean(who) &&
    (WORSE.test(does) || ASKS_TOO.test(does) || isToldAgainst(said, read)) &&
    !/\b(?:us|ours?|already)\b/i.test(does) &&
    (ORDINARY.test(`${who} `) ||
      isOtherSort(who, read) ||
      !isOurs(who.split(" ").at(-1) ?? "", read) ||
      (ASKS.test(does) && isAnswered(said, read)))
  );
}

/** A rival by name, who opens the sentence or at whom a fault is found. */
function isOfNamed(said: string, { named: { competitors, platforms } }: Read): boolean {
  return [...competitors, ...platforms].some((rival) => {
    const at = said.toLowerCase().indexOf(rival.toLowerCase());
    if (at <= 0) return at === 0;
    const [before, after] = [said.slice(0, at), said.slice(at + rival.length)];
    return isFaulted(before, after) || isAtWork(rival, before, after) || isLikened(before, after);
  });
}

/** "Practice tracks you can buy exist only for famous pieces": what is there already, and too little of it. */
const SOLD_ELSEWHERE =
  /^(?!(?:we|it|our|ours|each|every)\b)[^.;]*\b(?:you can (?:buy|get|find|order)|on the market|in (?:the )?shops|exists?)\b[^.;]*\b(?:only|just|not|no|never|cannot)\b/iu;

/** By its own words, whatever stands around it. */
const surely = (said: string, read: Read): boolean =>
  isOfNamed(said, read) ||
  failedElsewhere(said) ||
  OTHER_ONES.test(said) ||
  isConceded(said, read) ||
  isSameForAll(said) ||
  FALLS_SHORT.test(said) ||
  isUnheard(said, read) ||
  isLargeOrDear(said) ||
  isFromAName(said, read) ||
  isOfAKind(said, read);

/** "You only meet people with the same goal": what customers get from the offer. */
const TO_CUSTOMERS =
  /^you (?:only |just |also |never |always )?(?:get|meet|see|pay|know|keep|learn|have|talk|speak|send|choose)\b/i;
/** "Mine is only for the chandler". */
const OF_OURS = /^(?:mine|ours|with (?:us|me))\b/i;
/** "Made for work boots and priced below the shops": what the offer is, without its subject. */
const OF_THE_OFFER =
  /^(?:made|built|designed|priced|sewn|woven|knitted|cut|grown|baked|cooked|brewed|roasted|printed|written|run|sold|backed|based|tested|approved|checked|created|developed|handmade|hand-made) (?:for|by|to|in|from|with|on|at|around|between|and)\b/i;
/** "Wholesalers don't take returns": said of those who do it today and not of the offer, or in one breath with it. */
export function isSaidOfOthers(clause: string, read: Read): boolean {
  const said = clause.trim();
  if (OF_OURS.test(said) || OF_THE_OFFER.test(said)) return false;
  if (TO_CUSTOMERS.test(said)) return isOfNamed(said, read) || failedElsewhere(said);
  return (
    surely(said, read) ||
    isTheirsBySubject(said, read) ||
    isPricedElsewhere(said, read) ||
    isAnsweredByUs(said, read) ||
    isContrast(said, read) ||
    isTodaysWay(said, read) ||
    isOfSeveral(said, read) ||
    OF_THOSE_NEAR.test(said) ||
    isOfStrangers(said, read) ||
    isOfOtherKind(said, read) ||
    isOfOtherTrade(said, read) ||
    isOfTheProblem(said, read) ||
    isFromElsewhere(said, read) ||
    (SOLD_ELSEWHERE.test(said) && isBeforeOurs(said, read)) ||
    isAnsweredInOneBreath(said, read) ||
    besideIn(read, said).some((part) => surely(part, read))
  );
}
