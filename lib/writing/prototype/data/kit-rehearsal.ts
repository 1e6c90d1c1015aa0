import { button, buttons, chart, figure, filled, headline, link, rows, talk, toggle } from "../screen";
import { type Kit, own } from "./kit";

const INTERVIEW = /\binterview\w*|\bjob ads?\b/i;
const SALES = /\b(?:sales|pitch|objections?|negotiat\w*)\b/i;
/** What is asked, what is answered, and what comes back. */
const linesOf = (said: string) =>
  INTERVIEW.test(said)
    ? [
        "Tell me about a week that went wrong.",
        "You: last spring a delivery came late, and I",
        "What did you do first?",
      ]
    : SALES.test(said)
      ? [
          "That is more than we pay now.",
          "You: what does it cost you when it stops?",
          "A day, usually. Go on.",
        ]
      : [
          "Good morning! What can I do for you?",
          "You: good morning, I would like",
          "Of course. For how many?",
        ];

/** Something is said aloud to a program, before it counts. */
export const REHEARSAL: Kit = {
  needs: {
    first: "Start page",
    button: "Practise once",
    essentials: [
      "The first conversation without an account",
      "Speaking and typing, whichever is possible now",
      "Recordings that only the speaker hears, and can delete",
      "A better answer with the reason, not only a score",
    ],
    later: ["A person who listens along", "A group of one school or firm"],
  },
  screens: (c, said) => [
    {
      name: "What do you want to practise?",
      parts: [
        filled(INTERVIEW.test(said) ? "The job ad" : "The occasion", "Paste it, or choose below"),
        rows(
          "Often chosen",
          INTERVIEW.test(said)
            ? ["First interview", "Questions on the CV", "Pay"]
            : ["First meeting", "A difficult question", "On the phone"],
        ),
        toggle("A little harder than last time"),
        button("Begin"),
      ],
      empty: "one short conversation, to hear how it is",
      error: "no microphone: it can be typed",
    },
    {
      name: "In conversation",
      parts: [
        talk("Question 2", linesOf(said)),
        button("Hold to speak"),
        buttons("Say it again", "Skip"),
        link("Give me a hint"),
      ],
      empty: "it begins when you do",
      error: "not understood: it asks again and counts nothing",
    },
    {
      name: "What was good, what was not",
      parts: [
        headline("Clear, and a little long"),
        rows("Looked at", own(c.does, ["To the point", "An example in it", "Pauses"])),
        rows("Say it rather so", ["Your answer, shorter", "The same, with a figure of your own"]),
        buttons("Try again", "Next question"),
      ],
      empty: "after the first answer",
      error: "too short to say anything about",
    },
    {
      name: "Progress",
      parts: [
        chart("Your last five conversations"),
        rows("Getting better", ["Shorter answers", "Fewer filled pauses", "Examples: not yet"]),
        button("Practise the weakest"),
      ],
      empty: "after three conversations",
      error: "one was broken off; it does not count",
    },
    {
      name: "Kept for the day itself",
      parts: [
        rows("Your best answers", ["The opening", "The hard one", "The question you ask"]),
        filled("The day", "Date and hour"),
        toggle("Remind me the evening before"),
        link("Print on one page"),
      ],
      empty: "mark an answer to keep it here",
      error: "kept on the phone until there is a network",
    },
    {
      name: "Plan and price",
      parts: [
        ...c.prices.slice(0, 3).map(figure),
        rows("In it", own(c.does, c.proofs)),
        button("Go on"),
        link("Delete my recordings"),
      ],
      empty: "what is free, and for how long",
      error: "the payment did not go through; nothing is lost",
    },
  ],
  path: ({ name }, q) => [
    `They tell ${name} what is coming up, and begin without an account.`,
    q(0, "What happens then: "),
    `They say it aloud; ${name} asks back the way a person would.`,
    q(1, "After each answer: "),
    q(2, "And: "),
    `What went well is kept in ${name} on one page for the day itself.`,
  ],
};
