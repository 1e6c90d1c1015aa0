import { cap } from "../../english";
import { PEOPLE } from "../people/stock";
import {
  ask,
  button,
  buttons,
  chart,
  figure,
  filled,
  headline,
  link,
  picture,
  rows,
  toggle,
} from "../screen";
import { type Kit, own, wordOf } from "./kit";
import { PAIRS } from "./surfaces";

const [ONE = "", TWO = "", THREE = ""] = PEOPLE;
const GUIDE = /\b(?:mentor|teacher|tutor|coach|trainer|instructor|facilitator)(?=(?:e?s)?\b)/i;
const MADE = /\b(?:game|app|film|song|story|project|portfolio|website|book|robot|exam|certificate)(?=s?\b)/i;
const CHILD = /\b(?:kids?|child(?:ren)?|pupils?|teens?|teenagers)\b/i;
const guide = (said: string) => wordOf(said, GUIDE, "teacher");
const made = (said: string) => wordOf(said, MADE, "work");

/** A small group meets online with somebody who leads it. */
export const LIVE: Kit = {
  needs: {
    first: "Start page",
    button: "See the next groups",
    essentials: [
      "Groups with places left, by day and age",
      "A room that opens with one tap, without an account for children",
      "Background checks and a second adult who may look in",
      "A recording or a date on which a missed hour is made up",
    ],
    later: ["A club for those who have finished", "A second hour a week"],
  },
  surface: {
    on: "a poster in a school hall and a small tile on a tablet",
    pairs: [PAIRS.round, PAIRS.poster],
    feel: "faces in a row, the work of the children large, one button to the room",
  },
  screens: (c, said) => {
    const child = CHILD.test(said);
    return [
      {
        name: "Choose a group",
        parts: [
          rows("Places left", [
            `${c.slots[0] ?? "Tue 4 pm"}: two places`,
            `${c.slots[1] ?? "Thu 5 pm"}: one place`,
            `${c.slots[2] ?? "Sat 10 am"}: full, waiting list`,
          ]),
          filled(child ? "Age of your child" : "Where you stand", child ? "10" : "Beginner"),
          ...c.prices.slice(0, 1).map(figure),
          button("Take this place"),
        ],
        empty: "no group of that age yet: the day it starts",
        error: "the place was taken meanwhile; the next two are offered",
      },
      {
        name: "In the live room",
        parts: [
          picture(`Your ${guide(said)} and the group, live`),
          rows("Today", own(c.does, ["What we did last time", "Today's step", "Show and tell"])),
          ask("Write to the group"),
          buttons("Raise a hand", "Share my screen"),
        ],
        empty: "opens ten minutes before; sound and camera are tried",
        error: "dropped out: one tap and back in the same room",
      },
      {
        name: `My ${made(said)}`,
        parts: [
          picture(`The ${made(said)}, as it is today`),
          chart("Week by week, to the end of the season"),
          rows("Next step", ["From last time: finish it", `From your ${guide(said)}: one hint`]),
          buttons("Go on", "Show it"),
        ],
        empty: "the first hour leaves something to look at",
        error: "not saved: the last version is kept with its time",
      },
      {
        name: child ? "For parents" : "Where I stand",
        parts: [
          headline(child ? "What your child made this week" : "This week"),
          rows(`From the ${guide(said)}`, ["What went well", "What to try at home", "Next date"]),
          toggle("Tell me when an hour is missed"),
          link(child ? "Look in on the next hour" : "Make up a missed hour"),
        ],
        empty: "one line after the first hour",
        error: "an hour was cancelled: when it is made up",
      },
      {
        name: `${cap(guide(said))}'s desk, next hour`,
        parts: [
          rows("In the group", [
            `${ONE}: on step three`,
            `${TWO}: needs a hint`,
            `${THREE}: missed last week`,
          ]),
          rows("Bring along", ["Today's step", "One example that works"]),
          buttons(
            "Open the room",
            "Write to a parent".replace("a parent", child ? "the parents" : "the group"),
          ),
        ],
        empty: "no group today",
        error: "ill today: who stands in has been asked",
      },
      {
        name: "Membership",
        parts: [
          rows("You pay", c.prices.slice(0, 3)),
          rows("In it", own(c.does, c.proofs)),
          button("Stay on"),
          link("Pause over the holidays"),
        ],
        empty: "what is paid, and until when a place can be given back",
        error: "the payment did not go through; the place is kept for a week",
      },
    ];
  },
  path: ({ name }, q, said) => [
    `They choose a group by day${CHILD.test(said) ? " and age" : ""}; ${name} says who leads it and how many are in it.`,
    q(0, "Then, week by week: "),
    `After each hour the ${guide(said)} writes one line in ${name}: what was done, what comes next.`,
    q(1, "Between the hours: "),
    q(2, "At the end: "),
    `On the last day ${name} opens a page where the ${made(said)} can be shown.`,
  ],
};
