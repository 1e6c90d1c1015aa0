import { LORE } from "./known";

/** "Who looks after it", "as warm as one hopes": a meaning that only hints at what is bought. */
const HINTS =
  /^(?:(?:and|so|as|in|at|on|from|to|for|under|once|until|till|of) )?(?:what|where|who(?:ever|m)?|when|how|which|why|the (?:one|first|last|thing|day)|those|somebody|one|it|she|he|there|nobody|they|then|only|always|as|so)\b|\bone\b/i;
const MOST_HINTS = 0.3;

const known = new Map<string, boolean>();
/** Whether the names and lines of a kind say plainly what is bought; a row that mostly hints needs the founder's own words beside it. */
export function isToldPlainly(id: string): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  const meanings = (LORE.get(id)?.names ?? []).map((name) => name.split(" = ")[1] ?? "");
  const plain = meanings.filter((meaning) => HINTS.test(meaning)).length < meanings.length * MOST_HINTS;
  known.set(id, plain);
  return plain;
}
