import type { PromptSection } from "@/lib/artifacts/recipe";

export interface Progress {
  /** What is being done now. */
  label: string;
  /** How far it is, 0 to 1. */
  fraction: number;
  /** The parts that are written side by side, each with how far it is, 0 to 1. */
  parts?: { id: string; fraction: number }[];
  /** About how long it still takes, once that can be told. */
  secondsLeft?: number;
}
export type ProgressEvent =
  | ({ type: "progress" } & Progress)
  /** Fields as far as they are written: for display, never kept. */
  | { type: "partial"; data: Record<string, unknown> };
export type Emit = (event: ProgressEvent) => void;
export type Report = (progress: Progress) => Promise<void>;

/** Characters of all texts in a value. */
export function lengthOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (value === null || typeof value !== "object") return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + lengthOf(inner), 0);
}

/** Writing is this stretch of the whole run. */
const FROM = 0.25;
const TO = 0.8;
/** A part is done when its writer says so, not when it is as long as expected. */
const MOST = 0.95;
/** Sooner, an estimate would be a guess. */
const TELLING = 0.08;

/** Follows parts that are written side by side; as long as the built-in text is what each is expected to become. */
export function followParts(
  sections: readonly PromptSection[],
  builtIn: Record<string, unknown>,
  report: Report,
) {
  const started = performance.now();
  const parts = sections.map(({ id, fields }) => ({
    id,
    expected: Math.max(1, lengthOf(fields.map((field) => builtIn[field]))),
    fraction: 0,
  }));
  const tell = () => {
    const done = parts.filter(({ fraction }) => fraction === 1).length;
    const slowest = Math.min(...parts.map(({ fraction }) => fraction));
    const elapsed = (performance.now() - started) / 1_000;
    const mean = parts.reduce((sum, { fraction }) => sum + fraction, 0) / parts.length;
    return report({
      label: parts.length > 1 ? `Writing: ${done} of ${parts.length} parts` : "Writing",
      fraction: FROM + (TO - FROM) * mean,
      parts: parts.map(({ id, fraction }) => ({ id, fraction })),
      secondsLeft: slowest > TELLING ? Math.ceil((elapsed * (1 - slowest)) / slowest) : undefined,
    });
  };
  const set = (id: string, reached: (expected: number) => number) => {
    for (const part of parts) if (part.id === id) part.fraction = reached(part.expected);
    return tell();
  };
  return {
    begin: tell,
    wrote: (id: string, characters: number) => set(id, (expected) => Math.min(MOST, characters / expected)),
    done: (id: string) => set(id, () => 1),
  };
}
