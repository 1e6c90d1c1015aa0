import { cap, plural, withArticle } from "../../english";
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

const PAPER =
  /\b(?:contract|lease|tender|policy|agreement|drawing|invoice|claim|application|cv|r[eé]sum[eé]|blueprint|quote|label|report)(?=s?\b)/i;
const paper = (said: string) => wordOf(said, PAPER, "document");
const DATED = /\b(?:renewals?|deadlines?|expir\w*|dates?|remind\w*|notice)\b/i;

/** A program reads papers and marks what somebody has to look at. */
export const REVIEW: Kit = {
  needs: {
    first: "Start page",
    button: "Try it with one of yours",
    essentials: [
      "Every finding with the place that it comes from",
      "Nothing is changed or sent without a yes",
      "Where papers are kept, and that nothing is trained with them",
      "A person's decision kept beside the program's",
    ],
    later: ["Rules learnt from decisions", "A second language"],
  },
  screens: (c, said) => {
    const one = paper(said);
    const many = plural(one);
    return [
      {
        name: `Add ${withArticle(one)}`,
        parts: [
          picture(`Drop the ${one} here`),
          filled("Look at it for", "Everything in my rules"),
          button("Read it"),
          link("Take it from a folder"),
        ],
        empty: `one ${one} of ours, to try it with`,
        error: "a page that cannot be read is shown, not skipped",
      },
      {
        name: `${cap(one)}, marked at the desk`,
        parts: [
          picture(`The ${one}, page by page`),
          rows("To look at", [
            "Page 2: not as in your rules",
            "Page 5: missing",
            "Page 9: unusual, please read",
          ]),
          ask("Note for whoever decides"),
          buttons("Suggest a wording", "It is fine"),
        ],
        empty: "nothing found, and what was looked for",
        error: "not sure: marked as such, with both readings",
      },
      {
        name: "Your rules, planner",
        parts: [
          rows("It looks for", own(c.does, ["What has to be in it", "What must not be in it"])),
          toggle("Ask me when a rule is new"),
          button("Add a rule"),
          link("Who changed what"),
        ],
        empty: "ten rules that most begin with",
        error: "two rules contradict each other: both are shown",
      },
      {
        name: DATED.test(said) ? "Dates ahead" : "Waits for a decision",
        parts: [
          rows(
            DATED.test(said) ? "Next" : "Waiting",
            c.samples
              .slice(0, 3)
              .map(
                (_, at) =>
                  `${cap(one)} ${at + 1}: ${DATED.test(said) ? ["ends in 30 days", "notice due on Friday", "renews by itself in May"][at] : ["new today", "asked back", "second reader"][at]}`,
              ),
          ),
          buttons("Decide", "Hand over"),
          toggle("Tell me two weeks before"),
        ],
        empty: "nothing due this month",
        error: "a date that could not be read is asked for",
      },
      {
        name: `All ${many}, dashboard`,
        parts: [
          chart(`${cap(many)} read, week by week`),
          rows("Where they stand", ["Read, nothing found", "Read, to look at", "Decided by a person"]),
          `search field "Find a word in all ${many}"`,
        ],
        empty: `the first three ${many} make a beginning`,
        error: "the count is as of this morning, with its hour",
      },
      {
        name: "Team and access",
        parts: [
          headline("Who may see what"),
          rows("In it", own(c.proofs.slice(0, 2), ["Kept apart for each customer"], 2)),
          ...c.prices.slice(0, 2).map(figure),
          button("Invite a colleague"),
        ],
        empty: "you alone, until somebody is invited",
        error: "an address outside the firm has to be confirmed",
      },
    ];
  },
  path: ({ name }, q, said) => [
    `They hand ${name} one ${paper(said)} of their own.`,
    q(0, "A minute later: "),
    `Each finding of ${name} stands beside the passage that it comes from.`,
    q(1, "Then: "),
    `A person decides; ${name} keeps the reason and asks less the next time.`,
    q(2, "And: "),
  ],
};
