import { cap, withArticle } from "../../english";
import type { Scene } from "../../scene";
import type { Cast } from "../cast";
import { PEOPLE as PEOPLE_NAMES } from "../samples";
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
import { byOffer, byOrder, isFixed } from "./screens-projects";

const [ONE = "", TWO = "", THREE = ""] = PEOPLE_NAMES;
const COMING = /^(?:come|go|visit|drive|get on)\b|\b(?:comes|visits|parks)\b/i;
const ON_PAPER =
  /\b(?:letters?|contracts?|claims?|forms?|permits?|appeals?|visas?|paperwork|agreements?|authorit\w+|court|lawyers?|tax(?:es)?|applications?|invoices?|documents?|papers)\b/i;
const PHOTO = /\b(?:photo|picture|film|video|scan)\w*\b/i;
const DURATION = ({ long }: Cast) => (long ? `, ${long}` : "");
/** A weekly call comes once on its day. */
const oneADay = (slots: readonly string[]) =>
  slots.filter((slot, at) => slots.findIndex((other) => other.slice(0, 3) === slot.slice(0, 3)) === at);
const yours = ({ worker }: Cast, otherwise: string) => (worker ? `Your ${worker}` : otherwise);

const MET_BY_CHOICE =
  /\b(?:or by video|in (?:the|a) (?:library|caf[eé])|places? (?:they|you|people) (?:really )?go|online or)\b/i;
/** A van or a stand that stops somewhere, to which people come. */
const metAway = ({ says }: Cast) =>
  says(
    /\bparks?\b|\bpop-?ups?\b|\b(?:van|bus|truck|trailer|clinic|unit) (?:stops|comes to (?:the|a) (?:square|village|market))\b/i,
  );
const FOR_PARENTS =
  /\b(?:pupils?|(?:your|their) (?:child|children|kids)|(?:children|kids) (?:learn|come|play|build|practi[sc]e|aged|from)|for (?:children|kids))\b/i;
const ONE_DAY = /\b(?:weekend|one day|two days|saturday|sunday|afternoon|an evening|workshop)\b/i;
/** What is learnt, where the founder lists it. */
const learnt = ({ items, does, says }: Cast) =>
  items.length > 1 && says(/\b(?:learns?|learning|teach(?:es)?)\b/i) ? items : does;
const CERTIFIED =
  /\b(?:certificat\w*|zertifi\w*|certificad\w*|attest\w*|diplom\w*|exams?|licen[cs]e|qualif\w+|employ\w*|jobs?|career\w*|profession\w*)\b/i;
