import { cap, plural, shorten, singular, wordCount } from "../english";
import { type Form, formOf } from "../form";
import type { Material } from "../material";
import { objectOf, questionIn, thingOf } from "./deed-words";
import { type Deed, deedsIn } from "./deeds";
import { rowOf } from "./labels";

const FEWEST = 2;
/** Offers that are met on a screen. */
const DIGITAL =
  /\b(?:apps?|software|tool|platform|website|site|marketplace|portal|plug-?in|ai|qr code|bot|video|tablet|by phone photo)\b/i;
const SCREEN_FORMS: readonly Form[] = ["saas", "marketplace"];
const ONLINE = /\bonline\b/i;
/** "Customers order online": how a thing is ordered, not what it is. */
const ORDERED_ONLINE = /\b(?:order|book|buy|pay|reserve)s?(?: \S+){0,2} online\b/gi;
/** "A service that finds tenders every morning": nobody goes there. */
const BY_ITSELF =
  /\bservice (?:that|which) (?:finds?|compares?|reads?|scans?|monitors?|watches|search(?:es)?)\b/i;
const AS_MACHINES_DO =
  /\b(?:automatic\w*|every (?:morning|night|hour|day)|drafts?|inbox|e-?mails?|alerts?)\b/i;
/** "People pick a route on our site": where it is booked, not what it is. */
const ON_OUR_SITE = /\b(?:on|through|via|in) (?:our|the) (?:web ?sites?|sites?|app|page)\b/gi;
const OPENING = 120;

/** The deeds of an offer that is used on screens; none where it is not. */
export function deedsOn(m: Material): Deed[] {
  const { foreign, context } = m;
  const { solution } = context.brief.answers;
  const opening = solution.slice(0, OPENING).replace(ON_OUR_SITE, " ");
  const { way } = context.brief.offer;
  const onScreen =
    DIGITAL.test(opening) ||
    SCREEN_FORMS.includes(formOf(m)) ||
    (ONLINE.test(opening.replace(ORDERED_ONLINE, " ")) && way !== "goods") ||
    (BY_ITSELF.test(opening) && AS_MACHINES_DO.test(solution));
  if (foreign || !onScreen) return [];
  const deeds = deedsIn(solution);
  const shown = deeds.filter(({ kind, actor }) => kind && actor !== "we");
  const answers = shown.some(({ kind, actor }) => kind === "view" && actor === "");
  return shown.length < FEWEST && !answers ? [] : deeds;
}

/** A side of the customers' own firm. */
export const OFFICE =
  /^(?:team|office|nurse|manager|dispatcher|secretary|reception|school|practice|company|kitchen|chef|cook|waiter|baker|foreman|operator|technician|shift)$/;
const OVERSEES: readonly Deed["kind"][] = ["view", "choose", "listen", "plan"];
/** A photo of it is not what is dealt with. */
export const MEDIUM = /^(?:photo|picture|image|video|description|text|list)$/;
const STEP_OF =
  /\b(?:where|which step|which state|status of) (?:each|every|the|their) ([\p{L}-]+)|\bwhich (?!step|state)([\p{L}-]+)/iu;

