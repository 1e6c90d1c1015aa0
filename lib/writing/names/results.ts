import { all, type Way } from "./doings";

const WORD = "[\\p{L}\\d°%'’.-]*[\\p{L}\\d%]";

/** What can be counted, compared or held against the other way of doing it. */
export const RESULTS: readonly Way[] = [
  // "we stay two hours, not ten minutes", "in centimetres, not stars".
  (text) =>
    all(
      text,
      new RegExp(`((?:${WORD},? ){0,7}${WORD}), (?:and )?not ((?:${WORD} ?){1,5})(?=[,.;]|$| and )`, "giu"),
      ([, said = "", other]) =>
        `!${said.replace(/^(?:and|but|so|it is|they are|we are) /i, "")}, not ${other}`,
    ),
  // The same, shorter: "In centimetres, not stars".
  (text) =>
    all(
      text,
      /\b((?:in|by|with|for|on) (?:an? |the )?[a-z-]+), not ((?:an? |the |by |in |on )?[a-z-]+)(?=[,.;]|$| and )/gi,
      ([, said, other]) => `!${said}, not ${other}`,
    ),
  // "a real phone call instead of a video room".
  (text) =>
    all(
      text,
      new RegExp(
        `((?:an?|the|one|real|our) (?:${WORD} ){0,3}${WORD}) (?:instead of|rather than) ((?:${WORD} ?){1,4})(?=[,.;]|$| and )`,
        "giu",
      ),
      ([, said, other]) => `!${said}, not ${other}`,
    ),
  // "quieter than a fridge".
  (text) =>
    all(
      text,
      /\b((?:[a-z]{3,}er|more [a-z]+|less [a-z]+) than (?:an?|the|any|one) [a-z-]+(?: [a-z-]+)?)(?= and |[,.;]|$)/gi,
      ([, said = ""]) =>
        /^(?:older|younger|larger|bigger|whether|number|smaller|other)/i.test(said) ? "" : `!${said}`,
    ),
  // "were adopted in 19 days instead of 47": "Adopted in 19 days, not 47".
  (text) =>
    all(
      text,
      /\b(?:were|was|are|is) ([a-z]+(?:ed|ght|old|ent)) in (\d+ [a-z]+)(?: on average)? instead of (\d+)/gi,
      ([, done, time, other]) => `!${done} in ${time}, not ${other}`,
    ),
  // "test users were paid 16 days earlier": "Paid 16 days earlier".
  (text) =>
    all(
      text,
      /\b(?:were|was|are|is) ([a-z]+(?:ed|aid|ght|ent)) (\d+ [a-z]+ (?:earlier|sooner|faster))\b/gi,
      ([, done, time]) => `!${done} ${time}`,
    ),
  // "the pass rate rose from 38 % to 55 %".
  (text) =>
    all(
      text,
      /\b(?:the |our )?([a-z]+(?: [a-z]+)?) (rose|fell) from (\d[\d.,]* ?%?) to (\d[\d.,]* ?%?)/gi,
      ([, what = "", went, from = "", to = ""]) =>
        `!${what.replace(/^(?:the|our) /i, "")} ${went} from ${from.trim()} to ${to.trim()}`,
    ),
  // "patients need no account, only a link": "No account, only a link".
  (text) =>
    all(
      text,
      /\bneeds? no ([a-z]+(?: [a-z]+)?)(?:, (?:only|just) ((?:an? |the )?[a-z]+))?(?=[,.;]|$)/gi,
      ([, what, only]) => (only ? `!no ${what}, only ${only}` : `!no ${what} needed`),
    ),
  // "cut scrap by 31%": "31% less scrap".
  (text) =>
    all(
      text,
      /\b(?:cuts?|reduces?d?|lowers?e?d?|halved) ((?:the |their )?[a-z]+(?: [a-z]+)?) by (\d+ ?%|half|a third|a quarter)/gi,
      ([, what = "", share]) => `!${share} less ${what.replace(/^(?:the|their) /, "")}`,
    ),
  // "saved on average four sprayings": "Four sprayings saved".
  (text) =>
    all(
      text,
      /\bsaved? (?:on average |about |up to )?((?:\d[\d.,]*%?|two|three|four|five|six|seven|eight|nine|ten|half|a third)(?: of)?(?: (?!on\b|in\b|for\b)[a-z]+){0,2})(?: on average)?(?=[ ,.;]|$)/gi,
      ([, what = ""]) => `!${what} saved${/%$/.test(what) ? " on average" : ""}`,
    ),
  // "44 of 60 families got a pause", "7 of 10 gaps".
  (text) =>
    all(
      text,
      /(?:\b[a-z]+s )?\b\d+ (?:of|out of|in) \d+ (?:[a-z]+ ){1,2}(?:[a-z]+ ){0,4}[a-z]+(?=[,.;]|$)/gi,
      ([said]) => `!${said}`,
    ),
  // "29 decibels, no pipe needed".
  (text) =>
    all(
      text,
      /(?:^|[;.] )((?:\d[\d.,]*%?) (?:[a-z]+ ){0,2}[a-z]+, (?:and )?(?:no|one|\d+|without) (?:[a-z]+ ?){1,3})(?=[,.;]|$)/gi,
      ([, said]) => `!${said}`,
    ),
  // "the dust is in one bag", "the cat is examined on its own sofa".
  (text) =>
    all(
      text,
      /(?:^|[;.,] |and )((?:the|every|each|all) (?:[\p{L}-]+ ){1,3}?)(?:is|are|was|were|gets?) ((?:in|on|at|under|below|[a-z]+(?:ed|ade|ept|ght|own)) [^;.,]+)/giu,
      ([, what = "", rest = ""]) =>
        `!${what.trim()}, ${rest.replace(/ (?:by|before|within) .*$/, (end) => (rest.length > 42 ? "" : end))}`,
    ),
];
