import { signedFor } from "./signed-for";

/** How long whoever signs is bound, in whatever words it stands. */
test.each([
  ["€2,400 per month for up to two bids, minimum six months. Additional bids at €1,350.", 6],
  ["42,000 TL a month, contract at least six months.", 6],
  ["$640 per month per shop, one-year agreement, and $900 to set up.", 12],
  ["$14 a hectare a year. You sign for two seasons.", 24],
  ["The owner pays ¥6,600 a month. Minimum is six months.", 6],
  ["$3.900 per lift per month, minimum 20 lifts, contract of 12 months.", 12],
  ["25 € im Monat, Mindestlaufzeit 6 Monate.", 6],
  ["£30 a month on a 3-month minimum term.", 3],
  ["€20 a month, no minimum term, cancel any month.", null],
  ["€20 a month without a 12-month contract.", null],
  ["€9 an hour, at least 3 hours. The loan runs 24 months.", null],
] as const)("%s", (text, months) => {
  expect(signedFor(text)?.months ?? null).toBe(months);
});