/** What a list of all is about: what is followed step by step, or whoever stands opposite the one who looks on. */
export const sideOf = (m: Material): readonly [string, string] | null => {
  const audience = m.context.brief.answers.targetAudience.toLowerCase();
  const people = deedsOn(m).filter(({ actor }) => actor && !/ |^we$|^people$/.test(actor));
  const views = people.findLastIndex(({ kind }) => kind === "view");
  const looks =
    views >= 0
      ? views
      : people.findLastIndex(({ kind, actor }) => OVERSEES.includes(kind) && audience.includes(actor));
  const posted = thingOf(objectOf(people.find(({ kind }) => kind === "post")?.rest ?? ""));
  if (posted && !MEDIUM.test(posted)) return [posted, plural(posted)];
  const [, followed = "", asked = ""] = people.map(({ rest }) => STEP_OF.exec(rest)).find(Boolean) ?? [];
  const beside = (deed: Deed) => looks >= 0 && deed.actor !== people[looks]?.actor;
  const others = people.filter(beside);
  const other =
    others.findLast(({ actor }) => !OFFICE.test(actor) && !audience.includes(actor)) ?? others.at(-1);
  const thing = followed || asked;
  const looker = people[looks]?.actor ?? "";
  const theirs =
    other && audience.includes(other.actor) && !audience.includes(looker) ? looker : other?.actor;
  const one = thing ? singular(thing) : (theirs ?? "");
  // Whoever buys a program for work works with it; nobody keeps them in a list.
  const buys = m.head.toLowerCase().split(" ").map(singular);
  if (!thing && m.b2b && (OFFICE.test(one) || buys.includes(one))) return null;
  return one ? [one, plural(one)] : null;
};

/** "parents play them": what was named before, where only one thing was. */
export function named(deeds: readonly Deed[]): Deed[] {
  const before: string[] = [];
  return deeds.map((deed) => {
    const [, pronoun = ""] = /^(?:in |out |up |back )?(them|it)\b/i.exec(deed.rest) ?? [];
    const many = /^them$/i.test(pronoun);
    const [meant, another] = [...new Set(pronoun ? before.filter((one) => /[^s]s$/.test(one) === many) : [])];
    const object = objectOf(deed.rest).replace(/^(?:us|you|them|me) (?:your |their |the |an? )?/i, "");
    if (object && !/ing$/.test(object))
      before.unshift(/^(?:day|week|month)s? of /.test(object) ? object : (object.split(" of ")[0] ?? ""));
    if (!meant || another) return deed;
    // "We tell them the price": who is told, and nothing that was named.
    if (TOLD_TO.test(deed.verb) && /^(?:them|it) (?=\p{L})/iu.test(deed.rest)) return deed;
    const told = (text: string) => text.replace(new RegExp(`\\b${pronoun}\\b`), `the ${meant}`);
    return { ...deed, rest: told(deed.rest), text: deed.lead + told(deed.text.slice(deed.lead.length)) };
  });
}

const TOLD_TO = /^(?:tell|give|send|show|ask|text|call|help|teach|remind|offer|pay|let)$/;
const ANYBODY = /^(?:you|member|customer|user|client|guest|visitor|people|somebody|person)$/;
/** Whoever reads the screens: those who buy first. */
export const isReader =
  ({ who, head, group }: Material) =>
  (actor: string) =>
    ANYBODY.test(actor) ||
    `${who} ${head} ${group.crowd}`
      .toLowerCase()
      .split(/[ ,]+/)
      .some((word) => singular(word) === actor);

/** What is done, as a list says it: "Pick exercises" to whoever reads it, with their name before what others do. */
export const doneBy = (deeds: readonly Deed[], reads: (actor: string) => boolean) =>
  named(deeds)
    .filter(
      ({ rest, actor, kind }, at) =>
        rest && (actor !== "" || kind) && !(at === 0 && /^(?:it|them)\b/i.test(rest)),
    )
    .map(({ actor, verb, rest, kind, text, lead }) => {
      const [, asked = "", what = ""] = (kind === "view" && questionIn(rest)) || [];
      // Half of "in wax, in the furnace or on the motorbike" asks nothing.
      if (asked === "whether" && wordCount(text) <= MOST_ASKED) return cap(text);
      if (asked) return cap(shorten(`see ${asked} ${what}`, MOST_IN_A_ROW));
      const [, ...after] = text.slice(lead.length).trim().split(" ");
      if (reads(actor)) return rowOf([verb, ...after].join(" "));
      return rowOf(actor === "" ? text.slice(lead.length).trim() : text, { asSaid: true });
    })
    .filter((said) => wordCount(said) > 1 && !/ ones?$/.test(said));
const MOST_IN_A_ROW = 8;
const MOST_ASKED = 16;
