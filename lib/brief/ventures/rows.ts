/** The lines of one row by their key, in order. */
export interface Row {
  /** What stands above the lines. */
  top: readonly string[];
  all(key: string): readonly string[];
  one(key: string): string;
}

export const split = (text: string, by: string) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);

export const cells = (text: string) => text.split("|").map((cell) => cell.trim());

export const pair = (text: string): readonly [string, string] | null => {
  const [one = "", many = ""] = split(text, ",");
  return one && many ? [one, many] : null;
};

/** Rows of "key: text" lines below a first line of cells, an empty line between rows. Throws at a key that is not among `keys`. */
export function readRows(text: string, keys: string): Row[] {
  const known = new Set(keys.split(" "));
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [top = "", ...lines] = block.split("\n");
      const byKey = new Map<string, string[]>();
      for (const line of lines) {
        const [, key = "", said = ""] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
        if (!known.has(key)) throw new Error(`Cannot read "${line}" of "${top}"`);
        byKey.set(key, [...(byKey.get(key) ?? []), said]);
      }
      const all = (key: string) => byKey.get(key) ?? [];
      return { top: cells(top), all, one: (key) => all(key)[0] ?? "" };
    });
}
