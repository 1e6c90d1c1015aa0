export type ElementKind = "bar" | "button" | "field" | "picture" | "chart" | "list" | "choice" | "text";

export interface MockupElement {
  kind: ElementKind;
  label: string;
}

export interface Mockup {
  title: string;
  elements: MockupElement[];
  /** What the screen shows when there is nothing, and when something went wrong. */
  states: { kind: "empty" | "error"; text: string }[];
}

/** Tried in order: what a word says about how its element is drawn. */
const KINDS: readonly (readonly [ElementKind, RegExp])[] = [
  ["bar", /\b(navigation|nav|menu|tabs?|tab bar|top bar|toolbar|header bar)\b/i],
  ["field", /\b(field|input|search|enter|form|text ?box|password|e-?mail address)\b/i],
  ["button", /\b(button|tap|call to action|cta|submit)\b/i],
  ["picture", /\b(photos?|images?|pictures?|map|video|illustration|camera|hero)\b/i],
  ["chart", /\b(chart|graph|trend|progress|meter|score|timeline)\b/i],
  ["list", /\b(list|feed|table|rows?|results|history|cards?|inbox|queue)\b/i],
  ["choice", /\b(toggle|switch|checkbox|filters?|options?|picker|dropdown|choose|selector)\b/i],
];
const MAX_ELEMENTS = 9;
const QUOTED = /[“"]([^”"]+)[”"]/;
const STATE = /^\s*(empty|error)(?:\s+state)?\s*[:,–—-]?\s*/i;

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Splits at commas and semicolons, but not inside quotes or brackets. */
function splitElements(text: string): string[] {
  return text
    .split(/[,;](?![^“]*”)(?![^(]*\))(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((part) =>
      part
        .replace(/^\s*(?:and|then|with)\s+/i, "")
        .replace(/[.\s]+$/, "")
        .trim(),
    )
    .filter(Boolean);
}

function toElement(text: string): MockupElement {
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? "text";
  const label = QUOTED.exec(text)?.[1] ?? text.replace(/^(?:an?|the)\s+/i, "");
  return { kind, label: sentence(label.trim()) };
}

/** Reads "Screen: elements in order. Empty: …. Error: …." into what can be drawn. */
export function parseMockup(text: string, number: number): Mockup {
  const colon = text.indexOf(":");
  const named = colon > 0 && colon <= 60;
  const parts = (named ? text.slice(colon + 1) : text).split(/(?<=[.!?”"])\s+|\n+|;\s+(?=empty|error)/i);
  const mockup: Mockup = {
    title: named ? text.slice(0, colon).trim() : `Screen ${number}`,
    elements: [],
    states: [],
  };
  for (const part of parts) {
    const state = STATE.exec(part);
    if (state) {
      const kind = state[1]?.toLowerCase() === "error" ? "error" : "empty";
      mockup.states.push({ kind, text: sentence(part.replace(STATE, "").trim()) });
    } else mockup.elements.push(...splitElements(part).map(toElement));
  }
  return { ...mockup, elements: mockup.elements.slice(0, MAX_ELEMENTS) };
}
