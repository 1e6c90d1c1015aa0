import { cap } from "../../english";
import { spent } from "./work-goods";
import { checked, left, type Works } from "./work-screens";

/** Things that go out for some days and come back, paid each time. */
export const LET: Works = {
  yes: (w) => `paid for ${w.first}`,
  runs: (w) => `${w.crowd} have had ${w.job} and brought everything back`,
  tasks: {
    pilots: (w) => [
      `Fix the first ${w.yes} handovers with a date each`,
      `What goes out, to whom, and when it is back; two on the same day, so that you meet the clash. Done when: ${w.yes} ${w.crowd} have paid, and no piece stands twice in one calendar.`,
    ],
    "f-1": (w) => [
      `Get the first pieces together and number each`,
      `Borrow, buy used or buy one of each: enough for ${w.yes} ${w.jobs} and a spare, photographed from every side. Done when: each piece has a number and a price, and ${w.promise(0, "what is promised")} can be kept with them.`,
    ],
    "f-2": (w) => [
      `Cost ${w.job} from shelf to shelf`,
      `${cap(spent(w, "cleaning, carriage and repairs"))}, what comes back dirty, broken or not at all, and your hours. Done when: the cost of one round stands beside ${w.price}, and you know after how many ${w.jobs} a piece has paid for itself.`,
    ],
    "f-3": (w) => [
      `Hand over the first one, and be there when it comes back`,
      `Note what ${w.one} asks before taking it, and look it over together afterwards. Done when: two ${w.crowd} have brought it back, and the answers to what they asked lie in the parcel.`,
    ],
    "f-4": (w) => [
      `Do the busiest day: one comes back and goes out again`,
      `Check, clean, mend and pack between the two, with a clock. Done when: the minutes between two ${w.jobs} are known, and so is how many of the ${w.crowd} one day can serve.`,
    ],
    "f-5": (w) => [
      `Take a deposit once, and give it back`,
      `With one sentence on wear and damage that everybody understands. Done when: ${w.one} has the money again within two days, and knows what would have been kept.`,
    ],
    "f-6": (w) => [
      `Settle what is late, broken or lost`,
      `A limit, a price for each, and who gets the next best piece. Done when: one case was played through with ${w.one}, and whoever waited for that piece would still have been served.`,
    ],
    "check-5": (w) => [
      `Ask two ${w.crowd} what they'd have done without it`,
      `On the day after: bought, borrowed, or gone without? And what was missing? Done when: both answers have a sum beside them, and one piece is added or sold.`,
    ],
    "check-6": (w) => [
      `Follow one piece through three ${w.jobs}`,
      `Out, back, cleaned, out again: every hour and every mark. Done when: ${w.counted} has a first value, with the cost of one round beside it.`,
    ],
    onboard: (w) => [
      `Let the other ${w.crowd} in as far as the calendar holds`,
      `One more piece only where two asked for the same day. Done when: every refusal for want of a piece is counted, by piece and by day.`,
    ],
    measure: (w) => [
      `Keep one row for each piece: ${w.counted}`,
      `Days out, days on the shelf, repairs, money in. Done when: the three laziest pieces are known, and ${w.crowd} were asked what they'd have taken instead.`,
    ],
    "unit-cost": (w) => [
      checked(w, "the receipts of all rounds so far"),
      `${cap(spent(w, "cleaning and carriage"))}, wear, losses and hours, divided by the ${w.jobs} so far. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};
