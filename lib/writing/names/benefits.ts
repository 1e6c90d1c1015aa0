import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { bare, cap, wordCount } from "../english";
import { withoutReflexive } from "../prototype/reflexive";
import { conditions } from "./benefit-rules";
import { ownSentences } from "./of-ours";
import { participle, verbOf } from "./participle";

const FEWEST = 3;
const MOST = 8;
const POINTS =
  /\b(?:it(?! (?:comes|breaks|wears|does|fails|rains|is))|its|they|them|their|this|that|these|those|he|she|his|her|we|our|ours|us|i|my|me|mine|(?<!\b(?:an? \p{L}+|know) )who|which|there|such|\p{L}+sel(?:f|ves))\b/iu;
const ENDS_BADLY =
  /\b(?:a|an|the|and|or|of|for|with|to|in|on|at|by|from|than|is|are|has|have|each|every|your|own|as|per|about|into|until|before|when|if|because|not|only|between|more|less|same|most|other|gives|pays)$/i;
const OF_MONEY =
  /[€$£¥₹%ł]|\b(?:\d[\d.,]* ?(?:kr|lei|kč|ft)|euros?|dollars?|pounds?|pesos|rand|usd|eur|gbp)\b/i;
/** What is wrong, uncertain or only planned wins nobody. */
const NEGATIVE =
  /\b(?:not|\p{L}+n['’]t|cannot|nobody is|usually|maybe|probably|for now|so far|yet|years|worked|grew|was|were|had|problem|refuse|proprietary|moat|ai|scal\p{L}+)\b/iu;

/** A whole, positive line of three to eight words that points at nothing and nobody. */
const line = (said: string): string[] => {
  const text = bare(
    said.replace(/\b(?:actually|really|simply|just|also|already|always(?= (?:the )?same)) /gi, ""),
  );
  const count = wordCount(text);
  return count >= FEWEST &&
    count <= MOST &&
    !/^(?:has|have) /i.test(text) &&
    !POINTS.test(text) &&
    !ENDS_BADLY.test(text) &&
    !OF_MONEY.test(text) &&
    !NEGATIVE.test(text)
    ? [cap(text)]
    : [];
};

const toYou = (text: string) =>
  text
    .replace(
      /\b(?:they|customers|users|clients|members|the (?:customer|client|owner|user)) (already|need|use|have|own|like|type)\b/gi,
      "you $1",
    )
    .replace(/\b(?:the|their) (?:customer|client|owner|user|parent)s?['’]s? /gi, "your ")
    .replace(/\b(?:the (?:customer|client) is|they are)\b/gi, "you are");

const CLAUSES =
  /; |: |, (?:(?:and|but|so|which) )?| (?:and|but|so)(?: that)? (?=(?:\p{Ll}+s (?:the|your|an?|every|each)|\p{Ll}+ is|no|we|i|you|it|they|all|every|each|nobody|nothing|(?:the|an?) (?:[\p{L}-]+ ){1,2}(?:is|are|was|comes|gets|stays|\p{L}+s)|prints?|keeps?|works?|gives?|has|have|always|everything) )/iu;

const NUMBER = "(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a|an)";
const UNIT = "(?:minutes?|hours?|days?|weeks?|working days?)";
const WITHIN = new RegExp(
  `\\b(bring|take|deliver|return|send|ship|answer|reply|repair|fix|finish|post)\\p{L}*\\b[^.;,]*?\\b((?:within|in under|in less than) ${NUMBER} ${UNIT}|(?:the )?(?:same|next) (?:day|morning|evening)|by (?:noon|\\d[\\d:.]*(?: ?[ap]m)?))`,
  "iu",
);
const BACK = new RegExp(
  `\\b(bring|take|return)s? [^.;,]*back (within ${NUMBER} ${UNIT}|the (?:same|next) day)`,
  "iu",
);
const DONE: Record<string, string> = {
  ...{ bring: "Back", take: "Back", return: "Back", deliver: "Delivered", send: "Sent", ship: "Shipped" },
  ...{ answer: "Answered", reply: "Answered", repair: "Repaired", fix: "Fixed", finish: "Finished" },
  post: "Posted",
};
/** "Bring it back within 7 days": "Back within 7 days". */
const byWhen = (said: string) => {
  const [, verb = "", when = ""] = BACK.exec(said) ?? WITHIN.exec(said) ?? [];
  const done = /^(?:bring|take)$/i.test(verb) && !/\bback\b/.test(said) ? "" : DONE[verb.toLowerCase()];
  return done ? line(`${done} ${when}`) : [];
};
const READY = new RegExp(
  `\\b(on the table|ready|done|set up|finished|installed) in (?:only )?(${NUMBER} (?:seconds|minutes|hours|days))\\b`,
  "iu",
);
const readyIn = (said: string) => {
  const [whole = ""] = READY.exec(said) ?? [];
  return line(whole);
};

/** "No camera ... no wiring": what is spared, two at a time. */
const NO_THING =
  /\bno ((?!reason\b|one\b|longer\b|more\b|idea\b|record\b|body\b)[\p{L}-]+(?: (?!and\b|or\b|in\b|at\b|for\b|to\b|but\b|so\b|is\b)[\p{L}-]+)?)(?=[,.;]| (?:and|or|in|at|for|to|but|so)\b|$)/giu;
function spared(sentences_: readonly string[]): string[] {
  const things = [
    ...new Set(
      sentences_.flatMap((said) =>
        [...said.matchAll(NO_THING)].map(([, what = ""]) => `no ${what.toLowerCase()}`),
      ),
    ),
  ];
  const [one, other] = things;
  return one && other ? line(`${one} and ${other}`) : [];
}

const PRICE_FIRST =
  /\b(?:tell|give|send|show|see|know|get|agree|quote)\w*\b[^.;]{0,40}\bprice\b[^.;]{0,30}\b(?:before|up ?front|in advance|beforehand)\b/i;
const FIXED = /\b(?:fixed price|flat (?:rate|fee|price)|one price)\b/i;
const ofPrice = (said: string) =>
  PRICE_FIRST.test(said)
    ? ["Know the price up front"]
    : FIXED.test(said)
      ? ["A fixed price from the start"]
      : [];

const DETERMINED = /^(?:the|each|every|all|only|your|everything|the same|one|an?) ?/i;
const WORKED =
  /^(?:(?:we|i)(?: (?:also|always|only|do))? )?(\p{Ll}+) ((?:(?:the|each|every|all|your|the same) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+)|everything) ((?:at|in|from|on|by|within|before|after|between|until|every|directly|for) .+)$/iu;
/** "We clean everything between parties": "Everything cleaned between parties". */
const doneSo = (said: string) => {
  const [, verb = "", object = "", how = ""] = WORKED.exec(said) ?? [];
  if (/^(?:send|give|bring|provide|keep)$/i.test(verb) && /^(?:the same|every|all)\b/i.test(object))
    return line(`${object} ${how}`);
  const base = /^(?:we|i) /i.test(said) || !/s$/.test(verb) ? verbOf(verb) : null;
  if (!base || !DETERMINED.test(object) || /^(?:run|let|know|read)$/.test(base)) return [];
  return line(`${object} ${participle(base)} ${how}`);
};

const OFFERS = /^(?:we|i)(?: also| always| only)? (?:keep|have|offer|give|do|bring|send|use|provide) (.+)$/i;
const SHORT_ITEM = /^(?:[\p{L}-]+ ){1,2}[\p{L}-]+$/u;
/** "We keep small batches, live teaching": the first two, where each is a thing. */
const twoThings = (said: string) => {
  const items = (OFFERS.exec(said)?.[1] ?? "").split(/, (?:and )?/);
  const [one = "", other = ""] = items;
  return items.length > 2 && SHORT_ITEM.test(one) && SHORT_ITEM.test(other) ? line(`${one}, ${other}`) : [];
};
const offered = (said: string) => {
  const [, what = ""] = OFFERS.exec(said) ?? [];
  return /^(?:only|the same|every|all|one|no) /i.test(what) ? line(what) : [];
};

const OURS =
  /^(?:with us )?(?:ours?|it|mine|the (?:service|box|app|product|shop|class|kit|set))(?:['’]s| is|s)(?: all)? (?!about\b|for\b|built\b|made\b|called\b|just\b|not\b|too\b)(.+)$/i;
/** "Ours is month to month", "it's by the hour": the rest of it. */
const predicate = (said: string) => line(OURS.exec(said)?.[1] ?? "");
const DOES =
  /^(?:ours?|it|mine|the (?:app|box|service|kit))(?: all)? ((?!is\b|has\b|was\b|does\b|takes\b|says\b|costs\b)[\p{Ll}]+s (?:the|your|with|without|next|from|over|for|in|on|every|each|as|what|whatever) .+)$/iu;
const does = (said: string) => line(DOES.exec(said)?.[1] ?? "");

/** "The picking date is printed on each pouch", "all the food is included", "parking is free". */
const STANDS =
  /^(?:(?:the|all(?: the)?|every|each|everything|nothing|nobody|both) (?:[\p{L}\d-]+ ){0,4}|(?:\p{L}+ and )?\p{L}{4,} |\p{L}+ed \p{L}+s )(?:is|are|stays?|goes|comes?) (?:never |always |already )?(?:\p{L}+(?:ed|en|un)\b|free|open|ready|sorted|included|sent|made|kept|paid|sold)/iu;
const NEVER = /^(?:the|each|every) \p{L}+ never \p{L}+s /iu;
const SOONER = /^the \p{L}+ (?:comes|gets|goes) (?:\p{L}+ )?(?:sooner|faster|earlier)$/iu;
const standing = (told: string) => {
  if (/^(?!(?:all|both)\b)\p{L}+[^s] are\b/iu.test(told)) return [];
  const said = told.replace(/\bdoes(?: not|n['’]t) (\p{Ll}+)/u, "never $1s");
  return !/\bit\b/.test(said) && [STANDS, NEVER, SOONER].some((form) => form.test(said)) ? line(said) : [];
};
/** "Never more than four dogs together", "open every day". */
const STRONG = /^(?:never|only|nothing|everything|open|backed|free|same|the same|half) /i;
const strong = (said: string) => (STRONG.test(said) ? line(said) : []);
/** "Reminds you when the payment is due": what it does, where that is whole in a few words. */
const ACTS = /^(\p{Ll}+s) (?:the|your|you|an?|every|each|for|how|what|when|without|next) /iu;
const acts = (said: string) => {
  const [, verb = ""] = ACTS.exec(said) ?? [];
  return !/^(?:see|know|get|receive|pay|use|need|want)s$/i.test(verb) &&
    (verbOf(verb) ||
      /^(?:keep|remind|show|build|work|tell|spot|tie|warn|give|notice|hold|ask|open)s$/i.test(verb)) &&
    !/[,;:]/.test(said)
    ? line(said)
    : [];
};

const YOU_CAN =
  /^(?:you|members|customers|guests|users|pupils|students)(?: can| always| may)* (always (?:know|have|get)|skip|pause|cancel|walk|know|see|keep|come in|swap|choose|share|return) (.+)$/i;
const youCan = (said: string) => {
  const [, verb = "", rest = ""] = YOU_CAN.exec(said) ?? [];
  const always = /^you always know/i.test(said) ? "Always " : "";
  return verb ? line(`${always}${verb} ${rest}`.replace("Always always", "Always")) : [];
};
const AT_THE = /\breaches (the [\p{L} ]+? by \d[\d:.]*(?: ?[ap]m)?)/iu;
const there = (said: string) => {
  const [, where = ""] = AT_THE.exec(said) ?? [];
  return where ? line(`at ${where}`) : [];
};

/** "Always me, not a different person each week": "The same person each week". */
const SAME = /\bnot a different ([\p{L}]+) (each|every) (\p{L}+)/iu;
const same = (said: string) => {
  const [, who = "", each = "", time = ""] = SAME.exec(said) ?? [];
  return who ? line(`the same ${who} ${each} ${time}`) : [];
};
const TIMED =
  /^((?:the same|every|each) (?:day|evening|morning|week|month|afternoon)|after (?:each|every) \p{L}+),? [^,;]*?\b(?:receives?|gets?) (?:an? |the )?([^,;]+)/iu;
const atThatTime = (said: string) => {
  const [, when = "", what = ""] = TIMED.exec(said) ?? [];
  const thing = what.split(/ (?:on|with|by|in|and|which|that|from) /)[0] ?? "";
  return thing ? line(`a ${thing} ${when.toLowerCase()}`.replace(/^a (?=\p{L}+s\b )/u, "")) : [];
};
/** "Email every Thursday at noon with the 8 best things": "The 8 best things, every Thursday at noon". */
const EVERY_DAY = /\b(every \p{L}+(?: at (?:noon|\d+(?: ?[ap]m)?))?) with (the [\p{L}\d]+ best \p{L}+)/iu;
const onTheDay = (said: string) => {
  const [, when = "", what = ""] = EVERY_DAY.exec(said) ?? [];
  return what ? line(`${what}, ${when}`) : [];
};
const GETS_DONE = /\bgets? (\p{L}+(?: \p{L}+)?) (\p{L}+ed) ((?:in|on|at|within|by|every) [^,;]+)/iu;
const getsDone = (said: string) => {
  const [, what = "", done = "", how = ""] = GETS_DONE.exec(said) ?? [];
  return done ? line(`${what} ${done} ${how.split(" and ")[0]}`) : [];
};

/** Lines out of what this founder promises: what sets the offer apart first, then what is done. */
export function benefits(brief: Brief): string[] {
  if (brief.language !== "en") return [];
  const { solution, businessModel } = brief.answers;
  const own = ownSentences(brief);
  const told = sentences(solution).map(bare);
  const parts = (said: readonly string[]) =>
    said
      .flatMap((one) => [one, ...one.split(CLAUSES)])
      .map(bare)
      .map(withoutReflexive)
      .map(toYou);
  const ofClause = [same, standing, strong, predicate, does, doneSo, offered, twoThings, youCan, acts];
  const ofSentence = [there, byWhen, readyIn, atThatTime, onTheDay, getsDone, conditions];
  return [
    ...new Set([
      ...parts(own).flatMap((said) => ofClause.flatMap((rule) => rule(said))),
      ...[...own, ...told].flatMap((said) => ofSentence.flatMap((rule) => rule(said))),
      ...spared([...own, ...told]),
      ...[...own, ...told, ...sentences(businessModel)].flatMap(ofPrice).slice(0, 1),
      ...parts(told).flatMap((said) => ofClause.flatMap((rule) => rule(said))),
    ]),
  ];
}
