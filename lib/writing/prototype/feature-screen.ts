import { isCountNoun } from "../count-noun";
import { SCENE_UNITS } from "../data/scenes";
import { cap, plural, shorten, withArticle, wordCount } from "../english";
import { quote } from "../frames";
import type { Cast } from "./cast";
import { objectOf, thingOf } from "./deed-words";
import { doneTo } from "./handled";
import { samples } from "./samples";
import { button, buttons, figure, filled, headline, rows, toggle } from "./screen";

interface Layout {
  /** What the feature's own words give away about the kind of screen. */
  when: RegExp;
  parts(cast: Cast, source: string): string[];
  empty(cast: Cast): string;
  error(cast: Cast): string;
}

const MOST_ON_A_BUTTON = 4;
/** "Pay freelancer invoices within 24 hours" is pressed as "Pay freelancer invoices". */
const short = (name: string) => {
  const [said = name] = name.split(/ (?:in|within|from|with|by|for|to|on|at|and) /);
  return wordCount(said) > 1 && wordCount(said) <= MOST_ON_A_BUTTON ? said : "Start";
};
/** "Search by VIN across 14 stores": what is typed. */
const SOUGHT =
  /\bby (?:an? |the )?([\p{L}-]+(?: [\p{L}-]+)?)(?= (?:across|in|among|over|from|and|or|within)\b|[,.;]|$)/iu;
/** "... with price and distance": what stands in each line of an answer. */
const WITH = /\bwith (?:the |an? )?(\p{L}+(?: and (?:the )?\p{L}+)?)\b/iu;
/** Lines of an answer: three of the thing, or their order where nobody says what is found. */
const found = ({ one, samples: known }: Cast) =>
  one === SCENE_UNITS.tool[0] ? ["Nearest", "Second", "Further away"] : known;
/** One layout per kind of feature. */
const LAYOUTS: readonly Layout[] = [
  {
    when: /^(?:search|find|look up)\w* \p{L}/iu,
    parts: (cast, source) => [
      filled(cap(SOUGHT.exec(source)?.[1] ?? "What you look for"), ""),
      button("Search"),
      rows("Found", found(cast)),
      toggle("Tell me when there is more"),
    ],
    empty: () => "the last three searches, to tap",
    error: () => "nothing found: which words or numbers come nearest",
  },
  {
    when: /^(?:shows?|sees?) (?:who|which|what|where|how)\b/i,
    parts: (cast, source) => [
      rows(
        source.replace(/^\S+ /, "").split(/ with | and |, /)[0] ?? "",
        found(cast).map((sample) => `${sample}${WITH.test(source) ? `: ${WITH.exec(source)?.[1]}` : ""}`),
      ),
      button("Open the first"),
      toggle("Only what is near"),
    ],
    empty: ({ one }) => `the answer for one ${one}, as an example`,
    error: () => "what is not known is left open, with the hour of the last look",
  },
  {
    when: /\b(reads?|recogni\w+|scan\w*|barcode|extract\w*|pdf|photos? (?:and|into))\b/i,
    parts: ({ one }) => [
      `picture "The ${one}, inside the frame"`,
      'button "Read it"',
      filled("What was read", "to be corrected here"),
      'link "Choose a file instead"',
    ],
    empty: ({ one }) => `an example of ${withArticle(one)} that has been read`,
    error: () => "what could not be read is marked and can be typed",
  },
  {
    when: /\bvideo (?:sessions?|calls?|lessons?|visits?|chats?)\b/i,
    parts: ({ staff, slots }) => [
      headline(slots[0] ?? ""),
      `picture "${cap(staff)}, live"`,
      buttons("Mute", "Show the camera"),
      'link "Leave the room"',
    ],
    empty: ({ one }) => `camera and sound are tried before the first ${one}`,
    error: ({ one }) => `the line is weak: the ${one} goes on by phone`,
  },
  {
    when: /\b(photo|picture|image|film|video|camera|snap)\w*\b/i,
    parts: ({ one }) => [
      `photograph "The ${one}, as it is now"`,
      'button "Take the picture"',
      'field "One line to go with it"',
      rows("Earlier pictures", ["Last week", "The week before"]),
    ],
    empty: ({ one }) => `one ${one} as an example, marked as one`,
    error: () => "the picture is kept on the phone and sent when there is a network",
  },
  {
    when: /\b(map|nearby|near|route|where|park|deliver|ship|walk|drive)s?\b/i,
    parts: ({ samples }) => [
      'map "Nearby"',
      rows("Nearest first", [`${samples[0]}: around the corner`, `${samples[1]}: ten minutes away`]),
      'field "Day and hour"',
      'button "Take the first"',
    ],
    empty: () => "nothing in this area yet, with a field for a postcode",
    error: () => "without a location it asks for an address",
  },
  {
    when: /\b(alert|message|notif\w*|warn\w*|overdue|late|red|calls?|(?<!\b(?:on|by|with|from) (?:a|the|their|his|her|your) )phones?|remind\w*|listens?|tells?)\b/i,
    parts: ({ samples }) => [
      rows("What needs you", [`${samples[0]}: since this morning`, `${samples[1]}: since yesterday`]),
      'buttons "I see to it" and "Tomorrow"',
      rows("Who has been told", ["You", "Whoever stands in for you"]),
    ],
    empty: () => "all quiet, with the hour at which it was last checked",
    error: () => "a message that was not delivered is shown with the next try",
  },
  {
    when: /\b(track|follow|status|progress|until|report|record|log|logbook|history|signed|keeps?)s?\b/i,
    parts: ({ samples }) => [
      headline(samples[0] ?? ""),
      rows("What has happened", ["Today: entered by you", "Last week: entered by somebody else"]),
      'button "Add an entry"',
      'switch "Only open ones"',
    ],
    empty: ({ one }) => `the first line about ${withArticle(one)}, waiting to be written`,
    error: () => "a step that nobody has confirmed stays open and says since when",
  },
  {
    when: /\b(predict|calculat|adds? up|total|forecast|price|cost|amount|sum|compare|measure|weigh|level)\w*\b/i,
    parts: ({ one }) => [
      'figure "The result, with its range"',
      filled("What it rests on", `this ${one}, and the last ones`),
      'chart "Compared with last time"',
      'button "Use it"',
    ],
    empty: () => "a worked example with made-up inputs, labelled so",
    error: () => "the missing input is named; there is no figure without it",
  },
  {
    when: /\b(?:(?:book|reserve|order|choose|match|rent|lend|borrow)s?|meet|join)\b/i,
    parts: ({ one, price }) => [
      `photograph "The ${one}"`,
      filled("Day and hour", "the next one that is free"),
      figure(/%/.test(price) ? "" : price),
      'button "Confirm"',
    ],
    empty: () => "the next free day, and a waiting list",
    error: () => "somebody was quicker: the next two are offered",
  },
  {
    when: /\bsigns?\b|\bsignatures?\b/i,
    parts: () => [
      'picture "What is signed, in full"',
      'field "Name and signature"',
      buttons("Sign", "Ask about it first"),
      toggle("Send me a copy"),
    ],
    empty: () => "nothing waits to be signed, with an example in grey",
    error: () => "a signature that did not arrive is asked for again, and nothing counts until then",
  },
  {
    when: /\b(fill|form|file|export|write|return|json|document|contract|letter|application)s?\b/i,
    parts: ({ one }) => [
      `picture "The ${one}, filled in"`,
      rows("Still missing", ["One signature", "One date"]),
      'button "Send it"',
      'link "Download"',
    ],
    empty: ({ one }) => `a blank ${one}, each field explained in a line`,
    error: () => "what cannot be filled in is listed for typing by hand",
  },
  {
    when: /$/,
    parts: ({ many, samples: known, name }) => [
      rows(cap(many), [`${known[0]}: waits for you`, `${known[1]}: done`, `${known[2]}: next`]),
      buttons(short(name), "Not this one"),
    ],
    empty: ({ one }) => `an example, greyed, and the ${one} it was made from`,
    error: () => "where it stopped, what was kept, and how to finish it by hand",
  },
];

