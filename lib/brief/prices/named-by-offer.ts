import type { RevenueLine } from "@/lib/finance/types";

const NO_NAME = "Sales";
/** One such thing is sold: "a tool roll", not "tool rolls" or "a set of them". */
const ONE_THING = /^an? (?:[\p{L}'’-]+ ){1,4}/iu;
const HOLDS =
  /\b(?:box|set|kit|pack|bundle|collection|pair|range|series|line|service|subscription|app|software)$/i;

/** "We sell on our own e-shop for 1 690": what has a price and no name of its own is the thing that is offered. */
export function namedByOffer(
  lines: RevenueLine[],
  { noun, way, solution }: { noun: string | null; way: string | null; solution: string },
): RevenueLine[] {
  const unnamed = lines.filter(
    ({ kind, label, later }) => kind === "unitSale" && label === NO_NAME && !later,
  );
  const [only] = unnamed;
  if (!only || unnamed.length > 1 || way !== "goods" || !noun) return lines;
  if (!ONE_THING.test(solution) || /[^s]s$/.test(noun) || HOLDS.test(noun)) return lines;
  const label = noun.charAt(0).toUpperCase() + noun.slice(1);
  return lines.map((line) => (line === only ? { ...line, label } : line));
}
