import { all, type Way } from "./doings";
import { gerund } from "./participle";

/** What nobody has to put up with any more, out of the problem. */
export const RELIEFS: readonly Way[] = [
  // "nobody knows whether the technician came": "Know whether the technician came".
  (text) =>
    all(
      text,
      /\b(?:nobody|no one|never|not|cannot|don['’]t|doesn['’]t|without) (?:know|knows|knowing|see|tell) ((?:whether|how|what|which|where|when|who) [^,.;]+?)(?= and |[,.;]|$)/gi,
      ([, said]) => `know ${said}`,
    ),
  // "only hear of it when tenants ring": "Before tenants ring".
  (text) =>
    all(
      text,
      /\bonly (?:hear|learn|notice|find out|see|know|realise|realize|discover)s?\b[^,.;]*? when ([^,.;]+)/gi,
      ([, said]) => `before ${said}`,
    ),
  // "cannot find an interpreter for that hour": "An interpreter for that hour".
  (text) =>
    all(
      text,
      /\b(?:cannot|can['’]t|can not|never) (?:find|get|afford|reach|book) (an? [^,.;]+)/gi,
      ([, said]) => `!${said}`,
    ),
  // "wait weeks for an appointment": "No more weeks of waiting".
  (text) =>
    all(text, /\bwaits? (hours|days|weeks|months)\b/gi, ([, unit = ""]) => `no more ${unit} of waiting`),
  // "tourists drag suitcases around": "No more dragging suitcases around".
  (text) =>
    all(
      text,
      /^[a-z]+s (?!are|have|can|do|will|need|want|must|who|in|of|with|and|cannot|never|that)([a-z]{3,8}) ((?!and\b)[a-z]+(?: [a-z]+){0,3})[.]?$/gi,
      ([, verb = "", rest]) => `no more ${gerund(verb)} ${rest}`,
    ),
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
