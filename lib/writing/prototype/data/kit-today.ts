import { cap } from "../../english";
import { FREE_USE } from "../../free-use";
import { ask, button, buttons, chart, filled, headline, link, picture, rows, talk, toggle } from "../screen";
import { type Kit, own, wordOf } from "./kit";
import { PAIRS } from "./surfaces";

const HELPER =
  /\b(?:coach|consultant|physiotherapist|physio|therapist|trainer|teacher|tutor|dietitian|nutritionist|nurse|midwife|advis[eo]r|expert|mentor)(?=(?:e?s)?\b)/i;
const TALK = /\b(?:chat|messag\w+|coaching|live|call|ask)\b/i;
const KEPT = /\b(?:log|diary|journal|symptoms?|track\w*|notes?)\b/i;
const LEARNT = /\b(?:flashcards?|exams?|lectures?|vocabulary|language|lessons?|revis\w+|quiz\w*)\b/i;
const MOVED = /\b(?:workouts?|exercises?|training|strength|yoga|run\w*|stretch\w*|fitness|physio\w*)\b/i;
const helperIn = (said: string) => (TALK.test(said) ? wordOf(said, HELPER, "") : "");

const SLEPT = /\b(?:sleep|naps?|nights?)\b/i;
const FELT = /\b(?:symptoms?|pain|mood|migraine|anxiety|stress)\b/i;
/** What is written down most often. */
const taps = (said: string) =>
  SLEPT.test(said) && KEPT.test(said) && !MOVED.test(said)
    ? ["Fell asleep", "Awake in the night", "Up for the day"]
    : FELT.test(said)
      ? ["Better than yesterday", "The same", "Worse"]
      : ["As planned", "Less than planned", "Not today"];

/** What one sitting of it is called. */
const sittingIn = (said: string) => (MOVED.test(said) ? "exercise" : LEARNT.test(said) ? "round" : "step");

/** An app that somebody opens every day for themselves. */
export const TODAY: Kit = {
  needs: {
    first: "Start page",
    button: "Start with three questions",
    essentials: [
      "A first result within two minutes, before an account",
      "One reminder a day, at an hour that the user chooses",
      "Everything entered can be taken out and deleted",
      "A plain word on what the app cannot judge",
    ],
    later: ["A second person who sees the progress", "Use without a network"],
  },
  surface: {
    on: "the first screen of a phone, in the morning",
    pairs: [PAIRS.round, PAIRS.soft],
    feel: "one thing at a time in large type, room around it, progress as one line",
  },
  screens: (c, said) => {
    const helper = helperIn(said);
    const things = own(c.items, c.does);
    const sitting = sittingIn(said);
    return [
      {
        name: "Welcome, three questions",
        parts: [
          headline("What should be different in four weeks?"),
          rows("Choose what matters", things),
          filled("How much time on a day", c.long || "A quarter of an hour"),
          toggle("Remind me"),
          button("Make my plan"),
        ],
        empty: "three questions, no account",
        error: "the answers are kept on the phone",
      },
      {
        name: "Today",
        parts: [
          headline(c.does[0] ?? "Today"),
          rows(
            "For today",
            things.map((thing, at) => `${thing}${at === 0 ? ": next" : ""}`),
          ),
          button(`Start the first ${sitting}`),
          link("Not today"),
        ],
        empty: "the first day, ready before anything is entered",
        error: "no network: today's plan is on the phone",
      },
      {
        name: MOVED.test(said)
          ? "Exercise, step by step"
          : LEARNT.test(said)
            ? "Practise, one at a time"
            : `${cap(things[0] ?? "Now")}`,
        parts: [
          picture(c.does[1] ?? c.does[0] ?? things[0] ?? "What to do"),
          ...(LEARNT.test(said)
            ? [rows("Which is right?", ["The first", "The second", "Not sure"])]
            : [rows("Step by step", ["Before you begin", "Now", "Afterwards"])]),
          buttons("Done", MOVED.test(said) ? "Too hard today" : LEARNT.test(said) ? "Show me why" : "Later"),
        ],
        empty: `the first ${sitting}, with what is needed for it`,
        error: `stopped half-way: it goes on from there`,
      },
      KEPT.test(said)
        ? {
            name: "Write it down",
            parts: [
              rows("One tap", taps(said)),
              ask("One line, if you like"),
              toggle("Same as yesterday"),
              button("Save"),
            ],
            empty: "yesterday stands there to be copied",
            error: "two entries for one day: both are shown, you choose",
          }
        : {
            name: "What comes next",
            parts: [
              rows(
                "This week",
                c.slots.slice(0, 3).map((slot, at) => `${slot}: ${things[at] ?? `one ${sitting}`}`),
              ),
              button("Move a day"),
              toggle("Less this week"),
            ],
            empty: "the first week, planned from three answers",
            error: "a day that was missed is not counted, only moved",
          },
      {
        name: "Progress",
        parts: [
          chart("Your last four weeks"),
          rows("This week", ["Done on four days", "Best day: Sunday", "Open: one"]),
          rows("What changed", c.proofs.slice(0, 1)),
          button("Show last month"),
          link("Share with somebody"),
        ],
        empty: "the first curve after three days",
        error: "a gap stays a gap; nothing is filled in",
      },
      ...(helper
        ? [
            {
              name: `Ask a ${helper}`,
              parts: [
                talk("Your questions", [
                  "You: is this normal on day three?",
                  `${cap(helper)}: yes, and here is what to change`,
                ]),
                ask("Your question"),
                toggle("Let them see my entries"),
                button("Send"),
              ],
              empty: "how long an answer takes, before the first question",
              error: "the question waits for a network",
            },
          ]
        : []),
      {
        name: "Your plan and price",
        parts: [
          rows("You pay", c.prices.slice(0, 3)),
          rows("In it", own(c.does, things)),
          button(FREE_USE.test(said) ? "Start free" : "Start"),
          link("Stop at any time, in one step"),
        ],
        empty: FREE_USE.test(said)
          ? "what stays free, and what does not"
          : "what is in the price, and what is not",
        error: "the payment did not go through; nothing is locked tonight",
      },
    ];
  },
  path: ({ name }, q, said) => [
    `Three questions, and ${name} shows a first plan before an account is asked for.`,
    q(0, "The first day: "),
    q(1, "From then on: "),
    `One reminder a day, at an hour they chose; a missed day in ${name} is moved, not counted.`,
    q(2, "And: "),
    helperIn(said)
      ? `Where the plan does not help, a ${helperIn(said)} answers in ${name}.`
      : `At the end of the week ${name} shows what was done and what changed.`,
  ],
};
