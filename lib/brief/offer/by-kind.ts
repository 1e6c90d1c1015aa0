import { singular } from "../amounts/price-tail";
import { PERSONS, TRADESPEOPLE } from "../buyers/firms-or-people";
import { literal } from "../text/literal";
import { isAdjective } from "../text/noun-phrase";
import type { Archetype, Brief } from "../types";
import { calledOf, isBusiness, isWork } from "../ventures/called";
import type { Venture } from "../ventures/venture";
import { howToldOf, isToldOf } from "../ventures/venture-of";

const PROGRAM =
  /(?:^| )(?:apps?|software|platform|assistant|tools?|system|API|dashboard|plug-?in|extension|bot|chatbot|website|site|marketplace|exchange|planner|tracker|scanner|generator|manager|network)$/i;
const TAUGHT = /(?:lessons?|courses?|class(?:es)?|school|academy|bootcamp|workshops?|tutoring|coaching)$/i;
const PUBLISHED =
  /(?:newsletters?|magazine|podcasts?|channel|guide|map|letters?|comics?|webcomic|games?|newspaper|book|books|club|community)$/i;
const TAKEN_PART_IN =
  /(?:tours?|trips?|walks?|dinners?|stays?|camps?|rooms?|cabins?|tents?|parties|events?|sessions?)$/i;
const isPlace = (noun: string) => isBusiness(noun) || isWork(noun) || TAKEN_PART_IN.test(noun);
const isThing = (noun: string) =>
  !PROGRAM.test(noun) &&
  !/(?:^| )(?:box|kit|set|service|trip|shop|store|batch(?:es)?|pieces|varieties|range|collection|things|products|stick|grove)$/i.test(
    noun,
  );
/** What the offer of a form is called by: a program is no map and no receptionist, work no chair. */
const FITS: Record<Archetype, (noun: string) => boolean> = {
  saas: (noun) => PROGRAM.test(noun),
  usage: (noun) => PROGRAM.test(noun),
  fintech: (noun) => PROGRAM.test(noun),
  marketplace: (noun) => PROGRAM.test(noun) || isWork(noun),
  ecommerce: isThing,
  hardware: isThing,
  education: (noun) => TAUGHT.test(noun),
  services: isPlace,
  local: isPlace,
  nonprofit: isPlace,
  media: (noun) => PUBLISHED.test(noun),
};

/** Says nothing of which program, lesson or thing it is. */
const FILLER =
  /^(?:(?:a|an|the|our|new|simple|small|little|live|mobile|online|web|phone|smart|weekly|monthly|daily|ai|ai-powered|own|modern|digital|booking|local|free|cheap|rental|short|easy|two-sided|\d+|two|three|four|five|six|eight|ten|twelve|week|month|day)(?: |$))+/i;
/** Whose own name is only one of these is called by its kind. */
const GENERAL =
  /^(?:service|services|system|course|courses|class|classes|lessons|school|programme|program|club|academy|studio|shop|store|webshop|kitchen|workshop|crew|team)$/i;
