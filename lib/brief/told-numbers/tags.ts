/** How many of something, or how long. */
export const COUNTS = [
  "often",
  "lot",
  "customers",
  "sold",
  "staff",
  "capacity",
  "market",
  "aim",
  "waiting",
  "measure",
  "result",
  "time",
  "year",
  "other",
] as const;

/** What customers pay over and over, or for one of several things; what begins it is "entry". */
export const PRICE_TAGS = ["main", "size", "plan", "buyer", "extra", "plus", "thing", "off"] as const;

/** What a number in a founder's answer stands for; the order is that of the learned weights. */
export const TAGS = [
  // What customers pay.
  "main",
  "size",
  "plan",
  "buyer",
  "extra",
  "plus",
  "thing",
  "entry",
  "min",
  "take",
  "deal",
  "deposit",
  "discount",
  "off",
  // What the business pays.
  "cost",
  "part",
  "share",
  "fixed",
  "invest",
  "ad",
  // Money that comes and figures of the world.
  "sought",
  "sales",
  "rival",
  "loss",
  "aimsum",
  ...COUNTS,
  // Of a number without a sign: money, or how many.
  "a-sum",
  "a-count",
] as const;
export type Tag = (typeof TAGS)[number];

export const isTag = (text: string): text is Tag => (TAGS as readonly string[]).includes(text);

/** A percentage, or a count as well as a sum, or no answer to the question. */
const NOT_ONLY_MONEY: ReadonlySet<Tag> = new Set<Tag>([
  ...COUNTS,
  "take",
  "discount",
  "share",
  "loss",
  "a-sum",
  "a-count",
]);
/** What only a sum of money can be. */
export const isMoney = (tag: Tag) => !NOT_ONLY_MONEY.has(tag);
