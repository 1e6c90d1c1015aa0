import { telling } from "@/lib/brief/buyers/anybody";
import { arePeopleWho, TRADESPEOPLE } from "@/lib/brief/buyers/firms-or-people";
import { isPaidAtOnce } from "@/lib/brief/buyers/means-of-payment";
import { isOwnerRun } from "@/lib/brief/buyers/owner-run";
import { wordForAll } from "@/lib/brief/buyers/word-for-all";
import { withoutBareName } from "./bare-name";
import { crowdIn, oneOf, sortOf } from "./crowd";
import {
  AT_OWN_BENCH,
  AT_OWN_DESK,
  BENCH_TRADER,
  BUYERS,
  type BuyerKnowledge,
  type BuyerSort,
  DESK_TRADER,
  NO_RESELLER,
  OWNER_RUN,
  PRIVATE,
  RESELLERS,
  SOLE_TRADER,
} from "./data/buyers";
import { listOfTrade } from "./data/lists-of-trades";
import { singular, wordCount } from "./english";
import { namedTogether } from "./group-of-problem";
import { doers } from "./head-noun";
import { hasFirms } from "./kinds-of-group";
import type { Material } from "./material";
import { asPeople } from "./people-name";
import { random } from "./random";
import { approverIn, signerIn } from "./signer";

/** People who belong to an organisation decide for themselves. */
const MEMBER =
  /^(?:(?:\w+ )?(?:teachers|nurses)|members|residents|employees|staff|students|pupils|relatives|children|guests) (?:of|at|in) /i;

/** Parents and grown children look after somebody who is ill and are not ill themselves. */
const CARERS =
  /^(?:(?:[\p{L}-]+ )?(?:parents|mothers|fathers|mums|moms|dads|families|relatives|carers|caregivers|couples|spouses|partners|husbands|wives|daughters|sons|grandparents|friends|adult children)|(?:children|people) (?:of|who care for|looking after|caring for)\b|(?:dog|cat|horse|pet) owners|owners of)/iu;
const isCarer = (who: string, audience: string) => CARERS.test(who) || CARERS.test(audience);

/** Where a price for each piece is one for work or for use: nothing lies on a shelf. */
const DONE_OR_RUN: ReadonlySet<string> = new Set([
  "services",
  "saas",
  "usage",
  "education",
  "fintech",
  "media",
]);

/** What is known when the buyers are told apart. */
type Read = Pick<
  Material,
  "context" | "archetype" | "lines" | "payers" | "foreign" | "who" | "vague" | "names" | "charged"
>;

/** "Owners of dive centres" buy for them. */
const isCountedAsFirms = ({ context: { model } }: Read) => model.assumptions.market.density !== undefined;

/** Who pays on the spot for work at the own bench decides as people do at home: nobody signs, and no invoice is kept. */
const paysAtTheBench = ({ archetype, who, context: { brief } }: Read) =>
  archetype === "services" && AT_OWN_BENCH.test(who) && isPaidAtOnce(brief);

function buyerSortOf(m: Read): BuyerSort {
  const { brief } = m.context;
  const audience = m.payers ?? brief.segments[0]?.text ?? brief.answers.targetAudience;
  const goods =
    m.archetype === "ecommerce" ||
    m.archetype === "hardware" ||
    (!DONE_OR_RUN.has(m.archetype) && m.lines.some(({ kind }) => kind === "unitSale")) ||
    /\b(?:wholesale|trade price|per carton|per case|retailers? pay)\b/i.test(brief.answers.businessModel);
  const [first = audience] = audience.split(/[,;+]| (?:who|that|which) /);
  if (goods && RESELLERS.test(first) && !NO_RESELLER.test(first)) return "shop";
  const who = m.foreign ? `${m.who} ; ${audience}` : (m.payers ?? m.who);
  if (arePeopleWho(who, brief.answers)) return "person";
  if (MEMBER.test(who) || MEMBER.test(audience) || paysAtTheBench(m)) return "person";
  const head = sortOf(who);
  if (head === "patient" && isCarer(who, audience)) return "person";
  if (head === "firm" && m.archetype === "local" && !brief.b2b) return "person";
  if (head && head !== "patient") return head;
  const whole = sortOf(audience.split(/[,;]/)[0] ?? "");
  if (PRIVATE.test(who) && !isCountedAsFirms(m))
    return whole === "patient" && !isCarer(who, audience) ? "patient" : "person";
  return whole ?? (brief.b2b || isCountedAsFirms(m) ? "firm" : "person");
}

