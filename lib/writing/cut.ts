import { grants, OPPOSES } from "@/lib/brief/text/concession";
import { LEANS } from "@/lib/brief/text/sentences";
import { bare } from "./english";

export const sentences = (text: string) =>
  text
    .replace(
      /(?<=\p{Ll}{3}[.!?]\s+)(?<!\b(?:approx|incl|excl|etc|resp|min|max|prof)\.\s+)\p{Ll}/gu,
      (letter) => letter.toUpperCase(),
    )
    .split(/(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|No|approx|ca)\.)\s+(?=[\p{Lu}\d"“(€$£])/u)
    .map((part) => part.trim())
    .filter((part) => part && !ASKED_BY_THE_WAY.test(part));

/** "They want it brought in. How?": asked of nobody, and half a thought wherever else it stands. */
const ASKED_BY_THE_WAY =
  /^(?:and |but |so )?(?:how|why|who|when|where|(?:the )?(?:result|problem|solution|answer|catch))\?$/i;

const CORES = new RegExp(
  `,? (?:but(?! no \\p{Ll}+(?:[,.]|$))|so that) |,? (?<!\\ba )(?:while|whereas) |, (?:and|so|which|because) |, (?=(?:nearly |almost |about )?(?:half|most|a third|two thirds|one in) )|[;:] (?!${LEANS})| because (?!of)`,
  "u",
);
/** The parts of a sentence that can stand alone, each a contiguous span of it; what is granted stays with its fault. */
export const cores = (text: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: link, index } of text.matchAll(new RegExp(CORES, "gu"))) {
    if (OPPOSES.test(link) && grants(text.slice(from, index))) continue;
    parts.push(text.slice(from, index));
    from = index + link.length;
  }
  return [...parts, text.slice(from)].map(bare).filter(Boolean);
};
