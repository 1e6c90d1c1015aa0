import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import type { AmountRole } from "../data/amount-cues";
import { CUSTOMER_WORDS } from "../data/periods";
import { sentenceAround } from "../text/frequency";
import { likelyOneOf, type TaggedNumber, tagNumbers } from "../told-numbers/tag-numbers";
import { PRICE_TAGS, type Tag } from "../told-numbers/tags";
import type { ReadAmount } from "./amount-roles";
import { INNER } from "./own-supplies";
import { ON_TOP } from "./settle-roles";

interface Meaning {
  tags: readonly Tag[];
  /** Roles that say the same. */
  roles: readonly (AmountRole | null)[];
  /** Told where another role was read. */
  as: AmountRole;
}

const MONEY: readonly Meaning[] = [
  {
    tags: PRICE_TAGS,
    roles: ["price", "oneOff", "donation", "grant", "cpm", null, "average"],
    as: "price",
  },
  { tags: ["entry"], roles: ["price", "oneOff", "donation", "grant", null], as: "oneOff" },
  { tags: ["cost", "part"], roles: ["cost", "pay", "cac"], as: "cost" },
  { tags: ["fixed"], roles: ["cost", "pay"], as: "cost" },
  { tags: ["invest"], roles: ["capex", "own"], as: "capex" },
  { tags: ["sought"], roles: ["budget", "own", "grant"], as: "budget" },
  { tags: ["sales", "aimsum"], roles: ["traction"], as: "traction" },
  { tags: ["ad"], roles: ["cac", "budget"], as: "cac" },
  { tags: ["deal"], roles: ["average"], as: "average" },
  { tags: ["deposit", "min"], roles: ["bound"], as: "bound" },
  { tags: ["rival", "loss", "other"], roles: ["compare", "penalty", "through"], as: "compare" },
];
const PERCENT: readonly Meaning[] = [
  { tags: ["take"], roles: ["take"], as: "take" },
  { tags: ["share"], roles: ["share", "cost"], as: "share" },
  { tags: ["discount", "off"], roles: ["discount"], as: "discount" },
  { tags: ["rival", "loss", "other", "sales", "customers", "market", "aim"], roles: [null], as: "compare" },
];

/** How sure the words have to be where the rules only guess, and where a rule has read something else. */
const SURE = { guess: 0.7, percent: 0.85, rule: 0.93 };

/** "The dashboard costs $25" has a price for whoever buys it, while "ingredients cost us $25" does not. */
const COSTS_WHOM = /^(?!.*\b(?:us|me|our costs?)\b).*\bcosts? (?:about |around |only |just )?$/is;
const SURE_COST = 0.97;

/** "A lost keg costs the brewery 2,400": theirs. */
export const COSTS_THEM = /\bcosts? (?:the|an?|each|every|them) (?:\p{L}+ ){0,2}$/iu;

/** What is bought to be sold comes back with each sale. */
const FOR_STOCK = /^\s*(?:for|of|in) (?:the |our )?(?:first |opening )?stock\b/i;

/** "Retail price 899, wholesale 620": beside sums of others what the business itself asks is told surely, or not at all. */
const SUREST_PRICE = 0.95;

/** Of several prices how each stands to the others is told less surely than that it is a price. */
const TOLD = 0.75;

/** "Targeting 10,000 premium couples": so many customers are no money. */
const OF_CUSTOMERS =
  /^\s*(?:[\p{Ll}-]+ )?(?:couples|customers|users|members|subscribers|clients|families|households|people|companies|shops|schools|patients|students|sign-?ups|downloads)\b/iu;

/** The clause says it outright, or it was read as told on purpose. "A paid driver at $22 an hour" only seems to be asked of a driver. */
const isSettled = ({ sure, asked, role, kind, after }: ReadAmount, surelyCost: boolean) =>
  sure ||
  (asked && !surelyCost) ||
  ON_TOP.test(after) ||
  role === "through" ||
  role === "penalty" ||
  (kind === "percent" && role !== null);

