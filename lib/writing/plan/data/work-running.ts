import { activeLines } from "@/lib/finance/line-flow";
import { plural } from "../../english";
import { quote } from "../../frames";
import { isFreeAtFirst } from "../../free-use";
import { hiredHand } from "../../hired-hand";
import { ownHelpers } from "../../own-helpers";
import type { Work } from "../kinds";
import type { Text, Words } from "../words";

type Running = Record<"f-1" | "f-2" | "f-3" | "f-4" | "f-5" | "f-6", Text>;

/** Who uses a screen serves themselves; everything else is done by hands. */
const AT_A_SCREEN: readonly Work[] = ["program", "app", "api", "media", "money", "network"];

/** Of so few hardly one can have left. */
const FEW = 30;
const isFew = ({ has, c }: Words) =>
  has > 0 && Math.max(has, c.context.model.assumptions.demand.startCustomers.value) < FEW;

const lessons: Text = (w) => [
  `List what the first ${w.crowd} made you change`,
  `Go through your first customers (${quote(w.c.done ?? "")}) one by one: complaints, waiting times and work done twice. Sort the list by the hours lost. Done when: the three most expensive problems have a date, and one ${w.member} has confirmed which of them they noticed.`,
];

const dearer: Text = (w) => [
  `Offer five new ${w.crowd} a larger version for a tenth more`,
  `Your price stays as everybody can read it; beside it you name one with something more in it that costs you little. Done when: you know how many of five ${w.crowd} took which, and what the tenth would earn in a month.`,
];

/** "We are two people with one motorbike": nothing in the plan counts how far it goes. */
function onOneVehicle({ c, crowd }: Words): string {
  const { language, answers } = c.context.brief;
  const [, vehicle = ""] =
    /\b(?:we are|we have|with|and) (?:only |just )?one (motorbike|motorcycle|scooter|bicycle|bike|van|car|truck|trailer|boat)\b/i.exec(
      `${answers.differentiator} ${answers.solution} ${answers.businessModel}`,
    ) ?? [];
  return vehicle && language === "en"
    ? ` You have one ${vehicle}, and no figure of the plan is limited by it: note how many ${crowd} it reaches on a full day, and when it stands still.`
    : "";
}

/** One price for each time and one by the month: which of the two is taken is asked at the best moment. */
const planOffered = (w: Words): readonly [string, string] | null => {
  const plans = activeLines(w.c.context.model.assumptions.lines).filter(({ id }) => /^plan-/.test(id));
  const monthly = plans.find(
    ({ kind, buyer, evidence }) => kind === "recurring" && !buyer && /\bplan\b/i.test(evidence),
  );
  const each = plans.find(
    ({ kind, buyer, unitsPerCustomerMonth: often }) => kind !== "recurring" && often && !buyer,
  );
  return monthly && each && plans.length === 2
    ? [
        `Offer ten ${w.crowd} the plan on the day of ${w.job}`,
        `Both prices stand on one card (${w.price}). Settle before what the plan includes, above all whether ${w.job} in between is part of it or paid beside it, and what that would cost you in a bad month. Done when: you know how many of ten took the plan, and the card says what it does not include.`,
      ]
    : null;
};

/** Somebody else does the work already: what each of them leaves is compared. */
const handsCompared = ({ c, jobs }: Words): readonly [string, string] | null => {
  const hand = hiredHand(c.context.brief);
  const helpers = ownHelpers(c.context.brief);
  if (!hand && helpers)
    return [
      `Lay ten ${jobs} of your ${helpers} beside ten of your own`,
      `Compare minutes, complaints and what was charged. Go along on two of them and don't help. Done when: you know which of the work needs you in person, and what is left where somebody else does it.`,
    ];
  return hand
    ? [
        `Lay ten ${plural(hand.job)} of ${hand.name} beside ten of your own`,
        `Compare the hours, what was charged beside the ${hand.job}, and which came back with the same fault. Go along on two of them and don't help. Done when: you know who should go to what, and what a ${hand.job} of each of you leaves.`,
      ]
    : null;
};

