/** Every text of what was written, changed; those under the keys that are no text stay. */
export function walked<T>(value: T, change: (text: string) => string, kept: ReadonlySet<string>): T {
  if (typeof value === "string") return change(value) as T;
  if (Array.isArray(value)) return value.map((item) => walked(item, change, kept)) as T;
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, kept.has(key) ? held : walked(held, change, kept)]),
  ) as T;
}
