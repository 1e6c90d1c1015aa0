import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { singular } from "../amounts/price-tail";
import { literal } from "../text/literal";
import { WITH_OWN } from "../text/with-own";
import type { Clause } from "../types";

const MANY =
  "(?:(?!where |that |which |an? |the )\\p{L}+ ){0,3}?(?:\\p{L}+s|people|women|men|staff|anyone|everyone)";
/** "Owners list their garden, growers pick one": some offer and others pay, with or without a site. */
const SIDES = new RegExp(
  `(?:^|[.:,] |\\bwhere |\\bwhich )(?!we |i |you |it )(${MANY})(?: nearby| near \\p{L}+| in (?:your|their|the) \\p{L}+)? (?:list|put up|put in|put|post|offer|rent out|hire out|lend|let|advertise|upload|enter|publish|sell|show|give|write (?:down )?their)\\b(?! (?:in|by) )[^.;]{3,120}?(?:,| and| while)(?: and)? (${MANY}) (?:(?:nearby|who [^,]{3,30}) )?(?:books?|picks?|pays?|buys?|rents?|orders?|hires?|reserves?|bids?|borrows?|chooses?|takes?|asks?|calls?|searche?s?)\\b`,
  "iu",
);

/** "Mothers book a midwife, midwives open their hours": the same, with those who pay named first. */
const ASKED_FIRST = new RegExp(
  `(?:^|\\bwhere |\\bon which )(?!we |i |you |it )(${MANY}) (?:book|find|hire|order|rent|reserve)\\b[^.;]{3,90}?(?:,| and| while)(?: and)? (${MANY}) (?:open|offer|list|set|put|give|post|enter)\\b`,
  "iu",
);

/** "Farmers put in how many ewes, shearers nearby see it and take the job": asked for first, and taken up. */
const TAKEN_UP = new RegExp(
  `(?:^|[.:] |\\bwhere |\\bon which )(?!we |i |you |it )(${MANY}|(?:the|an?|each|every) \\p{L}+) (?:puts? in|puts? up|posts?|enters?|sends?|uploads?|describes?|say|tells?|writes?|announces?) [^.;]{3,90}?(?:,|;| and)(?: and)? (?!we |you )(${MANY}|(?:the|an?|each|every|another|some) \\p{L}+) (?:(?:within|in|near|nearby|around|who|with)\\b[^,.;]{0,40}? )?(?:says? (?:when|yes)|see it|sees? them|get it|get them|take|answer|bid|accept|apply|reply|quote|offer)\\b`,
  "iu",
);

/** "A marketplace where bakers sell cakes to neighbours": those who are sold to pay. */
const SOLD_TO = new RegExp(
  `\\b(?:marketplace|platform|app|site|market) (?:where|on which) (${MANY}) (?:sell|rent out|offer|hire out)\\b[^.;]{2,80}? to (?:their |other |local |nearby )?((?:\\p{L}+ )?(?:\\p{L}+s|people|women|men))\\b`,
  "iu",
);

/** "Compares quotes from checked installers", who pay for each lead. */
const COMPARED =
  /\b(?:compares?|finds?|gets?|collects?|requests?|asks?|books?|connects? [^.;]{3,40}) (?:[^.;]{0,40}? )?(?:from|by|of|with|for|to) (?:[\p{L}-]+ ){0,3}?(\p{L}{3,}s)(?= (?:nearby|near|in|who|that|and|around|within)\b|[,.;]|$)/iu;
const FREE_FOR = /\bfree for (?:the |all )?((?:\p{L}+ )?(?:\p{L}+s|people|women|men))\b/iu;
/** "Installers pay $75 per qualified lead": whoever is found pays for being found. */
const PAYS_TO_BE_FOUND =
  /\b((?:(?!the |only )\p{L}+ )?\p{L}+s) pay\b[^.;]{0,40}?\b(?:per|for each|for every|for an?|an?)(?: \p{L}+)? (?:lead|referral|introduction|inquiry|enquiry|booking|placement|hire|contract|match|appointment|quote|customer|patient|student|candidate)\b/iu;
