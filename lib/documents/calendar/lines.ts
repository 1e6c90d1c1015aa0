/** A property of RFC 5545: name with its parameters, and a value that is written already. */
export type Property = readonly [name: string, value: string | number];

const ESCAPED: Readonly<Record<string, string>> = { "\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n" };

/** A text as a value. */
export const icsText = (text: string): string => text.replace(/[\\;,\n]/g, (sign) => ESCAPED[sign] ?? sign);

const WIDEST = 75;
const octets = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** At most 75 octets a line, no character cut in two; what goes on begins with a space. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= WIDEST) return line;
  let out = "";
  let length = 0;
  for (const char of line) {
    const more = octets(char);
    if (length + more > WIDEST) {
      out += "\r\n ";
      length = 1;
    }
    out += char;
    length += more;
  }
  return out;
}

/** A component with its properties and what it holds. */
export const component = (name: string, properties: readonly Property[], inner = ""): string =>
  [
    `BEGIN:${name}`,
    ...properties.map(([key, value]) => folded(`${key}:${value}`)),
    `${inner}END:${name}`,
    "",
  ].join("\r\n");
