import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import { assumption, fixed, tidy } from "./assumed";
import { activeLines, isRepeated, lineFlow } from "./line-flow";
import type { RevenueLine } from "./types";

/** Shops and cafés are few beside the people who live around them. */
const ORGANISATIONS_BESIDE_PEOPLE = 0.05;
const LEAST = 0.05;

/** What one buyer pays through its lines in a month, single purchases spread over a year. */
const monthly = (lines: readonly RevenueLine[]) =>
  lines.reduce((sum, line) => sum + lineFlow(line, 1, 1).revenue / (isRepeated(line) ? 1 : 12), 0);

/** The kinds of buyer that the lines name, in their order; empty where everybody buys everything. */
export const buyersOf = (lines: readonly RevenueLine[]): string[] => [
  ...new Set(activeLines(lines).flatMap(({ buyer }) => (buyer ? [buyer] : []))),
];

/** Of all customers, so many are of each kind: few organisations beside people, else fewer of those who pay more. */
function shares(lines: readonly RevenueLine[]): Map<string, number> {
  const buyers = buyersOf(lines);
  const organised = buyers.filter(isOrganisation);
  const mixed = organised.length > 0 && organised.length < buyers.length;
  const weight = (buyer: string) => {
    const several = mixed
      ? organised.includes(buyer)
        ? organised.length
        : buyers.length - organised.length
      : 1;
    const kind = !mixed
      ? 1
      : organised.includes(buyer)
        ? ORGANISATIONS_BESIDE_PEOPLE
        : 1 - ORGANISATIONS_BESIDE_PEOPLE;
    const paid = monthly(activeLines(lines).filter((line) => line.buyer === buyer));
    return mixed ? kind / several : 1 / Math.sqrt(Math.max(paid, 0.01));
  };
  const weights = buyers.map(weight);
  const sum = weights.reduce((total, each) => total + each, 0);
  const rough = weights.map((each) => Math.max(LEAST, Math.round((each / sum) * 20) / 20));
  const rest = 1 - rough.slice(1).reduce((total, each) => total + each, 0);
  return new Map(buyers.map((buyer, i) => [buyer, i === 0 ? rest : (rough[i] ?? 0)]));
}

const FEW = [0.02, 0.05, 0.15] as const;
/** "Installers pay per lead; homeowners may buy a roof check": beside the firms that are counted, the people they meet buy little. */
function withoutSide(lines: RevenueLine[], counted: string): RevenueLine[] {
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

/** Families take the subscription and cafés the loaf: each line is bought by its own share of the customers. */
export function sharedByBuyer(all: RevenueLine[], counted = ""): RevenueLine[] {
  const lines = withoutSide(all, counted);
  if (buyersOf(lines).length < 2) return lines;
  const share = shares(lines);
  return lines.map((line) =>
    // What the founder says of a line is a share of all customers already.
    line.buyer === undefined || line.attach?.provenance === "founder"
      ? line
      : {
          ...line,
          attach: fixed(
            tidy((share.get(line.buyer) ?? 1) * (line.attach?.value ?? 1)),
            `Share of all customers who are ${line.buyer}, the only ones who pay for this; assumed.`,
          ),
        },
  );
}
