import { findAmounts } from "@/lib/brief/amounts/amounts";
import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import { concedes } from "@/lib/brief/text/concession";
import { claimOf } from "../claim-of";
import { sentences } from "../cut";
import { bare, cap, wordCount } from "../english";
import type { Material } from "../material";
import { isOfTheirs, isPricedElsewhere } from "../not-ours";
import { priceAgainst } from "../price-gap";
import { priceThere } from "../price-there";
import { isOfFounders } from "../proofs";

const MOST_TOLD = 4;
const [LEAST_WORDS, MOST_WORDS] = [4, 40];
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

const without = (who: string) => who.replace(/^(?:the|an?) /i, "").toLowerCase();
const tells = (said: string, who: string) => said.toLowerCase().includes(without(who));

/** "The college gives each twenty minutes", beside "a college course". */
const isSubject = (said: string, who: string) =>
  (said.split(" ").slice(0, 3).join(" ").toLowerCase().match(CONTENT) ?? []).some((word) =>
    without(who).split(" ").includes(word),
  );

/** "Unlike generic voice bots": nothing is said of them. */
const MERELY_UNLIKE =
  /^(?:unlike|in contrast to) (?!.*\b(?:that|which|who|built|made|designed|nobody|where)\b)/iu;

interface Told {
  /** Whom it is about, as one is compared with; "" where no name stands in it. */
  who: string;
  said: string;
}

/** Each told way with the sentence on it; where one sentence tells of two, each has its own part. */
function byWay(m: Material): (Told & { verbatim: boolean })[] {
  const ways = m.alternatives.map((way) => ({ ...way, told: way.told ?? way.said, verbatim: !!way.told }));
  const named = m.toldOfRivals.map(({ names: [who = ""], said }) => ({
    ...{ who, said, told: said, verbatim: true },
  }));
  return [...named, ...ways].map(({ who, said, told, verbatim }, at, all) => {
    const both = all.some(
      (other, i) => i !== at && other.said !== "" && other.told === told && other.said !== said,
    );
    return { who, said: bare((both && said) || told).replace(TURNS_TO_US, ""), verbatim };
  });
}

/** What the founder tells of each other way, as it was written and without what follows of ours, in the order of the rivals. */
function toldOfEach(m: Material): Told[] {
  const { brief } = m.context;
  const { differentiator, problem } = brief.answers;
  const rivals = [...m.rivals, ...m.alternatives.map(({ who }) => who)];
  const parts = (answer: string) =>
    sentences(answer).map((said) => theirHalf(bare(said).replace(TURNS_TO_US, "")));
  const against = parts(differentiator).filter(
    (said) =>
      !/^(?:unlike|instead of)\b/i.test(said) &&
      (rivals.some((who) => tells(said, who)) ||
        isPricedElsewhere(said) ||
        isSaidOfOthers(said, brief) ||
        isOfTheirs(said, brief)),
  );
  const today = parts(problem).filter(
    (said) =>
      m.rivals.some((name) => said.includes(name)) ||
      isPricedWay(said, differentiator) ||
      isSameThingPriced(said, brief.answers.solution),
  );
  const ways = byWay(m);
  const others = [...against, ...unlikeIn(differentiator), ...today].map((said): Told => {
    const who = rivals.find((one) => tells(said, one)) ?? rivals.find((one) => isSubject(said, one));
    return { who: who ?? "", said };
  });
  // What was put together from a sentence gives way to the sentence.
  const quoted = ways.filter(
    ({ who, said, verbatim }) =>
      verbatim || !others.some((other) => other.said !== said && tells(other.said, who)),
  );
  const inWays = (said: string) =>
    quoted.some((way) => way.said !== "" && said.toLowerCase().includes(way.said.toLowerCase()));
  const all = [...quoted, ...others.filter(({ said }) => !inWays(said))].filter(
    ({ who, said }) =>
      !OF_US.test(said) &&
      !MERELY_UNLIKE.test(said) &&
      !isOfFounders(said) &&
      (who !== "" || !speaksOfBuyers(said, m)) &&
      wordCount(said) >= LEAST_WORDS &&
      wordCount(said) <= MOST_WORDS,
  );
  const once = all.filter(
    ({ said }, at) =>
      !all.some(
        (other, i) => i !== at && other.said.includes(said) && (other.said.length > said.length || i < at),
      ),
  );
  const order = ({ who }: Told) => (who === "" ? rivals.length : rivals.indexOf(who));
  const sorted = [...once].sort((a, b) => order(a) - order(b));
  const known = sorted.filter(({ who }) => who !== "");
  return (known.length > 0 ? known : sorted).slice(0, MOST_TOLD);
}
export const toldOfOthers = (m: Material): string[] => toldOfEach(m).map(({ said }) => said);

/** What they ask stands beside what is asked here. */
function priceTold(said: string, m: Material): string {
  const { brief } = m.context;
  const there = priceThere(m);
  if (there && findAmounts(said).some(({ kind, value }) => kind === "money" && value === there.price))
    return `Show ${m.group.crowd} the whole sum: ${there.sum} from you at the door; ${there.beside}.`;
  return priceAgainst(said, brief, m.group.member);
}
const isOfThere = (said: string, m: Material) => {
  const there = priceThere(m);
  return there !== null && cap(said).startsWith(cap(there.who));
};

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
  const each = toldOfEach(m);
  const told = each.map(({ said }) => said);
  if (told.length === 0) return "";
  const label = ({ who, said }: Told) =>
    who === "" || without(said).startsWith(without(who)) ? "" : `${cap(who)}: `;
  const prices = told.map((said) => priceTold(said, m));
  const lines = each.map(({ who, said }, at) =>
    [
      `${at + 1}. ${label({ who, said })}"${cap(said)}."`,
      prices.indexOf(prices[at] ?? "") === at ? prices[at] : "",
      givenUp(said, isOfThere(said, m)),
    ]
      .filter(Boolean)
      .join(" "),
  );
  const claim = claimOf(m);
  // A count, or what somebody else asks, is nothing that the offer does better.
  const fits = claim && !/^\d/.test(claim) && !findAmounts(claim).some(isPrice);
  const ours =
    fits && !told.some((said) => said.includes(claim)) ? `Against them you set: "${cap(claim)}."` : "";
  const unpriced = told.filter((said) => !TELLS_PRICE.test(said) && !findAmounts(said).some(isPrice));
  const after =
    unpriced.length > 0
      ? `${unpriced.length < told.length ? "Not all of them have a price in your answers" : told.length === 1 ? "What it costs there is not in your answers" : "What they cost is not in your answers"}: ask as a customer, and write down the sum, what is in it and the wait.`
      : "";
  return [`What you tell of the others, each beside ${m.name}:`, ...lines, ours, after]
    .filter(Boolean)
    .join("\n");
}
