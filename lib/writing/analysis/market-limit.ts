import { pastTheHours, whoseHands } from "@/lib/finance/hands";
import { cap } from "../english";
import { ifAny, para, t } from "../frames";
import type { Material } from "../material";
import { isUnpaidTime } from "./no-advertising";
import { pace } from "./pace";
import { isOfPlaces, limitReached } from "./places-limit";

/** Nearly all that can be won, half of it, and a small part of it. */
const USED_UP = 0.8;
const HALF = 0.45;
const SMALL_PART = 0.4;

const RARELY: readonly (readonly [number, string])[] = [
  [0.002, "fewer than one in five hundred"],
  [0.005, "fewer than one in two hundred"],
  [0.01, "fewer than one in a hundred"],
  [0.02, "fewer than one in fifty"],
  [0.05, "fewer than one in twenty"],
  [0.1, "fewer than one in ten"],
  [0.125, "fewer than one in eight"],
  [0.2, "fewer than one in five"],
];
const PLAUSIBLE = 0.1;

/** Customers at the end of the plan beside all that can be served: a share that is felt without a calculator. */
function ofAll(m: Material): { said: string; plausible: boolean } | null {
  const [planned, within] = [m.fact("cust_y3")?.value ?? 0, m.fact("sam_customers")?.value ?? 0];
  if (planned <= 0 || within <= 0) return null;
  const share = planned / within;
  const said = RARELY.find(([most]) => share < most)?.[1];
  return { said: said ?? "more than one in five", plausible: share < PLAUSIBLE };
}

/** The part of all it can win that the plan takes; undefined where the plan does not grow. */
const partOf = (m: Material): number | undefined =>
  m.context.model.stopsGrowth ? undefined : m.fact("plan_share")?.value;

const handsIn = (m: Material): string => {
  const { hands } = m.context.model.assumptions;
  return hands ? whoseHands(hands) : "your own hands";
};
const hoursIn = (m: Material): string =>
  m.context.model.assumptions.hands?.workers ? "The hours of a team of four" : "Your own hours";
/** Where the founder does the work, it is full before the market is. */
const limitOf = (m: Material) =>
  m.context.model.assumptions.market.ofHands ? `${hoursIn(m)} are` : "The market is";

/** "has 238 customers at the end of year 3"; where each buys once, those of all three years. */
const reaches = (m: Material) =>
  m.context.model.unit.basis === "month"
    ? t`has ${m.show("cust_y3")} customers at the end of year 3`
    : t`sells to ${m.show("cust_y3")} customers in its three years`;

/** What stops the plan from growing further: the market, or the money to win customers. */
export function whatLimits(m: Material): string {
  const part = partOf(m);
  const [reached, share] = [reaches(m), m.show("plan_share")] as const;
  if (part === undefined || !reached || !share) return "";
  if (isOfPlaces(m))
    return para(
      part >= USED_UP
        ? t`Your own room is what limits this plan and not the market: it ${reached}, ${share} of all that you can serve`
        : t`Neither the market nor your room limits this plan yet: it ${reached}, ${share} of all that you can serve`,
      limitReached(m),
    );
  const all = ofAll(m);
  const felt =
    all && part < USED_UP
      ? all.plausible
        ? ""
        : `That is ${all.said} of all that ${m.name} could serve, which is a lot for a newcomer`
      : "";
  if (part >= USED_UP)
    return para(
      m.vary(
        "limit-full",
        t`${limitOf(m)} what limits this plan: it ${reached}${ifAny(wonInAll(m))}, ${share} of all that can be had at one time, and stops growing there`,
        m.context.model.assumptions.market.ofHands
          ? ""
          : t`The plan ${reached}${ifAny(wonInAll(m))}, ${share} of those it can have at one time, so from then on the market is the limit and no longer the money`,
      ),
      m.context.model.assumptions.market.ofHands
        ? `${cap(pastTheHours(m.context.model.assumptions))} is therefore the next decision, before year 3 begins`
        : `A second place or a second group of customers therefore has to be chosen before year 3 begins`,
    );
  if (part <= SMALL_PART)
    return para(
      m.vary(
        "limit-small",
        t`The market is not what limits this plan: it ${reached}, ${share} of those that could be won by then`,
        t`There are more customers than the plan can win: it ${reached}, which is ${share} of those that could be won by then`,
      ),
      felt,
      isUnpaidTime(m)
        ? t`The limit is your time: without advertising about ${pace(m, "new customers can be won")}, so a way that reaches many of them at once helps more than a larger market would`
        : m.vary(
            "limit-money",
            t`The limit is money: ${m.show("marketing_month")} a month for marketing, at about ${m.show("cac_marketing")} for each new customer, so a cheaper way to win customers helps more than a larger market would`,
            t`What holds it back is the marketing budget of ${m.show("marketing_month")} a month, which at about ${m.show("cac_marketing")} a customer wins only so many; a way to win them for less is worth more here than a second market`,
          ),
    );
  return para(
    m.vary(
      "limit-some",
      t`The plan ${reached}${ifAny(wonInAll(m))}, ${share} of those that could be had by then, so the market is large enough but not endless`,
      t`The plan ${reached}${ifAny(wonInAll(m))}, ${share} of those that could be had by then: enough room for these three years, and little beyond them`,
    ),
    felt,
  );
}

