import type { Clause } from "../types";

/** What a statement of the founder is good for, the surest first. */
export const KINDS = [
  /** Somebody has paid, ordered or subscribed. */
  "sold",
  /** Work of the offer was done for others. */
  "jobs",
  /** It is used, read or followed; whether anybody pays is not told. */
  "users",
  /** It was tried, and held. */
  "test",
  /** Money was given that nobody pays back. */
  "grant",
  /** A word was given, a trial offered, a place asked for. */
  "promise",
  /** They signed up or agreed to take part, and nothing tells that anybody has bought. */
  "joined",
  /** It was tried, and too much of it failed. */
  "failed",
  /** Work done before and beside the offer. */
  "experience",
  /** Wanted, planned, hoped for or on condition. */
  "wish",
  /** How large, how dear or how many at once: told of every time. */
  "term",
  "other",
] as const;
export type EvidenceKind = (typeof KINDS)[number];

/** A statement of the answers and what it is good for. */
export interface Evidence {
  kind: EvidenceKind;
  clause: Clause;
}

const HAPPENED: ReadonlySet<EvidenceKind> = new Set<EvidenceKind>([
  "sold",
  "jobs",
  "users",
  "test",
  "grant",
  "promise",
  "joined",
]);
export const hasHappened = (kind: EvidenceKind): boolean => HAPPENED.has(kind);

/** Sold, or work of the offer done for others. */
export const isPaidWork = (kind: EvidenceKind): boolean => kind === "sold" || kind === "jobs";

const UNSOLD: ReadonlySet<EvidenceKind> = new Set<EvidenceKind>(["users", "test", "promise", "joined"]);
/** Something has happened, and nothing tells that anybody paid. */
export const isUnsold = (kind: EvidenceKind): boolean => UNSOLD.has(kind);

const NOTHING: ReadonlySet<EvidenceKind> = new Set<EvidenceKind>(["wish", "term"]);
/** Told of the future or of every time: proof of nothing, whatever else a reader of words takes it for. */
export const isYetToCome = (kind: EvidenceKind): boolean => NOTHING.has(kind);

/** Of several kinds the one that proves most; "other" of none. */
export const surest = (kinds: readonly EvidenceKind[]): EvidenceKind =>
  KINDS.find((kind) => kinds.includes(kind)) ?? "other";
