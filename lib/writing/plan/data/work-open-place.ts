import type { Text, Words } from "../words";

type Open = Record<"pilots" | "f-1" | "f-2" | "f-3" | "f-5", Text>;

/** Weeks 4 to 6 of a place that is there already: it is filled and run, and not looked for. */
export const OPEN_PLACE: Open = {
  pilots: (w) => [
    `Book ${w.yes} new paying ${w.crowd} into a quiet week`,
    `Show each of them round, agree on days and hours that are usually empty and take the full price (${w.price}). Done when: ${w.yes} of them have paid, and their days stand in the calendar.`,
  ],
  "f-1": (w) => [
    `Count how full the place is for one week`,
    `Note for every half day who came and how many places stayed empty${w.c.capacity ? ` (your limit: ${w.c.capacity})` : ""}. Done when: the three fullest and the three emptiest half days are known, and you can say what an empty place costs you.`,
  ],
  "f-2": () => [
    `Read lease, permit and insurance once more for what they allow`,
    `Which use, noise, hours and numbers stand in them, until when, and what happens if you grow? Ask where a paper says nothing. Done when: one dated list shows each limit, and the one you will reach first is underlined.`,
  ],
  "f-3": () => [
    `Let somebody else run the place for three days`,
    `Keep the real hours and the full price, and offer everything you would on a working day; be reachable, but don't come in. Done when: you know visitors, sales and mistakes of each day, and which questions only you could answer.`,
  ],
  "f-5": (w) => [
    `Get two quotes for what ${w.crowd} would notice first`,
    `Ask five of them what they would repair, move or buy if the place were theirs. Done when: the thing that was named most often has a price, a date and a reason to wait or not.`,
  ],
};

export const openPlaceWeeks = (w: Words) =>
  `count how full the place is, win ${w.crowd} for the quiet days and let somebody else run it for three days`;
