import { cap } from "../../english";
import type { Cast } from "../cast";
import { PEOPLE } from "../people/stock";
import { ask, button, buttons, headline, link, picture, rows, talk } from "../screen";
import { type Kit, own } from "./kit";
import { PAIRS } from "./surfaces";

const [ONE = "", TWO = "", THREE = ""] = PEOPLE;
const HANDED_OVER =
  /\b(?:hands? in|drops? off|leaves?|brings?) (?:in )?(?:(?:your|their|the|an?) )?((?:\p{Ll}+ )??\p{Ll}+?)s?(?=[,.;]| (?:and|with|in|at|on|by|before|to|for|we|from)\b)/u;
const thingIn = ({ thing }: Cast, said: string) => thing || HANDED_OVER.exec(said)?.[1] || "piece";

/** Handed over a counter, worked on while its owner is away, and fetched again. */
export const DROP_OFF: Kit = {
  needs: {
    first: "Front page",
    button: "See what it costs",
    essentials: [
      "A price before anything is touched",
      "A ticket by which the right one is found again",
      "A message as soon as it is ready",
    ],
    later: ["Paying by phone before it is fetched", "A card for those who come often"],
  },
  surface: {
    on: "the board above the counter and a ticket",
    pairs: [PAIRS.sign, PAIRS.poster],
    feel: "jobs and prices in two columns, the ticket number as large as the name",
  },
  screens: (c, said) => {
    const thing = thingIn(c, said);
    return [
      {
        name: "Board at the door",
        parts: [
          headline(c.proofs[0] ?? c.name),
          rows("Jobs and prices", c.prices),
          rows("So it goes", own(c.does, [`Hand in your ${thing}`, "Fetch it when the message comes"])),
        ],
        empty: "closed: when it opens again, in large letters",
        error: `what cannot be done to a ${thing} here is said, with who can`,
      },
      {
        name: `Hand in a ${thing}`,
        parts: [
          picture(`The ${thing}, as it is handed in`),
          rows("What is to be done", [...c.prices.slice(0, 3), "Look at it and ring me"]),
          ask("Ring me if it costs more than"),
          button("Give me the ticket"),
        ],
        empty: `the jobs that a ${thing} needs most often stand first`,
        error: `a part for this ${thing} is missing: the day on which it comes, before anything is begun`,
      },
      {
        name: "Your ticket",
        parts: [
          headline(`Your ${thing}`),
          rows("Where it is", ["Handed in", "Being worked on", "Ready to fetch"]),
          talk("Messages", [`${c.name}: your ${thing} is ready`, "You: on my way"]),
          link("Somebody else fetches it"),
        ],
        empty: `nothing handed in; the last job on your ${thing} stands here later`,
        error: "later than promised: the new hour, and what it is waiting for",
      },
      {
        name: `Counter desk, for ${c.crew}`,
        parts: [
          rows("By the hour they come back", [
            `${cap(thing)} of ${ONE}: ready, has been told`,
            `${cap(thing)} of ${TWO}: being worked on`,
            `${cap(thing)} of ${THREE}: waits for a yes to the price`,
          ]),
          buttons("Ready, tell them", "Ask the owner"),
          ask("What was done, one line"),
        ],
        empty: "nothing waits, with what was promised for tomorrow",
        error: `a ticket without a ${thing}: who took it in, and when`,
      },
      {
        name: "Fetched",
        parts: [
          rows("What was done", ["The job on the ticket", "What we saw besides"]),
          picture(`The ${thing}, before and after`),
          buttons("It is fine", "Something is not right"),
        ],
        empty: "asked once it has been fetched",
        error: "not right: the hour at which somebody looks at it again",
      },
    ];
  },
  path: (c, quoted, said) => {
    const thing = thingIn(c, said);
    return [
      `At the board of ${c.name} they find the job and its price.`,
      `They hand in the ${thing}, say above which sum ${c.name} has to ring, and take a ticket.`,
      quoted(1, "Then: "),
      `While they are away the ${thing} is worked on; the ticket shows how far it is.`,
      quoted(2, "At the end: "),
      `They look the ${thing} over at the counter of ${c.name}, pay and take it with them.`,
    ].filter(Boolean);
  },
};
