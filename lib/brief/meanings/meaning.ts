import type { ReadAmount } from "../amounts/amount-roles";
import type { AmountRole } from "../data/amount-cues";
import { PRICE_TAGS, type Tag } from "../told-numbers/tags";

/** What a sum or a share in the answers can stand for, in the founder's terms. */
export const MEANINGS = [
  "price",
  "deal",
  "cost",
  "monthly",
  "start",
  "draw",
  "hand",
  "sought",
  "sold",
  "kept",
  "given",
  "discount",
  "none",
] as const;
export type Meaning = (typeof MEANINGS)[number];

interface Sense {
  /** As a founder says it. */
  says: string;
  /** What of the plan it decides. */
  changes: string;
  /** What is read so already; null is a sum of which no word says what it is. */
  roles: readonly (AmountRole | null)[];
  tags: readonly Tag[];
  /** How it is read once the founder says so. */
  as: { role: AmountRole; tag: Tag };
}

const PRICES = "every revenue figure, break-even and the business model slide";
const COSTS = "the margin, the money to raise and the financial slide";
const MONEY = "the cash, the money to raise and the ask";

export const SENSES: Record<Meaning, Sense> = {
  price: {
    says: "Customers pay it",
    changes: PRICES,
    roles: ["price", "oneOff", "donation", "grant", "cpm", null],
    tags: [...PRICE_TAGS, "entry"],
    as: { role: "price", tag: "main" },
  },
  deal: {
    says: "A usual sale, of which we keep a part",
    changes: PRICES,
    roles: ["average"],
    tags: ["deal"],
    as: { role: "average", tag: "deal" },
  },
  cost: {
    says: "One sale costs us that",
    changes: COSTS,
    roles: ["cost", "cac"],
    tags: ["cost", "part", "ad"],
    as: { role: "cost", tag: "cost" },
  },
  monthly: {
    says: "We pay it every month, whatever we sell",
    changes: COSTS,
    roles: ["pay"],
    tags: ["fixed"],
    as: { role: "cost", tag: "fixed" },
  },
  start: {
    says: "We pay it once, to begin",
    changes: MONEY,
    roles: ["capex"],
    tags: ["invest"],
    as: { role: "capex", tag: "invest" },
  },
  draw: {
    says: "I want to earn it myself",
    changes: COSTS,
    roles: ["draw"],
    tags: [],
    as: { role: "draw", tag: "other" },
  },
  hand: {
    says: "We have it already",
    changes: MONEY,
    roles: ["own"],
    tags: ["sought"],
    as: { role: "own", tag: "other" },
  },
  sought: {
    says: "We look for it",
    changes: MONEY,
    roles: ["budget"],
    tags: ["sought"],
    as: { role: "budget", tag: "sought" },
  },
  sold: {
    says: "We have taken it so far",
    changes: "where the plan begins and the traction slide",
    roles: ["traction"],
    tags: ["sales"],
    as: { role: "traction", tag: "sales" },
  },
  kept: {
    says: "We keep it of each sale",
    changes: PRICES,
    roles: ["take"],
    tags: ["take"],
    as: { role: "take", tag: "take" },
  },
  given: {
    says: "Others keep it of our price",
    changes: COSTS,
    roles: ["share"],
    tags: ["share"],
    as: { role: "share", tag: "share" },
  },
  discount: {
    says: "Some customers pay so much less",
    changes: PRICES,
    roles: ["discount"],
    tags: ["discount"],
    as: { role: "discount", tag: "discount" },
  },
  none: {
    says: "In no figure: an example, a total, what others pay",
    changes: "every figure that counts it",
    roles: ["compare", "penalty", "through", "bound", "churn", "conversion"],
    tags: ["rival", "loss", "other", "deposit", "min", "aimsum"],
    as: { role: "compare", tag: "other" },
  },
};

const OF_PERCENT: ReadonlySet<Meaning> = new Set<Meaning>(["kept", "given", "discount", "none"]);

/** What a sum of money, or a share, can mean at all. */
export const meaningsOf = (kind: "money" | "percent"): Meaning[] =>
  MEANINGS.filter((each) => each === "none" || OF_PERCENT.has(each) === (kind === "percent"));

type Read = Pick<ReadAmount, "role" | "kind" | "tail" | "overhead">;

/** What a sum was taken for. */
export function meaningOf({ role, kind, tail, overhead }: Read): Meaning {
  if (kind === "percent" && role === null) return "none";
  const runs = tail.period !== null && tail.period !== "use" && tail.unit === null;
  if (role === "cost" && kind === "money" && (overhead ?? runs)) return "monthly";
  return MEANINGS.find((each) => SENSES[each].roles.includes(role)) ?? "none";
}
