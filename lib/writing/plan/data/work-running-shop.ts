import { allOf, plural } from "../../english";
import { quote } from "../../frames";
import type { Text, Words } from "../words";
import type { MeetingTask } from "./meetings-firms";
import type { WorkTask } from "./work-screens";

type Shop = Partial<Record<MeetingTask | WorkTask | "price-talks", Text>>;

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
    `Send it as everybody else gets it, and write down how each of them heard of you. Done when: ${allOf(w.yes)} have it, and you have spoken to ${w.yes === "two" ? "both" : "three of them"}.`,
  ],
  "f-3": (w) => [
    `Let somebody else prepare one day's deliveries`,
    `Stand beside it and don't help. Compare minutes, mistakes and what comes back with yours. Done when: you know what that person has to earn, and what is left of ${w.price}.`,
  ],
  onboard: (w) => [
    `Win the next ${w.crowd} with what the first ${w.yes} new ones taught you`,
    `Change what they complained about, then sell again in the same way. Done when: the second group has ordered, and took half as many hours as the first.`,
  ],
};

const pieces = ({ c }: Words) => (c.group.unit ? plural(c.group.unit) : "pieces");
/** What the aim in pieces asks of a week. */
const aimed = ({ c }: Words) => {
  const { aimOfPieces } = c.context.model.assumptions;
  return aimOfPieces ? `To ${aimOfPieces.said} takes ${c.show("aim_per_week")} a week. ` : "";
};
/** The thing that some take beside the main one. */
const beside = ({ c }: Words) =>
  c.context.model.assumptions.lines.find(
    ({ attach, buyer, later, price }) => attach?.provenance === "assumption" && !buyer && !later && price,
  );

/** Made by hand and sold by the piece: hands and money for material limit it, and what is sold beside it is counted. */
const MADE_HERE: Shop = {
  "f-2": (w) => [
    `Find out how many ${pieces(w)} can be made in a week, and by whom`,
    `${aimed(w)}Ask whoever makes them for the hours of one and for a week that could be kept up all year, and what a second pair of hands would want. Add the money for material that lies there before anything is sold. Done when: pieces a week, pay for one and money in material stand side by side, and you know which of them gives out first.`,
  ],
  "f-4": (w) => [
    `Photograph it in use and test the pictures on ${w.crowd}`,
    `Show it where and how it is used, at its real size, with one sentence below that says what it does better. Done when: five people who see only the picture can say what it is, and expect to pay about ${w.price}.`,
  ],
  "f-5": (w) => {
    const line = beside(w);
    if (!line) return SHOP_DEARER(w);
    const [price, share] = [w.c.show(`price_${line.id}`), w.c.show(`attach_${line.id}`)] as const;
    const thing = line.label.replace(/, extra$/, "").toLowerCase();
    return [
      `Offer the ${thing} to the next twenty who buy`,
      `Ask each before they pay, in the same words, and show one. The plan takes it that ${share} pay ${price} for it. Done when: you know how many of twenty took it, and what it leaves.`,
    ];
  },
};
/** Kept for years: who uses it and whom else it would suit is asked in place of the next order. */
const KEPT_HERE: Shop = {
  prospects: (w) => [
    `List everybody who has bought so far, and how each of them heard of it`,
    `${w.c.done ? `You write: ${quote(w.c.done)}. ` : ""}Take names, days and payments from your own records: who bought for themselves and who as a present, who came back, and who looked and did not buy. Done when: you can name the day and the way in that brought most, and six of those who did not buy can be reached.`,
  ],
  "price-talks": (w) => [
    `Write down who heard the price and what came of it`,
    `Take every sale so far and everybody who looked, heard ${w.price} and did not buy. Write beside each where it was, for whom it was and what they had in mind instead. Done when: you know how many of those who heard it paid, and what the others named.`,
  ],
  baseline: (w) => [
    `Wear one ${w.c.group.unit ?? "piece"} out on purpose`,
    `Strain it in a week as a heavy user does in a year, above all where it is joined and where it is held; do the same with one of another maker. Done when: you know what gives way first, how many minutes and how much material it takes to mend, and that stands beside what the plan assumes for it.`,
  ],
  pilots: (w) => [
    `Send each of the ${w.yes} new orders by the next working day`,
    `Send it as everybody else gets it, and note the day it left, the day it arrived and how the buyer heard of you. Done when: ${allOf(w.yes)} have it, and you have spoken to ${w.yes === "two" ? "both" : "three of them"}.`,
  ],
  "f-3": (w) => [
    `Have three ${pieces(w)} made by hands that never made one`,
    `Give out the material and the pattern, and don't help. Compare minutes, faults and how long each holds with what you sell now. Done when: you know what that person has to earn, and what is left of ${w.price}.`,
  ],
  "f-6": (w) => [
    `Call ten buyers some weeks after they got it`,
    `Who uses it every day, who has put it away, who gave it to somebody else, and what has come loose or torn? Done when: you know how many of ten ${w.crowd} use it daily, and the first thing that wore out is made stronger.`,
  ],
  "closing-calls": (w) => [
    `Ask every buyer of these weeks whom else it would suit`,
    `Write to each of them personally, ask how they use it and what they would change, and for one name: a colleague, or somebody who will give it away. Done when: everybody has been asked, you know how many named somebody and how many of those bought ${w.c.name}.`,
  ],
  referral: (w) => [
    `Put something into each parcel that can be passed on`,
    `One card with a picture of it in use, the address of the page and who it is from. Done when: you know how many cards went out, and how many new ${w.crowd} name one.`,
  ],
};
const SHOP_DEARER: Text = (w) => [
  `Offer five new ${w.crowd} a version with something more in it for a tenth more`,
  `The price stays as everybody can read it. Done when: you know how many of five took which, and what the tenth would bring in a month.`,
];

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

export const runningShop = (monthly: boolean, made = false, once = false): Shop => ({
  ...SHOP,
  ...(monthly ? BY_THE_MONTH : {}),
  ...(made ? MADE_HERE : {}),
  ...(made && once ? KEPT_HERE : {}),
});
