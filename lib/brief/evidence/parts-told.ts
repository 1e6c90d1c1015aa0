import { DEED } from "./patterns";

const AUX = new RegExp(
  `\\b(?:is|are|was|were|have|has|had|did|do|pays?|uses?|runs?|tests|comes?|orders?|buys?|wants?|wears?|try|tries|likes?|drinks?|eats?|plays?|reads?|stocks?|follows?|${DEED}|(?:we|i) \\p{L}+)\\b|['’]ve\\b|\\p{L}{2,}(?:ed|ing)\\b`,
  "iu",
);
const FREELY =
  /^(?:all |both |everything |not |at |for |without |it |is |was |completely )*(?:free|no charge|charged?)\b/i;
const COUNTED =
  "(?:about |around |over )?(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty(?:-[a-z]+)?|a dozen|a handful|a few|some|several|an?)(?=\\s\\p{L})";
const CUT = new RegExp(
  `[;:]\\s+|\\s[–—-]\\s|,? but |, (?:so|which|because|until) |, (?:(?:and|while|though|of which|only|just) )*(?=(?:we|i|they|it|all|none|nobody|no one|no body|not|mates|the \\p{L}+|my|our|${COUNTED})\\b)| (?:and|so|while|though|because|until) (?=(?:no|we|i|they|it|none|nobody|no one|not|have|has|want|hope|plan|my|our|the|${COUNTED})\\b)`,
  "giu",
);

/** The parts of a sentence, each with a doer and a verb of its own; what has no verb stays with what stands before it. */
export function partsTold(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  const cuts = [...text.matchAll(CUT)];
  for (const [at, { 0: cut, index }] of cuts.entries()) {
    const [before, after] = [text.slice(from, index), text.slice(index + cut.length, cuts[at + 1]?.index)];
    const firm = /^[;:]|[–—]| but /.test(cut) || (/ and $/.test(cut) && /^no\b/i.test(after));
    if (!(firm || ((AUX.test(before) || FREELY.test(before)) && (AUX.test(after) || FREELY.test(after)))))
      continue;
    parts.push(before);
    from = index + cut.length;
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean);
}
