import { PLATFORM_NAMES } from "@/lib/brief/data/known-names";
import { PLACES } from "@/lib/brief/data/places";

export const PLACE_NAMES = new Set(PLACES.flatMap(({ name }) => name.split(" ")));

/** "Berliners", "Parisians": people of a place keep its capital. */
const ofPlace = (word: string) =>
  PLACE_NAMES.has(word.replace(/(?:ers?|ians?|ans?)$/, "")) && !PLACE_NAMES.has(word);

/** "Airbnb hosts scramble": known firms at the head of a sentence; what is a word of its own too may be one. */
const FIRMS = PLATFORM_NAMES.filter(
  (name) =>
    !/^(?:Square|Sage|Toast|Notion|Zoom|Slack|Stripe|Claude|Gemini|Swish|Discord|Alexa|Oracle)$/.test(name) &&
    !/ /.test(name),
);

/** "Aarhus has agreed", "Old Mill washes", "Foobar and the garages": who agrees to something, and a name of two words, at the head of a sentence. */
const AT_THE_HEAD =
  /(?<=^|[.;:!?] )(?!(?:The|A|An|Our|We|It|They|She|He|Each|Every|Nobody|Somebody|In|On|At|For|From|With|Most|Many|All|No|One)\b)\p{Lu}\p{Ll}+(?=(?<!s) and (?:the|other|most) \p{Ll}+s\b| (?:has|have) (?:agreed|signed|ordered|promised|bought)\b| \p{Lu}\p{Ll}+ (?:has|is|does|washes|makes|sells|offers|costs|charges|takes|needs|asks)\b)/gmu;

/** Words that are written with a capital inside sentences: they keep it at the start of a clause. */
export function properNames(text: string, known: readonly string[] = []): Set<string> {
  const people = [...text.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}+(?:ers?|ans?)(?!\p{L})/gu)].map(([word]) => word);
  return new Set([
    ...[...text.matchAll(/(?<=[\p{Ll},;:)] )\p{Lu}[\p{L}\d-]+/gu)]
      .map((match) => match[0])
      .filter((word) => !/^(?:The|A|An|Our|We)$/.test(word) && !isCommon(word, text)),
    ...people.filter(ofPlace),
    ...[...text.matchAll(AT_THE_HEAD)].map(([word]) => word).filter((word) => !isCommon(word, text)),
    ...[...known, ...FIRMS.filter((name) => text.includes(name))].flatMap((name) => name.split(" ")),
  ]);
}

/** "Nurses": several people of a trade are no name, however they are written; nor is what stands small elsewhere. */
const OCCUPATION =
  /(?:[^aeiou]ers|ors|ists|ants|ians|nurses|wives|women|men|parents|owners|companies|clinics|schools)$/i;
const isOccupation = (word: string) => OCCUPATION.test(word) && !PLACE_NAMES.has(word) && !ofPlace(word);
const isCommon = (word: string, text: string) =>
  isOccupation(word) || new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, "u").test(text);

/** Words of a trade that are written large inside the audience get small letters. */
export const smallTrades = (text: string) =>
  text.replace(/(?<=\p{L},? (?:and |or )?)\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) =>
    isOccupation(word) ? word.toLowerCase() : word,
  );

/** "An app called Dry Round that ...": it may be called otherwise in the end. */
const GIVEN_NAME =
  /,? (?:called|named) \p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*){0,2}(?= (?:that|which|where|with|for|shows?|to)\b|,)/u;
/** "Pitchday is a booking site": what it is, whatever it is called in the end. */
const NAME_IS = /^(?!(?:This|That|There|Here|Ours|Mine|What)\b)\p{Lu}[\p{L}\d]{2,} is an? (?=\p{Ll})/u;
export const withoutGivenName = (text: string) =>
  text.replace(GIVEN_NAME, "").replace(NAME_IS, (said) => (said.endsWith("an ") ? "An " : "A "));
