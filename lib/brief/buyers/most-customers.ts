import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import { COUNT, countOf } from "../text/number-words";
import { mostTold } from "../told-numbers/limits";

const MEMBERS =
  "members|memberships|subscribers|customers|clients|families|households|residents|tenants|children|pupils";

/** Each customer has one, and it stays there for months. */
const STAYING = "boats|yachts|caravans|campers|motorhomes|horses|motorbikes|classic cars";

/** "With a limit of 70 members", "we take at most forty families": the business, not a plan of it, has room for so many. */
const LIMITED = [
  new RegExp(
    `\\b(?:limit(?:ed)?|cap(?:ped)?|maximum|ceiling) (?:of|to|at)\\s(${COUNT})\\s(?:\\p{L}+\\s)?(?:${MEMBERS})\\b`,
    "iu",
  ),
  new RegExp(
    `\\b(?:we|i)(?: only)? (?:take|accept|have room for|can take|will take|stop at)(?: on)?\\s(?:at most\\s|no more than\\s|up to\\s|only\\s)?(${COUNT})\\s(?:\\p{L}+\\s)?(?:${MEMBERS})\\b(?!\\s(?:a|per|each|every)\\s)`,
    "iu",
  ),
  new RegExp(
    `\\b(?:allows?|permits?)\\s(?:us\\s|me\\s)?(?:to have\\s|for\\s)?(?:up to|at most|no more than)\\s(${COUNT})\\s(?:runners|riders|participants|guests|visitors|people|entrants|${MEMBERS})\\b`,
    "iu",
  ),
  new RegExp(
    `\\b(?:space|studio|place|room|house|hall|warehouse|barn|shed|yard|building|site|garden|team)(?: \\p{L}+)? (?:allows(?: for)?|is enough for|has (?:room|space) for|holds|can look after)\\s(?:up to\\s)?(${COUNT})\\s(?:\\p{L}+\\s)?(?:${MEMBERS}|${STAYING})\\b`,
    "iu",
  ),
  new RegExp(
    `\\b(?:(?:we|i)(?: currently)? have|with)\\s\\p{L}+ (?:${MEMBERS}) and can look after\\s(${COUNT})\\b`,
    "iu",
  ),
  // "I can take 160 mowers in my barn": each customer has one there.
  new RegExp(
    `\\b(?:we|i) can (?:only )?(?:take|store|keep|hold|look after) (?:at most |up to )?(${COUNT}) (?:\\p{L}+ )?\\p{L}{3,}s (?:in|at) (?:my|our|the) (?:\\p{L}+ )?(?:barn|shed|garage|yard|cellar|basement|hall|house|room|building|warehouse|studio|workshop|stable|field|garden|hangar|boathouse)\\b`,
    "iu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(${COUNT})\\s(?:${MEMBERS}) (?:at most|and no more|is the limit|(?:is|are) (?:the most|all) (?:that )?(?:I|we) c\\p{L}+ (?:handle|manage|take|serve))\\b`,
    "iu",
  ),
  // "We have two vans and can look after about 90 machines".
  new RegExp(
    `\\b(?:we|i)\\b[^.;]{0,30}\\bcan (?:only )?(?:manage|handle|look after|care for) (?:about |around |at most |up to )?(${COUNT}) (?!hours|minutes|days|weeks|months|times|people|orders)(?:\\p{L}+ )?\\p{L}{3,}s\\b(?! (?:a|an|per|each|every|at) )`,
    "iu",
  ),
];
/** "The club plan is limited to 70 members": what one customer may have. */
const OF_A_PLAN =
  /\b(?:plan|tier|package|version|starter|basic|pro|account|licen[cs]e|group|class|session|slot|sitting|round)\b[^.;]{0,60}$/i;

/** "€130 a month for a desk", of which there are 24: each is let to one. */
const LET_EACH =
  /\b(?:month|quarter|year|season) (?:for|per) (?:an? |one |the )?(desk|plot|stable|berth|workbench|bench|mooring|garage)\b|\bper (desk|plot|stable|berth|workbench|bench|mooring|garage) (?:a|per|each) (?:month|quarter|year|season)\b/i;
