import { singular } from "../../english";
import { firstOf } from "../../first-of";
import type { Meeting, Work } from "../kinds";
import { hasOwnPlace } from "../own-place";
import type { Words } from "../words";

type Line = (w: Words) => string;

const bought: Line = (w) =>
  `ask ${w.six} ${w.has === 1 ? singular(w.c.customerNoun) : w.c.customerNoun} who bought what made them buy, ask people who heard the price and declined what held them back, and then sell to new ones at ${w.price}`;

/** How weeks 1 to 3 are spent with such buyers; after "In weeks 1 to 3 you". */
export const HEARD: Record<Meeting, Line> = {
  desk: (w) =>
    w.c.running
      ? bought(w)
      : w.vary(
          "heard-desk",
          `interview twelve ${w.crowd}, let them show you how they work today, and end with ${w.made ? "an offer" : "a drawing"} and a price of ${w.price}`,
          `watch twelve ${w.crowd} at work, find out ${w.c.group.alone ? "what they have tried against it" : "who approves software"}, and show them ${w.made ? "what it does" : "three drawn screens"} with the price of ${w.price} on it`,
        ),
  site: (w) =>
    w.c.running
      ? bought(w)
      : `visit ${w.crowd}${w.at}, look at what they have and pay for now, and end with offers for a paid start at ${w.price}`,
  public: (w) =>
    `find out who decides at ${w.crowd} and from which budget line, and ask for a written commitment to ${w.c.name}`,
  club: (w) => `visit ${w.crowd}${w.at} on their evenings and bring half a page that a committee can vote on`,
  shop: (w) =>
    `visit ${w.crowd}${w.at}, learn what sells on their shelves, and end with first orders at ${w.price}`,
  home: (w) =>
    w.c.running
      ? bought(w)
      : `interview twelve ${w.crowd} in ${w.place} about the last time they had the problem, and then offer them a start that is paid in advance`,
  guest: (w) =>
    w.c.running
      ? bought(w)
      : `interview twelve ${w.crowd} about where they go today and at which hours, and then ask them to pay ${w.c.name} in advance`,
  shopper: (w) =>
    `interview twelve ${w.crowd} about what they bought last, and then ${w.c.running ? `sell to new ones at ${w.price}` : `take paid orders at ${w.price} before there is any stock`}`,
  user: (w) =>
    `interview twelve ${w.crowd} about how they manage today, and then ask them to pay for ${w.first} at ${w.price}`,
  learner: (w) =>
    w.c.running
      ? bought(w)
      : `interview twelve ${w.crowd} about what they tried before and why they stopped, and then ask for deposits on dated places`,
  reader: (w) => `go through the reading of twelve ${w.crowd}, write one sample issue and ask for ${w.price}`,
  patient: (w) =>
    `listen to ${w.crowd} and to those who care for them, and only then offer a paid start with ${w.c.name}`,
  donor: (w) =>
    `talk to ${w.crowd} who could pay and to the people you want to help, and ask only the first for money`,
  sides: (w) =>
    w.vary(
      "heard-sides",
      `interview ${w.crowd} and ${w.c.suppliers ?? "those who would offer"}, find out which side is scarcer, and collect real requests with a deposit`,
      `talk to both sides (${w.crowd} and ${w.c.suppliers ?? "those who would offer"}) until you know who is harder to find, and take dated requests that are partly paid`,
    ),
};

/** What weeks 4 to 6 make and try; after "In weeks 4 to 6 you". */
export const TRIED: Record<Work, Line> = {
  program: (w) =>
    w.vary(
      "tried-program",
      `first do the work by hand for one ${w.member} and then build only the way to a first result`,
      `produce the result for one ${w.member} by hand, write down the rules, and build no more than these rules need`,
    ),
  app: (w) => `serve the first ${w.crowd} by hand for a week and build only what they came back for`,
  api: (w) => `ship one call that works and measure how often ${w.crowd} get a wrong or a slow answer`,
  sides: (w) => `arrange the first ${w.jobs} by telephone, in one part of ${firstOf(w.place)} only`,
  eaten: (w) => `make real batches under real conditions and deliver them to paying customers in ${w.place}`,
  made: (w) =>
    `make ten, send them to the first ${w.crowd} and ask what happened${w.spent ? `, and compare the cost of ${w.spent} with the price` : ""}`,
  stocked: (w) =>
    `buy a first small stock, send it to the first ${w.crowd} and ask what happened, and work out what one parcel really costs`,
  box: (w) =>
    `run the first two months by hand for ${w.crowd} who have paid, because the second payment is the real proof`,
  let: (w) => `lend the first pieces to ${w.crowd}, take them back and measure what one round costs`,
  visit: (w) => `serve the first ${w.crowd}, measure the time, and then fill one whole day with bookings`,
  contract: (w) =>
    `do the work for the first ${w.crowd} yourself, write the checklist and look for somebody who could stand in`,
  talk: (w) => `rehearse, serve the first ${w.crowd} yourself and find somebody else who can do it too`,
  gathering: (w) => `hold the first dates with paying ${w.crowd} and let somebody else lead one of them`,
  place: (w) => `open for three days in a borrowed place in ${w.place}, before you sign a lease`,
  course: (w) => `teach a small paid group of ${w.crowd} and let another teacher hold one session`,
  charity: (w) =>
    `take the first few people in ${w.place} through the whole programme, on money that was pledged`,
  media: (w) => `publish two editions for ${w.crowd} on time and let somebody else produce a third`,
  device: (w) =>
    `put three simple prototypes into real places and let ${w.crowd} install one without your help`,
  money: (w) =>
    `book invented cases first and use a partner's test system for ${w.crowd}, before real money moves`,
  network: (w) => `let two ${w.crowd} settle a first case and have members invite the next ones`,
};

/** What is changed when the first check fails: the nearest thing to turn. */
export const TURNED: Record<Work, Line> = {
  program: () => "the task it takes over, the price or the kind of customer",
  app: () => "the situation it is made for, the first screen or the kind of user",
  api: () => "the one call, the free limit or the kind of developer",
  sides: () => "the place, the commission or the side you begin with",
  eaten: () => "the size, the delivery day or the area",
  made: () => "the product, the price or the place where you sell it",
  stocked: () => "the choice, the price or the place where you sell it",
  box: () => "the contents, the rhythm or the price",
  let: () => "what you lend, for how long or at which price",
  visit: () => "what is included, the hours or the area",
  contract: () => "the scope, the rhythm or the kind of customer",
  talk: () => "who does it, how long it takes or what customers have in hand afterwards",
  gathering: () => "the hour, the size of the group or the occasion",
  place: (w) =>
    hasOwnPlace(w.c.context.brief)
      ? "the price, the hours or what you sell"
      : "the address, the hours or what you sell",
  course: () => "the goal, the hour or the size of the group",
  charity: () => "the sum, the proof or who asks",
  media: () => "the day, the length or the readers",
  device: () => "what it measures, how it reports or who installs it",
  money: () => "the limit, the fee or the partner",
  network: () => "what is shared, the fee or the founding members",
};