const HANDS: Running = {
  "f-1": lessons,
  "f-2": (w) => {
    const helpers = ownHelpers(w.c.context.brief);
    return [
      `Write the work of ${w.c.name} down so that ${helpers ? `you and your ${helpers} do it alike` : "somebody else can do it"}`,
      `Describe every step with its minutes, above all ${w.promise(0, "the main step")}, and underline what must never be left out. Done when: somebody who never did it has got through it with the page alone, and you noted where they stopped.`,
    ];
  },
  "f-3": (w) =>
    handsCompared(w) ?? [
      `Let somebody else do the work for one ${w.member}`,
      `Stand beside it and don't help. Compare minutes, mistakes and ${w.counted} with yours. Done when: you know what that person has to earn, and what is left of ${w.price}.`,
    ],
  "f-4": (w) => [
    `Find out how many ${w.crowd} you can serve in one week`,
    `Take the fullest week you have had${w.c.capacity ? ` (your limit: ${w.c.capacity})` : ""} and go through it day by day: what ran out first, people, hours or space?${onOneVehicle(w)} Done when: the limit is a number, and you know what it would cost to raise it.`,
  ],
  "f-5": (w) => planOffered(w) ?? dearer(w),
  "f-6": (w) =>
    isFew(w)
      ? [
          `Ask the ${w.crowd} you have what would make them leave`,
          `Begin with the one who complained last or pays least. What do others offer them, and what would they miss? Done when: each of them has answered, and the reason named most often has a date by which it is changed.`,
        ]
      : [
          `Call ${w.crowd} who bought once and didn't come back`,
          `When did they last need something like it, and what did they choose then? Done when: you have the reasons of five ${w.crowd}, and have changed the most common one.`,
        ],
};

const SCREEN: Running = {
  "f-1": lessons,
  "f-2": (w) => [
    `Let one new ${w.member} start without your help`,
    `Send only the link and watch the first half hour, up to ${w.promise(0, "the main step")}. Done when: every question they had is answered on a screen.`,
  ],
  "f-3": (w) =>
    isFreeAtFirst(w.c.context.brief)
      ? [
          `Ask ${w.crowd} who use it for free to pay ${w.price}`,
          `They know by now what it is worth to them. Name the day from which it costs money, and how they can leave. Done when: each of them pays, has left or has told you what is missing.`,
        ]
      : [
          `Ask the ${w.crowd} who pay already whether they will stay`,
          `Go through with each what they used in the last four weeks and what they never opened, and name the day on which the next payment is due. Done when: each has said yes, no or on what it depends, and you know the function that keeps most of them.`,
        ],
  "f-4": (w) => [
    `Calculate what it costs with twice as many ${w.crowd}`,
    `${w.spent ? `Begin with ${w.spent}, then add` : "Add servers, paid services and"} every hour of support. Done when: the cost per customer today and at twice the number stand side by side.`,
  ],
  "f-5": dearer,
  "f-6": (w) =>
    isFew(w)
      ? [
          `Ask the ${w.crowd} who use it least what is missing`,
          `Look up which of them opened it least in the last four weeks, and what they do beside it. Done when: the three least active have told you why, and you have solved the first reason that takes less than a day.`,
        ]
      : [
          `Call ${w.crowd} who stopped using it`,
          `Ask when they last opened it and what they use now. Done when: you have five reasons, and you have solved the first one that takes less than a day.`,
        ],
};

const others = ({ c }: Words) => c.suppliers ?? "providers";

