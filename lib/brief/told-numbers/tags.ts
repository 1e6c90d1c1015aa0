/** What a number in a founder's answer stands for. */
export const TAGS = [
  // What customers pay.
  "main",
  "size",
  "plan",
  "buyer",
  "extra",
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
  // Counts.
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
  "time",
  "year",
  "other",
  // Of a number without a sign: money, or how many.
  "a-sum",
  "a-count",
] as const;
export type Tag = (typeof TAGS)[number];

export const isTag = (text: string): text is Tag => (TAGS as readonly string[]).includes(text);

const OF_MONEY: ReadonlySet<Tag> = new Set<Tag>([
  "main",
  "size",
  "plan",
  "buyer",
  "extra",
  "entry",
  "min",
  "deal",
  "deposit",
  "off",
  "cost",
  "part",
  "fixed",
  "invest",
  "ad",
  "sought",
  "sales",
  "rival",
  "aimsum",
]);
/** What only a sum of money can be. */
export const isMoney = (tag: Tag) => OF_MONEY.has(tag);
