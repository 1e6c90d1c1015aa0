import type { ReadAmount } from "./amount-roles";

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