/** What is done, or at least what is promised about it. */
const told = ({ does, proofs }: Cast) =>
  (does.length > 0 ? does : proofs.flatMap((proof) => proof.split(", "))).slice(0, 3);

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
  visit: (c) => [
    {
      name: `Book ${withArticle(c.one)}`,
      parts: [
        rows(
          "Free",
          c.slots.map((slot) => `${slot}${DURATION(c)}`),
        ),
        metAway(c)
          ? filled("Nearest stop", c.places[0] ?? "Your village or quarter")
          : c.says(MET_BY_CHOICE)
            ? ask("Where you would like to meet")
            : filled(
                "Where we come",
                c.places[0] ? `Street and door, ${c.places[0]}` : "Street, floor, door code",
              ),
        ask(
          c.thing
            ? `About the ${c.thing}: age, size, what is wrong`
            : c.worker
              ? `What the ${c.worker} should know`
              : "What we should know before",
        ),
        figure(c.price),
        button(`Book this ${c.one}`),
      ],
      empty: "nothing free this week, with a place on the waiting list",
      error: "that hour has just gone; the two nearest are offered",
    },
    {
      name: yours(c, "Before we come"),
      parts: [
        picture(
          c.worker ? `Portrait of the ${c.worker}, with first name` : "Portrait of the person who comes",
        ),
        headline(
          `${c.slots[0] ?? "Tomorrow"}${c.says(MET_BY_CHOICE) ? "" : metAway(c) ? `${c.places[0] ? `, ${c.places[0]}` : ""}` : " at your door"}`,
        ),
        rows("What happens", told(c)),
        link("Move it or cancel"),
      ],
      empty: "the person is named the evening before",
      error: "running late: the new time, and whom to ring",
    },
    {
      name: `${cap(c.one)} record`,
      parts: [
        c.says(PHOTO)
          ? `photograph "${c.thing ? `The ${c.thing}, before and after` : "Today, taken on site"}"`
          : "",
        rows(
          "Done today",
          told(c).filter((line) => !COMING.test(line)),
        ),
        c.says(/\b(?:curve|days|progress|score|healing|minutes|litres|kilos)\b/i)
          ? chart(`Over the last ${c.many}`)
          : ask("Your own line about it"),
        button(`Book the next ${c.one}`),
        link("Something is not right"),
      ],
      empty: `the first record is written at the first ${c.one}`,
      error: "what could not be done is listed, with the date on which it is",
    },
    {
      name: `Round planner, for ${c.crew}`,
      parts: [
        rows(
          `Today's ${c.many}`,
          c.slots.map(
            (slot, at) =>
              `${slot.split(" ").slice(1).join(" ")}: ${["first time here", "regular, key with neighbour", "call before arriving"][at] ?? "regular"}`,
          ),
        ),
        'map "Shortest way round"',
        buttons("Arrived", "Finished"),
        c.says(PHOTO) ? button("Add photograph and note") : button("Write the record"),
      ],
      empty: "nothing booked today, with the first free hours of tomorrow",
      error: "offline: times are kept on the phone and sent later",
    },
  ],
  case: (c) => [
    {
      name: c.one === "case" ? "Tell us your case" : `Hand in your ${c.one}`,
      parts: [
        c.one === "case" ? ask("What happened, in your words") : picture(`Your ${c.one}`),
        c.one === "case" ? ask("Who is on the other side") : "",
        rows(c.items.length > 0 ? "What it is about" : "Tell us", [
          ...c.items,
          "What you want to happen",
          "By when",
        ]),
        button(`Send the ${c.one}`),
        c.says(ON_PAPER) ? link("I have it on paper only") : ask("What we should know about it"),
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
      empty: `no ${c.one} handed in, with what happens on the first day`,
      error: "the other side has not answered; the next reminder has a date",
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
  project: (c) => (c.thing || !isFixed(c.price) ? byOffer(c) : byOrder(c)),
  session: (c) => [
    {
      name: `Coming ${c.many}`,
      parts: [
        rows(
          "Next",
          c.slots.map(
            (slot, at) =>
              `${slot}${c.places.length > 0 ? `, ${c.places[at % c.places.length]}` : ""}${at === 1 ? ": two places left" : ""}`,
          ),
        ),
        filled("Who comes", "First name, first time or regular"),
        ...c.prices.slice(0, 2).map(figure),
        button("Keep my place"),
      ],
      empty: "no date this week, with the next one and a reminder",
      error: "the last place has just gone; the next date is offered",
    },
    {
      name: `Ticket for the ${c.one}`,
      parts: [
        headline(`${c.slots[0] ?? "Next date"}${c.places[0] ? `, ${c.places[0]}` : ""}`),
        rows(
          "What is there for you",
          c.items.length > 0 ? c.items : [...c.does.slice(0, 2), ...c.proofs.slice(0, 1)],
        ),
        'map "Where we meet"',
        link("Cannot come this time"),
      ],
      empty: "nothing booked, with the way to the next meeting place",
      error: "called off because of weather: shown before you leave the house",
    },
    {
      name: `Sign-in desk, for ${c.crew}`,
      parts: [
        rows("Expected", ["First time: greet by name", "Fourth time", "Brings a friend"]),
        buttons("Here", "Not here"),
        figure("Twelve expected, nine here"),
        button("Start"),
      ],
      empty: "nobody has signed up yet, with the message that was sent last",
      error: "offline: the list of this morning is on the device",
    },
    {
      name: `After the ${c.one}`,
      parts: [
        headline("You took part"),
        chart(`Your ${c.many} so far`),
        rows("What stays", c.proofs.length > 0 ? c.proofs.slice(0, 2) : c.does.slice(0, 2)),
        buttons("Next date", "Bring somebody"),
      ],
      empty: "the first one is still ahead",
      error: "a date that was not entered can be added by whoever led it",
    },
  ],
  course: (c) => [
    {
      name: "Dates and places",
      parts: [
        rows("Next start", [
          `${c.slots[0] ?? "Next date"}: places left`,
          `${c.slots[1] ?? "Date after"}: nearly full`,
        ]),
        ...c.prices.slice(0, 2).map(figure),
        filled("Where", c.places[0] ?? "Nearest place"),
        button("Take a place"),
        link("Try one hour first"),
      ],
      empty: "no date fixed yet, with a field for the weekday that suits",
      error: "somebody was quicker; the next start is offered",
    },
    {
      name: "Today's lesson",
      parts: [
        headline(c.does[0] ?? "What we do today"),
        rows("In this order", learnt(c) === c.items ? c.items : c.does.slice(1, 4)),
        learnt(c) === c.items || c.items.length < 2 ? "" : rows("Lies ready for each", c.items),
        picture("The work in front of you, step by step"),
        button("I can do this"),
        link("Show me once more"),
      ],
      empty: "the first hour, and what to bring",
      error: "missed: the date on which it is made up",
    },
    {
      name: "Progress card",
      parts: [
        chart(c.measure),
        rows(
          "Signed off",
          learnt(c)
            .slice(0, 3)
            .map((d, at) => `${["Done", "In practice", "Still ahead"][at]}: ${d}`),
        ),
        filled(
          c.worker ? `A word from the ${c.worker}` : "A word from the teacher",
          "What to practise until next time",
        ),
        button("Book the test"),
      ],
      empty: "the card before the entry test",
      error: "a test that was not passed shows what was missing and the next date",
    },
    c.says(FOR_PARENTS)
      ? {
          name: "Note to the parents",
          parts: [
            headline("What went well this week"),
            rows("Worked on", learnt(c).slice(0, 2)),
            filled("At home, ten minutes", "One page, explained"),
            button(`Ask ${c.staff === "our team" ? "the teacher" : c.staff}`),
            link("All notes so far"),
          ],
          empty: "the first note comes after the first hour",
          error: "not read yet: it is sent once more, by message",
        }
      : c.says(CERTIFIED)
        ? {
            name: "Certificate and what follows",
            parts: [
              picture("Certificate with name and date"),
              rows("Shown to those who ask", c.proofs.slice(0, 3)),
              button("Share with an employer"),
              link("What comes after this"),
            ],
            empty: "what it will say, and who signs it",
            error: "a name spelled wrong is corrected within a day",
          }
        : {
            name: "What I can do now",
            parts: [
              rows("Without help", learnt(c).slice(0, 4)),
              picture("The first thing I did alone"),
              button("Show somebody"),
              link("What comes after this"),
            ],
            empty: "three things to be able to do by the end",
            error: "forgotten again: the short version, to repeat",
          },
    {
      name: `Class desk, for ${c.crew === "the team" ? "teachers" : c.crew}`,
      parts: [
        rows("In the room", ["Here", "Late, has called", "Missing for the second time"]),
        buttons("Mark as here", "Call them"),
        ask("What did not work today"),
        button(
          c.says(CERTIFIED) && c.says(ONE_DAY)
            ? "Sign the certificates"
            : c.says(ONE_DAY)
              ? "Close the day"
              : "Send the homework",
        ),
      ],
      empty: "nobody enrolled yet, with the list of those who asked",
      error: "offline: attendance is kept and sent later",
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
