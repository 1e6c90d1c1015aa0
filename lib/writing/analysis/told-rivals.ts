import { findAmounts } from "@/lib/brief/amounts/amounts";
import { resolveCurrency } from "@/lib/brief/amounts/currency";
import { readTail } from "@/lib/brief/amounts/price-tail";
import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import { concedes } from "@/lib/brief/text/concession";
import { sentences } from "../cut";
import { bare, cap, wordCount } from "../english";
import { priceBeside } from "../held-against";
import type { Material } from "../material";
import { isOfTheirs, isPricedElsewhere } from "../not-ours";
import { priceThere } from "../price-there";
import { isOfFounders } from "../proofs";

const MOST_TOLD = 4;
const MOST_WORDS = 40;
const TURNS_TO_US =
  /(?:[,;] (?:but |and |while |whereas |so )?| (?:and|but|while) )(?=(?:we|ours?|with us)\b).*$/iu;
/** "Handymen for a quick repair work": whoever buys or is served is no rival. */
const OF_US = /^(?:we|i|my|our|all (?:of )?our)\b/i;
/** "Bands book by the hour, while providers only offer months": the half that is told of others. */
const theirHalf = (said: string) => {
  const [, half = ""] = said.split(/, (?:while|whereas) /);
  return half && !OF_US.test(half) && !/^ours?\b|^with us\b/i.test(half) ? half : said;
};
const speaksOfBuyers = (said: string, { group }: Material) =>
  said.toLowerCase().startsWith(group.crowd.toLowerCase());

const CONTENT = /[\p{L}-]{5,}/gu;
/** "A college course takes a year and costs R38,000", where the difference speaks of the college too: a way, and no loss. */
function isPricedWay(said: string, differentiator: string): boolean {
  const subject = said.split(" ").slice(0, 3).join(" ").toLowerCase().match(CONTENT) ?? [];
  return isPricedElsewhere(said) && subject.some((word) => differentiator.toLowerCase().includes(word));
}

