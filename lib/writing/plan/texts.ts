import { assumedUses } from "../assumed-use";
import type { Case } from "../case";
import { standingOf } from "../standing";
import { triedBy } from "../tried-by";
import { soldOnce } from "./bought-once";
import { CLUB, DESK, type Meetings, PUBLIC, SHOP, SITE } from "./data/meetings-firms";
import { DONOR, HOME, LEARNER, PATIENT, READER, SHOPPER, SIDES, USER } from "./data/meetings-people";
import { GUEST } from "./data/meetings-places";
import { beginnings, customersFirst, pledgedFirst, sharedTexts } from "./data/shared-tasks";
import { EATEN } from "./data/work-eaten";
import { BOX, DEVICE, MADE } from "./data/work-goods";
import { LET } from "./data/work-let";
import { LONG_WORK } from "./data/work-long";
import { OPEN_PLACE } from "./data/work-open-place";
import { isPaidLater, PAID_LATER } from "./data/work-paid-later";
import { CHARITY, CONTRACT, COURSE, GATHERING, PLACE, TALK, VISIT } from "./data/work-people";
import { runningTasks, triedTasks } from "./data/work-running";
import { runningShop } from "./data/work-running-shop";
import { runningWith, type Served } from "./data/work-running-visits";
import { API, APP, MARKET, MEDIA, MONEY, NETWORK, PROGRAM, type Works } from "./data/work-screens";
import { STOCKED } from "./data/work-stocked";
import { isLongWork } from "./delivered";
import { askedFirst, triersFirst } from "./first-so-far";
import { type Meeting, meetingKind, type Work, workKind } from "./kinds";
import { hasOwnPlace } from "./own-place";
import type { Place } from "./skeleton";
import { withWhatIsThere } from "./there";
import { type Text, type Words, wordsOf } from "./words";

export const MEETINGS: Record<Meeting, Meetings> = {
  desk: DESK,
  site: SITE,
  public: PUBLIC,
  club: CLUB,
  shop: SHOP,
  home: HOME,
  guest: GUEST,
  shopper: SHOPPER,
  user: USER,
  learner: LEARNER,
  reader: READER,
  patient: PATIENT,
  donor: DONOR,
  sides: SIDES,
};

export const WORKS: Record<Work, Works> = {
  program: PROGRAM,
  app: APP,
  api: API,
  sides: MARKET,
  eaten: EATEN,
  made: MADE,
  stocked: STOCKED,
  box: BOX,
  let: LET,
  visit: VISIT,
  contract: CONTRACT,
  talk: TALK,
  gathering: GATHERING,
  place: PLACE,
  course: COURSE,
  charity: CHARITY,
  media: MEDIA,
  device: DEVICE,
  money: MONEY,
  network: NETWORK,
};

/** What is made and handed over here, in parts where one order takes days. */
export function worksOf(c: Case): Works {
  const usual = WORKS[workKind(c)];
  const works = isLongWork(c)
    ? { ...usual, ...LONG_WORK, tasks: { ...usual.tasks, ...LONG_WORK.tasks } }
    : usual;
  return isPaidLater(c) ? { ...works, yes: PAID_LATER.yes } : works;
}

/** Made or chosen once and sent to many. */
const BY_PARCEL: readonly Work[] = ["box", "made", "stocked", "eaten"];

const BY_DATA: readonly Work[] = ["program", "app", "api"];

const SERVED: Partial<Record<Meeting, Served>> = {
  home: "theirs",
  guest: "ours",
  learner: "lessons",
  desk: "desks",
  site: "firms",
};

/** Those who bought and those who asked are heard, and no strangers. */
export const asksOwnCustomers = (c: Case) => c.running && meetingKind(c) in SERVED;

/** How often each comes is assumed, and stands in the books of whoever counts what was sold. */
const countedByName = ({ c, member }: Words): ReturnType<Text> | null => {
  const { traded } = c.context.brief.stated;
  const [use = "", second] = traded ? assumedUses(c) : [];
  return traded && use && !second
    ? [
        `Count from your own books how often one ${member} comes in a year`,
        `Put a name beside each of the ${traded.said}, and bring together what belongs to one. The plan takes ${use}, which nobody has counted. Write beside each name the month of the first time and who sent it. Done when: the number of names, and how often one comes in a year, stand in the analysis in place of the assumption.`,
      ]
    : null;
};

/** Which price was taken stands in the books of whoever sells already. */
const ownPrices: Text = (w) =>
  countedByName(w) ?? [
    `Count from your own books who took which price`,
    `Take all sales of the last twelve months and everybody who heard a price (${w.price}) and did not buy. Write beside each what it left and who decided. Done when: you know for each price how many heard it, how many paid it and what the others compared it with.`,
  ];

/** The first talks and sales of a plan ask what whoever sells already knows: in their place comes what the own books leave open. */
function soldAlready(work: Work, meeting: Meeting, once: boolean): Partial<Record<Place, Text>> {
  const served = meeting === "desk" && BY_DATA.includes(work) ? "programs" : SERVED[meeting];
  return {
    ...(work === "sides" ? {} : { "price-talks": ownPrices }),
    ...(meeting === "shopper" && BY_PARCEL.includes(work)
      ? runningShop(work === "box", work === "made", once)
      : {}),
    ...(served ? runningWith(served) : {}),
  };
}

/** What has happened is worth more than what is asked of strangers. */
function firstTalks(c: Case, usual: Text): Text {
  const tried = c.running ? null : triedBy(c.context.brief);
  if (tried) return triersFirst(tried);
  if (wordsOf(c).has > 0 || (c.running && workKind(c) !== "sides")) return customersFirst;
  if (c.pledged) return c.pledged.buyers ? pledgedFirst(c.pledged) : usual;
  const asked = askedFirst(c);
  if (asked) return asked;
  return c.done && standingOf(c.context.brief) !== "joined" ? beginnings : usual;
}

/** The words of every place in a plan of this buyer and this work. */
export function textsOf(c: Case): Record<Place, Text> {
  const work = workKind(c);
  const { tasks, yes, runs } = worksOf(c);
  const { once, seldom } = wordsOf(c);
  const meetings = MEETINGS[meetingKind(c)];
  const texts: Record<Place, Text> = {
    ...sharedTexts(yes, runs),
    ...meetings,
    ...tasks,
    ...(isPaidLater(c) ? PAID_LATER.tasks : {}),
    ...(work === "place" && hasOwnPlace(c.context.brief) ? OPEN_PLACE : {}),
    ...(c.running ? runningTasks(work) : {}),
    ...(c.running ? soldAlready(work, meetingKind(c), once) : {}),
    ...(c.tried ? triedTasks(work) : {}),
    ...withWhatIsThere(c),
    "interviews-1": firstTalks(c, meetings["interviews-1"]),
  };
  return once || seldom ? soldOnce(texts) : texts;
}
