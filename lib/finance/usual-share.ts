import { ACTIVITIES } from "./data/activities";
import type { Range } from "./data/archetype-defaults";
import { BY_HEAD, MARRYING, PART_OF, SHARES } from "./data/usual-share";
import { type Narrowing, narrowings } from "./narrowing";

const PHRASE_ENDS =
  /[,;(]|\s(?:in|of|at|on|from|near|around|who|whose|with|that|without|between|aged|over|under)\b/i;

/** What they have, where that leaves a known part. */
const HAVING: readonly (readonly [RegExp, number])[] = [
  [/ (?:with|who have|that have|who own) (?:a |an |their own )?(?:solar|photovoltaic)/i, 0.12],
  [/ (?:with|who have|that have|who own) (?:a |an |their own )?piano/i, 0.06],
  [/ (?:with|who have|that have|who own) (?:a |an |their own )?heat pumps?/i, 0.1],
];

/** A row of activities stands for an order of magnitude. */
const around = (share: number): Range => [share / 3, share, share * 2.5];

/** Households with a child of one given year of age, of all people. */
const BORN_A_YEAR: Range = [0.007, 0.011, 0.02];
const CHILDREN =
  /^(?:parents|families|mothers|fathers|mums|dads|couples|households)\b.{0,24}\b(?:children|kids|babies|toddlers|infants|pupils)\b(.{0,30})/i;
const IN_MONTHS = /\d\s?months?\b/i;
const UP_TO = /\b(?:under|up to|younger than|below)\s(\d{1,2})\b/i;
const FROM_TO = /\b(\d{1,2})\s?(?:to|-|–|and)\s?(\d{1,2})\b/i;

/** "Parents of children under 4": so many years of births, each household once. */
function withChildren(audience: string): Range | null {
  const said = CHILDREN.exec(audience);
  if (!said) return null;
  const under = Number(UP_TO.exec(said[1] ?? "")?.[1]);
  const [, from, to] = FROM_TO.exec(said[1] ?? "") ?? [];
  const ages = under > 0 ? under : Number(to) > Number(from) ? Number(to) - Number(from) + 1 : 0;
  const years = IN_MONTHS.test(said[1] ?? "") ? ages / 12 : ages;
  const named =
    years > 0 ? years : /\b(?:babies|infants)\b/i.test(said[0]) ? 1 : /\btoddlers\b/i.test(said[0]) ? 3 : 0;
  if (named === 0) return null;
  const [low, value, high] = BORN_A_YEAR;
  return [low * named, value * named, high * named];
}

/** "Left-handed home cooks" out of a longer description: the people, and what is said before their name. */
function byHead(audience: string): Range | null {
  const phrase = (audience.split(PHRASE_ENDS)[0] ?? "").split(/ and | or /)[0]?.trim() ?? "";
  const found = BY_HEAD.find(([kind]) => kind.test(phrase));
  if (!found) return null;
  const before = phrase.replace(found[0], "").trim();
  const words = before ? before.split(/\s+/) : [];
  const part = words.reduce(
    (left, word) => left * (PART_OF.find(([said]) => said.test(word))?.[1] ?? 0.3),
    1,
  );
  return [found[1][0] * part, found[1][1] * part, found[1][2] * part];
}

/** "Martial arts clubs": who practises in them is counted by the head, and they are not. */
const WHERE_DONE =
  /^(?:[\p{L}-]+ ){0,4}?(?:clubs|schools|studios|gyms|academies|associations|shops|stores|cent(?:re|er)s|teams|leagues|federations|halls)(?=$|[,;]| (?:in|with|who|that|and|or|near|across|from|of|run)\b)/iu;

/** By what they do, own or live through, whoever they are otherwise; null where no row speaks of it. */
export function shareByActivity(audience: string): Range | null {
  if (WHERE_DONE.test(audience)) return null;
  const children = withChildren(audience);
  const doing = ACTIVITIES.find(([said]) => said.test(audience))?.[1];
  return doing && !(children && doing > children[1]) ? around(doing) : null;
}

/** "Sea swimmers and visitors": whoever is there may come too. */
const AND_OTHERS =
  /\b(?:and|or|plus|also) (?:their |other |all )?(?:visitors|tourists|guests|locals|residents|friends|neighbours|everybody|everyone|anybody|anyone)\b/i;
/** "People who bathe in winter" for a sauna: what some of them do beside, and neither who they are nor what is sold. */
export function isDoneBeside(audience: string, offer: string, known: number): boolean {
  const doing = ACTIVITIES.find(([said]) => said.test(audience))?.[0];
  const most = shareByActivity(audience)?.[2];
  if (!doing || most === undefined || known <= most) return false;
  const people = audience.trim().split(PHRASE_ENDS)[0] ?? "";
  return AND_OTHERS.test(audience) || !(doing.test(people) || doing.test(offer));
}

/** "Working parents": of the group behind the adjective, so many. */
const BEFORE = /^(\p{L}+(?:-\p{L}+)?)\s(?=\p{L})/u;
function ofKind(text: string): Range | null {
  const whole = SHARES.find(([kind]) => kind.test(text))?.[1];
  const word = BEFORE.exec(text)?.[1] ?? "";
  const part = PART_OF.find(([said]) => said.test(word))?.[1];
  const rest =
    part === undefined ? null : SHARES.find(([kind]) => kind.test(text.slice(word.length + 1)))?.[1];
  if (whole || !rest || part === undefined) return whole ?? null;
  return [rest[0] * part, rest[1] * part, rest[2] * part];
}

/** A described group: what its kind makes up of a population, and what the rest of the description leaves of it. */
export interface KnownGroup {
  share: Range;
  narrowed: Narrowing[];
}

const HAS_CHILDREN = /\b(?:children|kids|babies|toddlers|infants|pupils)\b/i;
const without = (text: string, named: RegExp) => narrowings(text).filter(({ said }) => !named.test(said));

/** "Owners of electric cars" are electric car owners. */
const OWNERS_OF = /^owners of (?:an? )?((?:\p{Ll}+ )?\p{Ll}{3,}?)(?:es(?<=[xs]es)|s)(?= |$|,)/iu;

/** By what they do, else by who they are; null where nothing is known. */
export function groupOf(audience: string): KnownGroup | null {
  const text = audience.trim().replace(OWNERS_OF, "$1 owners");
  const doing = shareByActivity(text);
  if (doing) return { share: doing, narrowed: [] };
  const children = withChildren(text);
  if (children) return { share: children, narrowed: without(text, HAS_CHILDREN) };
  if (MARRYING[0].test(text)) return { share: MARRYING[1], narrowed: [] };
  const found = ofKind(text) ?? byHead(text);
  if (!found) return null;
  const having = HAVING.find(([said]) => said.test(text))?.[1];
  const times = (by: number): Range => [found[0] * by, found[1] * by, found[2] * by];
  return having ? { share: times(having), narrowed: [] } : { share: found, narrowed: narrowings(text) };
}

/** The share of a population that a described group makes up; null where nothing is known. */
export function usualShare(audience: string): Range | null {
  const group = groupOf(audience);
  if (!group) return null;
  return group.narrowed.reduce<Range>(
    ([low, value, high], { share }) => [low * share[0], value * share[1], high * share[2]],
    group.share,
  );
}
