/** On one line a longer name would be a thread. */
const LONG = 26;

/** How a name stands beside the mark: a long one on two lines of about one length, cut at a space or behind a hyphen. */
export function nameLines(name: string): string[] {
  const middle = name.length / 2;
  const [cut] = Array.from(name.matchAll(/ |(?<=-)/g), ({ index }) => index).sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  );
  return cut && name.length > LONG ? [name.slice(0, cut), name.slice(cut).trim()] : [name];
}
