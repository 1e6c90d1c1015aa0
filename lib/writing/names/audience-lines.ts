import { sentences } from "../cut";
import { deedSearch } from "../deed-search";
import { article, bare, cap, uncap, wordCount } from "../english";
import type { Material } from "../material";

const FEWEST = 3;
const MOST = 8;
/** Where what is said of them begins. */
const SAID_OF =
  / (?=(?:who|that|whose|with|without|aged|under|over|living|running|in|on|at|from|within|around|near)\b)/i;
const OPENS =
  /^(?:who|that|whose|with|without|aged|under|over|living|running|in|on|at|from|within|around|near)\b/i;
/** Where they are tells them apart least. */
const WHERE = /^(?:in|from|within|around|near|at)\b/i;
const HAS_NO =
  /\b(?:who|that|and) (?:(?:do ?n['’]?t|do not) have (an? [\p{L} ]+?)|have no ([\p{L} ]+?))(?= yet|[,.;]| and | or |$)/iu;
const PEOPLE = /^(?=\p{L})[\p{L}\d'’, -]*(?:s|people|men|women|children)(?: of people)?$/iu;
const ANYBODY =
  /^(?:(?:busy |other )?(?:people|companies|businesses|everybody|everyone|customers|users|buyers|adults|parents|women|men|children))$/i;
const NO_LINE =
  /\b(?:it|them|they|this|these|those|my|our|we|i|us|him|her|you|not|maybe|yet|also|first|anyone|prepared|willing|want to pay)\b|[€$£¥₹%()/]|\b(?:and|or|an?|the|to|of|in|on|at|with|who|that|have|has|had|is|are)$/i;

/** "Bicycle repair for commuters in Bristol": what is done, as it is looked for. */
const SEARCHED =
  /^(?:\p{L}+ ){1,2}(?:repair|cleaning|rental|washing|restoration|tuning|sharpening|painting|recycling|translation|transcription|ironing)$/u;

/** "Poles", "Danes": written with a capital wherever they stand. */
const PEOPLES =
  /^(?:Poles|Danes|Finns|Swedes|Turks|Scots|Brits|Greeks|Serbs|Croats|Czechs|Slovaks|Kurds|Arabs|Jews|Muslims|Christians|Catholics|Sikhs|Hindus)\b/;
const small = (who: string) => (PEOPLES.test(who) ? who : uncap(who));

/** "Butchers, fish shops, ice cream makers": the first two. */
function shortened(people: string): string {
  const [one = "", other = ""] = people.split(/, | and /);
  return people.includes(",") && /s$/.test(one) && /s$/.test(other) ? `${one} and ${other}` : people;
}
const WHOLE = /^(?:aged|under|over) \d+|^in \p{Lu}\p{L}+$|^(?:\S+ ){2}/u;
/** "That build accounting, expense or audit software": one thing of several. */
const LISTS_ON = /^(?!who\b|with\b|and (?:the|an?|their)\b)(?:[\p{L}\d-]+ ){0,3}(?:and|or) /iu;
const IN_A_LIST = / \p{Ll}*[^\W\ds]$/u;
/** All that is said of them in one breath, or as much of it as is whole. */
function chains(segment: string): string[] {
  const parts = segment.split(SAID_OF).map(bare);
  const from = (at: number) =>
    parts
      .slice(at)
      .map((_, i) => parts.slice(at, parts.length - i))
      .filter((kept) => at + kept.length === parts.length || WHOLE.test(kept.at(-1) ?? ""))
      .map((kept) => kept.join(" "));
  return [...(WHERE.test(parts[0] ?? "") ? from(1) : []), ...from(0)];
}

/** "For creators without a manager", "For adults who are frightened of water": the customers as the founder tells them. */
export function audienceLines({ foreign, vague, place, context: { brief } }: Material): string[] {
  if (foreign || vague || brief.spoken) return [];
  const [first = ""] = sentences(brief.answers.targetAudience);
  const [told = ""] = first
    .replace(/\s*\([^)]*\)/g, "")
    .split(/[;:]| [–-] |,? (?:mostly|especially|mainly|ideally|usually|very often)\b/i);
  const at = told.search(SAID_OF);
  const who = shortened(bare((at < 0 ? told : told.slice(0, at)).split(/, (?=\d)/)[0] ?? ""));
  const plain = who.replace(/ \d+ to \d+$/, "");
  if (!PEOPLE.test(plain)) return [];
  const segments = at < 0 ? [] : told.slice(at + 1).split(/, /);
  const stop = segments.findIndex((segment) => !OPENS.test(segment) && !/^[\d to]+$/.test(segment));
  const said = (stop < 0 ? segments : segments.slice(0, stop))
    .filter(
      (segment, i) =>
        OPENS.test(segment) && !(IN_A_LIST.test(segment) && LISTS_ON.test(segments[i + 1] ?? "")),
    )
    .flatMap(chains);
  const searched = deedSearch(brief) ?? "";
  const what = SEARCHED.test(searched) ? `${cap(searched)} for ` : "For ";
  const [, owned, none] = HAS_NO.exec(told) ?? [];
  const without = owned ?? (none && !/s$/.test(none) ? `${article(none)} ${none}` : "");
  const ranked = [
    ...(without ? [`without ${without}`] : []),
    ...said.filter((part) => !WHERE.test(part)),
    ...said.filter((part) => WHERE.test(part)),
    ...(place && !told.includes(place) && !/^the /.test(place) ? [`in ${place}`] : []),
  ];
  const fits = (line: string) => wordCount(line) >= FEWEST && wordCount(line) <= MOST && !NO_LINE.test(line);
  const lines = ranked.flatMap((part) =>
    [`${what}${small(who)} ${part}`, `For ${small(who)} ${part}`, `For ${small(plain)} ${part}`]
      .filter(fits)
      .slice(0, 1),
  );
  const alone = `For ${small(who)}`;
  return [...lines, ...(fits(alone) && !ANYBODY.test(who) && !/ of people$/.test(who) ? [alone] : [])].slice(
    0,
    2,
  );
}
