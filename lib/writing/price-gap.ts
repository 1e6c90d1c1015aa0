import { findAmounts } from "@/lib/brief/amounts/amounts";
import { resolveCurrency } from "@/lib/brief/amounts/currency";
import { readTail, singular } from "@/lib/brief/amounts/price-tail";
import { sentenceSpans } from "@/lib/brief/text/sentences";
import type { Brief } from "@/lib/brief/types";
import type { Fact, FactLedger } from "@/lib/finance/ledger";
import { chargesPerMonth } from "@/lib/finance/line-flow";
import { priceMoney } from "@/lib/finance/money";
import type { RevenueLine } from "@/lib/finance/types";
import { bare } from "./english";
import { priceBeside } from "./held-against";
import { leastBooked } from "./least-booked";

/** Beyond these the two sums are hardly for the same thing. */
const [LEAST, MOST] = [0.2, 5];
const SAME = 0.03;
/** One sum for several at once, where the other does not say for how many. */
const FOR_SEVERAL = /\b(?:groups?|whole|families|family|teams?|up to \d+|set of)\b/i;
/** Not the price itself: what comes on top, is laid down or ends in a fine. */
const NO_PRICE =
  /\b(?:deposit|placement|sign-?up|registration|fine[ds]?|penalt|monthly minimum|minimum order|(?:just|only) to (?:come|look|visit|quote|start))\b/i;

const isSold = ({ kind, later }: RevenueLine) =>
  !later && kind !== "take" && kind !== "grant" && kind !== "audience";
/** What one payment costs, as it is asked. */
const asked = (line: RevenueLine) => (line.price?.value ?? 0) * (line.everyMonths ?? 1);

const sumsIn = (said: string, { geography, currency }: Brief) =>
  findAmounts(said).filter(
    (amount) =>
      amount.kind === "money" &&
      resolveCurrency(amount.currency, geography?.country ?? null, currency) === currency,
  );

type Period = ReturnType<typeof readTail>["period"];
const ownPeriod = (line: RevenueLine): Period =>
  readTail(line.evidence.slice(findAmounts(line.evidence)[0]?.end ?? 0)).period;
const BY_TIME: readonly Period[] = ["month", "year"];
/** A price by the month as a sum by the year, or the other way round; null where one of them is for something else. */
function inTheirTime(own: number, ours: Period, theirs: Period): number | null {
  if (!ours || !theirs || ours === theirs || !BY_TIME.includes(ours) || !BY_TIME.includes(theirs))
    return null;
  return (own * chargesPerMonth(ours)) / chargesPerMonth(theirs);
}

/** What lies between each sum that is told of others and the own price for one, in the time that they are paid by. */
export function gapFacts(brief: Brief): FactLedger {
  const line = brief.lines.find(isSold);
  const price = line ? asked(line) : 0;
  if (!line || price <= 0) return {};
  const fact = (key: string, label: string, value: number, formula: string): Fact => ({
    ...{ key, label, value, unit: brief.currency, formula, inputs: [] },
    display: priceMoney(value, brief.currency),
  });
  const sums = [brief.answers.problem, brief.answers.differentiator].flatMap((answer) =>
    sentenceSpans(answer).flatMap(({ start, end }) => {
      const said = answer.slice(start, end);
      return sumsIn(said, brief).map((sum) => ({ ...sum, period: readTail(said.slice(sum.end)).period }));
    }),
  );
  const facts = sums.flatMap(({ low, high, period }, at) => {
    const turned = inTheirTime(price, ownPeriod(line), period);
    const own = turned ?? price;
    const gaps = (low === high ? [low] : [low, high])
      .filter((value) => own / value >= LEAST && own / value <= MOST)
      .map((value, part) =>
        fact(
          `gap_${at}_${part}`,
          "What lies between a told price and the own",
          Math.abs(own - value),
          "own price - theirs",
        ),
      );
    return turned && gaps.length > 0
      ? [fact(`own_${at}`, "The own price in the time of theirs", turned, "own price x payments"), ...gaps]
      : gaps;
  });
  const least = leastBooked(brief);
  const leasts = least
    ? [
        fact(
          "least_theirs",
          "The least that others ask",
          least.theirs.sum,
          "their price x their least hours",
        ),
        fact("least_own", "The least that is asked here", least.own.sum, "own price x least hours"),
      ]
    : [];
  return Object.fromEntries([...facts, ...leasts].map((each) => [each.key, each]));
}

