import { cap, shorten } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";

interface Layout {
  /** What the feature's own words give away about the kind of screen. */
  when: RegExp;
  parts(name: string): string[];
  empty(name: string, m: Material): string;
  error(name: string, m: Material): string;
}

/** One layout per kind of feature; the first that fits the founder's clause is drawn. */
const LAYOUTS: readonly Layout[] = [
  {
    when: /\b(photo|picture|image|scan|camera|snap|plate|pdf)\b/i,
    parts: (name) => [
      'picture "Hold it inside the frame"',
      `button "${name}"`,
      'link "Choose a file instead"',
      'fields "What was read" and "Correct it here"',
    ],
    empty: (_, m) => `an example picture that ${m.name} has read`,
    error: (_, m) => `the field that ${m.name} could not read is marked and can be typed`,
  },
  {
    when: /\b(map|nearby|route|where|park|deliver|ship|walk|drive)s?\b/i,
    parts: (name) => ['map "Nearby"', 'list "Nearest first"', 'field "Day and time"', `button "${name}"`],
    empty: (_, m) => `nothing of ${m.name} in this area yet, with a field for a postcode`,
    error: (_, m) => `without location, ${m.name} asks for an address`,
  },
  {
    when: /\b(alert|message|notif|warn|text message|text|calls?|remind|listens?)\b/i,
    parts: (name) => [
      'list "What happened, what was done"',
      'list "Who has been told"',
      `switch "${name}"`,
      'button "Mark as read"',
    ],
    empty: (_, m) => `all quiet, with the time of the last sign of life from ${m.name}`,
    error: (_, m) => `a message of ${m.name} that was not delivered is shown with the next attempt`,
  },
  {
    when: /\b(track|follow|status|progress|until|report|record|log|history)s?\b/i,
    parts: (name) => [
      'timeline "Steps with dates"',
      'list "Who acts next"',
      `button "${name}"`,
      'switch "Only open ones"',
    ],
    empty: (name) => `one finished example of "${name}", greyed`,
    error: (_, m) => `a step that ${m.name} could not confirm stays open and says since when`,
  },
  {
    when: /\b(predict|calculat|add|total|forecast|price|cost|amount|sum|check|compare|test)\w*\b/i,
    parts: (name) => [
      'figure "The result, with its range"',
      'fields "What it rests on" and "Change it"',
      `button "${name}"`,
      'chart "Compared with last time"',
    ],
    empty: (_, m) => `a worked example of ${m.name} with made-up inputs, labelled so`,
    error: (_, m) => `the missing input is named; ${m.name} shows no figure without it`,
  },
  {
    when: /\b(book|reserve|order|choose|match|rent|lend|borrow|meet|join|sign)s?\b/i,
    parts: (name) => [
      'photograph "What is offered"',
      'price "Before you confirm"',
      'fields "Day" and "How many"',
      `button "${name}"`,
    ],
    empty: (name, m) => `next free day for "${name}", and a waiting list of ${m.name}`,
    error: (name, m) => `if "${name}" came too late, ${m.name} offers the next two`,
  },
  {
    when: /\b(fill|form|file|export|write|return|json|document|contract)s?\b/i,
    parts: (name) => [
      'picture "The document"',
      'fields "Filled in for you" and "Still missing"',
      `button "${name}"`,
      'link "Download"',
    ],
    empty: (name) => `a blank document with "${name}" explained in one line`,
    error: (_, m) => `what ${m.name} cannot fill is listed for typing by hand`,
  },
  {
    when: /./,
    parts: (name) => ['field "In one line"', `button "${name}"`, 'list "Results, newest first"'],
    empty: (name) => `an example of "${name}" filled in and marked as one`,
    error: (name) => `why "${name}" stopped, what was kept, and how to finish it by hand`,
  },
];

/** A screen drawn for what the feature does: a camera, a map, a timeline, a sum, a form. */
export function featureScreen(
  m: Material,
  name: string,
  source: string | undefined,
  next: string | undefined,
): string {
  const layout = LAYOUTS.find(({ when }) => when.test(source ?? name));
  if (!layout) return "";
  const parts = [
    ...(source ? [`headline ${quote(cap(shorten(source, 16)))}`] : []),
    ...layout.parts(name),
    ...(next ? [`link "${next}"`] : []),
  ];
  return `${name}: ${parts.join("; ")}. Empty state: ${layout.empty(name, m)}. Error state: ${layout.error(name, m)}.`;
}
