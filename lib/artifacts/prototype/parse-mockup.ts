export type ElementKind =
  | "headline"
  | "price"
  | "menu"
  | "steps"
  | "code"
  | "map"
  | "bar"
  | "button"
  | "link"
  | "field"
  | "picture"
  | "chart"
  | "list"
  | "table"
  | "talk"
  | "choice"
  | "text";

export interface MockupElement {
  kind: ElementKind;
  label: string;
  /** The lesser of two buttons that stand together. */
  quiet?: true;
  /** What a list or a field would hold: 'list "Visits" with "Today" and "Tomorrow"'; in a table each line has its cells: "Line | Ordered | Billed". */
  holds?: string[];
}

/** What the screen is seen on: a smartphone, a phone with keys, a desk's wide screen, or something printed. */
export type Frame = "phone" | "keypad" | "desk" | "paper";

export interface Mockup {
  title: string;
  /** What stands at the head of the screen itself: without whose it is, and nothing where the page opens with a headline of its own. */
  heading: string;
  frame: Frame;
  elements: MockupElement[];
  /** What the screen shows when there is nothing, and when something went wrong. */
  states: { kind: "empty" | "error"; text: string }[];
}

/** Tried in order: what a word says about how its element is drawn. */
const KINDS: readonly (readonly [ElementKind, RegExp])[] = [
  ["headline", /\bheadline\b/i],
  ["menu", /\bprice list\b/i],
  ["steps", /\bnumbered steps\b/i],
  ["code", /\b(?:scan|qr) code\b/i],
  ["price", /\b(price|figure)\b/i],
  ["link", /\b(links?|shortcut)\b/i],
  ["bar", /\b(navigation|nav|menu|tabs?|tab bar|top bar|toolbar|header bar|footer)\b/i],
  ["field", /\b(fields?|input|search|enter|form|text ?box|password|e-?mail address)\b/i],
  ["button", /\b(buttons?|tap|call to action|cta|submit)\b/i],
  ["map", /\bmap\b/i],
  ["picture", /\b(photo(?:graph)?s?|images?|pictures?|video|illustration|camera|hero)\b/i],
  ["chart", /\b(chart|graph|trend|progress|meter|score|timeline)\b/i],
  ["talk", /\bconversation\b/i],
  ["list", /\b(list|feed|table|rows?|results|history|cards?|inbox|queue)\b/i],
  ["choice", /\b(toggle|switch|checkbox|filters?|options?|picker|dropdown|choose|selector)\b/i],
];
/** Said beside drawn screens. */
export const EXAMPLES = "Hours, names and counts on the screens are examples.";

const DESK = /\b(?:desk|planner|console|docs|dashboard|till|status board|back office)\b/i;
const PAPER =
  /\b(?:poster|flyer|leaflet|at the door|house rules|in the box|label of|board with|tag on|sign at|badge|certificate)\b/i;
const KEYPAD = /\bon any phone\b/i;
const frameOf = (title: string): Frame =>
  KEYPAD.test(title) ? "keypad" : DESK.test(title) ? "desk" : PAPER.test(title) ? "paper" : "phone";