/** Deals were arranged already: what is unknown is who comes back, who would take more and where it went wrong. */
const SIDES: Running = {
  "f-1": (w) => [
    `Go through the first ${w.jobs} one by one, with both sides`,
    `Think of what has happened so far (${quote(w.c.done ?? "")}). What did you have to sort out yourself, who complained, and what did it cost? Sort the list by the hours lost. Done when: the three most expensive problems have a date, and one ${w.member} has confirmed which of them they noticed.`,
  ],
  "f-2": (w) => [
    `Count how many of the first ${w.crowd} have come back`,
    `Take your own list: how many had ${w.job} a second time, after how many months, and who sent somebody else? Done when: your own count stands in the analysis in place of the assumption.`,
  ],
  "f-3": (w) => [
    `Ask ten ${others(w)} who are in already what would make them take twice as many ${w.jobs}`,
    `Ask also what they earn elsewhere on the same day and whom else they know. Done when: you know how many ${w.jobs} a month you could fill tomorrow, and have five new names.`,
  ],
  "f-4": (w) => [
    `Play through the worst case with one person from each side`,
    `Take the worst that has happened so far, and what would be worse: damage, a no-show, a quarrel. Who calls whom, who pays and by when? Done when: both sides accept the rules, and an insurer of ${w.c.name} has read them.`,
  ],
  "f-5": (w) => [
    `Name a higher share to five new ${others(w)}`,
    `You keep ${w.kept} today. Name two points more, as calmly as before. Done when: you know at which share good ${others(w)} would stay away, and what the two points would earn you in a month.`,
  ],
  "f-6": (w) => [
    `Count what share of the requests from ${w.crowd} ends well`,
    `Take the requests of the last three months, those that nobody took included. Done when: you have a figure for ${w.counted} and know the most common reason why a request came to nothing.`,
  ],
};

/** What a trial showed is mended before anything new is made. */
const TRIED: Pick<Running, "f-1" | "f-2"> = {
  "f-1": (w) => [
    `List where the ${w.crowd} who tried it got stuck`,
    `Go through the people of your first try (${quote(w.c.done ?? "")}) one by one: where did they stop, what did they ask and what did they still do elsewhere? Sort the list by how many had the same problem. Done when: the three most common problems have a date.`,
  ],
  "f-2": (w) => [
    `Solve the most common problem and add nothing new`,
    `Then give ${w.c.name} back to two ${w.crowd} who got stuck there, and leave them alone with it. Done when: both came through it, and ${w.counted} was noted for each.`,
  ],
};
const MENDED: readonly Work[] = ["program", "app", "api", "device"];

/** What takes the place of doing it by hand where it was tried already; nothing where each one is done anew. */
export const triedTasks = (work: Work): Partial<Running> => (MENDED.includes(work) ? TRIED : {});

/** After "In weeks 4 to 6 you", as is the next. */
export const triedWeeks = (work: Work, w: Words) =>
  MENDED.includes(work)
    ? `repair what stopped ${w.crowd} in the first trial, give it to new people and measure ${w.counted}`
    : "";

/** What weeks 4 to 6 do where it is sold or used already: nothing is built a first time. */
export const runningTasks = (work: Work): Partial<Running> =>
  // A course is taught again, and whoever else teaches it is found there.
  work === "course"
    ? { "f-1": lessons, "f-5": dearer }
    : work === "sides"
      ? SIDES
      : AT_A_SCREEN.includes(work)
        ? SCREEN
        : HANDS;

export const runningWeeks = (work: Work, w: Words) =>
  work === "course"
    ? `solve what the first ${w.crowd} complained about, fill the next group and let another teacher hold one session`
    : work === "sides"
      ? `count which of the first ${w.crowd} came back, ask ${others(w)} what would make them take more ${w.jobs}, and solve what went wrong most often`
      : AT_A_SCREEN.includes(work)
        ? `let new ${w.crowd} start without your help, ask ${isFreeAtFirst(w.c.context.brief) ? "those who use it for free to pay" : "those who pay already whether they will stay"}, and solve the problem they name most often`
        : `solve what the first ${w.crowd} complained about, ${hiredHand(w.c.context.brief) ? "compare what each of you leaves" : work === "made" && w.once ? "let new hands make some" : "let somebody else do the work"}, and find out how many you can serve in a week`;
