import { hasSold, MADE, spent } from "./work-goods";
import { checked, compared, mended, type Works } from "./work-screens";

/** What others make, and a shop chooses, keeps and sends. */
export const STOCKED: Works = {
  yes: (w) => (hasSold(w) ? "paid for a further order" : "paid for one in advance"),
  runs: (w) => `${w.crowd} have received their order and been interviewed`,
  tasks: {
    ...MADE.tasks,
    "f-1": () => [
      `Get the terms of two suppliers in writing`,
      `Ask each for the smallest order, the price at two quantities, the days until it arrives, when you have to pay and what happens when something comes damaged. Done when: both offers lie side by side, and you know what runs out first and how long it takes to come again.`,
    ],
    "f-2": (w) => [
      `Calculate what one order really costs you`,
      `Take the smallest order that somebody may place and the usual one. Count ${spent(w, "purchase and packaging")}, payment fee, postage, returns, breakage and your own hours, and compare with what ${w.crowd} pay (${w.price}). Done when: both margins are on paper, and you know the order below which ${w.c.name} loses money.`,
    ],
    "f-3": () => [
      `Send five test parcels to people far away and one to yourself`,
      `Use the ordinary post and the real packaging, and ask for a photograph on opening. Done when: you know the days, the damage and the real postage to each place, and the packaging has been improved once.`,
    ],
    "f-4": (w) => [
      `Photograph the range and test the pictures on ${w.crowd}`,
      `Show each piece at its real size and one set as it arrives, with one sentence below that says why you chose it. Done when: five people who see only the picture can say what they would get, and expect to pay about ${w.price}.`,
    ],
    "f-5": (w) => [
      `Sell a first small stock to ${w.crowd} you don't know${w.atPrice}`,
      `Sell on a market, in a borrowed corner or through the page, at the full price. Done when: all of it is paid for, or everybody who refused ${w.c.name} has told you why.`,
    ],
    "f-6": (w) => [
      `Call each buyer a week after delivery`,
      `Which piece do they want again, which not, and who else has seen it? Done when: you have dropped one piece from the range, and you know how many of the first ${w.crowd} would order again.`,
    ],
    "check-5": (w) => [
      `Give two ${w.crowd} the parcel and watch them open it`,
      `Say nothing while they open it, read and use it for the first time. Done when: the first thing that went wrong has changed the packaging, the text or the choice of ${w.c.name}.`,
    ],
    "unit-cost": (w) => [
      checked(w, "the invoices of the first orders"),
      `Add up ${spent(w, "purchase and packaging")}, postage, payment fees, breakage and returns, and divide by the orders that were kept. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};
