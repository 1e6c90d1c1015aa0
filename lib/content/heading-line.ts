/** A short line that ends in a colon is the heading of what follows it; null for any other line. */
export const headingOf = (line: string): string | null =>
  line.length < 60 && line.endsWith(":") ? line.slice(0, -1) : null;
