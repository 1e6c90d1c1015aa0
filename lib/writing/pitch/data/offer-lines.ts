import type { Work } from "../../plan/kinds";
import type { Words } from "../../plan/words";

type Line = (w: Words) => string;

interface OfferLines {
  /** What is shown in the room, as a cue for the speaker. */
  show: Line;
  /** What the raw notes are that anybody may see. */
  notes: Line;
  /** What "three years on" looks like, told as a scene. */
  later: Line;
}

/** How a talk speaks of what is made, by the kind of work. */
export const OFFER_LINES: Record<Work, OfferLines> = {
  program: {
    show: (w) => `Take ${w.job} of a real user from start to result on the projector, slips included`,
    notes: (w) => `Bring the sheet with ${w.counted}, before and since`,
    later: (w) => `At ${w.one} nobody remembers how ${w.jobs} used to be done`,
  },
  app: {
    show: () => `Hand your telephone to somebody in the first row and let them do the first minute alone`,
    notes: () => `Bring the count of who came back, week by week`,
    later: (w) => `${w.c.buyers} open it on an ordinary evening, without being reminded`,
  },
  api: {
    show: () => `Make a live call from an empty file and let the room choose the input`,
    notes: () => `Bring the error rate from the test set, the slowest answers too`,
    later: (w) => `${w.c.buyers} have deleted the code they once wrote for ${w.jobs}`,
  },
  sides: {
    show: (w) => `Play one request through with two people from the room, ${w.job} and payout included`,
    notes: () => `Bring the log of the first requests, the ones nobody took included`,
    later: (w) => `Whoever needs ${w.job} in ${w.place} has an answer on the same day`,
  },
  eaten: {
    show: () => `Let them taste it before you say a word, and put the usual one beside it`,
    notes: () => `Bring the sheet of every day on which some was made: made, sold, left over`,
    later: (w) => `${w.c.buyers} in ${w.place} order it on the same day every week`,
  },
  made: {
    show: () => `Pass it round the room and stay silent until it has come back`,
    notes: () => `Bring one that came back and say why`,
    later: (w) => `Somebody gives one to ${w.one} who has never heard of us`,
  },
  stocked: {
    show: () => `Let the room unpack one parcel as a customer gets it, and say nothing until it is open`,
    notes: () =>
      `Bring the list of every parcel sent: what was in it, the postage, what broke and who ordered again`,
    later: (w) => `${w.c.buyers} open the shop before each holiday, and the makers keep stock for it`,
  },
  box: {
    show: () => `Open the second month's box on the table, not the first`,
    notes: () => `Bring the count of who stayed, paused and left after each month`,
    later: (w) => `The date it comes is in the calendar of ${w.c.buyers} like a birthday`,
  },
  let: {
    show: () => `Hang or lay one on the table, with its tag and everything it has been through`,
    notes: () => `Bring the row of one piece: every day out, every mark, every coin`,
    later: (w) => `${w.c.buyers} in ${w.place} look here before they think of buying`,
  },
  visit: {
    show: () => `Show the pictures of one real visit, from before and after it`,
    notes: () => `Bring the diary of the first week, the late date included`,
    later: (w) => `In some streets of ${w.place} every third door is a customer's`,
  },
  contract: {
    show: (w) =>
      `Show the order, the checklist and the picture of one finished ${w.job.replace(/^an? /, "")}`,
    notes: () => `Bring the time sheets of the first orders, unpaid hours included`,
    later: (w) => `${w.c.buyers} have stopped keeping anybody's number for the days it failed`,
  },
  talk: {
    show: () => `Play two minutes of a rehearsed one, with the mistake left in`,
    notes: () => `Bring the notes after the first ones, names blackened`,
    later: (w) => `${w.c.buyers} know whom they'll speak to before they need to`,
  },
  gathering: {
    show: () => `Do three minutes of it with the whole room standing`,
    notes: () => `Bring the list by the door: booked, came, came again`,
    later: (w) => `Other people lead it in other parts of ${w.place}, on the same evening`,
  },
  place: {
    show: () => `Bring the floor plan and the tally of one real day, hour by hour`,
    notes: () => `Bring the count by the hour, empty hours included`,
    later: (w) => `The weak hours in ${w.place} are as full as the good ones are today`,
  },
  course: {
    show: () => `Teach them one thing in three minutes and test it at once`,
    notes: () => `Bring the register: who came, who fell behind, who was rung`,
    later: (w) => `Those who finished teach the next ${w.crowd}`,
  },
  charity: {
    show: () => `Show what one gift paid for, as a thing one can touch`,
    notes: () => `Bring the results sheet, drop-outs counted as a no`,
    later: () => `Somebody who was helped has taken over one of the tasks`,
  },
  media: {
    show: () => `Hand out the latest issue and give them a minute to read`,
    notes: () => `Bring the row of the last editions: sent, opened, paid, cancelled`,
    later: (w) => `${w.c.buyers} notice within an hour when an issue is late`,
  },
  device: {
    show: () => `Put a running one on the table and make it report something`,
    notes: () => `Bring the record of one that failed, with the cause`,
    later: (w) => `${w.c.buyers} look at what it says before they go and check`,
  },
  money: {
    show: () => `Follow one invented sum through every account on the screen`,
    notes: () => `Bring the evening check that didn't agree, and what it was`,
    later: (w) => `${w.c.buyers} plan with the day on which the money comes`,
  },
  network: {
    show: () => `Let two members tell what they settled between them`,
    notes: () => `Bring the list of who gave, who took and who did neither`,
    later: (w) => `New ${w.crowd} are brought by members, and turned down by them too`,
  },
};
