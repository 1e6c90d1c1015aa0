import type { Issue } from "@/lib/errors";
import { atLeastThose } from "./assume-room";
import { setNote } from "./assumed";
import { type Bounds, isUsual, isWithin } from "./bounds";
import type { Corrections } from "./corrections";
import { type EditableAssumption, editableAssumptions } from "./editable";
import type { Assumptions } from "./inputs";
import { inStep } from "./kinds-of-buyer";
import { shown } from "./shown";
import type { Assumed, Provenance } from "./types";

const ORIGIN: Record<Provenance, string> = {
  founder: "was stated before",
  parsed: "was read from the answers",
  benchmark: "was the published figure",
  derived: "followed from other values",
  assumption: "was assumed before",
};

/** The room a founder's own figure is given, never more than it had. */
const ROOM = 0.1;

function narrowed({ value, low, high }: Assumed, next: number, { min, max, whole }: Bounds) {
  const room = (end: number) => (value === 0 ? 0 : Math.min(ROOM, Math.abs(end - value) / Math.abs(value)));
  const round = (n: number) => (whole ? Math.round(n) : n);
  return {
    low: Math.max(min, round(next * (1 - room(low)))),
    high: Math.min(max, round(next * (1 + room(high)))),
  };
}

function corrected({ assumed, bounds, unit }: EditableAssumption, next: number, currency: string): Assumed {
  const flag =
    bounds.usual && !isUsual(next, bounds)
      ? ` Outside the usual ${shown(bounds.usual.low, unit, currency)} to ${shown(bounds.usual.high, unit, currency)}; kept as set.`
      : "";
  return {
    value: next,
    ...narrowed(assumed, next, bounds),
    provenance: "founder",
    note: setNote(`${shown(assumed.value, unit, currency)} ${ORIGIN[assumed.provenance]}.${flag}`),
  };
}

/**
 * Puts the founder's values in place of the assumed ones; everything else stays as it was, except what one customer is
 * worth a year and what each kind of buyer makes up of them, which follow from prices and market. Keys that the assumptions do not have and values out of bounds are left out.
 */
export function applyCorrections(a: Assumptions, { values }: Corrections): Assumptions {
  // Whoever sets a cost by hand has settled what the answers left open.
  const settled = Object.keys(values).some((key) => /^(?:cost|share)_/.test(key));
  const { unread: _, ...counted } = a;
  const next = editableAssumptions(a).reduce(
    (done, row) => {
      const value = Object.hasOwn(values, row.key) ? values[row.key] : undefined;
      const isSet = row.assumed.value === value && row.assumed.provenance === "founder";
      return value === undefined || isSet || !isWithin(value, row.bounds)
        ? done
        : row.set(done, corrected(row, value, a.currency));
    },
    settled ? counted : a,
  );
  if (next === a) return a;
  return { ...next, ...inStep({ ...next, market: atLeastThose(next) }, a.market) };
}

/** What is wrong with the values, by key: one that does not exist, or one that is out of bounds. */
export function correctionIssues(a: Assumptions, { values }: Corrections): Issue[] {
  const rows = new Map(editableAssumptions(a).map((row) => [row.key, row]));
  return Object.entries(values).flatMap(([key, value]) => {
    const row = rows.get(key);
    const path = `corrections.values.${key}`;
    if (!row) return [{ path, message: "There is no such assumption" }];
    const { min, max, whole } = row.bounds;
    if (isWithin(value, row.bounds)) return [];
    return [{ path, message: `Must be ${whole ? "a whole number " : ""}between ${min} and ${max}` }];
  });
}

/** Without the values whose assumption is gone, as after answers were revised. */
export function pruned(a: Assumptions, corrections: Corrections): Corrections {
  const keys = new Set(editableAssumptions(a).map(({ key }) => key));
  const kept = Object.entries(corrections.values).filter(([key]) => keys.has(key));
  return { ...corrections, values: Object.fromEntries(kept) };
}
