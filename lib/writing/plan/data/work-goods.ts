import { cap } from "../../english";
import { sceneOf } from "../../scene";
import type { Words } from "../words";
import { checked, left, type Works } from "./work-screens";

export const unit = ({ c }: Words, otherwise: string) => c.group.unit ?? otherwise;
/** Sold already: a first sale to somebody proves nothing new. */
export const hasSold = ({ c }: Words) => /\b(?:sold|bought|ordered|paid)\b/i.test(c.done ?? "");
export const spent = (w: Words, otherwise: string) => w.spent || otherwise;

const comesBack = ({ c }: Words) => sceneOf(c.context.brief, c.form) === "rental";

export const MADE: Works = {
  yes: (w) => (hasSold(w) ? "paid for a further order" : "paid for one"),
  runs: (w) => `first buyers among the ${w.crowd} have theirs and have been asked`,
  tasks: {
    pilots: (w) => [
      `Name a dispatch day to the ${w.yes} ${w.crowd} who paid`,
      w.vary(
        "pilots",
        `Write to each by hand, with the day and what can still be changed. Done when: ${w.yes} paid orders of ${w.crowd} have an address, and none of them is from a friend.`,
        `One list: name, address, version, paid on. Offer the money back to whoever can't wait. Done when: ${w.yes} ${w.crowd} have confirmed the day.`,
      ),
    ],
    "f-1": (w) => [
      `Make ten in a row, the way they'd be sold`,
      w.vary(
        "f1",
        `Same material, same packaging, no picking of the best. Done when: ten lie in a row for ${w.crowd}, and hours, rejects and the cost of ${spent(w, "each part")} are written down.`,
        `Or have ten made, if others make it; be there. Done when: you know how many of ten you wouldn't send to ${w.one}, and at which step that happened.`,
      ),
    ],
    "f-2": (w) => [
      `Cost one ${unit(w, "piece")} with parcel, return and breakage`,
      `${cap(spent(w, "material and packaging"))}, payment fee, postage there and sometimes back, and your hours. Done when: the sum stands beside what ${w.crowd} pay (${w.price}), and beside what a shop would.`,
    ],
    "f-3": (w) => [
      `Post five to the far end of the map and one to yourself`,
      `Through the ordinary post, in the real box, in the week with rain. Have each photographed on opening. Done when: days, damage and one change to the box for ${w.crowd} are noted.`,
    ],
    "f-4": (w) => [
      `Photograph it in the hands of one ${w.member}`,
      `In use, at its real size, next to what it replaces; then ${w.promise(0, "the one thing it does better")} in a sentence below. Done when: ${w.crowd} who see only the picture guess the price within a third of ${w.price}.`,
    ],
    "f-5": (w) => [
      `Sell the ten to ${w.crowd} you don't know`,
      `On a market day, in a borrowed corner or through the page, at the full price. Done when: all ten are paid for, or each ${w.member} who refused has left a sentence.`,
    ],
    "f-6": (w) => [
      `Ring each buyer after a week: is it in use?`,
      `Where does it stand, who else has touched it, what would you change? Done when: used, put away and given away by ${w.crowd} are three numbers.`,
    ],
    "check-5": (w) => [
      `Give two ${w.crowd} the box and say nothing`,
      `Watch them open it, read it and use it for the first time. Done when: the first thing they did wrong has changed ${w.it}, its box or its card for all other ${w.crowd}.`,
    ],
    "check-6": (w) => [
      `Take one sale from the first look to the used thing`,
      `What they saw first, what made them pay, when it came, what they did with it. Done when: ${w.counted} has a first value, and you know what one order takes in minutes.`,
    ],
    onboard: (w) => [
      `Send out the other orders in one afternoon`,
      `As it will be on every dispatch day: labels, tape, list. ${w.c.capacity ? `The ceiling is ${w.c.capacity}. ` : ""}Done when: the minutes for one parcel are known, and no ${w.member} had to ask where theirs is.`,
    ],
    measure: (w) => [
      `Keep one row for each dispatch day: ${w.counted}`,
      `Sent, returned, broken, reordered, hours, money. Done when: two rows are full, and the ${w.member} with the worst return has been rung.`,
    ],
    "unit-cost": (w) => [
      checked(w, "every receipt of the first series"),
      `${cap(spent(w, "material, box and postage"))}, rejects and returns included, divided by pieces that stayed sold. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};

export const BOX: Works = {
  yes: () => "paid for a first month",
  runs: (w) => `${w.crowd} have had a second one without being reminded`,
  tasks: {
    pilots: (w) => [
      `Start ${w.yes} ${w.crowd} on one and the same day`,
      `One month, one version, paid in advance, and told how to stop. Done when: ${w.yes} ${w.crowd} have paid, and both delivery days are in their calendar.`,
    ],
    "f-1": (w) => [
      `Put the first month together for the ${w.yes} who paid`,
      `By hand, from retail if need be: ${w.promise(0, "what is promised")}. Done when: everything for ${w.crowd} lies on one table, with the price of each part.`,
    ],
    "f-2": (w) => [
      `Cost the second month, not the first`,
      `${cap(spent(w, "contents, box and postage"))}, what ${comesBack(w) ? "comes back dirty, broken or not at all" : "arrives late or broken"}, and your hours. Done when: the cost of an ordinary month with ${w.one} stands beside ${w.price}.`,
    ],
    "f-3": (w) => [
      `Bring or send the first one and watch it being opened`,
      `At two doors in person, by video at the others. Note what's taken out first and what is put aside. Done when: every part has a tick or a cross from ${w.crowd}.`,
    ],
    "f-4": (w) => [
      comesBack(w)
        ? `Do the change-over: one goes out, one comes back`
        : `Pack one whole dispatch day against the clock`,
      `${comesBack(w) ? "Collect, check, clean, refill or replace" : "Fill, close, label and hand over"}, with a clock. Done when: minutes and losses for one round are known, and you can say how many of the ${w.crowd} a day holds.`,
    ],
    "f-5": (w) => [
      `Let the second payment happen by itself`,
      `Standing order or card, a message three days before. Done when: you know how many ${w.crowd} paid again at ${w.price}, paused or stopped.`,
    ],
    "f-6": (w) => [
      `Settle what happens to late, broken and lost ${comesBack(w) ? "pieces" : "boxes"}`,
      `${comesBack(w) ? "A deposit, a limit" : "A new one, the money back"}, a sentence everybody understands; then apply it once. Done when: one case is closed, and the ${w.member} is still a customer.`,
    ],
    "check-5": (w) => [
      `Visit two ${w.crowd} in the middle of the month`,
      `Where does it stand, what has been used, what is in the way? Done when: one part is left out for the ${w.crowd}, and one is doubled.`,
    ],
    "check-6": (w) => [
      `Follow one ${w.member} through a whole month`,
      `Order, first day, first complaint, second payment. Done when: ${w.counted} has a first value, and so have the minutes that one customer costs.`,
    ],
    onboard: (w) => [
      `Let the other ${w.crowd} in at the start of a month`,
      `Never in between: one date keeps packing and counting simple. Done when: the second group of ${w.crowd} has started, and its first week took half the hours.`,
    ],
    measure: (w) => [
      `Count at each month's end: ${w.counted}`,
      `Began, stayed, paused, left, with one reason each. Done when: two groups of ${w.crowd} can be compared by month.`,
    ],
    "unit-cost": (w) => [
      checked(w, "the second month's receipts"),
      `${cap(spent(w, "contents and postage"))}, ${comesBack(w) ? "wear, " : ""}losses and hours, divided by those who stayed. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};

export const DEVICE: Works = {
  yes: () => "put down a deposit for a first one",
  runs: (w) => `${w.crowd} have one running in its real place`,
  tasks: {
    pilots: (w) => [
      `Choose ${w.yes} places to put it, with a day each`,
      `One easy, one usual, one bad. Agree who checks it and what is compared: ${w.counted}. Done when: ${w.yes} ${w.crowd} have paid a deposit and shown you the spot.`,
    ],
    "f-1": (w) => [
      `Build three ugly ones that work for ${w.one}`,
      `Parts off the shelf, tape if you must, the true function: ${w.promise(0, "what it is for")}. Done when: three run for two days as ${w.crowd} would run them, and each part has a supplier and a price.`,
    ],
    "f-2": (w) => [
      `Break one on the bench before ${w.one} does`,
      `Heat, cold, wet, drop, flat battery, one at a time. Done when: a table shows what ${w.it} survives and what fails first at ${w.one}.`,
    ],
    "f-3": (w) => [
      `Have five ${w.crowd} install it from the instructions`,
      `You bring it and then only watch. Done when: the times of five ${w.crowd} are noted, with a photograph of each mistake.`,
    ],
    "f-4": (w) => [
      `Have the test marks quoted for the ${unit(w, "device")}`,
      `Which marks it needs where it's sold, in which order, and what a failed round costs. Done when: sum and weeks are in the analysis, and ${w.crowd} know the new date if it had to move.`,
    ],
    "f-5": (w) => [
      `Collect two offers for a first series`,
      `Same drawing, same quantities, tooling apart${w.spent ? `; compare with ${w.spent} as you stated it` : ""}. Done when: the cost of ${w.it} at two quantities stands beside what ${w.crowd} pay (${w.price}).`,
    ],
    "f-6": (w) => [
      `Decide who drives out when one goes silent at ${w.one}`,
      `Swap, repair or refund; who pays the trip; how you'd know first. Done when: the warranty ${w.crowd} get fits on a page and has a cost per ${unit(w, "device")}.`,
    ],
    "check-5": (w) => [
      `Stand beside two ${w.crowd} when it reports for the first time`,
      `Do they believe it? What do they check by hand? Done when: the message says what ${w.crowd} wanted to know, in their words.`,
    ],
    "check-6": (w) => [
      w.c.theirs
        ? `Lay its record beside what one ${w.member} noticed`
        : `Follow one ${w.member} from box to first use`,
      `Day by day: what it said, what was true, what was done about it. Done when: right, wrong and missed are counted, with a first word on ${w.counted}.`,
    ],
    onboard: (w) => [
      `Install at the other ${w.crowd}, two a day`,
      `With the instructions as they now are, and without your tools. Done when: each reports on its own, and ${w.one} installed one alone.`,
    ],
    measure: (w) => [
      `Read all of them every Friday: ${w.counted}`,
      `Running, silent, false alarms, visits, hours. Done when: every silent one has a cause and ${w.one} who knows of it.`,
    ],
    "unit-cost": (w) => [
      checked(w, "parts lists and service trips"),
      `Parts${w.spent ? `, ${w.spent}` : ""}, assembly hours, trips, swaps. Done when: the true cost of one installed ${unit(w, "device")} stands beside ${left(w)}.`,
    ],
  },
};
