import { isForLarger } from "@/lib/brief/prices/larger-buyers";
import { fixed, tidy } from "./assumed";
import type { RevenueLine } from "./types";

const SPREAD = "How customers spread over the plans is assumed: most start on the lowest.";
const TOLD: ReadonlySet<string> = new Set(["founder", "parsed"]);
const LARGER = "How many of the customers are that large is assumed: one in five.";
const LARGER_SHARE = 0.2;
const THE_REST = "The rest of the customers; how they spread over the other plans is assumed.";

/** Several prices for the same thing: customers spread over them, most on the lower ones. */
export function sharedOut(all: RevenueLine[]): RevenueLine[] {
  const buyers = new Set(all.map(({ buyer }) => buyer));
  return [...buyers].reduce(sharedOutOf, all);
}
function sharedOutOf(lines: RevenueLine[], buyer: string | undefined): RevenueLine[] {
  const tiers = lines.filter(
    (line) => !line.later && !line.attach && line.buyer === buyer && /^plan-/.test(line.id),
  );
  const told = lines.filter(
    ({ id, later, attach, ...line }) =>
      TOLD.has(attach?.provenance ?? "") && !later && line.buyer === buyer && /^plan-/.test(id),
  );
  if (tiers.length === 0 || tiers.length + told.length < 2) return lines;
  const left =
    1 -
    Math.min(
      1,
      told.reduce((sum, { attach }) => sum + (attach?.value ?? 0), 0),
    );
  const larger = tiers.filter((line) => isForLarger(line, tiers));
  const ordered = tiers
    .filter((line) => !larger.includes(line))
    .sort((a, b) => (a.price?.value ?? 0) - (b.price?.value ?? 0));
  const weights = [0.55, 0.3, 0.15, 0.05].slice(0, ordered.length);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const forLarger = larger.length > 0 ? LARGER_SHARE * left : 0;
  return lines.map((line) => {
    if (larger.includes(line))
      return {
        ...line,
        attach: fixed(tidy(forLarger / larger.length), LARGER),
      };
    const at = ordered.indexOf(line);
    const share = ((left - forLarger) * (weights[at] ?? 0)) / sum;
    return at < 0
      ? line
      : {
          ...line,
          attach: fixed(
            tidy(share),
            told.length > 0 ? THE_REST : ordered.length > 1 ? SPREAD : "All other customers.",
          ),
        };
  });
}
