import type { Brief } from "@/lib/brief/types";
import { assumption, fixed } from "./assumed";
import { courseTurnover } from "./course-turnover";
import type { Range } from "./data/archetype-defaults";
import { placesInGroups } from "./groups-told";
import type { Assumptions } from "./inputs";
import { sizeCounted, sizeMarket, wonTimes } from "./market";
import type { Assumed, RevenueLine } from "./types";
import { inUsd } from "./usual-frequency";
import { limitOf } from "./work-limit";

/** What one stand hands over a month: some 120 portions a day, 25 days. */
const STAND =
  /\b(?:stall|stand|cart|kiosk|van|truck|trailer)(?=$|\s(?:selling|serving|with|for|that|in|at|on)\b)/i;
const PORTIONS: Range = [2_000, 3_000, 4_500];
const PORTION_USD = 25;
/** "One room holds 150": said of one of several to come. */
const ONE_OF_SEVERAL =
  /\b(?:one|each|every|per|first) (?:\p{L}+ )?(?:room|container|site|van|truck|boat|house|hub|depot|unit|station|shop|store|kitchen|studio|pod|locker)\b(?!,)/iu;
const PLACES =
  "(?:sites?|rooms?|locations?|branches|shops|stations|containers?|vans|trucks|stalls|stands|towns|cities|studios|hubs|pods)";
const MORE_TO_COME = new RegExp(
  `\\b(?:second|third|further|more|other|new|next|several) (?:\\p{L}+ )?${PLACES}\\b|\\bfranchis`,
  "iu",
);
/** "Three vans that we rent out" are all there are; "five shops by year 3" are to come. */
const SO_MANY_TO_COME = new RegExp(
  `\\b(?:by|within|until|after|then|later|plan|want|open|expand|grow)\\b[^.;]*\\b(?:two|three|four|five|six|eight|ten|\\d+) (?:\\p{L}+ )?${PLACES}\\b|\\b(?:two|three|four|five|six|eight|ten|\\d+) (?:\\p{L}+ )?${PLACES}\\b[^.;]*\\b(?:by (?:the end|year|month|20)|within|until|later)`,
  "iu",
);
const MOST_SITES = 8;

const isPortion = (brief: Brief, line: RevenueLine) =>
  (line.kind === "perUse" || line.kind === "unitSale") &&
  line.unitsPerCustomerMonth !== undefined &&
  inUsd(brief, line) <= PORTION_USD;

/** A single stand sells what passes over its counter, stated or not. */
const standOf = (brief: Brief, lines: readonly RevenueLine[]) =>
  !brief.b2b &&
  brief.archetypes[0]?.id === "local" &&
  STAND.test(brief.offer.noun ?? "") &&
  lines.find((line) => !line.later && isPortion(brief, line));

/** What is done again and again for each customer; what is done once is limited by its customers. */
const workedOn = (lines: readonly RevenueLine[]) =>
  lines.find(
    ({ kind, later, unitsPerCustomerMonth }) =>
      !later && (kind === "perUse" || kind === "unitSale") && unitsPerCustomerMonth,
  );

const unitOf = ({ label }: RevenueLine) => / per (.+)$/i.exec(label)?.[1] ?? label;

/** Loaves for cafés come out of the same oven: a second price of what is limited is limited with it. */
function alike(line: RevenueLine, limited: RevenueLine): RevenueLine {
  const same = line.label === "Sales" || unitOf(line).toLowerCase() === unitOf(limited).toLowerCase();
  const sold =
    (line.kind === "perUse" || line.kind === "unitSale") && line.unitsPerCustomerMonth && !line.later;
  const cost = line.unitCost ?? limited.unitCost;
  return same && sold ? { ...line, kind: "capacity", ...(cost ? { unitCost: cost } : {}) } : line;
}

/** Lines whose number is limited, by what the founder said or by the one stand that sells them. */
export function withinRoom(brief: Brief, lines: RevenueLine[]): RevenueLine[] {
  const limited = lines.find(({ kind, later }) => kind === "capacity" && !later);
  // Two prices of one visit take the same time.
  const isItsSize = ({ id, kind, later }: RevenueLine) =>
    id.startsWith("plan-") && limited?.id.startsWith("plan-") && kind === "perUse" && !later;
  if (limited)
    return lines.map((line) => {
      if (isItsSize(line)) return { ...line, kind: "capacity" };
      return line.attach && !line.buyer ? line : alike(line, limited);
    });
  const held = standOf(brief, lines) || (limitOf(brief) && workedOn(lines));
  if (!held) return lines;
  const isSameWork = ({ id, kind }: RevenueLine) =>
    id.startsWith("plan-") && held.id.startsWith("plan-") && kind === held.kind;
  return lines.map((line) => (line === held || isSameWork(line) ? { ...line, kind: "capacity" } : line));
}

