import { customerNoun } from "@/lib/brief/buyers/customer-noun";
import type { Brief } from "@/lib/brief/types";
import { byPost, crowdIn, inTheirHouse, PRAISE } from "./crowd";
import { uncap } from "./english";
import { asPeople } from "./people-name";
import { isOccasion } from "./persons-meant";

/** "Adults in London": where is said apart. */
const IN_A_PLACE = /(?<=\p{L}{4}) (?:in|on|from|around|near) (?:the )?\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*$/u;

/** The first of several groups when it can stand for all: "landlords" out of "landlords and their agents". */
const leading = (people: string) => {
  const first = people.split(/ and | or |, /)[0] ?? people;
  return /(?:s|men|people)$/.test(first) ? first : people;
};
const MANY_ARE = /^(?:adults|those|persons)$/i;
/** "Friends and families of pet owners": friends of somebody else name nobody. */
const OF_SOMEBODY =
  /^(?:(?:close|old|good) )?(?:friends|relatives|loved ones|colleagues|acquaintances)(?:,? (?:and|or) \p{L}+)? of /iu;
const NOBODY = /^(every(one|body)?|any(one|body)?|all|people|users?|the world)\b/i;

interface Told {
  foreign: boolean;
  vague: boolean;
  /** The segment in a few words. */
  short: string;
  /** "People with diabetes": a kind of people that is told by what follows. */
  someKind: string | undefined;
  segment: string;
  names: ReadonlySet<string>;
}

/** "Students of film and small |": a second group of which only the adjective was left. */
const CUT_OFF =
  / and (?:small|large|big|local|young|old|independent|other|new|private|public|medium|single)$/i;

/** The customers in a few words, plural; "early users" where the answer names nobody. */
export function whoIn({ foreign, vague, short: told, someKind, segment, names }: Told): string {
  const short = told.replace(CUT_OFF, "");
  if (foreign) return "early customers";
  const meant = inTheirHouse(segment) !== segment || isOccasion(segment);
  const houses = vague || !meant ? null : crowdIn(segment, names);
  if (houses) return houses;
  if (OF_SOMEBODY.test(segment)) return "customers";
  // "Two adults in Ireland" are anybody: what they have or do tells them apart.
  const described = !someKind && !vague && MANY_ARE.test(short) ? crowdIn(segment, names) : null;
  if (described && / /.test(described)) return described;
  return !short || (!someKind && NOBODY.test(short))
    ? ((vague ? null : crowdIn(segment, names)) ?? "early users")
    : byPost(leading(byPost(short.replace(IN_A_PLACE, "").trim())));
}

/** The name that was read where it is one; else the first of the told groups that has a name, and at last the plain word for them. */
export function peopleOf(brief: Brief, read: string, names: ReadonlySet<string>): string {
  const { segments, b2b, language } = brief;
  const named = asPeople(read.replace(PRAISE, ""));
  if (named) return named;
  for (const { text } of language === "en" ? segments : []) {
    const found = crowdIn(uncap(text, names), names);
    if (found) return found;
  }
  const plain = asPeople(customerNoun(segments, b2b, language));
  return plain && plain !== "customers" ? plain : b2b ? "companies" : "customers";
}
