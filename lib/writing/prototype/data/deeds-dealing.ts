import { bare, plural, singular, uncap, withArticle, wordCount } from "../../english";
import { compared } from "../deed-comparing";
import { type Acted, fieldsOf, linesOf, said } from "../deed-words";
import { PEOPLE } from "../people/stock";
import { ask, button, buttons, chart, figure, filled, link, picture, rows, table } from "../screen";
import type { Drawing } from "./deed-drawing";

const [FIRST = "", SECOND = "", THIRD = ""] = PEOPLE;
const MOST_FIELDS = 3;
/** "The notice text", not "on it" or "each one". */
const approvedIn = (rest: string) =>
  /^(?:the|an?|each|every|all) (?!one\b)/i.test(rest) ? fieldsOf(rest)[0] : "";
/** "Surplus vegetables": not one of them. */
const many = (object: string) => /[^s]s$/.test(object) && wordCount(object) <= MOST_FIELDS;
/** "How many hives they need": what is asked for, told in full. */
const ASKED = /^(?:how|what|which|when) /i;
/** "A rental contract": one is looked at, not a list of them. */
const ONE = /^(?:an?|the|your|their) /i;
/** "What to ask the landlord". */
const QUESTION = /^(?:what|how|which|when|where) /i;
/** "In the app", "by card": how, not what. */
const HOW_PAID = /^(?:in|by|with|on|through|via|online|after|at)\b/i;
const SOURCE =
  /\bfrom (?:the |an? |their |your |each |every )(?:[\p{L}-]+ )?([\p{L}-]+)(?=[,.;]|$| (?:and|or|of|in|with)\b)/iu;
