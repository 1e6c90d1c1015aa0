import { MOST_ADDED, type OwnLine } from "@/lib/brief/corrected/reading-corrections";

type Own = Readonly<Record<string, OwnLine | null>>;

/** The key under which a line is corrected: its id as read, also where it became another kind of price. */
export function keyOf(id: string, own: Own): string {
  const before = id.replace(/^own-(?=[a-z])/, "");
  return !(id in own) && before in own ? before : id;
}

/** True for a line that was not read but added. */
export const isAdded = (key: string) => /^own-\d+$/.test(key);

/** The next key of an added line. */
export function freeKey(own: Own): string {
  let n = 1;
  while (`own-${n}` in own) n += 1;
  return `own-${n}`;
}

/** True while the founder may add one more. */
export const hasRoom = (own: Own): boolean => Object.keys(own).filter(isAdded).length < MOST_ADDED;
