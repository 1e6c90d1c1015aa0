import { cap } from "../../english";
import type { Cast } from "../cast";
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
const MADE =
  /\b(?:game|app|film|song|story|project|portfolio|website|(?<=\b(?:an?|their|own|the|your|picture|comic) )book|robot|exam|certificate)(?=s?\b)/i;
export const CHILD = /\b(?:kids?|child(?:ren)?|pupils?|teens?|teenagers)\b/i;
const NOTHING_MADE = "work";
const guide = (said: string) => wordOf(said, GUIDE, "teacher");
const made = (said: string) => wordOf(said, MADE, NOTHING_MADE);

/** Paid month after month, and not once for a course. */
const byMonth = ({ prices }: Cast) => prices.some((price) => /\b(?:month|term|year)/i.test(price));

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
        empty: `no ${child ? "group of that age" : "such group"} yet: the day it starts`,
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
      // Where nothing is made there is nothing to look at.
      ...(made(said) === NOTHING_MADE
        ? []
        : [
            {
              name: `My ${made(said)}`,
              parts: [
                picture(`The ${made(said)}, as it is today`),
                chart(
                  child ? "Week by week, to the end of the season" : "Week by week, to the end of the course",
                ),
                rows("Next step", ["From last time: finish it", `From your ${guide(said)}: one hint`]),
                buttons("Go on", "Show it"),
              ],
              empty: "the first hour leaves something to look at",
              error: "not saved: the last version is kept with its time",
            },
          ]),
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
        name: byMonth(c) ? "Membership" : "Your place",
        parts: [
          rows("You pay", c.prices.slice(0, 3)),
          rows("In it", own(c.does, c.proofs)),
          button(byMonth(c) ? "Stay on" : "Pay for this place"),
          link(byMonth(c) ? "Pause over the holidays" : "Move to another group"),
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
    made(said) === NOTHING_MADE
      ? `On the last day ${name} shows what each of them can do that they could not on the first.`
      : `On the last day ${name} opens a page where the ${made(said)} can be shown.`,
  ],
};

/** Grown-ups learn in it: nobody's age is asked and nobody looks in. */
export const LIVE_ADULT: Kit = {
  ...LIVE,
  needs: {
    ...LIVE.needs,
    essentials: [
      "Groups with places left, by day and hour",
      "A room that opens with one tap on a phone",
      "Attendance kept by itself, for certificates and employers",
      "A recording or a date on which a missed hour is made up",
    ],
    later: ["An advanced group for those who have finished", "A second hour a week"],
  },
  surface: {
    on: "a notice in a staff room and a small tile on a phone",
    pairs: [PAIRS.round, PAIRS.poster],
    feel: "faces in a row, one case at a time large, one button to the room",
  },
};
