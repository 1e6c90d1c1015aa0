import { isCountNoun } from "../../count-noun";
import { plural } from "../../english";
import type { NounPhrase } from "./noun-phrase";

/** "clips": several of what it is done to. */
export const manyOf = ({ words, head }: NounPhrase) => {
  const name = words.split(" of ")[0] ?? words;
  return isCountNoun(head) ? plural(name) : name;
};

/** "They scan them": of the one that was named there are several. */
const severalOf = (thing: NounPhrase | undefined): NounPhrase | null =>
  thing && isCountNoun(thing.head) && !PERSON_WORDS.test(thing.words)
    ? { ...thing, words: manyOf(thing) }
    : null;
const PERSON_WORDS = /^\p{Lu}/u;
export const TIME = /^(?:day|evening|morning|night|week|month|hour|year|minute|time|season)$/;
/** What is scanned or tapped only leads to what is meant. */
const LEADS = /^(?:code|barcode|button|link|card|camera)$/;

const PERSON =
  /^(?:student|nurse|teacher|technician|driver|rider|coach|cleaner|person|child|parent|owner|customer|guest|member|tenant|patient|doctor|manager|client|somebody|family|passenger|visitor|relative|senior|resident|mother|father|mum|mom|dad|grand\p{L}+|husband|wife|son|daughter|pupil|worker|people|men|women)$/u;
export const isPerson = (noun: NounPhrase | null | undefined) =>
  noun != null && (PERSON.test(noun.head) || PERSON.test(noun.head.replace(/s$/, "")));
/** "We write down what the doctor said and send it": what was written. */
const WROTE = /^(?:down )?(?:what|how|which|whatever|everything)\b/i;
const NOTES: NounPhrase = { determiner: "the", words: "notes", head: "notes", length: 1 };
export const notesOf = (last: { verb: string; rest: string } | undefined): NounPhrase | null =>
  last && /^(?:write|note|record|jot)$/.test(last.verb) && WROTE.test(last.rest) ? NOTES : null;

export const lastThing = (
  before: readonly { object: NounPhrase | null }[],
  many: boolean,
): NounPhrase | null => {
  const things = before
    .flatMap(({ object }) =>
      object ? [{ ...object, determiner: "the", each: /^(?:each|every)\b/i.test(object.determiner) }] : [],
    )
    .filter(({ head }) => !TIME.test(head) && (many || !PERSON.test(head)));
  const isMany = ({ words }: NounPhrase) => /[^s]s$/.test(words.split(" of ")[0] ?? "");
  const agree = things.filter((thing) => isMany(thing) === many);
  const told = agree.filter(({ head }) => !LEADS.test(head));
  const main = told.filter(({ each }) => !each);
  return (
    main.at(-1) ??
    told.at(-1) ??
    agree.at(-1) ??
    (many ? severalOf(things.at(-1)) : (things.findLast(({ head }) => !LEADS.test(head)) ?? null))
  );
};
