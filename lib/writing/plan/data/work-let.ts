import { spent } from "./work-goods";
import { checked, compared, mended, type Works } from "./work-screens";

/** Things that go out for some days and come back, paid each time. */
export const LET: Works = {
  yes: (w) => `paid for ${w.first}`,
  runs: (w) => `${w.crowd} have had ${w.job} and brought everything back`,
  tasks: {
    pilots: (w) => [
      `Schedule the first ${w.yes} handovers to ${w.crowd}`,
      `Note what goes out, to whom and when it comes back, and plan two on the same day, because that is when ${w.c.name} will be tested. Done when: ${w.yes} of them have paid, and nothing is promised twice.`,
    ],
    "f-1": (w) => [
      `Get the first pieces together and number each of them`,
      `Borrow, buy second-hand or buy one of each: enough for ${w.yes} customers and a spare, photographed from every side. Done when: each piece has a number, a value and a price.`,
    ],
    "f-2": (w) => [
      `Calculate the cost of one rental, from shelf to shelf`,
      `Count ${spent(w, "cleaning, transport and repairs")}, what comes back dirty, broken or not at all, and your hours. Done when: the cost stands beside ${w.price}, and you know after how many rentals a piece has paid for itself.`,
    ],
    "f-3": (w) => [
      `Hand over the first one, and be there when it comes back`,
      `Note what the ${w.member} asks before taking it, and inspect it together afterwards. Done when: two customers have brought everything back, and their questions are answered on a card.`,
    ],
    "f-4": (w) => [
      `Rehearse the busiest day: one comes back and goes out again`,
      `Inspect, clean, repair and pack with a clock beside you. Done when: you know the minutes between two rentals and how many ${w.crowd} you can serve in a day.`,
    ],
    "f-5": (w) => [
      `Take a deposit once, and give it back`,
      `Write one sentence on wear and damage that everybody understands. Done when: one ${w.member} has the money back within two days and knows what ${w.c.name} would have kept.`,
    ],
    "f-6": (w) => [
      `Write the rules for late, broken and lost pieces`,
      `Set a time limit and a price for each case, and decide what the next customer gets instead. Done when: you have played one case through with a ${w.member} and both find the rules fair.`,
    ],
    "check-5": (w) => [
      `Ask two ${w.crowd} what they would have done without it`,
      `Would they have bought, borrowed or gone without, and what would that have cost? Done when: both answers have a sum beside the price of ${w.price}, and one piece is added or dropped.`,
    ],
    "check-6": () => [
      `Follow one piece through the first rentals`,
      `Note every hour and every mark. Done when: the cost of one round stands beside its price, and you know what wears out first.`,
    ],
    onboard: (w) => [
      `Serve the remaining ${w.crowd} as far as the calendar allows`,
      `Buy one more piece only where two customers asked for the same day. Done when: you have counted every refusal, by piece and by day.`,
    ],
    measure: (w) => [
      `Keep one line per piece: ${w.counted}`,
      `Note days out, days on the shelf, repairs and money. Done when: the three pieces that earn least are known.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what one rental costs you"),
      `Add up ${spent(w, "cleaning and transport")}, wear, losses and hours, and divide by the rentals so far. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};
