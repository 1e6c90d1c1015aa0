import { fixed, tidy } from "./assumed";
import type { RevenueLine } from "./types";

/** Several prices for the same thing: customers spread over them, most on the lower ones. */
export function sharedOut(all: RevenueLine[]): RevenueLine[] {
  const buyers = new Set(all.map(({ buyer }) => buyer));
  return [...buyers].reduce(sharedOutOf, all);
}
function sharedOutOf(lines: RevenueLine[], buyer: string | undefined): RevenueLine[] {
  const tiers = lines.filter(
    (line) => !line.later && !line.attach && line.buyer === buyer && /^plan-/.test(line.id),
  );
  if (tiers.length < 2) return lines;
  const weights = [0.55, 0.3, 0.15, 0.05].slice(0, tiers.length);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const ordered = [...tiers].sort((a, b) => (a.price?.value ?? 0) - (b.price?.value ?? 0));
  return lines.map((line) => {
    const at = ordered.indexOf(line);
    const share = (weights[at] ?? 0) / sum;
    return at < 0
      ? line
      : {
          ...line,
          attach: fixed(
            tidy(share),
            "How customers spread over the plans is assumed: most start on the lowest.",
          ),
        };
  });
}
