import { cap, plural } from "../../english";
import { ask, button, buttons, chart, filled, headline, link, picture, rows, toggle } from "../screen";
import { type Kit, own } from "./kit";
import { PAIRS } from "./surfaces";

const GIVEN =
  /\b(?:(?:meeting|lecture|call|voice) recording|lecture|recording|episode|podcast|video|photo|picture|document|contract|meeting|call|brief|script|transcript|slide|article|report|manuscript|song|sketch|floor plan|listing|product)(?=s?\b)/i;
const GOT =
  /\b(?:flashcard|summar(?:y|ies)|clip|caption|post|draft|translation|subtitle|image|render\w*|description|report|presentation|note|newsletter|thumbnail|proposal|exam|quiz|quizzes|voice-?over|lesson plan)(?=(?:e?s)?\b)/i;
const POSTED =
  /\b(?:schedul\w+|posts? (?:to|on)|publish\w*|channels?|tiktok|reels|instagram|linkedin|youtube)\b/i;
const LEARNT = /\b(?:flashcards?|exams?|lectures?|students?|revis\w+)\b/i;
const HOUSE = /\b(?:brand|style|tone|voice|template)\b/i;

const given = (said: string) => GIVEN.exec(said)?.[0].toLowerCase() ?? "file";
const got = (said: string) => {
  const [found = "draft"] = GOT.exec(said) ?? [];
  return found.toLowerCase().replace(/ies$/, "y").replace(/zes$/, "z");
};

/** Something goes in, and a program makes something else of it. */
export const MAKER: Kit = {
  needs: {
    first: "Start page",
    button: "Try it with one of yours",
    essentials: [
      "The first result without an account",
      "Everything it made can be changed by hand",
      "What was sent in is not used to train anything, in writing",
      "A limit that is shown before it is reached",
    ],
    later: ["A shared library for a team", "The same in a second language"],
  },
  surface: {
    on: "a tile among forty tools",
    pairs: [PAIRS.screen, PAIRS.poster],
    feel: "what came out set large, what it was made from beside it, everything else quiet",
  },
  screens: (c, said) => {
    const [one, out] = [given(said), got(said)];
    const things = own(c.does, c.items);
    return [
      {
        name: `Add ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`,
        parts: [
          picture(`Drop your ${one} here`),
          filled("Or paste a link", "From your phone, drive or channel"),
          rows("Make of it", things),
          button("Make it"),
        ],
        empty: `one ${one} of ours, to try it with`,
        error: "too long or not readable: said before anything is charged",
      },
      {
        name: `${cap(plural(out))}, ready to look at`,
        parts: [
          headline(`Made from your ${one}`),
          rows("Best first", [
            `${cap(out)} 1: looks finished`,
            `${cap(out)} 2: check one passage`,
            `${cap(out)} 3: shorter version`,
          ]),
          buttons("Keep", "Make again"),
          link(`Where in the ${one} it comes from`),
        ],
        empty: "what is being made, and how long it takes",
        error: "what it was not sure of is marked, not smoothed over",
      },
      LEARNT.test(said)
        ? {
            name: "Practise",
            parts: [
              headline("Which is right?"),
              rows("Choose one", ["The first", "The second", "Not sure"]),
              buttons("Show me why", "Next"),
              link(`Open the ${one} at this place`),
            ],
            empty: "ten questions to begin with",
            error: "a question that is wrong can be reported in one tap",
          }
        : {
            name: `${cap(out)} editor, desk`,
            parts: [
              picture(`${cap(out)} 1, as it will look`),
              ask("Change a word here"),
              ...(HOUSE.test(said) ? [toggle("In my own style")] : []),
              rows("Versions", ["Yours, just now", "As it was made"]),
              buttons("Save", "Undo"),
            ],
            empty: "the first version is never overwritten",
            error: "two people change it: both versions are kept",
          },
      LEARNT.test(said)
        ? {
            name: "Where you are weak",
            parts: [
              chart("Right answers, topic by topic"),
              rows("Look at first", ["The topic with most wrong answers", "Not practised this week"]),
              button("Practise these"),
              filled("Day of the exam", "The date you know"),
            ],
            empty: "after the first twenty questions",
            error: "too few answers to say anything yet",
          }
        : POSTED.test(said)
          ? {
              name: "Schedule, planner",
              parts: [
                rows(
                  "This week",
                  c.slots.slice(0, 3).map((slot, at) => `${slot}: ${out} ${at + 1}`),
                ),
                toggle("Ask me before it goes out"),
                buttons("Schedule all", "Choose the days"),
                link("Connected channels"),
              ],
              empty: "three days that suit, proposed",
              error: "a channel refused it: why, and what to change",
            }
          : {
              name: "Take it with you",
              parts: [
                rows("As", ["Document", "Link to share", "Straight into your tool"]),
                toggle("With the sources"),
                buttons("Download", "Copy the link"),
              ],
              empty: "nothing kept yet",
              error: "the other tool did not take it; the file is here",
            },
      {
        name: LEARNT.test(said) ? "Progress" : "What worked",
        parts: [
          chart(LEARNT.test(said) ? "Your last four weeks" : `${cap(plural(out))}, one against the other`),
          rows("Compared", [`${cap(out)} 2: most looked at`, `${cap(out)} 1: kept longest`]),
          button("More like the best one"),
        ],
        empty: "the first week is not over",
        error: "a source gave no figures; its place stays empty",
      },
      {
        name: "Plan and limit",
        parts: [
          rows("You pay", c.prices.slice(0, 3)),
          chart("Used this month"),
          toggle("Warn me before the limit"),
          link("Stop at any time, in one step"),
        ],
        empty: "what is free, and for how long",
        error: "limit reached: what was made stays, new ones wait",
      },
    ];
  },
  path: ({ name }, q, said) => [
    `They hand ${name} one ${given(said)} of their own, without an account.`,
    q(0, "Minutes later: "),
    `They keep what is good and change the rest by hand; ${name} shows where each part comes from.`,
    q(1, "After that: "),
    q(2, "And: "),
    `${name} says how much of the month's limit is left before it is reached.`,
  ],
};