/** So much a word says of a kind that is told by it first of all. */
const SURELY = 0.15;
/** A word that so many kinds of business use, and that says so little of this one, tells nothing of what is offered. */
const COMMON = { rarity: 4.6, told: 0.2 };
/** "Web tool", "small room", "video lessons": made of words that any business may use. */
function saysLittle(own: string, venture: Venture): boolean {
  const words = own.split(" ").filter((word) => !isAdjective(word.toLowerCase()));
  // "Shared kitchen": how it is used tells what it is.
  if (!PROGRAM.test(own) && /\p{L}{3,}ed /u.test(own)) return false;
  return words
    .map((word) => howToldOf(word, venture))
    .every(({ rarity, told }) => rarity < COMMON.rarity && told < COMMON.told);
}
/** Behind the name of a thing goes a relative clause, a preposition or nothing. */
const NAME_ENDS =
  /^(?:$|\s*[,.;:(+–-]|\s(?:that|which|who|where|with|for|to|from|in|on|at|by|of|\p{L}{2,}(?:ed|ought|ept|own|ent)|made|run|built|without|inside|through|delivered|sold|based|near|around|between|when|so|as|using)(?!\p{L}))/iu;
/** "We make", "our", "I run a small": what may stand before the name that an offer opens with. */
const BEFORE_NAME =
  /^(?:(?:we|i)(?:['’](?:m|re)| am| are| will| have)? (?:\p{L}+ly )?(?:mak|sell|offer|run|build|bak|brew|roast|produc|provid|publish|design|creat|develop|grow|open|organi[sz]|craft|print|sew|knit|bottl|cook|host|rent|teach|writ|launch|import)\p{L}*(?: out)?(?: and \p{L}+)? ?)?(?:(?:an?|the|our|one|two|three|four|five|six|\d+) )?(?:(?!your |their |his |her |its |every |each |up |out |it |and |of |for |in |to |with )[\p{L}\d'’-]+,? ){0,3}$/iu;

/** Whether the founder's first sentence opens with this name and ends it there. */
function opensWith(noun: string, solution: string): boolean {
  const found = new RegExp(`(?<![\\p{L}-])${literal(noun)}(?![\\p{L}-])`, "iu").exec(solution);
  if (!found || !BEFORE_NAME.test(solution.slice(0, found.index))) return false;
  const after = solution.slice(found.index + noun.length);
  return NAME_ENDS.test(after) || (/[^s]s$/.test(noun) && /^\s(?:and|or|plus|&)\s/.test(after));
}

/** "The vegetable box app" out of "vegetable boxes" and "app". */
const as = (offer: string, program: string) =>
  `${offer.replace(/\S+$/, (head) => (head === "classes" ? "class" : singular(head)))} ${program}`;

/** "Rent toys", "uncle's grove": a deed, or somebody's. */
const NO_NAME =
  /^(?:rent|browse|buy|order|book|choose|find|meet|learn|get|i['’]m|we['’]re|team|planting)\b|['’]s\b/i;
const SOMEBODY = new RegExp(`(?:^| )(?:${PERSONS}|${TRADESPEOPLE}|guests|groups|visitors)$`, "iu");
/** "Chair yoga" and no "retired nurse" is what is offered. */
const isSurelyOf = (noun: string, venture: Venture) =>
  !SOMEBODY.test(noun) &&
  !SOMEBODY.test(`${noun}s`) &&
  isToldOf(noun.split(" ").at(-1) ?? "", venture, SURELY);

const LET = /\b(?:rental|hire|lending)\b/i;

/** Whether the answers use a word of this name that says more than which form it has. */
const speaksOf = (offer: string, said: string) =>
  (offer.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !PROGRAM.test(word) && !/^(?:and|for|home|online|service)$/.test(word))
    .some((word) => said.includes(word.length > 5 ? word.slice(0, -2) : word.replace(/s$/, "")));

/** So few words are soon like any kind. */
const FEW_WORDS = 25;
export const isToldAtLength = (answers: Brief["answers"], words = FEW_WORDS) =>
  Object.values(answers).join(" ").split(/\s+/).length >= words;

const RUNS_ON_PROGRAM = /^(?:saas|usage|fintech|marketplace)$/;
/** What it is to whoever builds on it. */
const BUILT_ON = /^(?:API|bot|chatbot|plug-?in|extension|dashboard)$/i;

type Offered = Pick<Brief["offer"], "noun" | "byKind">;

/** The founder's own name for the offer where it surely is one; else what such ventures offer. */
export function namedByKind(
  noun: string | null,
  answers: Brief["answers"],
  venture: Venture,
  earns: Archetype | undefined,
): Offered {
  const offer = calledOf(venture);
  const { solution } = answers;
  const [first = "services"] = venture.kinds;
  const form = earns ?? first;
  const said = `${solution} ${answers.targetAudience} ${answers.differentiator}`.toLowerCase();
  const own = noun?.replace(FILLER, "") ?? "";
  const kind: Offered = { noun: offer, byKind: true };
  const [lent] = LET.exec(noun ?? "") ?? [];
  if (lent && !LET.test(offer) && !isWork(offer) && !isBusiness(offer))
    return { noun: as(offer, lent), byKind: true };
  // "The van" of who runs a lunch van.
  if (
    !noun ||
    !own ||
    NO_NAME.test(own) ||
    GENERAL.test(own) ||
    (isBusiness(own) && offer.endsWith(` ${own}`))
  )
    return kind;
  if (saysLittle(own, venture)) {
    const named =
      PROGRAM.test(offer) || isBusiness(offer) || !PROGRAM.test(own) || !RUNS_ON_PROGRAM.test(form);
    if (BUILT_ON.test(own) && PROGRAM.test(offer)) return { noun: offer.replace(/\S+$/, own), byKind: true };
    return named ? kind : { noun: as(offer, own.split(" ").at(-1) ?? own), byKind: true };
  }
  if (PROGRAM.test(own)) {
    // "Software" of a kind that the answers never name stays what it is.
    if (!speaksOf(offer, said)) return { noun };
    if (/ /.test(own) || !RUNS_ON_PROGRAM.test(form)) return { noun };
    return PROGRAM.test(offer) || form !== "marketplace" ? kind : { noun: as(offer, own), byKind: true };
  }
  // "A gutter camera that shows ...": a thing is named with what it does.
  const named = new RegExp(`^(?:an?|our) (?:[\\p{L}-]+ )?${literal(noun)} (?:that|which)\\b`, "iu");
  if (named.test(solution) && !SOMEBODY.test(`${noun}s`) && !/^(?:saas|usage|fintech)$/.test(first))
    return { noun };
  const fits = FITS[form](own) ? isToldOf(own, venture) : form === "local" && isSurelyOf(own, venture);
  return fits && opensWith(noun, solution) ? { noun } : kind;
}
