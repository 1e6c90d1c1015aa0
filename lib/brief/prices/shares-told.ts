import type { Assumed } from "@/lib/finance/types";
import { isOrganisation } from "./line-buyers";
import type { PricedLine } from "./line-plans";

const SHARES: Record<string, number> = {
  half: 1 / 2,
  "a third": 1 / 3,
  "two thirds": 2 / 3,
  "a quarter": 1 / 4,
  "three quarters": 3 / 4,
  most: 0.7,
};
export const SHARE =
  "(half|a third|two[- ]thirds|a quarter|three[- ]quarters|most|\\d{1,2} ?(?:%|per ?cent))";
export const shareOf = (part: string) =>
  SHARES[part.toLowerCase().replace("-", " ")] ?? Number.parseInt(part, 10) / 100;

/** "About half of them pay for the programme themselves", "a third is sent by their employer". */
const TOLD = new RegExp(
  `\\b${SHARE} (?:of (?:them|these|those|our \\p{L}+|the \\p{L}+) )?(?:(?:pays?|come)\\b[^.;]{0,40}?\\b(themselves|privately|on their own|out of their own pocket)|(?:is|are|gets?) (?:sent|paid(?: for)?|funded|booked) by (?:an?|the|their) (?:employer|company|firm|school|organi[sz]ation)s?)\\b`,
  "iu",
);

/** Of two kinds of buyer, people and those who send them, the founder tells how many are of each. */
export function withSharesTold(rows: readonly PricedLine[], audience: string): void {
  const [said, part = "", themselves] = TOLD.exec(audience) ?? [];
  const share = shareOf(part);
  const priced = rows.filter(({ line }) => line.buyer && !line.later);
  const sending = priced.filter(({ line }) => isOrganisation(line.buyer ?? ""));
  const own = priced.filter((row) => !sending.includes(row));
  if (!said || !(share > 0 && share < 1) || sending.length !== 1 || own.length !== 1) return;
  const of = (value: number): Assumed => ({
    ...{ value, low: value, high: value, provenance: "founder" },
    note: `Stated: ${said}`,
  });
  for (const { line } of own) line.attach ??= of(themselves ? share : 1 - share);
  for (const { line } of sending) line.attach ??= of(themselves ? 1 - share : share);
}
