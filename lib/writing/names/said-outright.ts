import type { Brief } from "@/lib/brief/types";
import { cap, inWords, singular } from "../english";
import type { Topic } from "../outline/topics";
import type { Candidate } from "./candidate";
import { made } from "./made";
import type { HeadsOfDeed } from "./told-heads";

/** "Leeds Kiln": where it is and what it is about. */
export function ofPlace(nouns: readonly Topic[], { geography }: Brief): Candidate[] {
  const place = geography?.scale === "city" ? geography.label : "";
  if (!/^\p{Lu}[\p{L}]{2,9}$/u.test(place)) return [];
  return nouns
    .slice(0, 1)
    .map(({ word }) =>
      made(`${place} ${cap(word)}`, "descriptive", [word, place], "a place", 4.8, [
        `Two plain words say where and what, and they are the two that people in ${place} type when they look for it`,
      ]),
    );
}

const IN_TIME =
  /\b(?:within|in|under|every) (an?|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (minute|hour|day)s?\b/i;
const SAME_DAY = /\bsame[ -]day\b/i;
/** "Five-Day Kiln": how fast it goes is the promise. */
export function ofTime(nouns: readonly Topic[], { answers }: Brief): Candidate[] {
  const text = `${answers.differentiator}. ${answers.solution}`;
  const [said = "", many = "", unit = ""] = IN_TIME.exec(text) ?? [];
  const count = /^an?$/i.test(many) ? "one" : /\d/.test(many) ? inWords(Number(many)) : many;
  const first = said
    ? `${cap(count.toLowerCase())}-${cap(unit.toLowerCase())}`
    : SAME_DAY.test(text)
      ? "Same-Day"
      : "";
  const quoted = said || (SAME_DAY.exec(text)?.[0] ?? "");
  if (!first || /\d/.test(first)) return [];
  return nouns
    .slice(0, 1)
    .map(({ word }) =>
      made(`${first} ${cap(word)}`, "descriptive", [word, first], "a time", 5, [
        `The promise is the name: you wrote "${quoted.toLowerCase()}", and whoever hears {name} will hold you to it`,
      ]),
    );
}

/** "Potter's Kiln": whose it is and what it is about. */
export function ofCustomers(
  nouns: readonly Topic[],
  { tools }: HeadsOfDeed,
  { answers }: Brief,
): Candidate[] {
  const [said = ""] = answers.targetAudience
    .toLowerCase()
    .split(/[,.;:(]| (?:who|that|with|in|from|of|and|or|aged|near|at|on|for) /);
  const one = singular(said.trim().split(" ").at(-1) ?? "");
  if (!/(?:[a-z]{3}(?:er|or|ist|ian)|[a-z]{3}man)$/.test(one) || NO_TRADE.test(one)) return [];
  return [...nouns.slice(0, 2).map(({ word }) => word), ...tools.map(({ word }) => word)]
    .filter((word) => word !== one && one.length + word.length <= LONGEST_APART)
    .map((word, at) =>
      made(`The ${cap(one)}'s ${cap(word)}`, "descriptive", [word, one], "customers", 5.2 - at * 0.5, [
        `Named after the people it serves, as a thing that every ${one} should have beside the others`,
      ]),
    );
}
const LONGEST_APART = 14;
const NO_TRADE =
  /^(?:owner|user|customer|member|buyer|holder|visitor|manager|senior|worker|leaver|starter|other|partner|player|learner|elder|neighbour|brother|sister|mother|father|teenager|daughter|woman|officer|employer|director|vendor|provider|supplier|retailer|consumer|newcomer|commuter)$/;

/** "Receipt Ledger": plainly what it is. */
export const plainly = (nouns: readonly Topic[], { tools }: HeadsOfDeed): Candidate[] =>
  nouns
    .slice(0, 2)
    .flatMap(({ word }, nth) =>
      tools
        .slice(0, 2)
        .map(({ word: tool, says }, at) =>
          made(
            `${cap(word)} ${cap(tool)}`,
            "descriptive",
            [word, tool],
            "descriptive",
            4.2 - nth * 0.5 - at * 0.4,
            [`"${cap(word)}" is your own word, and the ${tool} is ${says}`],
          ),
        ),
    );

const HOURS = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const AT_HOUR = new RegExp(
  `\\bat (?:(${HOURS}|\\d{1,2})(?![\\d%])(?:[.:](00|30))?)(?! (?:cafes|places|per|days|weeks|of|euros|pounds))(?= ?(?:am|pm|a\\.m|p\\.m|sharp|in the|o'clock|every|each|and|,|\\.|;|$))`,
  "i",
);
/** "Half Past Twelve", "Six Sharp": the hour that is promised. */
export function ofHour({ answers }: Brief): Candidate[] {
  const [said = "", hour = "", minutes] = AT_HOUR.exec(`${answers.solution} ${answers.differentiator}`) ?? [];
  const count = /\d/.test(hour) ? inWords(((Number(hour) + 11) % 12) + 1) : hour.toLowerCase();
  if (!said || Number(hour) > 24) return [];
  const name = minutes === "30" ? `Half Past ${cap(count)}` : `${cap(count)} Sharp`;
  return [
    made(name, "phrase", [count], "an hour", 5.2, [
      `The name keeps the hour that you promise, "${said.toLowerCase()}", and whoever has waited for others knows what that is worth`,
    ]),
  ];
}
