import { all, type Way } from "./doings";
import { gerund } from "./participle";

const TIME = "(?:minute|hour|day|morning|afternoon|evening|night|weekend|week|month|year)s?";
const COUNT = "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?|\\d+)";
const rx = (text: string) => new RegExp(text, "gi");

const PAST: Readonly<Record<string, string>> = {
  scrap: "scrapped",
  waste: "wasted",
  bin: "binned",
  lose: "lost",
};

/** What a customer is spared, out of what the problem says of time, trouble and means. */
export const BURDENS: readonly Way[] = [
  // "lose hours every quarter looking for receipts": "No more looking for receipts".
  (text) =>
    all(
      text,
      rx(
        `\\b(?:loses?|spends?|wastes?) (?:hours|days|weeks|evenings|weekends|ages|${COUNT} ${TIME})(?: (?:every|each|an?|per) [a-z]+)? ([a-z]{3,}ing [^,.;]+?)(?= and | because | so | but |[,.;]|$)`,
      ),
      ([, doing]) => `no more ${doing}`,
    ),
  // "loses an hour every lunch": "An hour won back every lunch".
  (text) =>
    all(
      text,
      rx(
        `\\b(?:loses?|spends?|wastes?) (${COUNT} ${TIME}) ((?:every|each) (?!day|week|month|year|evening)[a-z]+)\\b`,
      ),
      ([, time, often]) => `${time} won back ${often}`,
    ),
  // "forget to claim travel": "Never forget to claim travel".
  (text) =>
    all(
      text,
      /\bforgets? to ([a-z]+ [^,.;]+?)(?= and | because | so | but |[,.;]|$)/gi,
      ([, doing]) => `never forget to ${doing}`,
    ),
  // "stuck at home": "No longer stuck at home".
  (text) =>
    all(
      text,
      /\b(?:stuck|left alone|shut out|cut off) (?:at|in|on|with|from|of) (?:the )?[a-z]+\b/gi,
      ([said]) => `no longer ${said.toLowerCase()}`,
    ),
  (text) =>
    all(
      text,
      /\b(?:staff|people|they|owners|everyone|most) (?:just |have to )?guess\b/gi,
      () => "no more guessing",
    ),
  // "miss public tenders because": "No more missed public tenders".
  (text) =>
    all(
      text,
      /\bmiss(?:es)? ((?:[a-z]+ ){0,2}[a-z]+s)(?= because| as | when | since|[,.;]|$)/gi,
      ([, what]) => `no more missed ${what}`,
    ),
  // "half of the term fees come in late": "No more late term fees".
  (text) =>
    all(
      text,
      /\b(?:of |the |their |many |most )*((?:(?!of|the|their|many|most|half)[a-z]+ )?[a-z]+s) (?:come|comes|arrive|are paid|get paid)(?: in)? late\b/gi,
      ([, what]) => `no more late ${what}`,
    ),
  // "wait three or four weeks": "Without waiting three or four weeks".
  (text) =>
    all(
      text,
      rx(`\\bwait(?:s|ing)? ((?:up to )?${COUNT} (?:or|to) ${COUNT} ${TIME})\\b`),
      ([, time]) => `without waiting ${time}`,
    ),
  // "a 6 year waiting list": "Without the 6-year wait".
  (text) =>
    all(
      text,
      rx(`\\b(${COUNT})[ -](week|month|year|day)s?[ -]wait(?:ing)?(?:[ -]list)?\\b`),
      ([, many = "", unit = ""]) => `without the ${many}-${unit.toLowerCase()} wait`,
    ),
  // "each bid takes two days of paperwork": "Without the two days of paperwork".
  (text) =>
    all(
      text,
      rx(`\\btakes (?:them |you |us )?(${COUNT} ${TIME} of [a-z]+)(?=[,.;]|$| and | per )`),
      ([, time = ""]) => `without the ${time.replace(/^an? /i, "")}`,
    ),
  // "on paper lists and WhatsApp": "No more paper lists".
  (text) =>
    all(
      text,
      /\b(?:on|in|with|by|over|through) ((?:paper|excel|printed|handwritten|sticky)(?: [a-z]+)?|spreadsheets|whatsapp(?: groups| messages)?)(?=[,.;]|$| and | so | or )/gi,
      ([, means = ""]) => (/^paper$/i.test(means) ? "no more paper" : `no more ${means}`),
    ),
  // "then rust in the garage": "Nothing left to rust in the garage".
  (text) =>
    all(
      text,
      /\b((?:rust|rot|gather dust|lie|sit|stand) (?:around |unused )?(?:in|on|at) (?:the|a) [a-z]+)\b/gi,
      ([, how]) => `nothing left to ${how}`,
    ),
  // "skip the school formal because": "No need to skip the school formal".
  (text) =>
    all(
      text,
      /\b(?:families|[a-z]+s|they|and|often|simply) (skip|cancel|avoid|postpone|give up) (the [a-z]+(?: [a-z]+)?|[a-z]+ing)(?= because| as | since | when |[,.;]|$)/gi,
      ([, verb = "", what]) => `no need to ${verb.toLowerCase()} ${what}`,
    ),
  // "scrap about 8% of their plywood": "Less plywood scrapped".
  (text) =>
    all(
      text,
      /\b(scrap|waste|bin|lose)s? (?:about |around |up to |nearly )?(?:\d+ ?%|a third|a quarter|half) of (?:their|the) ([a-z]+)\b/gi,
      ([, verb = "", what = ""]) =>
        `${/s$/.test(what) ? "fewer" : "less"} ${what} ${PAST[verb.toLowerCase()] ?? ""}`,
    ),
  // "they drive an hour to the next workshop": "No more driving an hour to the next workshop".
  (text) =>
    all(
      text,
      rx(
        `\\b(drive|walk|travel|cycle)s? (${COUNT} (?:minute|hour|mile|kilometre|kilometer|km)s?(?: to the (?:next |nearest )?[a-z]+)?)`,
      ),
      ([, verb = "", far]) => `no more ${gerund(verb.toLowerCase())} ${far}`,
    ),
];
