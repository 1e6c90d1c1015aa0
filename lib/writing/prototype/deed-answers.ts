import { bare, cap, plural, singular, wordCount } from "../english";
import { type Acted, fieldsOf, linesOf, plainly, questionIn, said } from "./deed-words";
import { PEOPLE } from "./people/stock";
import { ask, button, buttons, chart, picture, rows, toggle } from "./screen";

const [FIRST = "", SECOND = "", THIRD = ""] = PEOPLE;
const MESSAGE =
  /\b(?:messages?|texts?|sms|notifications?|alerts?|reminders?|e-?mails?|signals?|warnings?)\b/i;
const PLACEHOLDER = / 1$/;
const PLAN =
  /\b(?:plan|list|schedule|programme|program|route|menu|timetable|checklist|tasks|exercises|steps)\b/i;

const OFFERS = /^(?:price|offer|quote|bid)$/;

/** "The shared timeline" is one thing, no list of them. */
const ONE_THING = /^(?:the|an?|one|its|your|their) /i;
const LAST = ["just now", "an hour ago", "this morning"];
/** "who has stopped", "which machine is free": a question that the screen answers. */
export function answered({ deed, lines, object, thing, other, before, entered }: Acted): string[] {
  const rest = plainly(deed.rest);
  const [, asked = "", what = ""] = questionIn(rest) ?? [];
  if (/^who$/i.test(asked))
    return [
      rows(`Who ${what}`, [`${FIRST}: since Monday`, `${SECOND}: since Thursday`]),
      rows("All others", [`${THIRD}: nothing to do`]),
      button(`Write to ${FIRST.split(" ")[0]}`),
    ];
  const [, one = "", state = ""] = /^([\p{L}-]+) (?:(?:is|are|has|have) )?(.+)$/iu.exec(what) ?? [];
  if (/^which$/i.test(asked) && one && !/ (?:each|every|the|their) /.test(` ${what} `)) {
    const each = linesOf(singular(one));
    return [
      rows(
        `Which ${what.split(/, | and /)[0]}`,
        each.map(
          (line, at) =>
            `${line}: ${at < 2 ? (state.split(/, /)[0] ?? "").replace(/^need\b/, "needs") : "fine"}`,
        ),
      ),
    ];
  }
  const [, each = ""] = /\b(?:each|every|the|their|your) ([\p{L}-]+)/iu.exec(what) ?? [];
  if (/^(?:in which|on which|which|where)$/i.test(asked) && each)
    return [
      rows(cap(bare(rest)), [
        `${linesOf(singular(each))[0]}: received on Monday`,
        "In work: since this morning",
        "Ready: expected Thursday",
      ]),
      button(`Ask about the ${singular(each)}`),
    ];
  if (/^when$/i.test(asked))
    return [rows(`When ${what.split(" and ")[0]}`, linesOf("slot")), toggle("Remind me the day before")];
  if (/^what$/i.test(asked) && !/^(?:is left|it costs|they (?:earn|save|owe))/.test(what))
    return [rows(`What ${what.split(", ")[0]}`, linesOf(before)), button("Open the first")];
  if (asked) return [chart(`${asked} ${what}`), rows("By day", ["Monday", "Tuesday", "Today"])];
  if (/\b(?:fit|match|suit)s?\b/.test(rest))
    return [
      rows(rest, [`${lines[0]}: all of it fits`, `${lines[1]}: fits in part`, `${lines[2]}: further away`]),
      button(`Write to the first ${thing}`),
    ];
  if (/\b(?:scene|video|photo|picture|album|film)s?\b/i.test(object))
    return [
      picture(object),
      rows(plural(thing), lines),
      ask(other ? `Comment for the ${other}` : "Your comment"),
    ];
  const several = fieldsOf(rest);
  if (several.length > 1) return [rows("At a glance", several), toggle("Tell me when something changes")];
  if (ONE_THING.test(rest) && thing && !/[^s]s$/.test(object.split(" of ")[0] ?? "") && !shortOf(rest))
    return [
      entered.length > 0
        ? rows(
            object,
            entered.map((entry, at) => `${entry}: ${LAST[at] ?? "earlier"}`),
          )
        : picture(plainly(deed.rest).replace(/ to .*$/, "")),
      ...withIt(deed.rest),
      buttons("Open it", "Print it"),
    ];
  return [
    rows(shortOf(rest) || object || "Today", lines),
    ...withIt(deed.rest),
    button(OFFERS.test(thing) ? "Take the first" : `Open the ${thing || "first"}`),
  ];
}

const MOST_TITLE = 7;
/** "The lines that differ" are not the lines. */
const shortOf = (rest: string) => {
  const [said = ""] = rest.split(/, | with | and | when /);
  return / (?:that|which|who) /.test(said) && wordCount(said) <= MOST_TITLE ? bare(said) : "";
};
const WITH_IT =
  /\bwith (?:an? |the )?((?:[\p{L}-]+ )?(?:letter|draft|e-?mail|report|reply|quote|contract|summary))\b/iu;
/** "..., with a ready letter to the supplier": what lies beside it, to be sent. */
const withIt = (rest: string) => {
  const [, paper] = WITH_IT.exec(rest) ?? [];
  return paper ? [picture(`The ${paper}`), buttons("Send it", "Change it first")] : [];
};

export function received({ deed, cast, object, lines, thing, things }: Acted): string[] {
  if (MESSAGE.test(object))
    return [
      rows(`Message from ${cast.name}`, [said(deed.rest), "Seen, thank you"]),
      toggle("Send me such messages"),
    ];
  if (PLAN.test(object)) {
    const from = things.map(linesOf).find((known) => known.length > 0) ?? lines;
    // "List 1: done" shows nothing that anybody would look for.
    if (PLACEHOLDER.test(from[0] ?? "") && cast.samples.length > 1) return [rows(object, cast.samples)];
    return [rows(object, [`${from[0]}: done`, `${from[1]}: next`, `${from[2]}: after that`])];
  }
  // "A PDF with the whole history": what is in it stands behind "with".
  const [, inIt = ""] = /\bwith (?:the |an? |all )?([\p{L}-]+(?: [\p{L}-]+){0,3})/iu.exec(deed.rest) ?? [];
  return [
    picture(object),
    inIt ? rows("In it", [inIt, ...cast.samples.slice(0, 2)]) : rows(plural(thing), lines),
    buttons("Keep it", "Send it on"),
  ];
}
