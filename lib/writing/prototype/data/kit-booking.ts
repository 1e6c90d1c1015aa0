import { PEOPLE } from "../people/stock";
import { button, buttons, chart, figure, filled, link, rows, talk, toggle } from "../screen";
import { type Kit, own } from "./kit";

const [ONE = "", TWO = "", THREE = ""] = PEOPLE;
const DEPOSIT = /\b(?:deposits?|prepay\w*|no-?shows?|card on file)\b/i;
const WAITING = /\b(?:waiting ?lists?|waitlists?|cancel\w*|gaps?|last-minute|fills?)\b/i;

/** Hours are given out, kept and filled again. */
export const BOOKING: Kit = {
  needs: {
    first: "Start page",
    button: "Bring in my calendar",
    essentials: [
      "A booking page without an account for customers",
      "Cancelling in one step, with the rule in plain words",
      "The calendar of today, without a network",
      "Messages that can be read before they go out",
    ],
    later: ["A second place on the same account", "Vouchers and cards for ten"],
  },
  screens: (c, said) => {
    const [first = "9 am", second = "11 am", third = "4 pm"] = c.slots;
    return [
      {
        name: "Calendar, front desk",
        parts: [
          rows("This week", [
            `${first}: ${ONE}, ${DEPOSIT.test(said) ? "deposit paid" : "confirmed"}`,
            `${second}: free${WAITING.test(said) ? ", offered to three on the list" : ""}`,
            `${third}: ${TWO}, first time here`,
          ]),
          buttons("Fill the gap", "Block an hour"),
          rows("Done by itself", c.does.slice(0, 3)),
        ],
        empty: "the hours of the old calendar, brought in",
        error: "two in one hour: who booked first, and what the other is offered",
      },
      {
        name: "Customer's page, book",
        parts: [
          filled("What for", "Choose from the list"),
          rows("Free", [`${first}`, `${second}`, `${third}`]),
          ...(DEPOSIT.test(said) ? [filled("Deposit", "Your own sum, by card")] : []),
          button("Book"),
          link("Put me on the list for an earlier hour"),
        ],
        empty: "nothing free this week: the list, and the first hour of the next",
        error: "the card was refused; the hour is kept for ten minutes",
      },
      {
        name: "A gap is filled",
        parts: [
          talk("Text messages", [
            `${c.name}: ${second} has come free. Do you want it?`,
            `${THREE}: yes please`,
            `${c.name}: it is yours; see you then`,
          ]),
          rows("Asked", [`${THREE}: took it`, `${ONE}: not this time`]),
          toggle("Ask the next one by itself"),
        ],
        empty: "nobody on the list yet; how customers get there",
        error: "no answer within a quarter of an hour: the next one is asked",
      },
      {
        name: "Rules and prices, planner",
        parts: [
          rows("It does", own(c.does, ["Reminds the day before"])),
          filled("Free to cancel until", "24 hours before"),
          toggle("Ask me before a gap is offered"),
          buttons("Save", "Try it for a week"),
        ],
        empty: "three rules that most begin with",
        error: "two rules contradict each other: both are shown",
      },
      {
        name: "The week, dashboard",
        parts: [
          chart("Hours taken, day by day"),
          rows("What happened", ["Cancelled and filled again", "Cancelled and left empty", "Did not come"]),
          button("Show last month"),
        ],
        empty: "the first week is not over",
        error: "a day without a figure stays empty",
      },
      {
        name: "First day",
        parts: [
          rows("Still to do", [
            "Bring in your calendar",
            "Set opening hours and team",
            "Send the link to yourself",
          ]),
          ...c.prices.slice(0, 2).map(figure),
          button("Open for booking"),
          link("Stop at any time, in one step"),
        ],
        empty: "every line ticked: the link is live",
        error: "the old calendar cannot be read: a table to fill in",
      },
    ];
  },
  path: ({ name }, q) => [
    `They bring in their calendar; ${name} shows the week as it is.`,
    q(0, "The first booking: "),
    `A customer books on a phone without an account, and ${name} writes it into the calendar.`,
    q(1, "When somebody cancels: "),
    q(2, "And: "),
    `At the end of the week ${name} shows which hours stood empty, and which were filled again.`,
  ],
};
