import { cap, shorten, withArticle } from "../english";
import { quote } from "../frames";
import type { Cast } from "./cast";
import { filled, rows } from "./screen";

interface Layout {
  /** What the feature's own words give away about the kind of screen. */
  when: RegExp;
  parts(cast: Cast): string[];
  empty(cast: Cast): string;
  error(cast: Cast): string;
}

/** One layout per kind of feature; the first that fits the founder's clause is drawn. */
const LAYOUTS: readonly Layout[] = [
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
    when: /\b(photo|picture|image|film|video|camera|snap)\w*\b/i,
    parts: ({ one }) => [
      `photograph "${cap(one)} 1, as it is now"`,
      'button "Take the picture"',
      'field "One line to go with it"',
      rows("Earlier pictures", ["Last week", "The week before"]),
    ],
    empty: ({ one }) => `one ${one} as an example, marked as one`,
    error: () => "the picture is kept on the phone and sent when there is a network",
  },
  {
    when: /\b(map|nearby|near|route|where|park|deliver|ship|walk|drive)s?\b/i,
    parts: ({ one }) => [
      'map "Nearby"',
      rows("Nearest first", [`${cap(one)} 1, around the corner`, `${cap(one)} 2, ten minutes away`]),
      'field "Day and hour"',
      'button "Take the first"',
    ],
    empty: () => "nothing in this area yet, with a field for a postcode",
    error: () => "without a location it asks for an address",
  },
  {
    when: /\b(alert|message|notif\w*|warn\w*|overdue|late|red|calls?|phones?|remind\w*|listens?|tells?)\b/i,
    parts: ({ one }) => [
      rows("What needs you", [`${cap(one)} 1, since this morning`, `${cap(one)} 2, since yesterday`]),
      'buttons "I see to it" and "Tomorrow"',
      rows("Who has been told", ["You", "Whoever stands in for you"]),
    ],
    empty: () => "all quiet, with the hour at which it was last checked",
    error: () => "a message that was not delivered is shown with the next try",
  },
  {
    when: /\b(track|follow|status|progress|until|report|record|log|logbook|history|signed|keeps?)s?\b/i,
    parts: ({ one }) => [
      `headline "${cap(one)} 1"`,
      rows("What has happened", ["Today: entered by you", "Last week: entered by somebody else"]),
      'button "Add an entry"',
      'switch "Only open ones"',
    ],
    empty: ({ one }) => `the first line about ${withArticle(one)}, waiting to be written`,
    error: () => "a step that nobody has confirmed stays open and says since when",
  },
  {
    when: /\b(predict|calculat|add|total|forecast|price|cost|amount|sum|check|compare|test|measure|weigh|level)\w*\b/i,
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
    when: /\b(book|reserve|order|choose|match|rent|lend|borrow|meet|join|sign)s?\b/i,
    parts: ({ one }) => [
      `photograph "The ${one}"`,
      filled("Day and hour", "the next one that is free"),
      'price "Before you confirm"',
      'button "Confirm"',
    ],
    empty: () => "the next free day, and a waiting list",
    error: () => "somebody was quicker: the next two are offered",
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
    when: /./,
    parts: ({ one, many }) => [
      rows(cap(many), [`${cap(one)} 1: done`, `${cap(one)} 2: next`]),
      'button "Start"',
      'field "What went differently"',
    ],
    empty: ({ one }) => `the example, ${one} 1, greyed`,
    error: () => "where it stopped, what was kept, and how to finish it by hand",
  },
];

/** A screen drawn for what the feature does: a camera, a map, a timeline, a sum, a form. */
export function featureScreen(cast: Cast, name: string, source: string | undefined): string {
  const layout = LAYOUTS.find(({ when }) => when.test(source ?? name));
  if (!layout) return "";
  const whole = cap(shorten(source ?? "", 16));
  const parts = [
    ...(whole.length > name.length + 6 ? [`headline ${quote(whole)}`] : []),
    ...layout.parts(cast),
  ];
  return `${name}: ${parts.join("; ")}. Empty state: ${layout.empty(cast)}. Error state: ${layout.error(cast)}.`;
}
