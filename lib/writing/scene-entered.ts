/** One pays to come in: a hall, a station, a pool. */
const PLACE =
  /\b(?:hall|station|park|pool|rink|track|garden|playground|arena|gym|studio|sauna|lounge|museum|cinema|wall)\b/i;
const ENTRY = /\b(?:entry|admission|entrance|day (?:pass|ticket)|per visit|a visit|locker|walk-?in)\b/i;
const PLACE_WORDS = 50;
export const isEntered = (solution: string, businessModel: string) =>
  PLACE.test(solution.slice(0, PLACE_WORDS)) && ENTRY.test(businessModel);
