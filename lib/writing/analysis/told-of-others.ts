import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import { sentences } from "../cut";
import { bare, wordCount } from "../english";
import type { Material } from "../material";
import { isOfTheirs, isPricedElsewhere } from "../not-ours";
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

export const withoutArticle = (who: string) => who.replace(/^(?:the|an?) /i, "").toLowerCase();
const tells = (said: string, who: string) => said.toLowerCase().includes(withoutArticle(who));

/** "The college gives each twenty minutes", beside "a college course". */
const isSubject = (said: string, who: string) =>
  (said.split(" ").slice(0, 3).join(" ").toLowerCase().match(CONTENT) ?? []).some((word) =>
    withoutArticle(who).split(" ").includes(word),
  );

/** "Unlike generic voice bots": nothing is said of them. */
const MERELY_UNLIKE =
  /^(?:unlike|in contrast to) (?!.*\b(?:that|which|who|built|made|designed|nobody|where)\b)/iu;

export interface Told {
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
export function toldOfEach(m: Material): Told[] {
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
