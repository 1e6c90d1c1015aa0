import type { Case } from "../case";
import { list } from "../english";
import { isSupplier } from "../is-supplier";
import { isSpokenOf, rival } from "./told";

/** The first way of today that somebody sells; a habit and the help of friends start no business. */
export function whoSells(c: Case): { who: string; why: string } | null {
  const other = rival(c);
  if (other && isSupplier(other.who)) return other;
  const known =
    c.form === "nonprofit"
      ? undefined
      : c.competitors.find(
          ({ general, kind }) => !general && isSupplier(kind) && (c.foreign || isSpokenOf(c, kind)),
        );
  if (!known) return null;
  const { kind, names, why } = known;
  return { who: names.length > 0 ? `${kind} such as ${list(names.slice(0, 2), "or")}` : kind, why };
}
