import { quote } from "../../frames";
import type { Work } from "../kinds";
import type { Text, Words } from "../words";

type Running = Record<"f-1" | "f-2" | "f-3" | "f-4" | "f-5" | "f-6", Text>;

/** Who uses a screen serves themselves; everything else is done by hands. */
const AT_A_SCREEN: readonly Work[] = ["program", "app", "api", "media", "money", "network"];

const lessons: Text = (w) => [
  `List what the first ${w.crowd} made you change`,
  `Go through those behind ${quote(w.c.done ?? "")} one by one: complaints, waits, what was done twice for nothing. Sort by hours lost. Done when: the three costliest have a date, and ${w.one} has said which of them they noticed.`,
];

const dearer: Text = (w) => [
  `Offer five new ${w.crowd} a price a tenth higher`,
  w.vary(
    "dearer",
    `A tenth above "${w.price}", said as calmly as before. Done when: five answers lie beside the last five at the old price, and you know what the tenth would bring on ${w.jobs} a month.`,
    `Say it first, then "${w.price}" only if they ask. Done when: you know how many of five ${w.crowd} would have paid the tenth more for ${w.job}.`,
  ),
];

const HANDS: Running = {
  "f-1": lessons,
  "f-2": (w) => [
    `Write ${w.job} down so that somebody else can do it`,
    w.vary(
      "sheet",
      `Step by step with its minutes, ${w.promise(0, "the main step")} in the middle. Done when: somebody who never did ${w.job} got through it with the sheet alone, and you marked where they stopped.`,
      `One page, pictures where words are long; what must never be left out for ${w.one} is underlined. Done when: a stranger has followed it through ${w.job}, and only you saw a difference.`,
    ),
  ],
  "f-3": (w) => [
    `Let somebody else do ${w.job} for one ${w.member}`,
    `Stand beside it and touch nothing. Compare minutes, mistakes and ${w.counted} with yours. Done when: you know what that person has to earn, and what is left of "${w.price}" then.`,
  ],
  "f-4": (w) => [
    `Find out how many ${w.jobs} fit into one week`,
    `Fill one week to the edge${w.c.capacity ? ` (you state ${w.c.capacity})` : ""} and note what runs out first: hands, hours, place${w.spent ? `, ${w.spent}` : ""}. Done when: the limit is a number of ${w.jobs}, and what would lift it has a price.`,
  ],
  "f-5": dearer,
  "f-6": (w) => [
    `Ask ${w.crowd} who came once and not again`,
    `When did they last need ${w.job}, and who did it then? Done when: five reasons are on paper, and the one named most is mended or told to new ${w.crowd} beforehand.`,
  ],
};

const SCREEN: Running = {
  "f-1": lessons,
  "f-2": (w) => [
    `Let one new ${w.member} start without your help`,
    `Send the link and nothing else, and watch the first half hour up to ${w.promise(0, "the main step")}. Done when: no question was left, or each has become a sentence on a screen of ${w.it}.`,
  ],
  "f-3": (w) => [
    `Ask those who use it and don't pay for ${w.price}`,
    `They know by now what ${w.it} is worth to them. Name the day from which it costs money, and the way out. Done when: each of those behind ${quote(w.c.done ?? "")} pays, has left, or has said what is missing.`,
  ],
  "f-4": (w) => [
    `Work out what ${w.it} costs with twice as many ${w.crowd}`,
    `${w.spent ? `Begin with ${w.spent}; then` : "Servers, paid services and"} every hour you answered questions. Done when: the cost of ${w.job} today and at twice the number stand side by side.`,
  ],
  "f-5": dearer,
  "f-6": (w) => [
    `Ring ${w.crowd} who stopped using it`,
    `Ask for the last day they opened ${w.it} and what they went back to. Done when: five reasons are dated, and the first one that can be mended in a day is.`,
  ],
};

/** What a trial showed is mended before anything new is made. */
const TRIED: Pick<Running, "f-1" | "f-2"> = {
  "f-1": (w) => [
    `List where those who tried ${w.it} got stuck`,
    `Go through those behind ${quote(w.c.done ?? "")} one by one: where they stopped, what they asked, what they did beside it. Sort by how many it happened to. Done when: the three commonest have a date, and ${w.one} has said which of them they noticed.`,
  ],
  "f-2": (w) => [
    `Mend the first of them and add nothing new`,
    `Then give ${w.it} back to two who got stuck there, and stay out of the room. Done when: both came through it alone, and ${w.counted} was noted for each.`,
  ],
};
const MENDED: readonly Work[] = ["program", "app", "api", "device"];

/** What takes the place of doing it by hand where it was tried already; nothing where each one is done anew. */
export const triedTasks = (work: Work): Partial<Running> => (MENDED.includes(work) ? TRIED : {});

export const triedWeeks = (work: Work, w: Words) =>
  MENDED.includes(work)
    ? `Weeks 4 to 6 mend where ${w.crowd} got stuck with ${w.it} in the trial, put it into new hands and count ${w.counted}`
    : "";

/** What weeks 4 to 6 do where it is sold or used already: nothing is built a first time. */
export const runningTasks = (work: Work): Running => (AT_A_SCREEN.includes(work) ? SCREEN : HANDS);

export const runningWeeks = (work: Work, w: Words) =>
  AT_A_SCREEN.includes(work)
    ? `In weeks 4 to 6 new ${w.crowd} start ${w.it} without your help, those who use it free are asked for ${w.price}, and what they name first is mended`
    : `Weeks 4 to 6 mend what the first ${w.jobs} for ${w.crowd} showed, try them in somebody else's hands and find how many fit into a week`;
