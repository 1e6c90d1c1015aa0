import { plural } from "../english";
import { baseVerb } from "../third";
import { all, type Way } from "./doings";
import { gerund, participle } from "./participle";

const INSTEAD: Readonly<Record<string, string>> = {
  nobody: "somebody",
  "no one": "somebody",
  nothing: "something",
  nowhere: "somewhere",
  "no place": "a place",
};

const PAPERS =
  /\b(?:quotes?|invoices?|forms?|paperwork|reports?|records?|accounts|bookkeeping|rotas?|minutes|offers)\b/i;

/** What nobody has to put up with any more, out of the problem. */
export const RELIEFS: readonly Way[] = [
  // "find nothing to do together when it rains": "Something to do together when it rains".
  (text) =>
    all(
      text,
      /\b(?:has|have|finds?|is|are|get|gets|there is) (?:left )?(?:with )?(nobody|no one|nothing|nowhere|no place) to ([^,.;]+)/gi,
      ([, who = "", what = ""]) =>
        `!${INSTEAD[who.toLowerCase()]} to ${what.replace(/\bthem$/i, "you").replace(/ (?:in [A-Z][a-z]+|because .*|and (?:the|they|so) .*)(?= |$)/g, "")}`,
    ),
  // "lose track of brand deals": "Keep track of brand deals".
  (text) => all(text, /\bloses? track of ([^,.;]+)/gi, ([, what]) => `keep track of ${what}`),
  // "lose days every month chasing clients for missing receipts": "No more chasing clients for missing receipts".
  (text) =>
    all(
      text,
      /\b(?:loses?|spends?|wastes?) (?:[^,.;]*? )?(?:minutes?|hours?|days?|evenings?|weekends?|weeks?|time)\b(?: (?:an?|each|every|per) [a-z]+)?(?: on)? ([a-z]+ing [^,.;]+)/gi,
      ([, what = ""]) => `no more ${what.split(/ (?:and|because|so|while) /)[0]}`,
    ),
  // "do not open the bank's letters any more": "Open the bank's letters again".
  (text) =>
    all(
      text,
      /\b(?:no longer|stop(?:ped)?|do not|don['’]t) ([a-z]+?)(?:ing)? ((?:the|their) [^,.;]+?)(?: any ?more| any longer)?(?= because|[,.;]|$)/gi,
      ([said, verb, what = ""]) =>
        /no longer|stop|any ?more|any longer/i.test(said)
          ? `!${verb} ${what.replace(/^their /, "your ")} again`
          : "",
    ),
  // "lose a batch in five to green mould": "Fewer batches lost to green mould".
  (text) =>
    all(
      text,
      /\b(?:loses?|lost) (?:an? |one |\d+%? (?:of )?|half (?:of )?|a third of )?(?:their |the )?([a-z]+?)(?: in (?:two|three|four|five|ten))? to ([a-z]+(?: [a-z]+)?)(?=[,.;]|$| and| because)/gi,
      ([, what = "", why]) => `!fewer ${/s$/.test(what) ? what : plural(what)} lost to ${why}`,
    ),
  // "the gap stays empty", "the old pair stands in the cellar": "No gap left empty", "No pair left in the cellar".
  (text) =>
    all(
      text,
      /\b(?:the|their|each|every|an?) (?:[a-z]+ )?([a-z]{3,}) (?:stays?|stands?|sits?|lies|remains?) ((?:empty|silent|unused|idle|unread|unsold|open|dark|(?:in|on) (?:the|an?) [a-z]+))\b/gi,
      ([, what, how]) => `!no ${what} left ${how}`,
    ),
  // "cannot show the bird to the child beside them": "Show the bird to the child beside you".
  (text) =>
    all(
      text,
      /(?<!\b(?:who|that|which) )\b(?:cannot|can['’]t|can not|are not able to|is not able to) (?!(?:be|buy|own|hire|rent|find|get|afford|do|know|see|tell|come|go|take|stand|tolerate|bear|eat|drink|wear|use|trust)\b)([a-z]+ (?:[^,.;]|\.(?=\d))+?)(?= and | because | so | when | while |[,;]|\.(?!\d)|$)/gi,
      ([, said = ""]) =>
        /\b(?:them|it) |any ?more$/i.test(said)
          ? ""
          : `!${said.replace(/\b(?:their|her|his)\b/gi, "your").replace(/\b(?:them|him)$/gi, "you")}`,
    ),
  // "have to buy a lift": "No need to buy a lift".
  (text) =>
    all(
      text,
      /\b(?:has|have|need|needs|must) (?:to )?((?:buy|drive|travel|pay|wait|call|phone|write|fill|carry|queue|print|type|book|rent|leave|stop|guess|clean|send|go|learn|choose|own|hire) (?!one\b|it\b|them\b)[^,.;]+?)(?= and | because | so | when |[,.;]|$)/gi,
      ([, said = ""]) => `!no need to ${said.replace(/\b(?:their|her|his)\b/gi, "your")}`,
    ),
  // "nobody looks at their teeth until they stop eating": "Before they stop eating".
  (text) =>
    all(
      text,
      /\b(?:nobody|no one) (?:looks?|notices|checks?|sees|asks|listens|comes)\b[^,.;]*? until ([^,.;]+)/gi,
      ([, said]) => `!before ${said}`,
    ),
  // "rely on shouting": "No more shouting".
  (text) =>
    all(
      text,
      /\b(?:rel(?:y|ies) on|depends? on|means?) ((?!nothing|something|anything)[a-z]+ing(?: [a-z]+){0,4})(?=[,.;]|$| and )/gi,
      ([, what]) => `!no more ${what}`,
    ),
  // "practise the wrong notes at home": "No more wrong notes at home".
  (text) =>
    all(
      text,
      /\bthe wrong ([a-z]+s)\b((?: (?:at|in|on) [a-z]+\b)?)/gi,
      ([, what, where]) => `!no more wrong ${what}${where}`,
    ),
  // "tiles crack": "No cracked tiles".
  (text) =>
    all(
      text,
      /(?:^|, |and )(?:the )?([a-z]+s) (crack|leak|rot|rust|spoil|fail|jam|burst|melt|wilt)(?=[,.;]|$| and| in| on| when| before)/gi,
      ([, what = "", verb = ""]) => `!no ${participle(verb)} ${what.toLowerCase()}`,
    ),
  // "ruin metal for months": "Less ruined metal".
  (text) =>
    all(
      text,
      /\b(?:and|[a-z]+s) (ruin|waste|spoil|burn|bury|scrap) (?!(?:the|a|an|it|them|their)\b)([a-z]+)(?=[ ,.;]|$)/gi,
      ([, verb = "", what = ""]) =>
        `!${/s$/.test(what) ? "fewer" : "less"} ${verb === "bury" ? "buried" : participle(verb)} ${what}`,
    ),
  // "nobody knows whether the technician came": "Know whether the technician came".
  (text) =>
    all(
      text,
      /\b(?:nobody|no one|never|not|cannot|can['’]?t|don['’]?t|doesn['’]?t|without) (know|knows|knowing|see|remember|tells? (?:them|you|us|anybody)|tell) ((?:whether|how|what|which|where|when|who) (?:[^,.;]+? and [^,.;]+? (?:is|are|was|were|has|have) [^,.;]+?|[^,.;]+?))(?= and | or how |[,.;]|$)/gi,
      ([, verb = "", said]) => `${/^remember/i.test(verb) ? "remember" : "know"} ${said}`,
    ),
  // "only hear of it when tenants ring": "Before tenants ring".
  (text) =>
    all(
      text,
      /\b(?:only (?:hear|see|know)|learn|notice|find out|realise|realize|discover)s?\b[^,.;]*? (?:only )?when ([^,.;]+)/gi,
      ([, said = ""]) => `before ${said.replace(/^(?:they|he|she) /i, "you ")}`,
    ),
  // "cannot find an interpreter for that hour": "An interpreter for that hour".
  (text) =>
    all(
      text,
      /\b(?:cannot|can['’]t|can not|never) (?:find|get|afford|reach|book) (an? (?:[^,.;]|\.(?=\d))+)/gi,
      ([, said = ""]) => `!${said.replace(/ and (?:[a-z]+ ){1,3}(?:is|are|stays?|goes|do|does) .*$/, "")}`,
    ),
  // "wait weeks for an appointment": "No more weeks of waiting".
  (text) =>
    all(text, /\bwaits? (hours|days|weeks|months)\b/gi, ([, unit = ""]) => `no more ${unit} of waiting`),
  // "tourists drag suitcases around": "No more dragging suitcases around".
  (text) =>
    all(
      text,
      /^[a-z]+s (?!are|have|can|do|will|need|want|must|who|in|of|with|and|cannot|never|that)([a-z]{3,8}) ((?!and\b)[a-z]+(?: [a-z]+){0,3})[.]?$/gi,
      ([, verb = "", rest]) =>
        baseVerb(verb) === verb.toLowerCase() ? `no more ${gerund(verb)} ${rest}` : "",
    ),
  // "wait three weeks": "Without the three-week wait"; what somebody else is waited for stays as long.
  (text) =>
    all(
      text,
      /\bwaits? (two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (minute|hour|day|week|month|year)s?\b(?! for (?:an?|the|their)\b)/gi,
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
  // "quotes they write at night on the kitchen table": what one does for pleasure in the evening is no work.
  (text) =>
    PAPERS.test(text)
      ? all(
          text,
          /\b(?:write|do|fill in|type|read|answer) (?:at night|on (?:sunday|weekend)s?|in the evening)\b/gi,
          () => "no more paperwork at night",
        )
      : [],
];
