/** A figure stays on the line of what it belongs to: "month 15", "DKK 1.2M", "74 %". */
const tied = (text: string): string =>
  text
    .replace(/\b([Dd]ay|[Ww]eek|[Mm]onth|[Yy]ear|[A-Z]{3}) (?=\d)|([€$£¥]) (?=\d)/g, "$1$2\u00A0")
    .replace(/(\d) (?=[%‰°€$£¥]|(?:h|km|kg|min|ml|cm|mm)\b)/g, "$1\u00A0");

/** Quotation marks that open and close; inside a word of another script they are signs of their own. */
const quoted = (text: string): string =>
  text
    .replace(/(^|[\s([{“‘—–/-])"(?=\S)/g, "$1“")
    .replace(/(?<!\p{Script=Hebrew})"/gu, "”")
    .replace(/(?<=[\p{L}\p{N}.,!?”])'/gu, "’")
    .replace(/(^|[\s([{“—–/-])'(?=\p{L})/gu, "$1‘");

/** A short last word brings the one before it along to a line of its own. */
const ended = (text: string): string => (text.length > 24 ? text.replace(/ (?=\S{1,7}$)/, "\u00A0") : text);

/** As a typesetter would set it. */
export const typeset = (text: string): string => ended(tied(quoted(text)));
