import { shorten } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";

interface Layout {
  /** What the feature's own words give away about the kind of screen. */
  when: RegExp;
  parts(name: string, m: Material): string[];
  empty(name: string, m: Material): string;
  error(name: string, m: Material): string;
}

/** One layout per kind of feature; the first that fits the founder's clause is drawn. */
const LAYOUTS: readonly Layout[] = [
  {
    when: /\b(photo|picture|image|scan|camera|snap|plate|pdf)\b/i,
    parts: (name) => [
      "camera frame with an outline to aim at",
      `button "${name}"`,
      "link to choose a file instead",
      "what was read, field by field, each editable",
    ],
    empty: (_, m) => `an example picture that ${m.name} has read`,
    error: (_, m) => `the field that ${m.name} could not read is marked and can be typed`,
  },
  {
    when: /\b(map|nearby|route|where|park|deliver|ship|walk|drive)s?\b/i,
    parts: (name) => [
      "map with numbered pins",
      "list under it, nearest first",
      "day and time chooser",
      `button "${name}"`,
    ],
    empty: (_, m) => `nothing of ${m.name} in this area yet, with a field for a postcode`,
    error: (_, m) => `without location, ${m.name} asks for an address`,
  },
  {
    when: /\b(alert|message|notif|warn|text message|text|calls?|remind|listens?)\b/i,
    parts: (name) => [
      "latest message large, with time",
      "what happened and what was done",
      "who has been told",
      `switch "${name}"`,
      "list of earlier messages",
    ],
    empty: (_, m) => `all quiet, with the time of the last sign of life from ${m.name}`,
    error: (_, m) => `a message of ${m.name} that was not delivered is shown with the next attempt`,
  },
  {
    when: /\b(track|follow|status|progress|until|report|record|log|history)s?\b/i,
    parts: (name) => [
      "timeline of steps with dates",
      "open step on top",
      "who is to act next",
      `button "${name}"`,
      "filter by state",
    ],
    empty: (name) => `one finished example of "${name}", greyed`,
    error: (_, m) => `a step that ${m.name} could not confirm stays open and says since when`,
  },
  {
    when: /\b(predict|calculat|add|total|forecast|price|cost|amount|sum|check|compare|test)\w*\b/i,
    parts: (name) => [
      "the figure, large",
      "the three inputs it comes from, editable",
      "range below it",
      `button "${name}"`,
      "comparison with the last time",
    ],
    empty: (_, m) => `a worked example of ${m.name} with made-up inputs, labelled so`,
    error: (_, m) => `the missing input is named; ${m.name} shows no figure without it`,
  },
  {
    when: /\b(book|reserve|order|choose|match|rent|lend|borrow|meet|join|sign)s?\b/i,
    parts: (name) => [
      "what is offered with picture and price",
      "free days",
      "number of people or pieces",
      `button "${name}"`,
      "what happens after",
    ],
    empty: (name, m) => `next free day for "${name}", and a waiting list of ${m.name}`,
    error: (name, m) => `if "${name}" came too late, ${m.name} offers the next two`,
  },
  {
    when: /\b(fill|form|file|export|write|return|json|document|contract)s?\b/i,
    parts: (name) => [
      "document on the left, fields on the right",
      "filled fields marked with their origin",
      "what is still missing",
      `button "${name}"`,
      "download",
    ],
    empty: (name) => `a blank document with "${name}" explained in one line`,
    error: (_, m) => `what ${m.name} cannot fill is listed for typing by hand`,
  },
  {
    when: /./,
    parts: (name, m) => [
      "title",
      `one line of help for ${m.who}`,
      "a single input",
      `button "${name}"`,
      "result below it with time and author",
    ],
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
    ...(source ? [`one line of help saying ${quote(shorten(source, 16))}`] : []),
    ...layout.parts(name, m),
    ...(next ? [`link "${next}"`] : []),
  ];
  return `${name}: ${parts.join("; ")}. Empty state: ${layout.empty(name, m)}. Error state: ${layout.error(name, m)}.`;
}
