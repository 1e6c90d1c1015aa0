interface Fit {
  /** Of a letter of the typeface, in em. */
  letter?: number;
  /** How many lines there is room for. */
  lines?: number;
}

/** At most the usual size, smaller where a word would not fit its container's line, or the text its lines. */
export function fitted(
  text: string,
  usual: string,
  { letter = 0.6, lines = Number.POSITIVE_INFINITY }: Fit = {},
) {
  const longest = Math.max(1, ...text.split(/\s+|(?<=-)/).map((word) => word.length));
  const most = Math.min(100 / longest, (100 * lines) / Math.max(1, text.length)) / letter;
  return `min(${usual}, ${most.toFixed(1)}cqi)`;
}