/** "An app to rent gowns from boutiques": others have what is paid for. */
const HAD_BY =
  /\b(?:rent|hire|borrow|book|buy|order|lease)(?:s|ing)? [^.;]{3,60}? from (?:(?:the|local|nearby|independent|small|verified|vetted) )*((?:\p{L}+ )?\p{L}{3,}s)\b/iu;
/** "Book at any partner studio", where each visit is paid for. */
const AT_PARTNERS = /\b(?:at|with|from) (?:any |every |our |\d+ )*partner (\p{L}{3,})\b/iu;
const BOOKED = /\b(?:app|platform|pass|membership|book(?:ed|s|ing)?)\b/i;
const PAID_EACH =
  /\b\p{L}+s? (?:gets?|receives?|earns?|(?:is|are) paid) [^.;%]{1,24}(?:per|for each|for every|an?) \p{L}+/iu;
/** "Artists pay 8% of each sale": whoever gives up a share is who sells. */
const SHARE_PAID_BY =
  /(?:^|[.;,] )(?!we\b|they\b|you\b|buyers\b|customers\b|users\b)(?:the )?((?:\p{L}+ )?\p{L}{3,}s) (?:pay|give|leave) (?:us )?\d+ ?% (?:of|on|from|for) (?:each|every|their) (?:sale|order|booking|rental|job|lesson|ride|class)s?\b/iu;
const plural = (one: string) => (one.endsWith("s") ? one : `${one}s`);
const ON_SCREEN = /\b(?:app|platform|marketplace|web ?site|site)\b/i;
/** What is kept of each deal, from either end. */
export const SHARED_DEALS =
  /\b(?:gets?|keeps?|receives?|earns?) (?:about )?\d+ ?%|\bcommission\b|% (?:(?:service |booking |platform )?fee )?(?:of|on|from) (?:each|every) (?:booking|rental|order|lesson|job|shift|hire|stay|ride|trip|session|visit|class|deal|meal|gig|project|delivery|appointment|swap|load)\b/i;

/** "The manager posts the shift" speaks of all of them. */
const inPlural = (people: string) =>
  people.toLowerCase().replace(/^(?:the|an?|each|every) (\p{L}+)$/u, (_, one: string) => plural(one));

export interface Sides {
  /** Who puts something up, plural: "owners". */
  supply: string;
  /** Who picks and pays. */
  demand: string;
}

/** The two sides that the offer's own sentence names; null where it names none. */
export function sidesIn(solution: string): Sides | null {
  const [, asking, answering] = ASKED_FIRST.exec(solution) ?? TAKEN_UP.exec(solution) ?? [];
  const [, supply = answering, demand = asking] = SIDES.exec(solution) ?? SOLD_TO.exec(solution) ?? [];
  return supply && demand ? { supply: inPlural(supply), demand: inPlural(demand) } : null;
}

/** "We connect the owner with a retired neighbour", "we match nurses and families". */
const BROUGHT_TOGETHER = new RegExp(
  `\\b(?:we|which|that) (?:connects?|match(?:es)?|brings? together|introduces?|pairs?|links?) (?:[\\p{L}-]+ ){1,4}?(?:with|to|and) ${WITH_OWN}(?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+`,
  "iu",
);
/** "Supply side: warehouse owners", "on the other side women who cook". */
const OTHER_SIDE = /\b(?:supply|demand|other) side\b/i;
const SOLD_BY_US = /\b(?:we|i) (?:sell|press|bake|roast|cook|make|sew|brew|buy)\b/i;
/** "Families open their table, you book", and "the family keeps 75%". */
const KEEPS = /\b(?:the|each|every) (\p{L}{3,}) (?:keeps?|gets?|receives?|takes home) (?:about )?\d+ ?%/iu;
const YOU_BOOK =
  /\b(?:you|guests|travell?ers|customers|people|users|parents) (?:[^.;]{0,50}(?:,| and) )?(?:book|choose|pick|reserve|order)\b/i;
