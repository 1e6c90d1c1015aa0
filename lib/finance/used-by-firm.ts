import type { Range } from "./data/archetype-defaults";

/** What costs a firm little each time it does all the time, for all its customers; a large order is a project, and the next one comes much later. */
const BELOW: readonly (readonly [usd: number, Range])[] = [
  [1, [100, 400, 1_500]],
  [5, [20, 60, 200]],
  [20, [3, 8, 25]],
  [50, [1, 2, 4]],
  [500, [0.2, 0.4, 1]],
  [1_500, [0.1, 0.25, 0.5]],
];
const PROJECTS: Range = [0.03, 0.08, 0.2];

/** How many uses at such a price one firm has in a month. */
export const usedByFirm = (usd: number): Range => BELOW.find(([below]) => usd < below)?.[1] ?? PROJECTS;
