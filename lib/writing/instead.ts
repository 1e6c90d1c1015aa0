import { list } from "./english";
import type { Material } from "./material";

const MOST = 3;

/** What is used instead of the offer: named rivals, what most use by the founder's account, then what else is told or known. */
export function insteadOf(m: Material): string[] {
  const { mostly, habits, against, alternatives, rivals, competitors, archetype } = m;
  // Those who pay a charity are not those whose habits the problem tells of.
  const theirs = archetype === "nonprofit" ? [] : habits;
  const own = [...alternatives.map(({ who }) => who), ...theirs].filter((way) => !/^going with/.test(way));
  // What sells to the same people does not compete with a charity.
  const near = archetype === "nonprofit" ? [] : competitors.filter(({ general }) => !general);
  const known = near.map(({ kind, names: firms }) =>
    firms.length > 0 ? `${kind} such as ${list(firms.slice(0, 2), "or")}` : kind,
  );
  return [...rivals, mostly, against ?? "", ...own, ...known].filter(Boolean).slice(0, MOST);
}
