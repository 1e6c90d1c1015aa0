import { cap } from "../english";

export interface Screen {
  name: string;
  parts: string[];
  empty: string;
  error: string;
}

/** The founder's words may hold quotation marks of their own; a label may not. */
const plain = (text: string) => spelled(text.replace(/["“”]/g, "'"));
/** "Pdf", "sms": letters, whatever a label does with them. */
const SHORT_FOR = /(?<![\p{L}\d])(pdf|csv|sms|qr|gps|ppt|faq|usb|led)(s?)(?![\p{L}\d])/giu;
const spelled = (text: string) =>
  text.replace(SHORT_FOR, (_, letters: string, many: string) => letters.toUpperCase() + many);
const MOST_ROWS = 4;

/** A list with lines in it, so that a drawing says what it would hold. */
export const rows = (title: string, lines: readonly string[]) => {
  const shown = [...new Set(lines.filter(Boolean).map((line) => cap(plain(line))))].slice(0, MOST_ROWS);
  return shown.length > 0
    ? `list "${cap(plain(title))}" with ${shown.map((line) => `"${line}"`).join(" and ")}`
    : "";
};
/** Lines with cells, the first of them the heads of the columns. */
export const table = (title: string, lines: readonly (readonly string[])[]) =>
  rows(
    title,
    lines.map((cells) => cells.join(" | ")),
  );
/** What two say to each other, in turn. */
export const talk = (title: string, lines: readonly string[]) =>
  rows(title, lines).replace(/^list/, "conversation");
/** What can be ordered, each line with its price. */
export const menu = (title: string, lines: readonly (readonly [string, string])[]) =>
  rows(
    title,
    lines.map((line) => line.join(" | ")),
  ).replace(/^list/, "price list");
/** What happens, one thing after the other. */
export const steps = (title: string, lines: readonly string[]) =>
  lines.length === 1 ? words(lines[0] ?? "") : rows(title, lines).replace(/^list/, "numbered steps");
const part = (kind: string) => (label: string) => (label ? `${kind} "${cap(plain(label))}"` : "");
export const headline = part("headline");
export const figure = part("figure");
export const button = part("button");
export const link = part("link");
export const picture = part("picture");
export const chart = part("chart");
export const map = part("map");
export const toggle = part("switch");
export const ask = part("field");
/** A square to point a phone at. */
export const code = part("scan code");
export const words = part("words");
export const filled = (label: string, value: string) =>
  value ? `field "${cap(plain(label))}" with "${cap(plain(value))}"` : ask(label);
export const buttons = (one: string, other: string) => `buttons "${plain(one)}" and "${plain(other)}"`;

export const screenText = ({ name, parts, empty, error }: Screen) =>
  `${cap(plain(name)).replace(/:/g, ",")}: ${parts.filter(Boolean).join("; ")}. Empty state: ${plain(empty)}. Error state: ${plain(error)}.`;
