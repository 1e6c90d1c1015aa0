import { singular } from "../amounts/price-tail";

const VERBS =
  "clear|clean|repair|mend|sharpen|sweep|tune|wash|paint|prune|mow|restore|inspect|service|empty|polish|fix|re-?fit|replace|transcribe|scan|translate|photograph|film|groom|cut|trim|groom|insulate|move|store|frame";
/** "Clear gutters", "we scan old parish books": a deed and what it is done to. */
const DEED = new RegExp(
  `(?:^|[.;:,] |\\b(?:we|i|they|who) )(${VERBS}) (?:(?:the|your|their|old|broken|all|any) )*((?!(?:and|or|it|them|up|down|out|in|on)\\b)\\p{L}{3,}s)(?=[,.;:]|$| (?:and|in|at|on|of|for|by|with|from|before|every|twice|once)\\b)`,
  "iu",
);
const gerund = (verb: string) =>
  /^(?:repair|service|restore)$/.test(verb)
    ? verb.replace("restore", "restoration")
    : `${verb.replace(/(?<=[^e])e$/, "").replace(/^(cut|trim|scan)$/, (short) => short + short.at(-1))}ing`;

/** "Gutter clearing": what work is called by what is done to what; null where no sentence says it so. */
export function deedNoun(solution: string): string | null {
  const [, verb, things] = DEED.exec(solution) ?? [];
  return verb && things ? `${singular(things.toLowerCase())} ${gerund(verb.toLowerCase())}` : null;
}
