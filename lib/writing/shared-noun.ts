import { ORGANISATIONS, PERSONS, TRADESPEOPLE } from "@/lib/brief/buyers/firms-or-people";
import type { Brief } from "@/lib/brief/types";
import { EMPTY } from "./data/never-typed";
import { plural, singular } from "./english";

const PEOPLE = new RegExp(
  `^(?:${ORGANISATIONS}|${PERSONS}|${TRADESPEOPLE}|landlords|teachers|doctors|vets|nurses|pupils|clerks|founders|owners|clients|guests|visitors|workers|carers|staff)$`,
  "iu",
);
/** Words that say when, how much or how, in whatever trade. */
const SAYS_LITTLE =
  /^(?:(?:mor|eve)nings?|nights?|days?|weeks?|months?|years?|hours?|minutes?|seasons?|winters?|summers?|time|times|price|prices|money|pesos?|dollars?|euros?|pounds?|rand|francs?|kron(?:er|or|a)|rupees?|shillings?|cost|costs|problem|thing|things|place|places|home|house|houses|town|towns|city|village|villages|area|part|parts|side|phone|phones|photo|video|message|messages|number|name|names|list|lists|hand|hands|work|life|case|cases|level|rules?|room|rooms|street|country|world|half|piece|pieces|group|groups|story|stories|step|steps|end|start|size|colour|tool|tools|site|sites|online|digital|mobile|whole|first|last|next|other|each|free|people|customers?|visit|visits|answers?|questions?|fee|fees|apps?|others?|nothing|everything|else|once|again|today|like|what|they|nobody|pay|offer|date|dates|order|orders|paper|data|language|website)$/i;
/** Any thing can be so. */
const ANY =
  /^(?:large|long|short|cheap|ordinary|usual|normal|single|local|empty|blurry|sealed|broken|dirty|missing|wrong|right|good|best|worst|busy|full|fresh|second|third|same|only|very|open|early|late|clear|nearest|another|young|wide|high|hard|chosen|many|more|less)$/i;
const BEFORE =
  "(?:^|[.,;:] |\\b(?:an?|the|no|each|every|per|of|for|with|and|or|their|our|your|his|her|its|in|on|from|by|into|without|two|three|four|six|eight|ten|\\d+) )(?:([\\p{L}-]{3,}) )?";
/** "Drink a glass", "book the shelf": a deed. */
const AFTER = "(?! (?:an?|the|their|it|them|him|her|us|me|you)\\b)(?![\\p{L}'’-])";

const stem = (word: string) => singular(word.toLowerCase());
const wordsIn = (text: string) => (text.match(/[\p{L}-]{3,}/gu) ?? []).map((word) => word.toLowerCase());

const nounIn = (text: string, word: string) =>
  new RegExp(`${BEFORE}(?:${word}|${plural(word)})${AFTER}`, "iu").exec(text);

/** What a thing is like is looked for by nobody. */
const QUALITY =
  /^(?:old|young|new|small|large|big|long|short|high|low|good|bad|best|same|whole|full|empty|own|first|last|wet|dry|warm|cold|hot|fresh|clean|real|right|wrong|open|free|early|late|local|rural)$/;

/** The thing that the trouble and the offer both speak of and that is no buyer: what a search must name; null without one. */
export function sharedNoun({ answers, segments, language }: Brief): string | null {
  if (language !== "en") return null;
  const { problem, solution, differentiator, businessModel } = answers;
  const buyers = new Set(wordsIn(segments[0]?.text ?? "").map(stem));
  const texts = [problem, solution, differentiator, businessModel];
  const said = texts.map((text) => wordsIn(text).map(stem));
  const [troubles = []] = said;
  const found = [...new Set(troubles)]
    .filter((word) => said.slice(1, 3).some((words) => words.includes(word)))
    .filter(
      (word) =>
        !buyers.has(word) &&
        !EMPTY.has(word) &&
        !SAYS_LITTLE.test(word) &&
        !PEOPLE.test(word) &&
        !PEOPLE.test(plural(word)) &&
        !/(?:ing|ed|ly)$/.test(word) &&
        !QUALITY.test(word) &&
        [problem, solution].some((text) => nounIn(text, word)),
    )
    .map((word) => ({
      word,
      fields: said.filter((words) => words.includes(word)).length,
      count: said.flat().filter((other) => other === word).length,
      sold: said[1]?.includes(word) ?? false,
    }))
    .sort((a, b) => Number(b.sold) - Number(a.sold) || b.fields - a.fields || b.count - a.count);
  const [first] = found;
  if (!first) return null;
  const kind = new RegExp(
    `(?:(?<!\\p{L}|^)([\\p{L}-]{3,}(?:ing|ion|al|ic|ment))|(?:^|\\b(?:an?|the|each|every|per|of|for|and|their|our) )([\\p{L}-]{4,}(?<!s))) (?:${first.word}|${plural(first.word)})(?!\\p{L})`,
    "iu",
  );
  const [, named, described = ""] = kind.exec(problem) ?? kind.exec(solution) ?? [];
  const before = (
    named ?? (SAYS_LITTLE.test(described) || ANY.test(described) ? "" : described)
  ).toLowerCase();
  return before && !EMPTY.has(before) ? `${before} ${first.word}` : first.word;
}
