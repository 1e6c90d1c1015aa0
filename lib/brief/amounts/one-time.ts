/** "A visit is 55, or 180 a month for weekly visits": one time is no month of it. */
export const ONE_TIME =
  /(?:^|[.;,]\s)(?:an?|one|each|a single|every)\s(?:\p{L}+\s)?(?:session|class|lesson|visit|ride|walk|tour|workshop|training|trip|swim|treatment|wash|haircut)\s(?:is|costs?|at|for)\s$/iu;