const ARTICLES = /^(?:the|an?|each|every|all|your|their|per)$/i;
/** A map or a camera is drawn wherever it is named; everything else by what is done. */
const SEEN = /^(?:maps?|photos?|pictures?|videos?|signatures?|messages?|alerts?|reminders?)$/i;
/** By the verb, which says what is done; a "file" or an "order" further on is only what it is done to. */
const layoutOf = (name: string) => {
  const [verb = "", ...rest] = name.split(" ").filter((word) => !ARTICLES.test(word));
  const told = [name, verb, ...rest.filter((word) => SEEN.test(word))];
  const said = (text: string, { when }: Layout) => text.search(when) === 0 && when.source !== "$";
  return told.flatMap((text) => LAYOUTS.filter((layout) => said(text, layout)))[0] ?? LAYOUTS.at(-1);
};

/** What the one feature is done to stands in place of what the offer handles. */
function about(cast: Cast, source: string): Cast {
  const [, ...rest] = source.split(" ");
  const bareThing = thingOf(objectOf(rest.join(" ")));
  const one = doneTo(source) ?? (cast.one === SCENE_UNITS.tool[0] && bareThing ? bareThing : undefined);
  return one && isCountNoun(one) ? { ...cast, one, many: plural(one), samples: samples(one) } : cast;
}

/** A screen drawn for what the feature does: a camera, a map, a timeline, a sum, a form; "" where only one whose kind is known is asked for. */
export function featureScreen(
  everything: Cast,
  name: string,
  source: string,
  { known = false } = {},
): string {
  const cast = about(everything, source);
  const layout = layoutOf(name);
  if (!layout || (known && layout === LAYOUTS.at(-1))) return "";
  const clause = cap(shorten(source, 16));
  const parts = [
    ...(clause.length > name.length + 6 ? [`headline ${quote(clause)}`] : []),
    ...layout.parts({ ...cast, name }, source),
  ];
  return `${name}: ${parts.join("; ")}. Empty state: ${layout.empty(cast)}. Error state: ${layout.error(cast)}.`;
}