/** "£7 less", "€245 to €345 less", "the same". */
function between(own: number, { low, high }: { low: number; high: number }, currency: string): string {
  const say = (value: number) => priceMoney(Math.abs(value), currency);
  if (Math.abs(own - low) < SAME * own && Math.abs(own - high) < SAME * own) return "about the same";
  if (own > low && own < high) return "within that range";
  const [near, far] = own >= high ? [own - high, own - low] : [low - own, high - own];
  return `${near === far ? say(near) : `${say(near)} to ${say(far)}`} ${own >= high ? "more" : "less"}`;
}

const thingsIn = (text: string) =>
  (text.match(/\p{L}{3,}/gu) ?? [])
    .map(singular)
    .filter((word) => !/^(?:for|and|the|per|with|each|month|year|week|day)$/.test(word));
/** "350 euros for a professional scale" beside "a scale costs 119 euros". */
const sharesAThing = (said: string, evidence: string) => {
  const ours = new Set(thingsIn(evidence));
  return thingsIn(said.split(/[,;.]/)[0] ?? "").some((word) => ours.has(word));
};

/** What a rival's sum is beside the own price, as one sentence; "" where no sum is told or none is asked here. */
export function priceAgainst(said: string, brief: Brief, member: string): string {
  const line = brief.lines.find(isSold);
  const sums = sumsIn(said, brief).filter(
    ({ start }) => !NO_PRICE.test(said.slice(Math.max(0, start - 30), start + 40)),
  );
  if (!line || sums.length === 0) return "";
  const own = asked(line);
  const least = leastBooked(brief);
  if (least && bare(least.said).includes(bare(said)))
    return `By the hour you ask ${own > (sums[0]?.value ?? 0) ? "more" : "no more"}; their least is ${least.theirs.hours} hours, ${priceMoney(least.theirs.sum, brief.currency)}, and yours ${least.own.hours} hours, ${priceMoney(least.own.sum, brief.currency)}.`;
  const [first] = sums;
  const price = priceMoney(own, brief.currency);
  if (!first || own <= 0) return "";
  const theirs = readTail(said.slice(first.end));
  const period = ownPeriod(line);
  const turned = inTheirTime(own, period, theirs.period);
  if (
    turned &&
    turned / first.value >= LEAST &&
    turned / first.value <= MOST &&
    !FOR_SEVERAL.test(line.evidence)
  )
    return `Your ${price} a ${period} comes to ${priceMoney(turned, brief.currency)} a ${theirs.period}: ${between(turned, first, brief.currency)}, if both are for the same.`;
  for (const { value, low, high, end } of sums) {
    const tail = readTail(said.slice(end));
    const beside = priceBeside(brief, { amount: value, per: tail, said }, member);
    if (!beside) continue;
    const compared = beside.share < 1 - SAME ? "less" : beside.share > 1 + SAME ? "more" : "about as much";
    const alike = beside.own === line.evidence && Math.abs(own / value - beside.share) < 0.005;
    const gap =
      alike && compared !== "about as much" ? ` That is ${between(own, { low, high }, brief.currency)}.` : "";
    return `For the same${beside.thing ? "" : " time"} you ask ${compared}: "${beside.own.replace(/^\p{Ll}/u, (first) => first.toUpperCase())}."${gap}`;
  }
  const share = own / first.value;
  const sameTime = theirs.period === period && (period !== null || line.kind !== "recurring");
  const sameThing = !theirs.unit || sharesAThing(said.slice(first.start), line.evidence);
  const open =
    sameTime &&
    sameThing &&
    share >= LEAST &&
    share <= MOST &&
    !(FOR_SEVERAL.test(line.evidence) && !FOR_SEVERAL.test(said));
  return open
    ? `You ask ${price}: ${between(own, first, brief.currency)}, if both are for the same.`
    : `Your ${price} is counted in another way: work out one whole case with both before you compare.`;
}
