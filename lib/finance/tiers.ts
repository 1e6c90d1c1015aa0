import { fixed, tidy } from "./assumed";
import type { RevenueLine } from "./types";

const SPREAD = "How customers spread over the plans is assumed: most start on the lowest.";
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
      attach?.provenance === "founder" && !later && line.buyer === buyer && /^plan-/.test(id),
  );
  if (tiers.length === 0 || tiers.length + told.length < 2) return lines;
  const left =
    1 -
    Math.min(
      1,
      told.reduce((sum, { attach }) => sum + (attach?.value ?? 0), 0),
    );
  const weights = [0.55, 0.3, 0.15, 0.05].slice(0, tiers.length);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const ordered = [...tiers].sort((a, b) => (a.price?.value ?? 0) - (b.price?.value ?? 0));
  return lines.map((line) => {
    const at = ordered.indexOf(line);
    const share = (left * (weights[at] ?? 0)) / sum;
    return at < 0
      ? line
      : {
          ...line,
          attach: fixed(tidy(share), told.length > 0 ? THE_REST : SPREAD),
        };
  });
}
