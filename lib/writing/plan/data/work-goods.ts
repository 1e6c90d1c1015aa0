import { plural } from "../../english";
import { sceneOf } from "../../scene";
import type { Words } from "../words";
import { ceiling, checked, compared, mended, type Works } from "./work-screens";

export const unit = ({ c }: Words, otherwise: string) => c.group.unit ?? otherwise;
/** Sold already: a first sale to somebody proves nothing new. */
export const hasSold = ({ c }: Words) => /\b(?:sold|bought|ordered|paid)\b/i.test(c.done ?? "");
export const spent = (w: Words, otherwise: string) => w.spent || otherwise;

const comesBack = ({ c }: Words) => sceneOf(c.context.brief, c.form) === "rental";
/** "bottles" where the founder names the piece, else "pieces". */
const pieces = ({ c }: Words) => (c.group.unit ? plural(c.group.unit) : "pieces");

export const MADE: Works = {
  yes: (w) => (!hasSold(w) ? "paid for one in advance" : w.once ? "bought one" : "paid for a further order"),
  runs: (w) => `${w.crowd} have received their order and been interviewed`,
  tasks: {
    pilots: (w) => [
      `Confirm a delivery day to the ${w.yes} ${w.crowd} who paid`,
      `Write to each of them personally, with the day and what they can still change, and offer the money back to anybody who can't wait. Done when: ${w.yes} paid orders have an address, and none of them is from a friend.`,
    ],
    "f-1": (w) => [
      `Make ten ${pieces(w)} in a row, as you would sell them`,
      `Use the final material and packaging, and don't pick the best ones. Done when: you have hours, rejects and ${w.spent ? `the cost of ${w.spent}` : "material cost"} on paper, and you know how many of the ten you would not send to ${w.one}.`,
    ],
    "f-2": (w) => [
      `Calculate what one order really costs you`,
      `Count ${spent(w, "material and packaging")}, payment fee, postage, returns, breakage and your own hours. Compare the sum with what ${w.crowd} pay (${w.price}) and with what a shop would pay you. Done when: both margins are on paper, and you know below which price you must not sell.`,
    ],
    "f-3": (w) => [
      `Send five test parcels to people far away and one to yourself`,
      `Use the ordinary post and the real packaging, and ask for a photograph on opening. Done when: you know the days and the damage, and the packaging has been improved once for ${w.crowd}.`,
    ],
    "f-4": (w) => [
      `Photograph it in use and test the pictures on ${w.crowd}`,
      `Show it in somebody's hands, at its real size, with one sentence below that says what it does better. Done when: five people who see only the picture can say what it is, and expect to pay about ${w.price}.`,
    ],
    "f-5": (w) => [
      `Sell the ten to ${w.crowd} you don't know${w.atPrice}`,
      `Sell on a market, in a borrowed corner or through the page, at the full price. Done when: all ten are paid for, or everybody who refused ${w.c.name} has told you why.`,
    ],
    "f-6": (w) => [
      `Call each buyer a week after delivery`,
      `Do they use it, who else has seen it and what would they change? Done when: you know how many of the first ${w.crowd} use ${w.c.name}, have put it away or have given it to somebody else.`,
    ],
    "check-5": (w) => [
      `Give two ${w.crowd} the parcel and watch them open it`,
      `Say nothing while they open it, read and use it for the first time. Done when: the first thing that went wrong has changed ${w.c.name}, its packaging or its instructions.`,
    ],
    "check-6": (w) => [
      `Reconstruct one sale from the first look to the use`,
      `What did the ${w.member} see first, what made them pay, when did it arrive and what did they do with it? Done when: you know which step nearly stopped them, and how many minutes one order costs you.`,
    ],
    onboard: (w) => [
      `Send the remaining orders to ${w.crowd} in one afternoon`,
      `Work as you would on every dispatch day. ${ceiling(w, "Your own ceiling is")}Done when: you know the minutes for one parcel, and nobody had to ask where ${w.c.name} is.`,
    ],
    measure: (w) => [
      `Keep one line per dispatch day: ${w.counted}`,
      `Note orders sent, returned, broken and repeated, your hours and the money. Done when: two lines are complete, and you have called the customer with the worst complaint.`,
    ],
    "unit-cost": (w) => [
      checked(w, "the receipts of the first series"),
      `Add up ${spent(w, "material, packaging and postage")}, with rejects and returns, and divide by the orders that were kept. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

export const BOX: Works = {
  yes: () => "paid for a first month",
  runs: (w) => `${w.crowd} have had the first delivery and have not cancelled`,
  tasks: {
    pilots: (w) => [
      `Start the first ${w.yes} ${w.crowd} on the same day`,
      `Offer one version, take the first month in advance and tell them how to stop. Done when: ${w.yes} customers have paid ${w.price} and know the day of the first and the second delivery.`,
    ],
    "f-1": (w) => [
      `Prepare the first month for the ${w.yes} who paid`,
      `Do it by hand, with bought parts if necessary: ${w.promise(0, "what you promise")}. Done when: everything the first ${w.crowd} will get is ready, and each part has its price beside it.`,
    ],
    "f-2": (w) => [
      `Calculate the cost of an ordinary month, not of the first one`,
      `Count ${spent(w, comesBack(w) ? "purchase, repair and transport" : "contents, packaging and postage")}, what ${comesBack(w) ? "comes back worn, broken or not at all" : "arrives late or broken"}, and your hours. Done when: the cost of one month for ${w.one} stands beside ${w.price}, and you know how many months ${w.c.name} needs to earn its money back.`,
    ],
    "f-3": (w) => [
      `Deliver the first one yourself and watch what happens`,
      `Go to at least two ${w.crowd} in person, and note what they look at first, what they ask and what they ignore. Done when: every part has been judged useful or not by a customer.`,
    ],
    "f-4": (w) => [
      comesBack(w)
        ? `Do one exchange: take one back and hand out the next`
        : `Prepare one whole delivery day with a clock`,
      `${comesBack(w) ? "Collect, inspect, clean, repair or replace" : "Fill, close, label and hand over"}, and note the minutes. Done when: you know how many ${w.crowd} you can serve in one day, and what gets lost or damaged on the way.`,
    ],
    "f-5": (w) => [
      `Prepare the second payment so that nobody has to be reminded`,
      `Use a standing order or a card, and announce it three days before. Done when: each of the ${w.crowd} knows the day and the sum (${w.price}), and you know who wants to pause or stop.`,
    ],
    "f-6": (w) => [
      `Write the rules for late, broken and lost ${comesBack(w) ? "pieces" : "deliveries"}`,
      `${comesBack(w) ? "Decide on a deposit, a limit to what the customer pays" : "Decide when there is a replacement and when the money back"}, and one sentence everybody understands. Done when: you have settled one case, and the ${w.member} is still a customer.`,
    ],
    "check-5": (w) => [
      `Visit two ${w.crowd} in the middle of the month`,
      `What do they use, what has been put away and what do they miss? Done when: one part is dropped and one is improved.`,
    ],
    "check-6": (w) => [
      `Follow one ${w.member} from the order to today`,
      `Look at the order, the first day, the first complaint and what they say of the next one. Done when: you know what would make them stop, and how many minutes one customer costs you.`,
    ],
    onboard: (w) => [
      `Let the remaining ${w.crowd} start on one fixed date`,
      `One start date a month keeps preparing and counting simple. Done when: the second group has started, and its first week took half as many hours as that of the first.`,
    ],
    measure: (w) => [
      `Start a monthly count: ${w.counted}`,
      `Note who started, stayed, paused and left, with one reason each. Done when: two groups of customers can be compared.`,
    ],
    "unit-cost": (w) => [
      checked(w, "the receipts of the second month"),
      `Add up ${spent(w, comesBack(w) ? "repair and transport" : "contents and postage")}, ${comesBack(w) ? "wear, " : ""}losses and hours, and divide by the customers who stayed. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

export const DEVICE: Works = {
  yes: () => "put down a deposit for a first one",
  runs: (w) => `${w.crowd} have one running in its real place`,
  tasks: {
    pilots: (w) => [
      `Choose ${w.yes} places at ${w.crowd} for the first test`,
      `Choose one that is easy, one that is typical and one that is difficult, and agree who checks the device and what you compare: ${w.counted}. Done when: ${w.yes} customers have paid a deposit and shown you the spot.`,
    ],
    "f-1": (w) => [
      `Build three simple prototypes that really work`,
      `Use standard parts; only the function counts. Done when: three prototypes have run for two days as ${w.crowd} would use them, and each part has a supplier and a price.`,
    ],
    "f-2": (w) => [
      `Break one on the bench before ${w.one} does`,
      `Test heat, cold, water, a fall and an empty battery, one at a time. Done when: a table shows what ${w.c.name} survives and what fails first.`,
    ],
    "f-3": (w) => [
      `Let five ${w.crowd} install it from the instructions`,
      `Bring the device and then only watch. Done when: you know how long each of the five needed to install ${w.c.name}, and every mistake is photographed.`,
    ],
    "f-4": (w) => [
      `Get a quote for the safety tests it needs`,
      `Ask which marks are needed where you sell, in which order and what a failed test costs. Done when: the sum and the weeks are in the analysis, and ${w.crowd} know the date if it had to move.`,
    ],
    "f-5": (w) => [
      `Get two quotes for a first series`,
      `Use the same drawing and the same quantities, with tooling listed separately${w.spent ? `, and compare with the ${w.spent} you state` : ""}. Done when: the cost of one at two quantities stands beside your price of ${w.price}.`,
    ],
    "f-6": (w) => [
      `Decide what happens when a device fails at ${w.one}`,
      `Do you swap, repair or refund, who pays for the trip and how do you notice it first? Done when: the warranty fits on one page and has a cost per device.`,
    ],
    "check-5": (w) => [
      `Be there when two ${w.crowd} see the first result`,
      `Do they believe it, and what do they check by hand? Done when: ${w.c.name} shows what they wanted to know, in their own words.`,
    ],
    "check-6": (w) => [
      w.c.theirs
        ? `Compare its data with what one ${w.member} noticed`
        : `Follow one ${w.member} from the parcel to the first use`,
      `Go through it day by day: what did it show, what was true and what did they do about it? Done when: right, wrong and missed results are counted, and the commonest mistake has a cause.`,
    ],
    onboard: (w) => [
      `Install it at the remaining ${w.crowd}, two a day`,
      `Use the instructions as they are now, and none of your own tools. Done when: each device reports on its own, and one customer installed it alone.`,
    ],
    measure: (w) => [
      `Check all devices every Friday: ${w.counted}`,
      `Note which run, which are silent, false alarms, visits and hours. Done when: every silent device has a known cause, and its ${w.member} has been told.`,
    ],
    "unit-cost": (w) => [
      checked(w, "parts lists and service trips"),
      `Add up ${spent(w, "parts and assembly")}, trips and replacements for one that is installed. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};
