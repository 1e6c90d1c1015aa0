import { cap, plural, withArticle } from "../../english";
import { PEOPLE } from "../people/stock";
import { button, buttons, figure, filled, headline, link, picture, rows, toggle } from "../screen";
import { type Kit, own, wordOf } from "./kit";
import { PAIRS } from "./surfaces";

const [ONE = "", TWO = "", THREE = ""] = PEOPLE;
const EXPERT =
  /\b(?:dermatologist|gynaecologist|gynecologist|paediatrician|pediatrician|psychiatrist|psychologist|physiotherapist|therapist|dietitian|nutritionist|midwife|nurse|vet(?:erinarian)?|doctor|cardiologist|urologist|ophthalmologist|dentist|pharmacist|gp|coach|lawyer|advis[eo]r)(?=s?\b)/i;
const expertIn = (said: string) => wordOf(said, EXPERT, "doctor");
const AFTER = /\bprescriptions?\b/i;
const TREATED = /\b(?:therap\w+|psycholog\w+|coach\w*|counsel\w+)\b/i;
/** What the patient goes home with. */
const resultIn = (said: string) =>
  AFTER.test(said) ? "prescription" : TREATED.test(said) ? "plan for the week" : "plan";

/** An expert is seen over video. */
export const CONSULT: Kit = {
  needs: {
    first: "Start page",
    button: "Choose a time",
    essentials: [
      "A check before booking: what needs a hospital at once",
      "Name, portrait and register number of whoever is seen",
      "Consent and identity before the first visit",
      "A record that the patient can download",
    ],
    later: ["A second opinion in the same record", "Visits for a whole family on one account"],
  },
  surface: {
    on: "the head of a record and a phone",
    pairs: [PAIRS.calm, PAIRS.soft],
    feel: "a face first, then short questions; nothing that flickers, every figure explained",
  },
  screens: (c, said) => {
    const expert = expertIn(said);
    const photo = c.says(/\bphotos?|pictures?\b/i);
    return [
      {
        name: "What it is about",
        parts: [
          headline("Tell us what it is"),
          filled("Since when", "About three weeks"),
          photo
            ? picture("Two photos, close and from further away")
            : filled("In your words", "What helps, what makes it worse"),
          rows("Please go to a hospital at once with", ["Trouble breathing", "Fever that rises quickly"]),
          button("Continue"),
        ],
        empty: "three questions, with an example each",
        error: "a photo that is too dark is asked for again, before anybody is paid",
      },
      {
        name: `Choose a ${expert}`,
        parts: [
          rows("Free next", [
            `Dr ${ONE}: ${c.slots[0] ?? "Tue 9 am"}`,
            `Dr ${TWO}: ${c.slots[1] ?? "Thu 11 am"}`,
            `Dr ${THREE}: ${c.slots[2] ?? "Sat 4 pm"}`,
          ]),
          ...c.prices.slice(0, 1).map(figure),
          toggle("Tell me if something earlier comes free"),
          button("Book this time"),
          link("Who they are, and where they are registered"),
        ],
        empty: "nothing free this week: the first hour of the next one",
        error: "the hour was taken meanwhile; the next two are offered",
      },
      {
        name: "In the video room",
        parts: [
          picture(`Your ${expert}, live`),
          rows("In sight for both", [photo ? "Your photos" : "Your answers", "Notes as they are written"]),
          buttons("Mute", "Switch to a phone call"),
          link("Leave the room"),
        ],
        empty: "camera and sound are tried before the hour begins",
        error: "the line is weak: it goes on by phone, and nothing is lost",
      },
      {
        name: `Afterwards, your ${resultIn(said)}`,
        parts: [
          headline(cap(resultIn(said))),
          rows("From your visit", [
            "What was found, in plain words",
            AFTER.test(said) ? "Prescription with code, valid at the pharmacy" : "What to do until next time",
            "When to come back",
          ]),
          buttons(AFTER.test(said) ? "Show at the pharmacy" : "Start the plan", "Ask about it"),
          link("Download the record"),
        ],
        empty: "appears within the hour after the visit",
        error: AFTER.test(said)
          ? "the pharmacy cannot read it: a number that helps at once"
          : "something in it is wrong: who corrects it, and by when",
      },
      {
        name: "My visits",
        parts: [
          rows("So far", [`Visit, Dr ${ONE}: closed`, "Check after four weeks: planned"]),
          rows("What it costs", c.prices.slice(0, 3)),
          button("Book the check"),
          link("Everything you hold about me"),
        ],
        empty: "the first visit, once it is booked",
        error: "the list as of the last login, with its time",
      },
      {
        name: `${cap(expert)}'s desk, next patients`,
        parts: [
          rows("Waiting", [`${TWO}: ${photo ? "two photos, " : ""}new`, `${THREE}: check after treatment`]),
          rows("Offered here", own(c.does, [`Visit with ${withArticle(expert)}`])),
          buttons("Open the room", "Write the note"),
          link("Send to a hospital"),
        ],
        empty: "no patient in the next hour",
        error: "a note that is not signed keeps the visit open",
      },
    ];
  },
  path: ({ name }, q, said) => [
    `They describe what it is; ${name} says at once what needs a hospital instead.`,
    `They choose one of the ${plural(expertIn(said))} and an hour; ${name} shows the price before they book.`,
    q(0, "Before the visit: "),
    q(1, "At the hour: "),
    `After it the ${resultIn(said)} lies in ${name}, with what was found in plain words.`,
    q(2, "With it: "),
    `${name} asks after some weeks how it is, and offers the check.`,
  ],
};
