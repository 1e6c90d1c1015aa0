import { ask, button, buttons, figure, filled, headline, link, picture, rows, toggle } from "../screen";
import { type Kit, own, wordOf } from "./kit";
import { PAIRS } from "./surfaces";

const PARCEL = /\b(?:box|bag|kit|parcel|crate|basket|pack)\b/i;
const TASTE = /\b(?:taste|flavou?r|roast|coffee|tea|wine|recipe|chocolate|beer)\b/i;
const FOR_ANIMALS = /\b(?:cats?|dogs?|pets?|horses?|pupp(?:y|ies))\b/i;
/** The box itself is not in it. */
const ONLY_BOX = /^(?:an? )?(?:[\p{L}-]+ )?(?:box|bag|kit|parcel|crate)$/iu;
const QUIZ = /\b(?:quiz|matched|profile|personal\w*|tailored|chosen for)\b/i;
const GIFT = /\bgifts?\b/i;
const REPLACED = /\b(?:replace|refund|money back|guarantee)\b/i;
const parcelIn = (said: string) => wordOf(said, PARCEL, "box");

/** A parcel that comes again every month. */
export const BOX: Kit = {
  needs: {
    first: "Shop page",
    button: "Find my first box",
    essentials: [
      "Price with delivery before the first question",
      "Skip, pause and stop in one step",
      "The day of the next delivery, always in sight",
      "A label that holds before the law",
    ],
    later: ["A gift for three months", "A shop for what was liked best"],
  },
  surface: {
    on: "the lid of the {one}",
    pairs: [PAIRS.label, PAIRS.sign],
    feel: "the box open from above, its contents one by one, the date of the next in a corner",
  },
  screens: (c, said) => {
    const parcel = parcelIn(said);
    const taste = TASTE.test(said) && !FOR_ANIMALS.test(said);
    const does = c.does.filter((text) => !ONLY_BOX.test(text));
    return [
      {
        name: QUIZ.test(said) ? "The quiz, question 2 of 5" : "What suits you",
        parts: [
          headline(taste ? "What do you like best?" : "What is it like at your place?"),
          rows(
            taste ? "Choose one" : "Tell us",
            taste
              ? ["Mild and sweet", "Strong and dark", "Surprise me"]
              : ["What you have already", "What went wrong before", "Surprise me"],
          ),
          toggle("I am new to this"),
          button("Next"),
        ],
        empty: "five questions, no account",
        error: "the answers stay on the phone until they can be sent",
      },
      {
        name: `Your first ${parcel}`,
        parts: [
          picture(c.items[0] ?? does[0] ?? `What comes in the ${parcel}`),
          rows("In it", own(c.items, does)),
          ...c.prices.slice(0, 1).map(figure),
          button(`Send me this ${parcel}`),
          link("Change one thing in it"),
        ],
        empty: "the one that most people start with",
        error: "one thing has run out: what takes its place is shown before you pay",
      },
      {
        name: "Delivery and payment",
        parts: [
          filled("Bring it to", c.places[0] ? `Street, ${c.places[0]}` : "Street and town"),
          rows("First delivery", c.slots.slice(0, 2)),
          rows("You pay", c.prices.slice(0, 3)),
          toggle("Same again every month"),
          button("Order"),
          link("Stop at any time, in one step"),
        ],
        empty: "the price is complete before an address is asked for",
        error: "the payment did not go through; nothing was charged",
      },
      {
        name: "Next delivery",
        parts: [
          headline(`Your next ${parcel} is being packed`),
          rows("On the way", ["Packed", "With the carrier", `At yours: ${c.slots[0] ?? "Tue 9 am"}`]),
          buttons("Skip this one", "Change the day"),
          link("Pause for a month"),
        ],
        empty: "the date of the next one, and until when it can be changed",
        error: "the carrier does not answer; the last known place is shown",
      },
      {
        name: "How was it?",
        parts: [
          rows("Your last one", own(c.items, [`The ${parcel} as a whole`])),
          buttons("More like this", "Not for me"),
          ask("One line for whoever packs it"),
          ...(REPLACED.test(said) ? [button("Something arrived broken")] : []),
        ],
        empty: "appears two days after delivery",
        error: "the answer is kept and counts for the next one",
      },
      GIFT.test(said)
        ? {
            name: "Give one",
            parts: [
              figure(c.prices.find((price) => GIFT.test(price)) ?? ""),
              filled("To", "Name and street"),
              filled("Card inside", "Your words"),
              button("Order the gift"),
            ],
            empty: "the day by which it arrives, before it is ordered",
            error: "the street is not known: we ask you, not the person",
          }
        : {
            name: "Packing desk",
            parts: [
              rows("To pack this week", [
                `New: first ${parcel}`,
                "Again: without what was not liked",
                "Skipped",
              ]),
              rows("Running low", own(c.items.slice(0, 2), ["Nothing this week"], 2)),
              button("Print the labels"),
            ],
            empty: "no order this week",
            error: `more was ordered than is there: who waits is told by ${c.name}`,
          },
    ];
  },
  path: ({ name, slots }, q, said) => [
    `${QUIZ.test(said) ? "Five questions" : "A few questions"} of ${name} say what suits them.`,
    q(0, `What ${name} puts together: `),
    `They see the price with delivery and the first day${slots[0] ? `, ${slots[0]} for example` : ""}, and order.`,
    q(1, `In the ${parcelIn(said)}: `),
    `Two days later ${name} asks what to send again and what not.`,
    q(2, "And: "),
    `Before the next one leaves, they can skip, change or stop it in ${name}.`,
  ],
};
