import { cap, plural, singular, uncap, withArticle } from "../../english";
import { answered, received } from "../deed-answers";
import { booked } from "../deed-booking";
import { type Acted, fieldsOf, linesOf, MEDIUM, thingOf } from "../deed-words";
import { PEOPLE } from "../people/stock";
import { ask, button, buttons, filled, picture, rows, toggle } from "../screen";
import type { Drawing } from "./deed-drawing";

const [FIRST = "", SECOND = ""] = PEOPLE;
const whoseIs = ({ deed, cast }: Acted) => (deed.actor === "" ? cast.demand : uncap(deed.lead));
const nothing = (acted: Acted) =>
  `no ${plural(acted.thing || "entry")} yet; an example shows what ${whoseIs(acted)} will find here`;

/** "Asks about home and savings". */
const ABOUT = /^(?:[\p{L}]+ )?(?:about|for) /iu;
const OFFERED = /^(?:price|offer|quote|bid|estimate)$/;
const TIME = /^(?:date|day|time|slot|hour|week|evening|morning)$/;
/** Looking at something, taking it in, saying what is the case. */
export const TAKING = {
  choose: {
    parts: ({ thing: said, object, lines, other, deed, before }) => {
      const thing = said || before;
      if (OFFERED.test(thing)) return [rows("Offers", linesOf("offer")), button("Take this one")];
      if (!thing) return [rows("To choose from", lines), button("Take this one")];
      if (TIME.test(thing)) return [rows(object, linesOf("slot")), button(`Take this ${thing}`)];
      return [
        `search field "Find ${withArticle(thing)}"`,
        /video|film|photo|picture/i.test(deed.rest)
          ? picture(`${/short video|video|film|photo|picture/i.exec(deed.rest)?.[0]}: ${lines[0]}`)
          : "",
        rows(object, [`${lines[0]}: chosen`, lines[1] ?? "", `${lines[2]}: chosen`]),
        button(other ? `Give them to ${FIRST}` : "Add to the list"),
      ];
    },
    empty: ({ thing }) => `nothing chosen yet; the three ${plural(thing)} taken most often stand first`,
    error: ({ thing }) => `${withArticle(thing)} that is no longer there is named, with the nearest one`,
  },
  receive: {
    parts: received,
    empty: ({ object, other }) => `no ${object} yet${other ? `; the ${other} is told so` : ""}`,
    error: ({ object }) => `without a network the last ${thingOf(object)} stays readable, with its date`,
  },
  rate: {
    parts: ({ other, deed, lines }) =>
      /^(?:what|which) /i.test(deed.rest)
        ? [rows(deed.rest, lines), button("Save")]
        : [
            buttons("Went well", "Was hard"),
            button("Not done"),
            ask(other ? `A line to the ${other}` : "A line about it"),
          ],
    empty: ({ deed }) => `${uncap(deed.lead)} has tapped nothing yet today`,
    error: ({ other }) =>
      `without a network the tap is kept and reaches ${other ? `the ${other}` : "us"} later`,
  },
  mark: {
    parts: ({ deed, object, lines, thing, before }) =>
      /\b(?:when|days?|dates?|away|free)\b/i.test(deed.rest)
        ? [
            rows("The next weeks", ["This Sunday: there", "The next: away", "The one after: there"]),
            button("Away on another day"),
          ]
        : [
            deed.actor === "" ? "" : button(thing ? `Mark ${withArticle(thing)}` : "Mark it"),
            fieldsOf(deed.rest).length > 1
              ? rows("Marked today", fieldsOf(deed.rest))
              : rows(
                  deed.actor === "" && before && before !== thing
                    ? `Marked in the ${before}`
                    : `Marked today${object ? `: ${object}` : ""}`,
                  lines,
                ),
          ],
    empty: ({ deed }) => `nothing marked yet${deed.actor === "" ? "" : ` by ${uncap(deed.lead)}`}`,
    error: ({ thing }) => `${withArticle(thing || "mark")} marked twice counts once`,
  },
  locate: {
    parts: ({ thing }) => [
      `map "The ${thing || "place"}, as drawn here"`,
      buttons("That is right", "Move a point"),
      ask("Or look for an address"),
    ],
    empty: ({ thing }) => `the map opens nearby, with an example of ${withArticle(thing || "place")}`,
    error: ({ thing }) =>
      `${withArticle(thing || "place")} that lies elsewhere is asked about before anything is sent`,
  },
  view: {
    parts: answered,
    empty: nothing,
    error: (acted) => `what is shown to ${whoseIs(acted)} carries the hour of its last update`,
  },
  book: {
    parts: booked,
    empty: ({ thing, cast }) =>
      cast.timed
        ? `nothing free this week, with a place on the waiting list for ${withArticle(thing || cast.one)}`
        : `no ${thing || cast.one} left, with a word when there is more`,
    error: ({ thing, cast }) =>
      cast.timed
        ? "somebody was quicker: the two nearest are offered"
        : `less is left than asked for: how much ${thing || cast.one} there still is`,
  },
  camera: {
    parts: ({ thing: said, lines: all, deed, before }) => {
      const ofIt = deed.verb === "upload" && before !== "" && (said === "" || MEDIUM.test(said));
      const [thing, lines] = ofIt ? [before, linesOf(before)] : [said, all];
      if (deed.verb === "upload")
        return [picture(`The ${thing}`), button("Choose a file"), rows("Uploaded", lines)];
      const [, of = ""] = / of (?:each |every |the |all )?([\p{L}-]+)/u.exec(deed.rest) ?? [];
      const known = of ? linesOf(singular(of)) : lines;
      return [
        picture(`${of ? known[0] : thing ? `The ${thing}` : deed.rest}, inside the frame`),
        button("Take the picture"),
        rows("Pictures so far", [`${known[0]}: taken`, `${known[1]}: still missing`]),
      ];
    },
    empty: ({ thing }) => `a drawing of how the ${thing || "picture"} has to lie in the frame`,
    error: ({ thing }) => `a blurred ${thing || "picture"} is shown at once, with another try`,
  },
  record: {
    parts: ({ object, lines, other }) => [
      picture(`${object || "You"}, being recorded`),
      buttons("Record", "Hear it again"),
      rows("Recorded today", lines),
      other ? button(`Send to the ${other}`) : "",
    ],
    empty: ({ object }) =>
      `${object ? `no ${object}` : "nothing"} recorded yet, with an example to listen to`,
    error: () => "no microphone: it says where to allow it",
  },
  listen: {
    parts: ({ object, other, lines }) => [
      ...(/record|answer|message/i.test(object)
        ? [rows(object, [`${FIRST}, Monday: not heard yet`, `${SECOND}, Sunday: heard`])]
        : [rows(object || "To listen to", lines), toggle("Slower")]),
      buttons("Play", "Once more"),
      ask(other ? `What to change for ${FIRST}` : "A note on it"),
    ],
    empty: nothing,
    error: () => "what cannot be played is marked, and whoever sent it is asked again",
  },
  speak: {
    parts: () => [
      button("Hold to speak"),
      filled("What was understood", "Word for word, to be corrected here"),
      buttons("Keep it", "Say it again"),
    ],
    empty: () => "one sentence to read aloud for a first try",
    error: () => "what was not understood stays as sound and can be typed",
  },
  write: {
    parts: ({ object, deed }) =>
      deed.verb === "fill" && deed.actor !== ""
        ? [...fieldsOf(deed.rest).map(ask), buttons("Save", "Hand it over")]
        : [
            picture(`The ${object}, ready to be read`),
            ask("Change a line"),
            buttons(deed.actor === "" ? "Approve" : "Hand it over", "Not like this"),
          ],
    empty: ({ thing }) => `a made-up ${thing}, marked as an example`,
    error: ({ thing }) => `what is missing for the ${thing} is named line by line`,
  },
  send: {
    parts: ({ deed, other, object, thing }) => {
      if (/^(?:price|offer|quote|bid|estimate)$/.test(thing))
        return [ask(`Your ${object}`), ask("One line with it"), button(`Send the ${thing}`)];
      const to = /\bto (?:the |their |an? )?([\p{L}-]+)/u.exec(deed.rest)?.[1] ?? other;
      return [
        to ? rows("Goes to", [to]) : picture(object ? `The ${object}, ready` : "What is sent"),
        toggle(/\b(?:every|each|when|before|as soon as) .+$/i.exec(deed.rest)?.[0] ?? "By itself"),
        buttons("Send now", "Look at it first"),
      ];
    },
    empty: ({ cast }) => `nothing waits; ${cast.name} says when it sent last`,
    error: ({ thing }) =>
      `${withArticle(thing || "message")} that did not arrive is named, with the next try`,
  },
  ask: {
    parts: ({ deed, other }) =>
      deed.actor === "" && ABOUT.test(deed.rest)
        ? [...fieldsOf(deed.rest.replace(ABOUT, "")).map(ask), button("Next question")]
        : [
            rows("In this thread", [
              `${cap(deed.actor || "we")}: one question before we go on`,
              `${cap(other || "you")}: answered at noon`,
            ]),
            ask("Your line"),
            button("Send"),
          ],
    empty: ({ deed, cast }) =>
      deed.actor === ""
        ? `the first question of ${cast.name}, with an answer in grey`
        : `no question of ${uncap(deed.lead)} is open`,
    error: ({ other }) =>
      other
        ? `a line that the ${other} has not answered for a day is marked`
        : "a question that was left out comes once more at the end",
  },
  enter: {
    parts: ({ deed }) =>
      deed.actor === ""
        ? [rows("Added by itself", fieldsOf(deed.rest))]
        : /\btaps?\b/i.test(deed.rest)
          ? [rows("One tap", fieldsOf(deed.rest)), ask("One line, if you like")]
          : [
              ...fieldsOf(deed.rest).map(ask),
              fieldsOf(deed.rest).length < 2 ? ask("One line about it") : "",
              button("Go on"),
            ],
    empty: ({ object }) => `a field for ${object || "each line"}, with an example in grey`,
    error: ({ object }) => `where ${object || "a line"} is missing it is marked, and all else is kept`,
  },
} satisfies Record<string, Drawing>;