const WHOSE = /^(?:[^,]+['’]s (?:phone|desk)|our desk|your phone), /i;
const FOR_WHOM = /, (?:for|as|both|all|on any phone)\b.*$/i;
const OPENING_PAGE = /^(?:start page|shop page|product page|front page|landing page|shop window|poster)$/i;
function headingOf(title: string, [first]: readonly MockupElement[], frame: Frame): string {
  // What is printed says what it is by itself.
  if (frame === "paper" && first?.kind === "headline") return "";
  const shown = sentence(title.replace(WHOSE, "").replace(FOR_WHOM, ""));
  const said = first?.kind === "headline" ? first.label.toLowerCase() : "";
  return said && (OPENING_PAGE.test(shown) || said.includes(shown.toLowerCase())) ? "" : shown;
}

const MAX_ELEMENTS = 9;
/** "Your order with" a name of fifty letters fits. */
const MAX_TITLE = 90;
const QUOTED = /[“"]([^”"]+)[”"]/g;
const HOLDS = /^[^"“]*["“][^"”]+["”] with ["“]/;
const STATE = /^\s*(empty|error)(?:\s+state)?\s*[:,–—-]?\s*/i;

/** Between the cells of a line. */
const CELL = " | ";
/** So short a cell, an hour or a day, stays on one line. */
const SHORT = 8;
export const cellsOf = (lines: readonly string[] = []) =>
  lines.map((line) =>
    line.split(CELL).map((cell) => (cell.length <= SHORT ? cell.replaceAll(" ", "\u00a0") : cell)),
  );

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences, a quotation counting as part of the one it stands in. */
const SENTENCE = /(?:“[^”]*”|"[^"]*"|[.!?](?!\s|$)|[^.!?“"\n])+[.!?]?/g;

/** At semicolons where there are any, else at commas; never inside quotes or brackets. */
function splitElements(text: string): string[] {
  const separator = text.includes(";")
    ? /;(?![^“]*”)(?=(?:[^"]*"[^"]*")*[^"]*$)/
    : /,(?![^“]*”)(?![^(]*\))(?=(?:[^"]*"[^"]*")*[^"]*$)/;
  return text
    .split(separator)
    .map((part) =>
      part
        .replace(/^\s*(?:and|then|with)\s+/i, "")
        .replace(/[.\s]+$/, "")
        .trim(),
    )
    .filter((part) => part !== "" && !/^(?:the )?title$/i.test(part));
}

/** Each quoted label is an element of its own; without one, the words themselves are the label. */
function toElements(text: string): MockupElement[] {
  const kind = KINDS.find(([, pattern]) => pattern.test(text.replace(QUOTED, "")))?.[0] ?? "text";
  const quoted = Array.from(text.matchAll(QUOTED), (match) => match[1] ?? "");
  const holds = HOLDS.test(text) ? quoted.splice(1) : [];
  const cells = kind === "list" && holds.length > 1 && holds.every((line) => line.includes(CELL));
  if (holds.length > 0 && quoted[0])
    return [{ kind: cells ? "table" : kind, label: sentence(quoted[0].trim()), holds }];
  const labels = quoted.length > 0 ? quoted : [text.replace(/^(?:an?|the)\s+/i, "")];
  return labels.map((label, at) => ({
    kind,
    label: sentence(label.trim()),
    ...(kind === "button" && at > 0 && { quiet: true as const }),
  }));
}

/** Reads "Screen: elements in order. Empty: …. Error: …." into what can be drawn. */
export function parseMockup(text: string, number: number): Mockup {
  const colon = text.indexOf(":");
  const named = colon > 0 && colon <= MAX_TITLE;
  const parts = (named ? text.slice(colon + 1) : text).match(SENTENCE) ?? [];
  const title = named ? text.slice(0, colon).trim() : `Screen ${number}`;
  const mockup: Mockup = {
    title,
    heading: "",
    frame: frameOf(title),
    elements: [],
    states: [],
  };
  for (const part of parts) {
    const state = STATE.exec(part);
    if (state) {
      const kind = state[1]?.toLowerCase() === "error" ? "error" : "empty";
      mockup.states.push({ kind, text: sentence(part.replace(STATE, "").trim()) });
    } else mockup.elements.push(...splitElements(part).flatMap(toElements));
  }
  const elements = mockup.elements.slice(0, MAX_ELEMENTS);
  return { ...mockup, heading: headingOf(title, elements, mockup.frame), elements };
}

/** How high an element stands, in lines. */
const heightOf = ({ kind, label, holds = [] }: MockupElement): number =>
  kind === "picture" || kind === "map" || kind === "chart"
    ? 5
    : 1.5 + label.length / 60 + holds.reduce((sum, line) => sum + 1.4 + Math.floor(line.length / 48), 0);

/** What is pressed at the end of a screen stands at its foot, whatever room is left above. */
export function footOf(elements: readonly MockupElement[]): number {
  const last = elements.findLastIndex(({ kind }) => !["button", "link", "code"].includes(kind));
  return last + 1;
}

/** The two columns of a wide screen, as high as each other, what stands first at the left. */
export function columnsOf(elements: readonly MockupElement[]): [MockupElement[], MockupElement[]] {
  const heights = elements.map(heightOf);
  const left = (count: number) => heights.slice(0, count).reduce((sum, height) => sum + height, 0);
  const all = left(elements.length);
  const counts = elements.map((_, at) => at + 1).slice(0, -1);
  const best = counts.sort((a, b) => Math.abs(all - 2 * left(a)) - Math.abs(all - 2 * left(b)))[0] ?? 1;
  return [elements.slice(0, best), elements.slice(best)];
}

/** A table needs the wider of two columns, which is else the first. */
export const isWiderAtRight = (left: readonly MockupElement[], right: readonly MockupElement[]) =>
  right.some(({ kind }) => kind === "table") && !left.some(({ kind }) => kind === "table");
