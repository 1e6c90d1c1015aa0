import type { DoingClass } from "../prototype/doing/data/classes";
import { doingsIn } from "../prototype/doing/doing";
import type { Act } from "./acts";
import { EATEN } from "./eaten";

const ACT_OF: Partial<Record<DoingClass, Act>> = {
  plan: "plan",
  list: "plan",
  choose: "plan",
  scan: "check",
  check: "check",
  reckon: "check",
  explain: "check",
  show: "check",
  match: "match",
  find: "match",
  offer: "match",
  take: "match",
  book: "match",
  lend: "lend",
  deliver: "carry",
  teach: "teach",
  record: "hear",
  play: "hear",
  photo: "keep",
  keep: "keep",
  get: "keep",
  translate: "ready",
  draft: "ready",
  sign: "papers",
  pay: "pay",
  payout: "pay",
  message: "remind",
  alert: "remind",
  count: "track",
  track: "track",
};
/** What is said first is what it is. */
const FIRST = 1.6;
/** A code is only scanned on the way to something, and what is shown was made by something. */
const ON_THE_WAY: readonly DoingClass[] = ["scan", "show", "choose"];
const LESS = 0.6;
/** "Weekly plan", "shopping list": what one has in the end says most. */
const FINISHED: readonly DoingClass[] = ["plan", "list"];
const MORE = 1.3;

/** What brings two sides together where others do it: "we take the old one away" is no match. */
const BETWEEN_OTHERS: readonly DoingClass[] = ["take", "offer", "book"];

const EATEN_ACTS: readonly DoingClass[] = ["make", "deliver", "order"];
/** A book is made to be kept. */
const madeIn = (thing: string): Act =>
  /^(?:book|album|film|recording|portrait|photo)$/.test(thing) ? "keep" : "make";

/** What an offer does, by the deeds that the answer tells of; null where they say nothing. */
export function actOfDoings(solution: string, onlyMoney = false): Act | null {
  const eats = EATEN.test(solution);
  const weights = new Map<Act, number>();
  for (const [at, { sort, object, subject }] of doingsIn(solution).entries()) {
    const act =
      eats && EATEN_ACTS.includes(sort)
        ? "food"
        : sort === "make"
          ? madeIn(object?.head ?? "")
          : sort === "photo" && subject.actor === "we"
            ? "check"
            : ACT_OF[sort];
    if (!act || (subject.actor === "we" && BETWEEN_OTHERS.includes(sort))) continue;
    const weight =
      (at === 0 ? FIRST : 1) *
      (ON_THE_WAY.includes(sort) ? LESS : 1) *
      (FINISHED.includes(sort) || (sort === "make" && act === "keep") ? MORE : 1);
    weights.set(act, (weights.get(act) ?? 0) + weight);
  }
  // An offer that moves money stays one, whatever else it does.
  if (onlyMoney && weights.has("pay")) return "pay";
  const [first] = [...weights].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? null;
}