/** What the words around the sums tell is taken where it is sure and the rules read something else. */
export function learnedRoles(read: ReadAmount[], text: string, field: AnswerField): ReadAmount[] {
  const tagged = tagNumbers(text, field);
  let before: TaggedNumber | undefined;
  for (const amount of read) {
    const number = tagged.find(({ start, end }) => start < amount.end && end > amount.start);
    if (number) settle(amount, number, isListed(before, amount, text));
    // "We keep a tenth of 3,500 an acre": what the deal is about is told behind the sum.
    if (amount.role === "average") amount.text = text.slice(amount.start, amount.end + amount.tail.length);
    before = number;
  }
  return read;
}

const PRICES: readonly Tag[] = [...PRICE_TAGS, "entry", "deal"];
const isGuess = ({ role, kind }: ReadAmount) => kind === "money" && (role === null || role === "price");

const mostLikely = (meanings: readonly Meaning[], number: TaggedNumber) =>
  meanings
    .map((each) => [each, likelyOneOf(number, each.tags)] as const)
    .reduce((best, each) => (each[1] > best[1] ? each : best));

/** "We pay 17% to the sales partner". */
const WE_PAY = /\b(?:we|i) (?:pay|give)\s(?:about |around |up to )?$/i;

const SPENDS =
  /\b(?:costs?|costing|pays?|paid|spend|buy|bought|rent|wages?|salar\w+|materials?|ingredients?|to make|us|me|our|my)\b/i;
/** "Cone winder €59, loom comb €29, shuttles €39": what follows a price in a sentence that tells of no spending is one. */
function isListed(before: TaggedNumber | undefined, { start }: ReadAmount, text: string): boolean {
  const sentence = sentenceAround(text, start);
  if (!before || before.start < sentence.start || SPENDS.test(sentence.text)) return false;
  return likelyOneOf(before, PRICES) > LIKELIER_THAN_NOT;
}
const LIKELIER_THAN_NOT = 0.5;

function settle(amount: ReadAmount, number: TaggedNumber, listed: boolean): void {
  if (amount.kind === "percent" && WE_PAY.test(amount.before)) amount.role = "share";
  const meanings = amount.kind === "money" ? MONEY : PERCENT;
  const [meaning, alone] = mostLikely(meanings, number);
  // Nobody may know which cost it is where it is surely none of the prices; what is counted by the head is seldom one.
  const byHead = CUSTOMER_WORDS.has(amount.tail.unit ?? "");
  const paid =
    isGuess(amount) && !byHead && !meaning.tags.includes("main") ? 1 - likelyOneOf(number, PRICES) : 0;
  const share = Math.max(alone, paid);
  if ((number.likely.get(number.tag) ?? 0) >= TOLD) amount.told = number.tag;
  // "Lockers €10 a month" beside a price by the hour: asked, where the words tell it surely.
  const asked = amount.tail.period && likelyOneOf(number, PRICES) >= TOLD && !INNER.test(amount.before);
  if (amount.unsure && asked) amount.unsure = false;
  const bought = meaning.as === "cost" && isGuess(amount) && COSTS_WHOM.test(amount.before);
  const enough = bought
    ? SURE_COST
    : amount.role || (byHead && meaning.as === "cost")
      ? SURE.rule
      : amount.kind === "percent"
        ? SURE.percent
        : SURE.guess;
  const surelyCost = meaning.as === "cost" && alone >= SUREST_PRICE;
  if (isSettled(amount, surelyCost) || share < enough || (listed && meaning.as === "cost")) return;
  if (meaning.as === "cost" && COSTS_THEM.test(amount.before)) return;
  if (amount.role === "compare" && (alone < SUREST_PRICE || meaning.as !== "price")) return;
  if (meaning.roles.includes(amount.role)) return;
  amount.role = meaning.as === "capex" && FOR_STOCK.test(amount.after) ? "through" : meaning.as;
  amount.sure = true;
  if (meaning.as === "budget") amount.sought = !OF_CUSTOMERS.test(amount.after);
  if (number.tag === "fixed")
    amount.tail = { ...amount.tail, period: amount.tail.period ?? "month", unit: null };
}
