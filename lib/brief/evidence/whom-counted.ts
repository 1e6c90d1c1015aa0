import { COUNT, countOf } from "../text/number-words";
import { doersIn, type Group, groupsIn } from "./counted-group";
import { type Deed, PEOPLE_BEHIND } from "./deeds-told";

const TIME =
  /^(?:(?:and|so|but|also|then|plus|only|just|so far|already|right now|at the moment|at present|for now|currently|today|now|this (?:year|season|summer|winter|spring)|last \p{L}+|(?:in|from|since) (?:(?:my|our|the|last|this) )*\p{L}+(?: in \p{L}+)?),? )+/iu;
const OPENING =
  /^(?:(?:we|i)(?:['’]?ve| have| had| are [\p{L}-]+(?: today)?,? with)?(?: (?:already|now|currently))?(?: got)?|there (?:are|were|is)|have|it (?:is|has)|the app is|it runs)(?: (?:now|already|currently))* /iu;
const without = (text: string) => text.replace(TIME, "").replace(OPENING, "").replace(TIME, "");
const BARE = new RegExp(
  `^ (?:about |around |over )?(${COUNT}|a handful|a few)(?=$|[,.;](?!\\d)| (?:so far|for|at|in|by|of|to|last|since|a|already|out|on)\\b)`,
  "iu",
);

const LISTED = new RegExp(`^ (?:of|with|has) (?:about |around )?(${COUNT})(?=$|[,.; ])`, "iu");
const FULL = /\b(?:full|out)$/i;
const TIMES = new RegExp(`\\b(${COUNT}) times\\b`, "iu");
/** Whom a part counts: before the verb, behind it, or behind "to" and "for". */
export function whom(part: string, { at, end, byUs, kind }: Deed): Group | null {
  const after = part.slice(end);
  const behind = groupsIn(after);
  const people = behind.filter(({ others }) => others);
  if (byUs) {
    const [, bare = ""] = BARE.exec(after) ?? [];
    const [, them = ""] = PEOPLE_BEHIND.exec(after) ?? [];
    const count = /^a /.test(bare) ? null : countOf(bare);
    const [, times = ""] = TIMES.exec(after) ?? [];
    if (times && behind.length === 0) return { count: countOf(times), who: `${times} times`, others: true };
    const objects = / and /.test(after)
      ? doersIn(after.split(/[,;.]| (?:for|at|in|since|last|to|with|by|so far) /)[0] ?? "")
      : null;
    if (objects && (objects.count ?? 0) > (people[0]?.count ?? 0)) return objects;
    if (people.length > 0) return people.at(-1) ?? null;
    if (bare) return { count, who: them || bare, others: true };
    return (
      behind[0] ??
      groupsIn(part.slice(0, at)).at(-1) ??
      (them ? { count: null, who: them, others: true } : null)
    );
  }
  const named = groupsIn(without(part)).find(({ who }) => who.includes(part.slice(at, end)));
  if (named) return named;
  const [, listed = ""] = kind === "waiting" ? (LISTED.exec(after) ?? []) : [];
  if (listed) return { count: countOf(listed), who: `${listed} people`, others: true };
  const full = FULL.test(part.slice(at, end)) ? without(part.slice(0, at)).trim() : "";
  if (full) return { count: null, who: full, others: true };
  const doers = doersIn(without(part.slice(0, at)).split(/ (?:who|that|which) /)[0] ?? "");
  // Whoever tests, pays or promises is somebody, whatever they are called.
  if (doers && (doers.count ?? 0) > 1 && kind !== "used" && kind !== "bought")
    return { ...doers, others: true };
  if (doers?.others || people.length === 0) return doers ?? (kind === "paying" ? null : (behind[0] ?? null));
  return people[0] ?? doers;
}
