import type { Text } from "../words";
import type { MeetingTask } from "./meetings-firms";
import type { WorkTask } from "./work-screens";

type Shop = Partial<Record<MeetingTask | WorkTask, Text>>;

/** Goods that are sold already: nobody takes a first order, and the ones to come are counted apart. */
const SHOP: Shop = {
  prospects: (w) => [
    `Find twelve ${w.crowd}${w.at} who don't know you yet`,
    `Ask ten of your customers for one name each, and speak to people where something similar is sold. Done when: twelve people have agreed to talk about what they buy today, six of them on a fixed day.`,
  ],
  "offer-page": (w) => [
    `Rewrite your first page for ${w.crowd} who never heard of you`,
    `Take the words that your customers used on the telephone, the price (${w.price}) and what comes when. Show it beside two products of others. Done when: four of six people can say after a few seconds what it is and whom it is for.`,
  ],
  pitches: (w) => [
    `Sell to ${w.yes} new ${w.crowd}${w.atPrice}`,
    `Ask those you have talked to and those your customers named, without a discount. Compliments don't count. Done when: everybody you asked has paid or told you what they would buy instead, and beside each order stands where it came from.`,
  ],
  landing: (w) => [
    `Follow a hundred visitors through your order page`,
    `Count how many come, how many begin an order and how many finish it at ${w.price}. Done when: the step at which most of them leave has been changed once, and you know the share before and after.`,
  ],
  pilots: (w) => [
    `Send the ${w.yes} new ${w.crowd} their first delivery on the same day`,
    `Send it as everybody else gets it, and write down how each of them heard of you. Done when: all ${w.yes} have it, and you have spoken to three of them.`,
  ],
  "f-3": (w) => [
    `Let somebody else prepare one day's deliveries`,
    `Stand beside it and don't help. Compare minutes, mistakes and what comes back with yours. Done when: you know what that person has to earn, and what is left of ${w.price}.`,
  ],
  onboard: (w) => [
    `Win the next ${w.crowd} with what the first ${w.yes} new ones taught you`,
    `Change what three of them complained about, then sell again in the same way. Done when: the second group has ordered, and took half as many hours as the first.`,
  ],
};

/** Paid month by month: what counts is who goes on. */
const BY_THE_MONTH: Shop = {
  "f-6": (w) => [
    `Call five ${w.crowd} who have left`,
    `Ask what made them stop, when they first thought of it and what they do instead. Done when: five reasons are written down, and you have changed the most common one.`,
  ],
  referral: (w) => [
    `Ask every ${w.member} who has been with you for three months to recommend it`,
    `Put a card into the next delivery with which a friend can order ${w.c.name}, or offer to send one as a gift in their name. Done when: you know how many cards went out and how many orders came back.`,
  ],
  "closing-calls": (w) => [
    `Ask everybody whose paid time ends whether they go on`,
    `Write to each of them personally a week before it ends, without a discount, and to whoever was given it under their own name. Ask those who stop what they will do instead. Done when: you know what share went on at ${w.price}, gifts counted apart.`,
  ],
};

export const runningShop = (monthly: boolean): Shop => (monthly ? { ...SHOP, ...BY_THE_MONTH } : SHOP);