/** "Three trips a day" of what is paid by the hour are so many hours, as many as each takes. */
function inHours(brief: Brief, limit: Assumed, lines: readonly RevenueLine[]): [Assumed, string] {
  const noun = brief.stated.capacity ? "" : (brief.stated.rate?.noun.split(" ").at(-1) ?? "");
  const called = /^\p{Ll}[\p{L}-]{2,}s$/u.test(noun) ? noun : "units";
  const line = lines.find(({ kind, later }) => kind === "capacity" && !later);
  const many = line?.quantity?.value ?? 1;
  const [, time = ""] = / per (hour|day)$/i.exec(line?.label ?? "") ?? [];
  if (!time || many <= 1 || noun === "" || noun.startsWith(time)) return [limit, called];
  const each = `${Math.round(many * 10) / 10} ${time}s`;
  return [fixed(limit.value * many, `${limit.note} About ${each} each.`, "derived"), `${time}s`];
}

/** How much can be sold at one site, and whether there will be others. */
export function roomOf(brief: Brief, lines: readonly RevenueLine[]): Pick<Assumptions, "capacity"> {
  if (!lines.some(({ kind }) => kind === "capacity")) return {};
  const { capacityUnit } = brief.stated;
  const told = limitOf(brief);
  const [limit, unit] = told ? inHours(brief, told, lines) : [null, "portions"];
  const perMonth: Assumed =
    limit ??
    assumption(PORTIONS, "What one stand can hand over a month was not stated: some 120 a day, on 25 days.");
  const said = `${perMonth.note} ; ${Object.values(brief.answers).join(" ; ")}`;
  return {
    capacity: {
      unit: capacityUnit ?? unit,
      perMonth,
      utilisationCap: assumption(
        [0.65, 0.8, 0.9],
        "Share of the capacity that is sold in practice; assumed.",
      ),
      expandAt: 0.9,
      expandUntil: 24,
      maxSites: [ONE_OF_SEVERAL, MORE_TO_COME, SO_MANY_TO_COME].some((more) => more.test(said))
        ? MOST_SITES
        : 1,
    },
  };
}

/** More than can be served at once, so that the room is filled although not everybody comes each time. */
const FILLED = 1.5;

/** Where the founder has room for so many customers, the plan wins no more. */
export function roomFor(brief: Brief, a: Assumptions): Assumptions["market"] {
  const most = brief.stated.most ?? placesInGroups(brief, a.lines);
  const won = sizeMarket(a).somCustomers;
  if (!most || won <= 0 || most.value >= won || courseTurnover(brief, a.lines)) return a.market;
  return { ...wonTimes(a.market, most.value / won, `${most.note}; the plan wins no more.`), ofPlaces: true };
}

/** So few are nobody, and nothing can be said in proportion to them. */
const NOBODY = 1e-6;
const TWICE = "Twice those you have already; assumed.";

/** Who has or was promised so many can win as many again: a market that holds fewer is too small. */
export function atLeastThose(a: Assumptions): Assumptions["market"] {
  const { market, demand } = a;
  const { somCustomers: won } = sizeMarket(a);
  const { tamCustomers, samCustomers, somCustomers } = sizeCounted(market);
  const own = demand.startCustomers.value;
  const all = Math.max(2 * own, own + (demand.promised?.value ?? 0));
  if (market.ofPlaces || samCustomers < NOBODY || all <= won) return market;
  // Every kind of buyer has its part in them.
  const least = won > 0 ? (all * somCustomers) / won : all;
  const served = Math.max(least, samCustomers);
  const many = Math.max(1, served / tamCustomers);
  const raised = (before: Assumed, value: number) =>
    before.provenance === "founder" ? before : fixed(value, TWICE, "derived");
  const { base, filters, reachableShareY3, segment } = market;
  // Of a count that the founder made a larger part has to be theirs.
  const counted = base.provenance === "founder" && many > 1;
  return {
    ...market,
    base: many > 1 ? raised(base, base.value * many) : base,
    segment: counted
      ? segment.map((filter, i) =>
          i < segment.length - 1
            ? filter
            : { ...filter, share: raised(filter.share, Math.min(1, filter.share.value * many)) },
        )
      : segment,
    filters:
      served > samCustomers
        ? filters.map((filter) => ({
            ...filter,
            share: raised(filter.share, Math.min(1, served / tamCustomers)),
          }))
        : filters,
    reachableShareY3: raised(reachableShareY3, Math.min(1, least / served)),
    ...(market.others && won > 0
      ? {
          others: market.others.map((other) => {
            const share = (other.won.value * all) / won;
            return {
              ...other,
              base: share > 1 ? raised(other.base, other.base.value * share) : other.base,
              won: raised(other.won, Math.min(1, share)),
            };
          }),
        }
      : {}),
  };
}

/** A single site wins no more customers than it can serve: what cannot be delivered needs no advertising. */
export function servable(a: Assumptions): Assumptions["market"] {
  const { market, capacity, lines } = a;
  const each = lines
    .filter(({ kind, later }) => kind === "capacity" && !later)
    .reduce((sum, line) => sum + (line.unitsPerCustomerMonth?.value ?? 1) * (line.attach?.value ?? 1), 0);
  const won = sizeMarket(a).somCustomers;
  if (!capacity || capacity.maxSites > 1 || each <= 0 || won <= 0) return market;
  const most = (FILLED * capacity.perMonth.value * capacity.utilisationCap.value) / each;
  return most >= won
    ? market
    : wonTimes(market, most / won, "As many as can be served with what was stated; assumed.");
}
