import type { Meeting, Work } from "../kinds";
import type { Words } from "../words";

type Line = (w: Words) => string;

/** How weeks 1 to 3 are spent with such buyers. */
export const HEARD: Record<Meeting, Line> = {
  desk: (w) =>
    w.vary(
      "heard",
      `For three weeks you sit beside ${w.crowd} while they do ${w.jobs} the way they do now, then show them ${w.made ? "what it does with one of their own" : "a drawing"} and a price`,
      `First you have ${w.crowd} share their screens, time what ${w.jobs} take, and end week 3 with ${w.made ? "an offer" : "a drawing"} that costs ${w.price}`,
    ),
  site: (w) =>
    w.vary(
      "heard",
      `Three weeks belong to the places where it goes wrong: you go to ${w.crowd}${w.at}, read their bills for ${w.jobs} and ask for a paid date`,
      `You spend three weeks on site with ${w.crowd}, look before you ask, and leave with first dates at ${w.price}`,
    ),
  public: (w) =>
    `In three weeks you find out who at ${w.crowd} signs for ${w.jobs}, from which budget line, and ask for a letter that names it`,
  club: (w) =>
    `The first three weeks are evenings with ${w.crowd}${w.at}, with half a page on ${w.jobs} that a committee can vote on`,
  shop: (w) =>
    `You spend three weeks in front of the shelves of ${w.crowd}${w.at} and end with ${w.one} writing a first order at ${w.price}`,
  home: (w) =>
    `You spend three weeks at the doors of ${w.crowd} in ${w.place}, and in the last of them you offer dates for ${w.jobs}, paid beforehand`,
  guest: (w) =>
    `For three weeks you are where ${w.crowd} go today${w.now ? `, ${w.now} first` : ""}, count the hours they have, and end with ${w.first} paid ahead`,
  shopper: (w) =>
    `Three weeks go into what ${w.crowd} bought last and why they stopped, and the third ends with paid orders at ${w.price}`,
  user: (w) =>
    `For three weeks you ask ${w.crowd} what they did the last time and what they deleted since, then for ${w.first} at ${w.price}`,
  learner: (w) =>
    `Three weeks show what ${w.crowd} began before and left, and end with deposits at ${w.price} on dated places`,
  reader: (w) =>
    `Three weeks go through the inboxes of ${w.crowd}, with one real sample in the last of them and ${w.price} below it`,
  patient: (w) =>
    `The first three weeks are for listening to ${w.crowd} and to those who look after them, before any paid date at ${w.price}`,
  donor: (w) =>
    `Three weeks go to those who could pay (${w.crowd}) and to those you want to help, and only the first are asked for money`,
  sides: (w) =>
    w.vary(
      "heard",
      `Three weeks are split between ${w.crowd} and ${w.c.suppliers ?? "those who'd offer"}, and end with dated requests for ${w.jobs}, not with sign-ups`,
      `You hear ${w.crowd} first, then ${w.c.suppliers ?? "whoever would offer"}; at the end of week 3 dated requests lie in a book`,
    ),
};

/** What weeks 4 to 6 make and try. */
export const TRIED: Record<Work, Line> = {
  program: (w) =>
    w.vary(
      "tried",
      `In weeks 4 to 6 you do ${w.job} for ${w.one} by hand, then build only the way from that file to a result`,
      `Weeks 4 to 6 put the real ${w.jobs} of ${w.crowd} through by hand first and through a single screen second`,
    ),
  app: (w) =>
    `From week 4 to 6 you are the app yourself, by message, and build only what ${w.crowd} came back for`,
  api: (w) => `Weeks 4 to 6 ship one call and measure how often ${w.jobs} get a wrong answer`,
  sides: (w) =>
    w.vary(
      "tried",
      `In weeks 4 to 6 ${w.jobs} for ${w.crowd} are arranged by telephone, in one part of ${w.place} only`,
      `From week 4 to 6 a telephone and a list bring ${w.crowd} and the others together, in one part of ${w.place}`,
    ),
  eaten: (w) =>
    `In weeks 4 to 6 you make real batches at the real hour, and carry them to paying doors in ${w.place}`,
  made: (w) =>
    `Weeks 4 to 6 make ten, post them, and ring whoever has one${w.spent ? `, with ${w.spent} weighed against the price` : ""}`,
  box: (w) =>
    `Weeks 4 to 6 put two months together by hand for ${w.crowd}, because the second one tells the truth`,
  let: (w) =>
    `Weeks 4 to 6 send the first pieces out to ${w.crowd} and take them back, with a clock for what lies between`,
  visit: (w) =>
    `In weeks 4 to 6 you do ${w.jobs} with a clock, first one, then a whole day of them in ${w.place}`,
  contract: (w) => `In weeks 4 to 6 you do ${w.jobs} yourself and then beside a stand-in with the same list`,
  talk: (w) => `Weeks 4 to 6 rehearse ${w.jobs}, hold the first ones and find out who else could`,
  gathering: (w) => `Weeks 4 to 6 hold first dates with paying ${w.crowd}, and one that somebody else leads`,
  place: (w) => `In weeks 4 to 6 you open for three days in a borrowed place in ${w.place}, before any lease`,
  course: (w) => `Weeks 4 to 6 teach a small paid group of ${w.crowd}, and one session that isn't yours`,
  charity: (w) =>
    `In weeks 4 to 6 the first few people go through all of it in ${w.place}, on money that was pledged`,
  media: (w) => `Weeks 4 to 6 bring out two editions for ${w.crowd} on time and one without you`,
  device: (w) =>
    `In weeks 4 to 6 three ugly ones run in real places, one is broken on the bench, and ${w.crowd} install it alone`,
  money: (w) =>
    `Weeks 4 to 6 book invented ${w.jobs} first and a partner's test system second, before real money moves`,
  network: (w) =>
    `In weeks 4 to 6 two ${w.crowd} settle something between them, and others are asked in by members`,
};

/** What is changed when the first check fails: the nearest thing to turn. */
export const TURNED: Record<Work, Line> = {
  program: (w) => `which step of ${w.jobs} it takes over, the price or the sort of firm`,
  app: () => "the moment of the day, the first screen or the people",
  api: () => "the one call, the free limit or the sort of developer",
  sides: (w) => `the part of ${w.place}, the share or the side you begin with`,
  eaten: () => "the size, the day or the street",
  made: () => "the thing, its price or where it's sold",
  box: () => "the contents, the rhythm or the price",
  let: () => "the pieces, the number of days or the price",
  visit: () => "what's included, the hour or the district",
  contract: () => "the scope, the rhythm or the sort of firm",
  talk: () => "who does it, how long it takes or what they hold afterwards",
  gathering: () => "the hour, the size of the group or the reason to come",
  place: () => "the address, the hours or what's sold",
  course: () => "the promise, the evening or the size of the group",
  charity: () => "the sum, the proof or who asks",
  media: () => "the day, the length or who it's for",
  device: () => "what it measures, how it reports or who installs it",
  money: () => "the limit, the fee or the partner",
  network: () => "what's shared, the fee or who founds it",
};
