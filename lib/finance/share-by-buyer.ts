import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import { assumption, fixed, tidy } from "./assumed";
import { activeLines, isRepeated, lineFlow } from "./line-flow";
import type { RevenueLine } from "./types";

const LEAST = 0.05;

/** What one buyer pays through its lines in a month, single purchases spread over a year. */
const monthly = (lines: readonly RevenueLine[]) =>
  lines.reduce((sum, line) => sum + lineFlow(line, 1, 1).revenue / (isRepeated(line) ? 1 : 12), 0);

/** The kinds of buyer that the lines name, in their order; empty where everybody buys everything. */
export const buyersOf = (lines: readonly RevenueLine[]): string[] => [
  ...new Set(activeLines(lines).flatMap(({ buyer }) => (buyer ? [buyer] : []))),
];

/** Of all customers, so many are of each kind: what can be won of those counted apart, and of the rest fewer of those who pay more. */
function shares(lines: readonly RevenueLine[], apart: ReadonlyMap<string, number>): Map<string, number> {
  const buyers = buyersOf(lines).filter((buyer) => !apart.has(buyer));
  const left = 1 - [...apart.values()].reduce((sum, share) => sum + share, 0);
  const weights = buyers.map(
    (buyer) =>
      1 / Math.sqrt(Math.max(monthly(activeLines(lines).filter((line) => line.buyer === buyer)), 0.01)),
  );
  const sum = weights.reduce((total, each) => total + each, 0);
  const rough = weights.map((each) => Math.max(LEAST, Math.round((each / sum) * 20) / 20));
  const rest = 1 - rough.slice(1).reduce((total, each) => total + each, 0);
  return new Map([
    ...buyers.map((buyer, i): [string, number] => [buyer, (i === 0 ? rest : (rough[i] ?? 0)) * left]),
    ...apart,
  ]);
}

const FEW = [0.02, 0.05, 0.15] as const;
/** "Installers pay per lead; homeowners may buy a roof check": beside the firms that are counted, the people they meet buy little. */
export function withoutSide(lines: RevenueLine[], counted = ""): RevenueLine[] {
  const buyers = buyersOf(lines);
  const [payer, ...others] = buyers.filter(isOrganisation);
  if (
    !payer ||
    others.length > 0 ||
    buyers.length < 2 ||
    !counted.toLowerCase().startsWith(payer.toLowerCase())
  )
    return lines;
  return lines.map(({ buyer, ...line }) =>
    buyer === undefined || buyer === payer
      ? line
      : {
          ...line,
          attach: assumption(
            FEW,
            `Bought by ${buyer}, who are not the customers counted here; how many for each of the ${payer} was not stated.`,
          ),
        },
  );
}

const APART =
  "the only ones who pay for this; it follows from how many of each kind of buyer can be won by year 3.";

/** Families take the subscription and cafés the loaf: each line is bought by its own share of the customers. */
export function sharedByBuyer(
  lines: RevenueLine[],
  apart: ReadonlyMap<string, number>,
  counted: ReadonlyMap<string, number> = new Map(),
): RevenueLine[] {
  if (buyersOf(lines).length < 2) return lines;
  const byCount = apart.size === 0 && counted.size > 0;
  const share = byCount ? counted : shares(lines, apart);
  return lines.map((line) => {
    // What the founder says of a line is a share of all customers already.
    if (line.buyer === undefined || line.attach?.provenance === "founder") return line;
    const part = (share.get(line.buyer) ?? 1) * (line.attach?.value ?? 1);
    const who = `Share of all customers who are ${line.buyer},`;
    return {
      ...line,
      attach: byCount
        ? fixed(
            part,
            `${who} the only ones who pay for this; it follows from how many of each you count.`,
            "derived",
          )
        : apart.size > 0
          ? fixed(part, `${who} ${APART}`, "derived")
          : fixed(tidy(part), `${who} the only ones who pay for this; assumed.`),
    };
  });
}

const shareTaken = (lines: readonly RevenueLine[]) =>
  lines.reduce((sum, { attach }) => sum + (attach?.value ?? 0), 0);

/** Of the lines of one buyer those that tell how many they are: a buyer takes one of several plans, and extras besides. */
export function countedOf(lines: readonly RevenueLine[]): RevenueLine[] {
  const plans = lines.filter(({ id }) => id.startsWith("plan-"));
  const most = Math.max(...lines.map(({ attach }) => attach?.value ?? 0));
  if (plans.length > 0 && shareTaken(plans) >= most) return plans;
  return lines.filter(({ attach }) => attach?.value === most).slice(0, 1);
}

export const shareOfBuyer = (lines: readonly RevenueLine[]) => Math.min(1, shareTaken(lines));
