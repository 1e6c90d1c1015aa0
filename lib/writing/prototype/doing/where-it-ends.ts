import { JOINS, MARK } from "./words";

/** What belongs to a deed, without what joins the next one to it. */
export const trimmedEnd = (tokens: readonly string[]): string[] => {
  const kept = tokens.slice(0, stopAt(tokens));
  while (kept.length > 0 && (MARK.test(kept.at(-1) ?? "") || JOINS.test(kept.at(-1) ?? ""))) kept.pop();
  return kept;
};

/** A new statement is no part of the deed: "pay online, and every loan is insured". */
function stopAt(tokens: readonly string[]): number {
  for (let at = 1; at < tokens.length; at++) {
    if (/^so$/i.test(tokens[at] ?? "") && !/^(?:far|much|many)$/i.test(tokens[at + 1] ?? "")) return at;
    if (/^[;:]$/.test(tokens[at] ?? "")) return at;
    const after = tokens.slice(at + 1, at + 8).join(" ");
    if (
      tokens[at] === "," &&
      /^(?:and |so |but )?(?:every|the|it|one|all|each|this|that|everything|nobody) (?:\p{L}+ ){0,4}(?:is|are|was|has|have|gets?|goes)\b/iu.test(
        after,
      )
    )
      return at;
    if (tokens[at] === "and" && /^(?:is|are|has|it is|everything is)\b/.test(after)) return at;
  }
  return tokens.length;
}
