import type { ReadAmount } from "./amount-roles";
import { singular } from "./price-tail";

/** Who lets things asks a rent and pays none by that word. */
const LETS =
  /\b(?:rents? out|rental|for rent|hire out|we rent|vermiet\w*|verleih\w*|alquila\w*|louons|location de)\b/i;
const RENT =
  /(?:^|[\s,;:(.])(?:rent|rental|lease|miete|pacht|alquiler|loyer|affitto|aluguel)(?:\s(?:is|of|for (?:a|one)|per|a)(?:\s(?:pack|set|night|day|week|month|unit|box|bike|machine|\p{L}+))?(?:\sis)?)?(?:\s(?:about|around|only))?\s*:?\s*$/iu;

/** "The hall has room for 90 boats and the rent is 62,000 a month": what the business pays for its own place. */
const OF_OUR_PLACE =
  /\b(?:the|our) (?:\p{L}+ )?(?:hall|warehouse|building|workshop|shop|store|studio|kitchen|depot|yard|barn|shed|garage|office|house|premises|plot|field|greenhouse)\b[^.;]*\brent\b[^.;]*$/iu;
const OTHERWISE_TOO_DEAR = 10;

/** A rent that is a price, of who lets things: neither that of the own place nor far beyond every other price (`least`). */
export const isRentAsked = ({ before, value }: ReadAmount, offer: string, least: number): boolean =>
  LETS.test(offer) && RENT.test(before) && !OF_OUR_PLACE.test(before) && value <= OTHERWISE_TOO_DEAR * least;

/** "The average rent is 18 euros and we keep 25%": what the commission is taken of. */
export const isShared = ({ before }: ReadAmount, read: readonly ReadAmount[]): boolean =>
  /\b(?:average|typical|usual)\b/i.test(before) &&
  read.some(({ kind, role }) => kind === "percent" && role === "take");

/** "Third, we rent the crates at 10 per trip": the next way to earn. */
const NEXT_WAY =
  /(?:^|[.;]\s)(?:second|third|fourth|last|also|besides|in addition)(?:ly)?,?\s(?:we|i)\s(?:also\s)?$/i;
/** "25 per crate per night. We rent the crates at 10 per trip": what is counted in another price is let, by the time it is used. */
export function isLetOut(
  { before, tail }: ReadAmount,
  [spent, deed = "", thing = ""]: readonly string[],
  read: readonly ReadAmount[],
): boolean {
  if (!/^(?:rent|lease|hire)$/i.test(deed) || !tail.unit) return false;
  const noun = singular(thing.trim().split(" ").pop()?.toLowerCase() ?? "");
  const ahead = `${before.slice(0, before.lastIndexOf(spent ?? ""))}${/^(?:we|i)\s/i.exec(spent ?? "")?.[0] ?? ""}`;
  return NEXT_WAY.test(ahead) || read.some((other) => other.tail.unit === noun && other.role !== "cost");
}
