import type { OwnLine, ReadingCorrections } from "@/lib/brief/corrected/reading-corrections";
import { type Corrections, NO_CORRECTIONS } from "@/lib/finance/corrections";

/** What the founder changes of the reading, wherever it is kept. */
export interface ReadingEditor {
  corrections: Corrections;
  /** `step` names the change: changes with one name in a row are undone together. */
  change(next: Corrections, step: string): void;
}

const isEmpty = (value: unknown) =>
  value === undefined || (typeof value === "object" && value !== null && Object.keys(value).length === 0);

/** The corrections with a part of the reading put right; undefined takes it back. */
export function withReading(
  corrections: Corrections = NO_CORRECTIONS,
  part: { [K in keyof ReadingCorrections]: ReadingCorrections[K] | undefined },
): Corrections {
  const { reading: before, ...rest } = corrections;
  const kept = Object.entries({ ...before, ...part }).filter(([name, value]) =>
    name === "rivals" ? value !== undefined : !isEmpty(value),
  );
  return kept.length > 0 ? { ...rest, reading: Object.fromEntries(kept) } : rest;
}

/** What was chosen in place of what was read; sums are added to those that were put right before. */
export const withChoice = (corrections: Corrections, { sums, ...puts }: ReadingCorrections): Corrections =>
  withReading(corrections, {
    ...puts,
    ...(sums ? { sums: { ...corrections.reading?.sums, ...sums } } : {}),
  });

const OF_A_LINE = /^(?:price|take|order|units|attach|quantity|sold|cost|share|delivery)_/;

/** The corrections with one price put right, null for none, or taken back; its single figures are those of the form. */
export function withLine(
  { values, ...corrections }: Corrections,
  key: string,
  line: OwnLine | null | undefined,
): Corrections {
  const { [key]: _before, ...others } = corrections.reading?.lines ?? {};
  const kept = Object.entries(values).filter(
    ([name]) => !(OF_A_LINE.test(name) && [key, `own-${key}`].includes(name.replace(OF_A_LINE, ""))),
  );
  return withReading(
    { ...corrections, values: Object.fromEntries(kept) },
    { lines: line === undefined ? others : { ...others, [key]: line } },
  );
}