function placesLet({ businessModel, solution }: QuizAnswers): Assumed | null {
  const [, after, before] = LET_EACH.exec(businessModel) ?? [];
  const thing = after ?? before;
  const found = thing
    ? new RegExp(`\\b(?:with|has|have|of) (${COUNT}) (?:\\p{L}+ )?${thing}e?s\\b`, "iu").exec(solution)
    : null;
  const count = countOf(found?.[1] ?? "");
  return found && count > 1
    ? { value: count, low: count, high: count, provenance: "founder", note: `Stated: ${found[0]}` }
    : null;
}

const KEPT = "dogs|cats|pets|puppies|horses|children|kids|toddlers|babies|seniors";
/** "A maximum of 35 dogs": there at the same time. */
const AT_ONCE = new RegExp(
  `\\b(?:an? )?(?:maximum|max\\.?|at most|(?:no|never) more than|up to|limited to|room for|places for)(?: of)? (${COUNT}) (?:\\p{L}+ )?(?:${KEPT})\\b(?! (?:per|an?|each|in) )`,
  "iu",
);
const ON_DAYS = new RegExp(
  `(?<!\\bopen )\\b(?:(${COUNT}) (?:or|to) )?(${COUNT}) days (?:a|per|each|every) week\\b`,
  "iu",
);
const OPEN_DAYS = new RegExp(`\\bopen (?:on )?(${COUNT}) days a week\\b`, "iu");
const BY_THE_DAY = /\bday\b/i;
const BY_THE_MONTH = /\bmonth(?:ly)?\b/i;
const WORKING_DAYS = 5;

/** Those kept there on two or three days of the week share the places of a day: more customers than places. */
function placesShared(answers: QuizAnswers): Assumed | null {
  const { businessModel, solution, differentiator, targetAudience } = answers;
  const own = `${solution} ; ${differentiator} ; ${businessModel}`;
  const [limit, many = ""] = AT_ONCE.exec(own) ?? [];
  const [days, first, last = ""] = ON_DAYS.exec(`${targetAudience} ; ${businessModel}`) ?? [];
  const [fewest, most] = [countOf(first ?? last), countOf(last)];
  const open = countOf(OPEN_DAYS.exec(own)?.[1] ?? "") || WORKING_DAYS;
  const kept = BY_THE_DAY.test(businessModel) && BY_THE_MONTH.test(businessModel);
  if (!limit || !days || !kept || !(fewest >= 1) || most > open) return null;
  const shared = (each: number) => Math.floor((countOf(many) * open) / each);
  return {
    ...{ value: shared((fewest + most) / 2), low: shared(most), high: shared(fewest), provenance: "derived" },
    note: `Stated: ${limit}, ${days}; open ${open} days a week`,
  };
}

/** Told by the words around the number, whoever is counted. */
function toldAtMost(answers: QuizAnswers): Assumed | null {
  const most = mostTold(answers);
  const count = countOf(most?.count ?? "");
  return most && count > 1
    ? { value: count, low: count, high: count, provenance: "founder", note: `Stated: ${most.said}` }
    : null;
}

/** How many customers the business means to have at most; null where no limit is stated. */
export function readMostCustomers(answers: QuizAnswers): Assumed | null {
  const { businessModel, solution, differentiator } = answers;
  for (const text of [businessModel, solution, differentiator])
    for (const limit of LIMITED) {
      const found = limit.exec(text);
      const count = countOf(found?.[1] ?? "");
      if (!found || !(count > 1) || OF_A_PLAN.test(text.slice(0, found.index))) continue;
      return { value: count, low: count, high: count, provenance: "founder", note: `Stated: ${found[0]}` };
    }
  return placesLet(answers) ?? placesShared(answers) ?? toldAtMost(answers);
}

/** "We can look after about 90 machines" is the room of the business, and not what one customer has. */
export const withoutRoom = (lines: readonly RevenueLine[], most: Assumed | null): RevenueLine[] =>
  lines.map((line) => {
    const said = line.quantity?.note.replace(/^Stated: /, "");
    if (!most || !said || !most.note.includes(said)) return line;
    const { quantity: _, ...rest } = line;
    return rest;
  });
