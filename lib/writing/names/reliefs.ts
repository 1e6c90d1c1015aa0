import { all, type Way } from "./doings";

/** What nobody has to put up with any more, out of the problem. */
export const RELIEFS: readonly Way[] = [
  // "wait three weeks": "Without the three-week wait".
  (text) =>
    all(
      text,
      /\bwaits? ([a-z]+|\d+) (minute|hour|day|week|month|year)s?\b/gi,
      ([, many, unit = ""]) => `without the ${many}-${unit.toLowerCase()} wait`,
    ),
  // "pay 18% commission": "Without the 18% commission".
  (text) =>
    all(
      text,
      /\bpays? (\d+%) (commission|fees?|interest)\b/gi,
      ([, share, what]) => `without the ${share} ${what}`,
    ),
  // "drive 200 km for": "Without driving 200 km".
  (text) => all(text, /\bdrives? (\d+ (?:km|miles))\b/gi, ([, far]) => `without driving ${far}`),
  // "lose a day a week on quotes": "A day a week, won back".
  (text) =>
    all(
      text,
      /\b(?:loses?|spends?|wastes?) ((?:an?|one|two|three|four|five|\d+) (?:minute|hour|day|evening|week|weekend)s? (?:an?|each|every|per) (?:day|week|month|year))\b/gi,
      ([, time]) => `${time}, won back`,
    ),
  // "lose a third of their hives each winter": "Fewer hives lost each winter".
  (text) =>
    all(
      text,
      /\blose [^,.;]*? of (?:their|the) ([a-z]+s) ((?:each|every|per) [a-z]+)\b/gi,
      ([, what, often]) => `fewer ${what} lost ${often}`,
    ),
  // "not a screen".
  (text) => all(text, /\bthat is not an? ([a-z]+)\b/gi, ([, what]) => `something that is no ${what}`),
  // "quotes they write at night on the kitchen table": "No more kitchen table at night".
  (text) =>
    all(
      text,
      /\b(?:write|do|fill in|type|read|answer) (?:at night|on (?:sunday|weekend)s?|in the evening)\b/gi,
      () => "no more paperwork at night",
    ),
];