function keepsWhatYouBook({ solution, businessModel }: Pick<QuizAnswers, "solution" | "businessModel">) {
  const [, one] = KEEPS.exec(businessModel) ?? [];
  const who = one && literal(one.toLowerCase().replace(/y$/, ""));
  return (
    Boolean(who) &&
    YOU_BOOK.test(solution) &&
    new RegExp(`(?:^|[.;] )(?:\\p{L}+ )?${who}(?:s|ies|y) `, "iu").test(solution)
  );
}
/** The offer brings two sides together, whoever of them pays. */
export const areBroughtTogether = (answers: QuizAnswers) =>
  !SOLD_BY_US.test(answers.solution) &&
  (OTHER_SIDE.test(answers.targetAudience) ||
    BROUGHT_TOGETHER.test(answers.solution) ||
    keepsWhatYouBook(answers));

/** Who is paid for or pays, where it is the prices that tell two sides; null where there is one. */
export function supplyByPrice({ solution, businessModel }: Pick<QuizAnswers, "solution" | "businessModel">) {
  const [, guests] = FREE_FOR.exec(businessModel) ?? [];
  const [, found] = PAYS_TO_BE_FOUND.exec(businessModel) ?? [];
  const compared = found && COMPARED.exec(solution)?.[1];
  if (found && (compared ? singular(compared) === singular(found.split(" ").at(-1) ?? "") : false))
    return found.toLowerCase();
  if (guests && found && head(guests) !== head(found)) return found.toLowerCase();
  const [, partners] = AT_PARTNERS.exec(solution) ?? [];
  if (partners && BOOKED.test(solution) && PAID_EACH.test(businessModel))
    return plural(partners.toLowerCase());
  const [, sellers] = SHARE_PAID_BY.exec(businessModel) ?? [];
  if (sellers && ON_SCREEN.test(solution)) return sellers.toLowerCase();
  const [, owners] = HAD_BY.exec(solution) ?? [];
  return owners && ON_SCREEN.test(solution) && SHARED_DEALS.test(businessModel) ? owners.toLowerCase() : null;
}

const LISTED =
  /\b(?:their|an?|the|single|small) (?:(?:empty|spare|unused|own) )?(?!(?:months?|weeks?|hours?|days?|dates?|times?|price|photo)\b)((?:\p{L}+ )??\p{L}{3,})(?= (?:is|are|for|with|when|by|from|that|at|in|on|they|nearby|nobody)\b|,)/iu;

/** "Owners list their spare garden": what is put up, where the sentence opens with those who do it; null elsewhere. */
export function listedIn(solution: string): string | null {
  const sides = sidesIn(solution);
  if (!sides || !solution.toLowerCase().startsWith(sides.supply)) return null;
  return LISTED.exec(solution.slice(sides.supply.length))?.[1]?.toLowerCase() ?? null;
}

const head = (people: string) => singular(people.split(" ").at(-1) ?? people).replace(/y$/, "");

/** "Farmers in Voss, and weavers" named in one breath are two groups. */
function apart(segment: Clause, { supply, demand }: Sides): Clause[] {
  const cut = new RegExp(`,? and (?:their )?(?=(?:\\p{L}+ )?${literal(head(demand))})`, "iu").exec(
    segment.text,
  );
  if (!cut || !segment.text.slice(0, cut.index).toLowerCase().includes(head(supply))) return [segment];
  const second = cut.index + cut[0].length;
  return [
    { ...segment, text: segment.text.slice(0, cut.index), end: segment.start + cut.index },
    { ...segment, text: segment.text.slice(second), start: segment.start + second },
  ];
}

/** Whoever picks and pays is the customer, in whatever order the answers name the sides. */
export function buyersFirst(segments: readonly Clause[], solution: string): Clause[] {
  const sides = sidesIn(solution);
  if (!sides) return [...segments];
  const all = segments.flatMap((segment) => apart(segment, sides));
  const names = (segment: Clause, people: string) => segment.text.toLowerCase().includes(head(people));
  const buyers = all.find((segment) => names(segment, sides.demand));
  return buyers && all[0] && names(all[0], sides.supply)
    ? [buyers, ...all.filter((segment) => segment !== buyers)]
    : [...segments];
}
