import { button, buttons, chart, figure, filled, headline, link, picture, rows, toggle } from "../screen";
import { type Kit, wordOf } from "./kit";

const ON = /\b(?:invoice|payslip|harvest|order|contract|receivable|salary|device|phone)(?=s?\b)/i;
const paper = (said: string) => wordOf(said, ON, "request");

/** Money is paid out before it is due. */
export const ADVANCE: Kit = {
  needs: {
    first: "Start page",
    button: "See what I would get",
    essentials: [
      "All fees in the currency of the customer before a yes",
      "A licence to lend, of our own or of a partner",
      "A rule for what happens when the buyer pays late",
      "Identity and ownership checked once",
    ],
    later: ["A limit that grows with each one repaid", "A link into the bookkeeping"],
  },
  screens: (c, said) => {
    const one = paper(said);
    return [
      {
        name: `Hand in ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`,
        parts: [
          picture(`Your ${one}, inside the frame`),
          filled("Read from it", "Sum, date and who pays; correct it here"),
          filled("Who pays it", "Name of the buyer"),
          button(`Send the ${one}`),
        ],
        empty: `what counts as ${/^[aeiou]/.test(one) ? "an" : "a"} ${one} here, with a picture`,
        error: "what could not be read is typed by hand",
      },
      {
        name: "What you would get",
        parts: [
          headline("Paid out now, and the rest later"),
          rows("Line by line", [...c.prices.slice(0, 2), ...c.does.slice(0, 2)]),
          toggle("I have read what happens if it is paid late"),
          buttons("Take it", "Not this time"),
        ],
        empty: `a worked example with a made-up ${one}, labelled so`,
        error: "no offer this time: the reason, and what would change it",
      },
      {
        name: "Where it stands",
        parts: [
          rows("Steps", ["Handed in", "Confirmed by the buyer", "Paid to your account", "Rest paid out"]),
          button("Ask a person"),
          link("Message to the buyer, as it was sent"),
        ],
        empty: "nothing under way",
        error: "the buyer has not answered: who asks again, and when",
      },
      {
        name: "Buyer's page, confirm",
        parts: [
          headline(`Is this ${one} right?`),
          rows("From your supplier", ["Number and date", "Sum", "Day it is due"]),
          buttons("Right as it is", "Something differs"),
          link("Pay into this account on the day"),
        ],
        empty: "opens without an account",
        error: "a sum differs: both sides see the same note",
      },
      {
        name: `All ${one}s`,
        parts: [
          rows(
            "Open",
            c.samples
              .slice(0, 3)
              .map((sample, at) => `${sample}: ${["waits for the buyer", "paid out", "due on Friday"][at]}`),
          ),
          chart("Paid out and come back, by month"),
          button(`Add ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`),
        ],
        empty: `the first ${one}, waiting to be handed in`,
        error: "the list as of the last visit, with its time",
      },
      {
        name: "Risk desk, to decide today",
        parts: [
          rows("Waiting", [
            "New supplier, known buyer",
            "Known supplier, larger sum",
            "Buyer late with another",
          ]),
          rows("Looked at", ["Delivered and signed for", "Paid on time before"]),
          figure(c.prices[0] ?? ""),
          buttons("Agree", "Ask for more"),
        ],
        empty: "nothing to decide",
        error: "a record could not be fetched: nothing is decided without it",
      },
    ];
  },
  path: ({ name }, q, said) => [
    `They hand in one ${paper(said)} by photo; ${name} reads sum, date and buyer.`,
    q(0, "What happens then: "),
    `${name} shows what is paid out now and every fee on a line of its own, before they say yes.`,
    q(1, "After that: "),
    `The buyer confirms in ${name} without an account, and the money leaves.`,
    q(2, "At the end: "),
  ],
};