/** "The good merino socks cost $35", where ours are socks: the same thing as others sell it. */
const OTHER_ONES =
  /^(?:the |most |a )?(?:good|better|decent|proper|nice|other|usual|normal|regular|existing|cheap|cheaper|big|large|private|branded|imported|used|second-hand|professional|custom|fancy|local|ready-made) ((?:[\p{L}'’-]+ ){1,3})/iu;
function isSameThingPriced(said: string, solution: string): boolean {
  const words =
    OTHER_ONES.exec(said)?.[1]
      ?.toLowerCase()
      .match(/[\p{L}-]{4,}/gu) ?? [];
  const stem = (word: string) => word.replace(/(?:es|s)$/, "");
  return PRICED.test(said) && words.some((word) => solution.toLowerCase().includes(stem(word)));
}
const PRICED =
  /\b(?:costs?|charges?|asks?|(?:is|are) (?:about|around|over)?) ?(?:about |around |over |up to |at least )?[^\s\p{L}\d]{0,3}(?:[A-Z]{2,3} ?)?\d/u;
/** "Unlike legacy tools that chop up footage, ...": whoever it is and what they do. */
const UNLIKE =
  /^(?:unlike|in contrast to|as opposed to) ((?:the |most |other )?(?:[\p{L}-]+ ){1,4}(?:that|who|which) [^,;]{8,})[,;]/iu;
const unlikeIn = (answer: string) =>
  sentences(answer).flatMap((said) => {
    const who = UNLIKE.exec(said)?.[1];
    return who ? [bare(who)] : [];
  });

/** Every sentence in which the founder tells of another way, as it was written and without what follows of ours. */
export function toldOfOthers(m: Material): string[] {
  const { brief } = m.context;
  const { differentiator, problem } = brief.answers;
  const names = [...m.rivals, ...m.alternatives.map(({ who }) => who.replace(/^(?:the|an?) /i, ""))];
  const speaksOf = (said: string) => names.some((name) => said.toLowerCase().includes(name.toLowerCase()));
  const parts = (answer: string) =>
    sentences(answer).map((said) => theirHalf(bare(said).replace(TURNS_TO_US, "")));
  const against = parts(differentiator).filter(
    (said) =>
      !/^(?:unlike|instead of)\b/i.test(said) &&
      (speaksOf(said) || isPricedElsewhere(said) || isSaidOfOthers(said, brief) || isOfTheirs(said, brief)),
  );
  const today = parts(problem).filter(
    (said) =>
      m.rivals.some((name) => said.includes(name)) ||
      isPricedWay(said, differentiator) ||
      isSameThingPriced(said, brief.answers.solution),
  );
  const all = [...against, ...unlikeIn(differentiator), ...today];
  const ways = m.alternatives
    .map(({ said }) => said.replace(TURNS_TO_US, ""))
    .filter((said) => !all.some((other) => other.toLowerCase().includes(said.toLowerCase())));
  return [...new Set([...all, ...ways])]
    .filter(
      (said) =>
        !OF_US.test(said) && !isOfFounders(said) && !speaksOfBuyers(said, m) && wordCount(said) <= MOST_WORDS,
    )
    .slice(0, MOST_TOLD);
}

/** What they ask stands beside what is asked here for the same thing and time, and is called no comparison where it is for another. */
function priceTold(said: string, m: Material): string {
  const { brief } = m.context;
  const country = brief.geography?.country ?? null;
  const asked = findAmounts(said).filter(
    ({ kind, currency }) =>
      kind === "money" && resolveCurrency(currency, country, brief.currency) === brief.currency,
  );
  for (const { value, end } of asked) {
    const beside = priceBeside(
      brief,
      { amount: value, per: readTail(said.slice(end)), said },
      m.group.member,
    );
    if (!beside) continue;
    const compared = beside.share < SAME[0] ? "less" : beside.share > SAME[1] ? "more" : "about as much";
    return `For the same${beside.thing ? "" : " time"} you ask ${compared}: "${cap(beside.own)}."`;
  }
  const there = priceThere(m);
  if (there && asked.some(({ value }) => value === there.price))
    return `Show ${m.group.crowd} the whole sum: ${there.sum} from you at the door; ${there.beside}.`;
  return asked.length > 0
    ? `That sum is not for the same thing or time as yours: let three ${m.group.crowd} say what one year costs them both ways.`
    : "";
}
const isOfThere = (said: string, m: Material) => {
  const there = priceThere(m);
  return there !== null && cap(said).startsWith(cap(there.who));
};
const SAME = [0.97, 1.03] as const;

const CHEAPER = /\b(?:cheap(?:er)?|costs? less|(?:is|are) free)\b/i;
const QUICKER = /\b(?:faster|quicker|at once|the same day|nearby|everywhere|any time)\b/i;
const DENIES = /\b(?:not|never|no|nor)\b|n['’]t\b/i;
/** What whoever changes gives up, as far as the founder grants it. */
function givenUp(said: string, there: boolean): string {
  const [granted = ""] = said.split(/,? but /);
  if (there) return "";
  if (DENIES.test(granted)) return "";
  if (CHEAPER.test(granted)) return "Whoever changes gives up its lower price.";
  if (QUICKER.test(granted)) return "Whoever changes gives up its speed or nearness.";
  return concedes(said) ? "That speaks for it by your own account, so say it before a customer does." : "";
}

/** "Cost double", "twice as expensive", "charges 10%": what they ask, without a sum. */
const TELLS_PRICE =
  /\b(?:costs?|charges?|prices?|takes?|asks?|quotes?)\b[^.;]*(?:\d|\b(?:double|twice|triple|half|thirds?|quarter|nothing|the same|more|less|commission)\b)|\b(?:double|twice|half|triple|times) (?:the|our|as) (?:price|cost|fee|much|expensive|dear)\b|\bfree of charge\b|\b(?:is|are) free\b/i;
const isPrice = ({ kind }: { kind: string }) => kind === "money" || kind === "percent";

/** Each rival and each other way as the founder tells of it: its price beside ours, and what changing costs. */
export function toldRivals(m: Material): string {
  if (m.foreign) return "";
  const told = toldOfOthers(m);
  if (told.length === 0) return "";
  const lines = told.map((said, at) =>
    [`${at + 1}. "${cap(said)}."`, priceTold(said, m), givenUp(said, isOfThere(said, m))]
      .filter(Boolean)
      .join(" "),
  );
  const unpriced = told.filter((said) => !TELLS_PRICE.test(said) && !findAmounts(said).some(isPrice));
  const after =
    unpriced.length > 0
      ? `${unpriced.length < told.length ? "Not all of them have a price in your answers" : told.length === 1 ? "What it costs there is not in your answers" : "What they cost is not in your answers"}: ask as a customer, and write down the sum, what is in it and the wait.`
      : "";
  return [`What you tell of the others, each beside ${m.name}:`, ...lines, after].filter(Boolean).join("\n");
}