/** "The footprint of a dish from the recipe" rests on recipes. */
const sourceOf = ({ deed, lines }: Acted) => {
  const [, from = ""] = SOURCE.exec(deed.rest) ?? [];
  const [, each = ""] = /\b(?:each|every) ([\p{L}-]+)/u.exec(lines === linesOf("") ? deed.rest : "") ?? [];
  return from || each ? linesOf(singular(from || each)) : lines;
};
/** Arranging, answering and paying. */
const CODE = /^(?:code|tag|label|barcode|sticker|chip)$/;
/** "When it goes out and when it comes back": one scan for each way. */
const IN_AND_OUT = /\b(?:out|leaves?)\b[^.]*\b(?:back|in|returns?)\b/i;
export const DEALING = {
  sign: {
    parts: ({ deed, other }) => [
      ...(deed.actor.includes(" and ") ? deed.actor.split(" and ") : [deed.actor || "you", other])
        .filter(Boolean)
        .map((who) => ask(`Signature of the ${who}`)),
      button("Sign and send both a copy"),
    ],
    empty: ({ deed }) => `what ${uncap(deed.lead)} signs stands above the field, in full`,
    error: () => "one signature is missing: it says whose",
  },
  plan: {
    parts: ({ object, thing, lines, cast, deed }) => {
      if (deed.verb === "split")
        return [
          table("To split", [
            ["What", "Your part"],
            ...fieldsOf(deed.rest.split(" between ")[0] ?? "").map((field) => [field, "an equal part"]),
          ]),
          buttons("That is right", "Change a part"),
        ];
      if (/^(?:trip|route|journey)$/.test(thing))
        return [ask("From"), ask("To"), `map "The ${thing}, stop by stop"`, button("Start")];
      if (/^(?:day|week|month) of /.test(object))
        return [rows(object, lines), buttons("Keep it", "Change one")];
      const times = cast.slots.length > 1 ? cast.slots : linesOf("slot");
      if (!cast.firm)
        return [
          rows(
            object || "This week",
            times.map((time) => (thing ? `${time}: ${thing}` : time)),
          ),
          buttons("Keep it", "Move one"),
        ];
      const [one = "", two = ""] = times;
      return [
        rows(object, [`${one}: ${FIRST}`, `${one}: ${SECOND}`, `${two}: ${THIRD}`]),
        buttons("Publish", "Change one"),
      ];
    },
    empty: ({ object }) => `a first ${object} with made-up names, marked so`,
    error: ({ object }) => `a gap in the ${object} that nobody can fill stands first`,
  },
  pass: {
    parts: ({ object, cast }) => {
      const [one = ""] = cast.slots.length > 0 ? cast.slots : linesOf("slot");
      return [rows(`Your ${object}`, [one]), rows("Could take it", [SECOND, THIRD]), button("Pass it on")];
    },
    empty: ({ object }) => `no ${object} of yours to pass on`,
    error: ({ object }) => `nobody takes the ${object}: whoever plans is told two days before`,
  },
  accept: {
    parts: ({ cast, object }) => [
      rows(`Open now${object ? `, ${object}` : ""}`, [
        ...(cast.slots.length > 0 ? cast.slots : linesOf("slot")).slice(0, 2),
      ]),
      rows("Good to know", [cast.places[0] ? `Where: ${cast.places[0]}` : "", ...cast.prices.slice(0, 1)]),
      buttons("Accept", "Not this time"),
    ],
    empty: ({ object }) => `no ${object || "request"} is open now; the next one comes as a message`,
    error: ({ object }) => `the ${object || "request"} has just gone, and the next one is shown`,
  },
  approve: {
    parts: ({ deed, object, before }) => [
      picture(`The ${object || approvedIn(deed.rest) || before || "draft"}, to be read once more`),
      ask("What to change"),
      buttons("Approve", "Not like this"),
    ],
    empty: ({ deed }) => `nothing waits for a yes of ${deed.lead ? uncap(deed.lead) : "yours"}`,
    error: ({ other }) => `without a yes nothing goes on${other ? `, and the ${other} is told so` : ""}`,
  },
  post: {
    parts: ({ thing, object, other, cast, deed }) =>
      ASKED.test(deed.rest)
        ? [
            ...deed.rest.split(", ").map((part) => ask(part.replace(/\bthey\b/g, "you"))),
            rows("Will be told", [`${plural(other || "person")} who fit`]),
            button(`Post the ${cast.bids ? "request" : cast.one}`),
          ]
        : [
            ...fieldsOf(/ with (.+)$/.exec(deed.rest)?.[1] ?? "")
              .slice(0, MOST_FIELDS)
              .map(ask),
            cast.timed
              ? filled("Day and hour", linesOf("slot")[0] ?? "")
              : picture(object || `The ${thing || cast.one}`),
            ask(many(object) ? "How much there is, and until when" : `About this ${thing || cast.one}`),
            rows("Will be told", [`${plural(other || "person")} who fit`]),
            button(`Post ${many(object) ? object : `the ${thing || cast.one}`}`),
          ],
    empty: ({ thing, cast }) => `nothing posted yet, with an example of ${withArticle(thing || cast.one)}`,
    error: ({ other }) => `no ${other || "answer"} within the hour: what can be changed is named`,
  },
  pay: {
    parts: ({ cast, deed }) => [
      rows("To pay", HOW_PAID.test(deed.rest) ? [] : fieldsOf(deed.rest)),
      /%/.test(cast.price) ? "" : figure(cast.price || "Price to be decided"),
      button("Pay"),
      link("Receipt"),
    ],
    empty: () => "nothing is due",
    error: () => "the payment failed and nothing was taken",
  },
  order: {
    parts: ({ cast, object, before }) => [
      filled("Ordered", object || before || cast.one),
      rows("To look at first", ["Day of delivery", "What is replaced", "The sum"]),
      buttons("Order", "Change it"),
    ],
    empty: ({ cast }) => `nothing ordered yet through ${cast.name}; the last order can be sent again later`,
    error: () => "what is sold out is named before anything is paid",
  },
  follow: {
    parts: ({ thing, lines }) => [
      'map "Where it is now"',
      rows(plural(thing || "stop"), [`${lines[0] ?? "First"}: on its way`, `${lines[1] ?? "Second"}: next`]),
      button("Call"),
    ],
    empty: ({ thing }) => `no ${thing || "round"} is on its way`,
    error: ({ thing }) => `no signal: the last place of the ${thing || "round"}, with its time`,
  },
  scan: {
    parts: ({ object, lines, thing, deed, cast }) =>
      deed.actor !== "" && deed.verb === "scan" && (thing === "" || CODE.test(thing))
        ? [
            picture(`${thing ? `The ${thing}` : "The code"}, inside the frame`),
            filled("Recognised", cast.samples[0] ?? ""),
            IN_AND_OUT.test(deed.text) ? buttons("Goes out", "Comes back") : button("Confirm"),
          ]
        : [
            ONE.test(deed.rest) && thing
              ? picture(`The ${object}`)
              : rows(object ? `Found: ${object}` : "Found", lines),
            filled(`Read from the ${thing || "page"}`, "To be corrected here"),
            buttons("Right", "Wrong"),
          ],
    empty: ({ thing }) => `one example of ${withArticle(thing || "page")} that has been read`,
    error: () => "what could not be read is marked and can be typed in its place",
  },
  check: {
    parts: (acted) => {
      const { object, lines, thing } = acted;
      return (
        compared(acted) ?? [
          rows(object || "What is new", [
            `${lines[0]}: as it should be`,
            `${lines[1]}: one question`,
            `${lines[2]}: not looked at`,
          ]),
          ask(`Note on the ${thing || "first"}`),
          buttons("Fine", "Not like this"),
        ]
      );
    },
    empty: ({ deed }) => `nothing waits to be ${deed.verb === "test" ? "tested" : "looked at"}`,
    error: ({ thing }) => `${withArticle(thing || "line")} that nobody has looked at is never shown as fine`,
  },
  reckon: {
    parts: (acted) =>
      compared(acted) ?? [
        chart(`${acted.deed.verb} ${acted.object || bare(acted.deed.rest)}`),
        rows("It rests on", sourceOf(acted)),
        button("Use it"),
      ],
    empty: ({ thing }) => `one ${thing || "case"} worked through with made-up values, labelled so`,
    error: ({ thing }) =>
      `${withArticle(thing || "value")} that is missing is named; nothing is worked out without it`,
  },
  warn: {
    parts: ({ deed, object, cast }) => [
      rows(`${cast.name} tells ${object || "you"}`, [said(deed.rest)]),
      buttons("I see to it", "Tomorrow"),
    ],
    empty: () => "all quiet, with the hour of the last look",
    error: () => "a warning that was not delivered goes out a second way",
  },
  match: {
    parts: ({ object, lines, thing, deed }) => [
      !object && QUESTION.test(deed.rest)
        ? rows(bare(deed.rest), ["First suggestion", "Second suggestion"])
        : rows(object || "Fits", [`${lines[0]}: fits best`, `${lines[1]}: fits, further away`]),
      buttons(`Take this ${thing || "one"}`, "Show others"),
    ],
    empty: () => "nobody fits yet: what would have to change is named",
    error: () => "a proposal that was withdrawn is replaced at once",
  },
  practise: {
    parts: ({ things, object, lines }) => {
      const from = object ? lines : (things.map(linesOf).find((known) => known.length > 0) ?? ["First one"]);
      return [picture(from[0] ?? object), chart("Done this week"), button("Begin")];
    },
    empty: () => "the first one, open for a try",
    error: () => "what was begun is kept and goes on where it stopped",
  },
} satisfies Record<string, Drawing>;