/** What a price is counted in that is a thing: "object" out of "€7.50 per object". */
const PER =
  /\bper ((?:(?!plus\b|or\b|and\b|on\b|for\b)[\p{L}-]+ )?(?!plus\b|or\b|and\b|on\b|for\b)[\p{L}-]+?)(?=[,;.]|$| (?:plus|or|and|per|on|for|a|sent|including)\b)/iu;
const NO_THING =
  /\b(?:month|year|week|day|hour|minute|night|night|quarter|season|user|seat|person|people|head|shop|company|worker|employee|singer|runner|child|pupil|student|participant|guest|member|customer|patient|household|family|payer|hotel|practice|school|kilo|kg|litre|gram|mile|km|case|client|team|property|building|lift|term|concert|race)s?\b/i;

/** "€140 per box" out of "€140 per box plus €6 a month per lift": short enough to be said aloud. */
const tagOf = (price: string) => {
  const [first = price] = price.split(/ (?:plus|or|and) /);
  return (/ (?:a|an|per|each|of) /.test(first) ? first : price).replace(/(?<= per \p{L}+) for \p{L}+s$/u, "");
};
const SAYABLE = 7;
/** Somebody, not a place. */
const ROLE =
  /(?:[^t]er|or|ist|man|woman|person|ian|owner|nurse|cook|chef|vet|host|coach|clerk|accountant|consultant|merchant)(?: (?:of|with|for|in) .*)?$/i;

/** "Parents of babies and wards" beside "parents of babies": the first group, as it is called elsewhere. */
const oneGroup = (crowd: string, who: string) =>
  crowd.startsWith(`${who} and `) ||
  crowd.startsWith(`${who} or `) ||
  !crowd.split(" ").some((word) => who.includes(word))
    ? who
    : crowd;

export interface Group {
  /** Plural, at most a few words: "lift maintenance companies". */
  crowd: string;
  /** One of them. */
  member: string;
  /** "at one brewery", "with one farmer". */
  atOne: string;
  sort: BuyerSort;
  /** They work alone or with a helper or two: who uses it also pays for it. */
  sole: boolean;
  /** They decide alone, on the road or at a desk: nobody else signs or approves. */
  alone: boolean;
  how: BuyerKnowledge;
  /** "the bursar": who decides together with whom one asks for; null where nobody is named. */
  approver: string | null;
  /** The price as it is said aloud; "" where there is none or it is too long. */
  tag: string;
  /** The thing that is paid for: "object"; null where it is a person or a time. */
  unit: string | null;
}

const SOLE = new RegExp(`(?:^|\\s)(?:${TRADESPEOPLE})$`, "i");

/** "Private landlords with one to five flats", "one-person studios". */
const ON_THEIR_OWN =
  /^(?:private|self-?employed|solo|freelance|one-(?:person|man|woman)|hobby|part-time) |^(?:small )?landlords with (?:one|1|a few|two)\b/i;
const STAFFED = /\b\d+ (?:to \d+ )?(?:employees|staff)\b/i;

/** The texts about a sort of buyer speak of these buyers. */
function knowledgeFor(known: BuyerKnowledge, crowd: string, member: string, seed: string): BuyerKnowledge {
  const filled = (text: string) => {
    const wordings = text.split(" || ");
    const kept = wordings[Math.floor(random(seed, wordings[0] ?? "").next() * wordings.length)] ?? text;
    return kept.replaceAll("{crowd}", crowd).replaceAll("{member}", member);
  };
  const { ask, ...rest } = known;
  const texts = Object.fromEntries(Object.entries(rest).map(([key, text]) => [key, filled(text)]));
  return { ...rest, ...texts, ask: [filled(ask[0]), filled(ask[1]), filled(ask[2])] };
}

