import type { Text, Words } from "../words";
import { ceiling, type WorkTask } from "./work-screens";

/** What one customer is served with over days or weeks: in sixty days it is begun, and its first part is handed over. */
export const LONG_WORK: {
  tasks: Partial<Record<WorkTask, Text>>;
  yes: () => string;
  runs: (w: Words) => string;
} = {
  yes: () => "ordered a first part and paid a deposit",
  runs: (w) => `${w.crowd} have the first agreed part in hand`,
  tasks: {
    pilots: (w) => [
      `Fix the first ${w.yes} start days with ${w.crowd}, one after the other`,
      `Divide the work into parts with a day and a sum for each, and promise the second start only for a day on which the first leaves you time. Done when: ${w.yes} of them have signed the parts and paid a deposit.`,
    ],
    "f-2": (w) => [
      `Go through one finished case step by step and note its hours`,
      `Take one of your own or let somebody of the trade tell you of one: every step, who waits for whom, and what had to be done twice. Done when: the steps of ${w.c.name} stand on one page with their hours, and you know the two at which a mistake would be expensive.`,
    ],
    "f-3": (w) => [
      `Begin with the first paying ${w.member} and measure the hours`,
      `Note preparation, work, waiting and talk separately, for the first agreed part only. Done when: that part is handed over and paid, and its real hours stand beside the planned ones.`,
    ],
    "f-4": (w) => [
      `Calculate the rest of the first order from the hours so far`,
      `Put the real hours beside every step that is still to come, and ask what could be left out, bought or done by somebody else. ${ceiling(w, "You state a capacity, so test it on these hours:")}Done when: you know how many ${w.crowd} you can serve in a year, and at which price that is a living.`,
    ],
    "check-5": (w) => [
      `Show two ${w.crowd} what the first part will look like`,
      `Bring an example or a sketch of it, and say nothing for the first minutes. Done when: what they missed is in the plan for that part, and what they did not look at is dropped.`,
    ],
    "check-6": () => [
      `Ask everybody you have begun to serve whether they would recommend you`,
      `Ask after the first part, while there is still time to change the next, and ask for the name of somebody else. Done when: each answer is a yes or a no with its reason, and one thing is changed.`,
    ],
    onboard: (w) => [
      `Give the remaining ${w.crowd} a start day in writing`,
      `Use the hours that the first one really took, and say openly if that means waiting. Done when: everybody who paid has a day, no two of them overlap, and whoever can't wait has the deposit back.`,
    ],
    measure: (w) => [
      `Keep one line per customer and week: ${w.counted}`,
      `Note the part in hand, the hours so far, the hours still to come and what is waiting for somebody else. Done when: there is a line for everybody you have begun to serve, and the part that runs latest has a new date.`,
    ],
  },
};
