import { cap, withArticle } from "../../english";
import { hasOtherSide } from "../../paper-case";
import type { Scene } from "../../scene";
import type { Cast } from "../cast";
import { PEOPLE as PEOPLE_NAMES } from "../people/stock";
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
  type Screen,
  toggle,
} from "../screen";

const [ONE = "", TWO = "", THREE = ""] = PEOPLE_NAMES;
const ON_PAPER =
  /\b(?:letters?|contracts?|claims?|forms?|permits?|appeals?|visas?|paperwork|agreements?|authorit\w+|court|lawyers?|tax(?:es)?|applications?|invoices?|documents?|papers)\b/i;
const PHOTO = /\b(?:photo|picture|film|video|scan)\w*\b/i;
const DURATION = ({ long }: Cast) => (long ? `, ${long}` : "");
/** A weekly call comes once on its day. */
const oneADay = (slots: readonly string[]) =>
  slots.filter((slot, at) => slots.findIndex((other) => other.slice(0, 3) === slot.slice(0, 3)) === at);
const yours = ({ worker }: Cast, otherwise: string) => (worker ? `Your ${worker}` : otherwise);

/** Work that somebody does for somebody, or with them: by telephone, at the door, over papers, in a group. */
export const PEOPLE: Partial<Record<Scene, (cast: Cast) => Screen[]>> = {
  call: (c) => [
    {
      name: yours(c, "Who calls"),
      parts: [
        picture(`${yours(c, "The voice")}, with first name and a recorded hello`),
        rows("What is agreed", [...c.proofs.slice(0, 2), ...c.does.slice(0, 1)]),
        button("Listen to the hello"),
        link("Ask for another voice"),
      ],
      empty: `nobody is matched yet, with the day on which ${c.staff} will be named`,
      error: "the recording does not load; name and first call stay readable",
    },
    {
      name: "Weekly calls",
      parts: [
        rows(
          "Every week",
          oneADay(c.slots).map((slot) => `${slot}${DURATION(c)}`),
        ),
        filled("Where to reach you", c.says(/\bvideo\b/i) ? "Video, or a number" : "Landline or mobile"),
        ask("What to talk about, what to leave out"),
        toggle("Pause while away"),
        button("Keep these hours"),
      ],
      empty: "no hours chosen, with three that are still free",
      error: "that hour has just gone; the two nearest are offered",
    },
    {
      name: "Note after the call",
      parts: [
        headline(`${c.slots[0] ?? "Today"}: call took place`),
        rows("What was talked about", [
          ...c.does.filter((d) => /note|send|tell|chat|talk/i.test(d)),
          "In one line: how it went",
          "What to see to",
        ]),
        button("Write back"),
        link("This worries me: ring me"),
      ],
      empty: "the first note follows the first call, with its day",
      error: "nobody picked up twice: shown at once, with who has been told",
    },
    {
      name: `Call desk, for ${c.crew}`,
      parts: [
        rows(
          "Next calls",
          c.slots.map(
            (slot, at) =>
              `${slot}: ${["first call", "asked for this hour", "has a question from last time"][at] ?? "call"}`,
          ),
        ),
        buttons("Ring now", "No answer"),
        ask("Note, two sentences"),
        button("Send the note"),
      ],
      empty: "no more calls in this shift",
      error: "offline: the list stays, notes are sent later",
    },
  ],
  ask: (c) => [
    {
      name: "Ask now",
      parts: [
        headline(c.proofs[0] ?? `${cap(c.staff)} answers in person`),
        c.says(/\b(?:voice|sesli)\b/i) ? button("Hold to speak") : button("Start"),
        c.says(PHOTO) ? picture("Add a picture") : ask("Or write it in a line"),
        rows("Often asked", c.items.length > 0 ? c.items : c.does.slice(0, 2)),
      ],
      empty: "no question yet; the place in the queue is shown before sending",
      error: "the message is kept on the phone and sent when there is a network",
    },
    {
      name: "Answer",
      parts: [
        picture(`${yours(c, "The person who answers")}, by first name`),
        rows("Your question", ["Sent: just now", "Heard by a person", "Answered, with a recording"]),
        button("Ask back"),
        link("That is urgent: what to do now"),
      ],
      empty: "who is on duty now, and until when",
      error: "the answer takes longer than promised; it says why and by when",
    },
    {
      name: "What was said before",
      parts: [
        rows("This month", [
          "Answered, marked as helpful",
          "Answered, asked back once",
          "Open until tonight",
        ]),
        ask("Find a word in the answers"),
        figure(c.price),
        link("Pause or stop"),
      ],
      empty: "answers are kept here from the first one on",
      error: "older answers are still loading; the newest three are here",
    },
    {
      name: `Duty desk, for ${c.crew}`,
      parts: [
        rows("Waiting longest", ["New, nobody on it yet", "Second message, same person", "Asked back"]),
        buttons("Take it", "Hand over"),
        rows("Say no more than", ["What was asked", "What to watch", "Who else has to help"]),
        button("Record the answer"),
      ],
      empty: "nobody waits, with the time since the last message",
      error: "two people took the same question; the first keeps it",
    },
  ],
  case: (c) => [
    {
      name:
        c.one !== "case"
          ? `Hand in your ${c.one}`
          : hasOtherSide(c.told)
            ? "Tell us your case"
            : "Tell us what you need",
      parts: [
        c.one !== "case"
          ? picture(`Your ${c.one}`)
          : ask(hasOtherSide(c.told) ? "What happened, in your words" : "What it is about"),
        c.one === "case" && hasOtherSide(c.told) ? ask("Who is on the other side") : "",
        rows(c.items.length > 0 ? "What it is about" : "Tell us", [
          ...c.items,
          "What you want to happen",
          "By when",
        ]),
        button(c.one === "case" ? "Send" : `Send the ${c.one}`),
        c.one !== "case" && c.says(ON_PAPER)
          ? link("I have it on paper only")
          : ask("What we should know about it"),
      ],
      empty: `an example of ${withArticle(c.one)}, with what is read from it marked`,
      error: "what cannot be opened or read is named and can be sent again",
    },
    {
      name: "Where it stands",
      parts: [
        rows(`Your ${c.one}`, [
          "Received",
          `With ${c.staff}`,
          c.says(/\b(?:video|call|phone)\b/i)
            ? `Call: ${c.slots[0] ?? "to be fixed"}`
            : "Question to you, answer by Friday",
        ]),
        headline(c.proofs[0] ?? ""),
        button(`Ask ${c.staff}`),
        link("All papers in one place"),
      ],
      empty: `no ${c.one} ${c.one === "case" ? "opened" : "handed in"}, with what happens on the first day`,
      error: hasOtherSide(c.told)
        ? "the other side has not answered; the next reminder has a date"
        : "an answer from you is missing; what it holds up is said beside it",
    },
    {
      name: "Draft to approve",
      parts: [
        picture(
          !c.says(ON_PAPER)
            ? `The ${c.one}, ready for you`
            : c.says(/\breply\b/i)
              ? "The reply, ready to send"
              : c.says(/agreement/i)
                ? "The agreement, one page"
                : "The letter, ready to send",
        ),
        rows(
          c.says(ON_PAPER) ? "In plain words" : "What was done",
          c.does.slice(c.says(ON_PAPER) ? 0 : -3).slice(0, 3),
        ),
        buttons(c.says(ON_PAPER) ? "Send it like this" : "It is fine like this", "Change something"),
        c.says(ON_PAPER) ? link("What it means if I do nothing") : ask("Where, and what to change"),
      ],
      empty: "the draft follows the first reading, with its day",
      error: "a figure that nobody has confirmed is marked in the draft",
    },
    {
      name: `Case desk, for ${c.crew}`,
      parts: [
        rows("Due first", [
          `${cap(c.one)} for ${ONE}: due tomorrow`,
          `${cap(c.one)} for ${TWO}: waits for a yes`,
          `${cap(c.one)} for ${THREE}: new`,
        ]),
        toggle("Only mine"),
        figure(c.price),
        button("Open the one due first"),
      ],
      empty: "nothing due this week",
      error: "two people opened the same one; changes are shown side by side",
    },
  ],
  programme: (c) => [
    {
      name: "A place for somebody",
      parts: [
        'fields "First name" and "How to reach them"',
        filled("Where", c.places[0] ?? "Nearest place"),
        rows("What happens then", c.does.slice(0, 3)),
        button("Pass it on"),
        link("I ask for myself"),
      ],
      empty: "no names are kept here; the number of free places is",
      error: "it was not sent; ring instead, the number stands below",
    },
    {
      name: `The ${c.one} in the making`,
      parts: [
        rows(
          `${cap(c.one)}, step by step`,
          c.does.slice(0, 3).map((d, at) => `${["Done", "Today", "Next"][at]}: ${d}`),
        ),
        picture(`The ${c.one}, before it goes out`),
        filled("Checked by", c.staff),
        buttons("Release it", "Not yet"),
      ],
      empty: `no ${c.one} under way, with who is free to begin`,
      error: "consent is missing: nothing leaves before it is there",
    },
    {
      name: `Rota desk, for ${c.crew === "the team" ? "helpers" : c.crew}`,
      parts: [
        rows(
          "Needed",
          c.slots.map(
            (slot, at) => `${slot}${c.places.length > 0 ? `, ${c.places[at % c.places.length]}` : ""}`,
          ),
        ),
        buttons("I can", "Ask me again"),
        link("What I should know before"),
      ],
      empty: "every date is covered, with the first one that may open",
      error: "somebody fell ill: the two who said yes before are asked",
    },
    {
      name: "Results sheet, for funders",
      parts: [
        headline(c.proofs[0] ?? c.success),
        chart(`${cap(c.many)}, quarter by quarter`),
        rows("What it costs", c.prices),
        button("Send as a page"),
      ],
      empty: "the day of the first count",
      error: "a figure that is not confirmed stays open",
    },
  ],
};