/** A kitchen is at its busiest when offices are free to talk. */
const COOKS = /\b(?:cater\p{L}*|kitchens?|canteens?|cooks?|chefs?|restaurants?|bakers?|bakery)\b/iu;
const IN_AN_OFFICE = "before nine or after four";
const AFTER_LUNCH = "between two and four, when lunch is over";

export function groupOf(m: Read): Group {
  const { brief } = m.context;
  const sort = buyerSortOf(m);
  const segment = brief.segments[0]?.text ?? brief.answers.targetAudience;
  const told =
    m.foreign || m.vague || /^(?:funders|donors)\b/.test(m.who)
      ? null
      : (m.payers ??
        wordForAll(segment) ??
        namedTogether(segment, brief.answers.problem) ??
        crowdIn(segment, m.names));
  const own = told && (m.payers ?? oneGroup(telling(told, m.who), m.who));
  const resold = sort === "shop" && !m.foreign ? RESELLERS.exec(segment)?.[0].toLowerCase() : undefined;
  const people = own && asPeople(own);
  const crowd =
    resold ?? (people && withoutBareName(people, brief)) ?? (/^early /.test(m.who) ? "buyers" : m.who);
  const member = oneOf(doers(crowd) ?? crowd);
  const named = m.foreign ? null : signerIn(brief.answers.targetAudience);
  // "Paid for by the counties" names the buyers and nobody who could be asked for there.
  const signer = named && crowd.endsWith(named.split(" ").at(-1) ?? named) ? null : named;
  const ownerRun = sort === "firm" && !signer && isOwnerRun(brief.answers.targetAudience);
  const byThemselves =
    sort === "firm" &&
    (SOLE.test(crowd) || ON_THEIR_OWN.test(segment)) &&
    !hasFirms(segment) &&
    !STAFFED.test(segment);
  const alone = byThemselves || ownerRun;
  const sole = byThemselves && !AT_OWN_DESK.test(crowd) && SOLE.test(crowd);
  const list = listOfTrade(crowd, (brief.buyersIn ?? brief.geography)?.country ?? null);
  const bench = paysAtTheBench(m) ? BENCH_TRADER : {};
  const known = ownerRun
    ? { ...BUYERS.firm, ...OWNER_RUN }
    : alone
      ? { ...BUYERS.firm, ...(sole ? SOLE_TRADER : DESK_TRADER) }
      : { ...BUYERS[sort], ...bench };
  const tag = m.lines[0]?.kind === "take" ? "" : tagOf(m.charged);
  // "... plus €9 per bed" is what is bought beside it.
  const unit =
    PER.exec(m.charged.split(/ (?:plus|or) /)[0] ?? "")?.[1]?.replace(
      / (?:\p{L}+ed|cut|sold|made|sewn|grown|read)$/u,
      "",
    ) ?? null;
  const how = knowledgeFor(known, crowd, member, m.context.seed);
  return {
    crowd,
    member,
    atOne: `${ROLE.test(member) || sort === "person" || sort === "patient" ? "with" : "at"} one ${member}`,
    sort,
    sole,
    alone,
    how: {
      ...how,
      ...(COOKS.test(signer ?? member) ? { reach: how.reach.replace(IN_AN_OFFICE, AFTER_LUNCH) } : {}),
      ...(signer ? { door: signer } : {}),
      ...(list ? { find: list } : {}),
    },
    approver: m.foreign ? null : approverIn(brief.answers.targetAudience),
    tag: wordCount(tag) <= SAYABLE ? tag : "",
    unit: unit && !NO_THING.test(unit) && singular(unit) === unit && !m.foreign ? unit.toLowerCase() : null,
  };
}
