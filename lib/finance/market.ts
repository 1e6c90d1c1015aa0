import { fixed } from "./assumed";
import { INPUT, otherBase, otherValue, otherWon } from "./input-names";
import type { Assumptions, MarketInputs } from "./inputs";
import type { Market, MarketKind } from "./model";
import { buyersOf } from "./share-by-buyer";

const HORIZON = 36;

const share = (value: number) => Math.min(1, Math.max(0, value));
const narrow = (filters: MarketInputs["filters"]) =>
  filters.reduce((left, filter) => left * share(filter.share.value), 1);

/** The counted customers alone, without the kinds that buy beside them. */
export function sizeCounted(market: MarketInputs): Omit<MarketKind, "noun"> {
  const tamCustomers = Math.max(0, market.base.value) * narrow(market.segment);
  const samCustomers = tamCustomers * narrow(market.filters);
  const byShare = samCustomers * share(market.reachableShareY3.value);
  const byChannels = market.channels.reduce(
    (sum, c) => sum + c.reachPerMonth.value * HORIZON * c.conversion.value,
    0,
  );
  return {
    annualValue: Math.max(0, market.annualValue.value),
    tamCustomers,
    samCustomers,
    somCustomers: market.channels.length > 0 ? Math.min(byShare, byChannels) : byShare,
  };
}

/** Every kind of buyer on its own, the counted one first and called by no name of its own. */
export function sizeKinds(market: MarketInputs): MarketKind[] {
  const others = (market.others ?? []).map(({ buyer, base, annualValue, won }) => {
    const tamCustomers = Math.max(0, base.value);
    const samCustomers = tamCustomers * narrow(market.filters);
    return {
      noun: buyer,
      annualValue: Math.max(0, annualValue.value),
      tamCustomers,
      samCustomers,
      somCustomers: samCustomers * share(won.value),
    };
  });
  return [{ noun: "", ...sizeCounted(market) }, ...others];
}

/** So many times as many won of every kind. */
export function wonTimes({ others, ...market }: MarketInputs, factor: number, note: string): MarketInputs {
  const times = ({ value }: MarketInputs["reachableShareY3"]) => fixed(value * factor, note, "derived");
  return {
    ...market,
    reachableShareY3: times(market.reachableShareY3),
    ...(others ? { others: others.map((other) => ({ ...other, won: times(other.won) })) } : {}),
  };
}

function factorsOf(market: MarketInputs): Market["factors"] {
  const { others = [] } = market;
  const of =
    (kind: Market["factors"][number]["kind"]) =>
    (label: string, { value, provenance, note }: MarketInputs["base"]) => ({
      label,
      kind,
      value,
      provenance,
      note,
    });
  const [counted, worth, part] = [of("count"), of("money"), of("share")];
  return [
    counted(market.baseLabel, market.base),
    ...[...market.segment, ...market.filters].map((filter) => part(filter.label, filter.share)),
    worth(INPUT.annualValue, market.annualValue),
    part(INPUT.reach, market.reachableShareY3),
    ...others.flatMap(({ buyer, base, annualValue, won }) => [
      counted(otherBase(buyer), base),
      worth(otherValue(buyer), annualValue),
      part(otherWon(buyer), won),
    ]),
  ];
}

/**
 * Bottom-up market, money a year. TAM = possible customers with the need x what one is worth a year; SAM = TAM x each filter;
 * SOM = the smaller of the share that can be won by year 3 and what the channels can reach in 36 months. Where people and
 * organisations buy, each kind is counted so and the market is their sum.
 */
export function sizeMarket({ market, lines }: Pick<Assumptions, "market" | "lines">): Market {
  const kinds = sizeKinds(market);
  const customers = (key: "tamCustomers" | "samCustomers" | "somCustomers") =>
    kinds.reduce((sum, kind) => sum + kind[key], 0);
  const worth = (key: "tamCustomers" | "samCustomers" | "somCustomers") =>
    kinds.reduce((sum, kind) => sum + kind[key] * kind.annualValue, 0);
  const beside = new Set(kinds.map(({ noun }) => noun));
  const counted = buyersOf(lines).filter((buyer) => !beside.has(buyer));
  return {
    tam: worth("tamCustomers"),
    sam: worth("samCustomers"),
    som: worth("somCustomers"),
    tamCustomers: customers("tamCustomers"),
    samCustomers: customers("samCustomers"),
    somCustomers: customers("somCustomers"),
    factors: factorsOf(market),
    ...(kinds.length > 1
      ? { kinds: kinds.map((kind, i) => (i === 0 ? { ...kind, noun: counted.join(" and ") } : kind)) }
      : {}),
    sized: market.sized,
    ...(market.needs ? { needs: market.needs } : {}),
  };
}