/** Who leaves is won anew: the plan wins more than it ever has at one time. */
const wonInAll = (m: Material) => {
  const [won, most] = [m.fact("all_new_customers")?.value ?? 0, m.fact("som_customers")?.value ?? 0];
  return m.context.model.unit.basis === "month" && won > most
    ? t`, after winning ${m.show("all_new_customers")} in all, because some leave`
    : "";
};

/** The same as a verdict in one sentence. */
export function limitInShort(m: Material): string {
  const part = partOf(m);
  const [reached, share] = [reaches(m), m.show("plan_share")] as const;
  if (part === undefined || !reached || !share) return "";
  const has = `${reached}${wonInAll(m)}, ${share}`;
  if (isOfPlaces(m))
    return part >= USED_UP
      ? t`Your room is the limit and not the market: the plan ${has} of all that you can serve, so decide early whether ${m.name} stays that size`
      : t`The market is large enough and so is your room: the plan ${has} of all that you can serve`;
  if (part >= USED_UP)
    return m.context.model.assumptions.market.ofHands
      ? t`${hoursIn(m)} are the limit and not the market: the plan ${has} of all that ${handsIn(m)} can serve, so decide early whether ${m.name} stays that size`
      : t`The market is too small for long: the plan ${has} of those that can be had at one time, so decide early where ${m.name} goes next`;
  return part <= SMALL_PART
    ? t`The market is large enough: the plan ${has} of those that could be had by then, and runs out of ${isUnpaidTime(m) ? "your time" : "marketing money"} long before it runs out of customers`
    : m.vary(
        "limit-mid",
        t`The market is enough for these three years and little more: the plan ${has} of those that could be had by then`,
        t`For three years the market is enough, and then it becomes narrow: the plan ${has} of those within reach`,
      );
}

/** What a wrong count would change. */
export function ifHalf(m: Material): string {
  const part = partOf(m);
  if (part === undefined) return "";
  if (isOfPlaces(m))
    return `If only half as many exist, ${m.name} can still fill its places, because they are the limit and not the market`;
  if (m.context.model.assumptions.market.ofHands)
    return `If the true number is half as large, ${m.name} can still fill the hours there are, because they are the limit and not the market`;
  if (part >= USED_UP)
    return `If the true number is half as large, growth ends a good deal earlier, so make this count before ${m.name} spends on marketing`;
  return part > HALF
    ? `If the true number is half as large, ${m.name} cannot win as many as planned, and growth ends within the plan`
    : m.vary(
        "if-half",
        `If the true number is only half as large, the plan still holds, because ${m.name} would need twice the share and there would still be room`,
        `Even if only half as many turn out to exist, ${cap(m.name)} can carry out this plan, with less room to grow after it`,
      );
}
