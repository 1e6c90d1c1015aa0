import { cap } from "../../english";
import { button, buttons, chart, filled, headline, link, picture, rows, talk, toggle } from "../screen";
import { type Kit, wordOf } from "./kit";
import { PAIRS } from "./surfaces";

const FILED = /\b(?:vat|tax(?:es)?|returns?|quarterly|files?|filing|declar\w+)\b/i;
const HELPER = /\b(?:tax advis[eo]r|accountant|bookkeeper|advis[eo]r|coach)(?=s?\b)/i;
const SAVED = /\b(?:sav(?:e|es|ing|ings)|round-?ups?|pots?|goals?|invest\w*)\b/i;

/** The customer's own account is read, and something is done with what is in it. */
export const BANK: Kit = {
  needs: {
    first: "Start page",
    button: "Connect an account",
    essentials: [
      "Access that only reads, ended in one step",
      "Every entry can be put right by hand",
      "Where the data is kept, in one sentence",
      "A licence for reading accounts, of our own or of a partner",
    ],
    later: ["A second account", "Access for an accountant"],
  },
  surface: {
    on: "a statement on a phone",
    pairs: [PAIRS.table, PAIRS.calm],
    feel: "sums right-aligned, one question at a time, red only where a date is near",
  },
  screens: (c, said) => {
    const filed = FILED.test(said);
    const helper = wordOf(said, HELPER, "");
    return [
      {
        name: "Connect your bank",
        parts: [
          rows("Choose yours", ["Your bank, by name", "A card account", "Add by file instead"]),
          rows(`What ${c.name} may do`, ["Read entries", "Never move money"]),
          button("Connect"),
          link("End the access"),
        ],
        empty: "a made-up month to look around in",
        error: "the bank asks again: how long it lasts, and why",
      },
      {
        name: filed ? "This quarter" : "This month",
        parts: [
          headline(filed ? "What to set aside" : "What is left until payday"),
          chart(filed ? "Income and expenses, by month" : "Spent so far, by week"),
          rows("In short", ["Income", "Expenses", filed ? "Tax so far" : "Still to come"]),
          button(filed ? "Put it aside" : "Plan the rest"),
        ],
        empty: "the first figures, a minute after connecting",
        error: "an entry is missing: as of when the picture is",
      },
      {
        name: "Sort the entries",
        parts: [
          rows("To look at", [
            "Train ticket: travel, please confirm",
            "Transfer from a client: income",
            "Card payment, unclear: one tap",
          ]),
          buttons("Right", "Something else"),
          toggle("Always like this"),
          link("Add a receipt by photo"),
        ],
        empty: "everything is sorted",
        error: "two rules contradict each other: both are shown",
      },
      filed
        ? {
            name: "Your return, step by step",
            parts: [
              picture("The form, filled in"),
              rows("Where it stands", [
                "Figures complete",
                helper ? `Looked at by your ${helper}` : "Looked at by you",
                "Sent, with receipt of the office",
              ]),
              buttons("File it", "Change something"),
              link("What it means in plain words"),
            ],
            empty: "opens when the quarter ends",
            error: "the office refused it: the line, and what to do",
          }
        : {
            name: SAVED.test(said) ? "Set aside by itself" : "Limits and goals",
            parts: [
              filled("Goal", "Yours, with a date"),
              chart("On the way there"),
              toggle("A little with every payment"),
              buttons("Pause", "Change the goal"),
            ],
            empty: "three goals that others begin with",
            error: "too little on the account: nothing was moved",
          },
      {
        name: filed ? "Dates ahead" : "What comes up",
        parts: [
          rows(
            "Next",
            filed
              ? ["VAT, this quarter: in three weeks", "Income tax: in the summer", "Advance payment"]
              : ["Rent", "Insurance, once a year", "Subscription that went up"],
          ),
          toggle("Remind me a week before"),
          button("Add to my calendar"),
        ],
        empty: "nothing due in the next month",
        error: "a date that has moved says since when",
      },
      {
        name: helper ? `Ask your ${helper}` : "Price and access",
        parts: helper
          ? [
              talk("Your questions", [
                "You: is this a business trip?",
                `${cap(helper)}: yes, keep the ticket`,
              ]),
              filled("Your question", "With the entry it is about"),
              rows("What it costs", c.prices.slice(0, 2)),
              button("Send"),
            ]
          : [rows("What it costs", c.prices.slice(0, 3)), button("Start"), link("Delete everything")],
        empty: "how long an answer takes, before the first question",
        error: "nobody could answer yet: by when, and who does",
      },
    ];
  },
  path: ({ name }, q, said) => [
    `They connect an account; ${name} may read it and move nothing.`,
    q(0, "A minute later: "),
    `What ${name} is not sure of is asked once, with one tap for each entry.`,
    q(1, "Through the month: "),
    FILED.test(said)
      ? `Before the date ${name} shows the form filled in; nothing is sent without a yes.`
      : `Before payday ${name} says what is left, and what still comes.`,
    q(2, "And: "),
  ],
};
