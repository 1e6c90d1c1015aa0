import { bare, wordCount } from "../english";
import { baseVerb } from "../third";

const FEWEST = 3;
const MOST = 8;
/** Points at somebody or something that a line by itself does not have. */
const POINTS =
  /\b(?:it|its|they|them|their|this|that(?! \p{L}+)|these|those|there|then|he|she|his|her|which|also|ours?|us|my|me|so|too|yours|(?<!each )others?(?! \p{L}+s\b)|else|\p{L}+sel(?:f|ves))\b|\bthe (?:first|second|third|last|next) one\b|(?<!^)\b(?:we|i)\b/iu;
const ENDS_BADLY =
  /\b(?:a|an|the|and|or|of|for|with|to|in|on|at|by|from|than|is|are|has|have|each|every|your|more|less|as|per|about|into|until|before|when|if|because|not|only for|same|most|other|after|who|that|up|unless|while|then|does|do|gets?|takes?)$/i;
const OF_MONEY =
  /[€$£¥₹₱%ł]|\b(?:rs|gcash|upi|r|n|ghs|ksh) ?\d|\b(?:euros?|dollars?|pounds?|pesos|costs?|margin|commission)\b/i;
/** Where a clause may end without saying more than it said. */
const MAY_END =
  /,? (?=(?:so|because|while|before (?:i|we)|until (?:they|it|he|she|somebody)|with|in|at|on|by|from|via|or (?:the|an?|if)|for you|and (?:i|we|you|it|they|nobody|no|the|an?|own|then|someone|your|is|are|can|has|who|how|what)) )| for (?=you\b)|, (?!\d)/gi;
/** "Only Swiss Water" out of "only Swiss Water, sugarcane or CO2 process". */
const SHARES = /^(?:only|no|not|never|without)\b/i;
const LISTS_ON = /^(?:[\p{L}\d-]+ ){0,3}(?:and|or)\b/iu;
/** What limits a claim stays with it: "unless you export them"; what is said of the next thing in a list does not. */
const LIMITS =
  /^(?:only|up to|over|above|under|between|if|unless|until(?! (?:they|it|he|she|somebody))|except)\b|, (?:if|unless)\b/i;
const LIMITED = /^[^,]*\b(?:if|unless|except|until(?! (?:they|it|he|she|somebody)))\b/i;
/** "Hot food packed", "every Monday, ready": cut in the middle of what is said of it. */
const CUT_BADLY = /(?<!^\S+)\b\p{L}+ed$|, \p{L}+$|\b(?:just|again|even|you)$|\byou \p{L}+$|: /iu;
/** "The same retired nurse looks": what follows belongs to the verb. */
const ENDS_ON_A_VERB = (line: string) => {
  const [before = "", last = ""] = line.split(" ").slice(-2);
  return baseVerb(last) !== null && !NOMINAL.test(before);
};
const NOMINAL =
  /^(?:the|an?|one|two|three|your|each|every|per|this|of|and|or|in|on|at|by|for|with|no|\d.*)$/i;
const IDLE = /\b(?:small|little|simple|really|actually|simply|very|just|also) (?=\p{L})/iu;

export const isLine = (text: string) =>
  wordCount(text) >= FEWEST &&
  wordCount(text) <= MOST &&
  !POINTS.test(text) &&
  !ENDS_BADLY.test(text) &&
  !OF_MONEY.test(text);

/** The clause, or as much of it as is a line and stays true; none where it cannot be shortened. */
export function fitted(clause: string): string[] {
  const plain = clause.replace(IDLE, "");
  const [as] = [clause, plain].filter(isLine);
  if (as) return [as];
  for (const { 0: mark, index } of [...clause.matchAll(MAY_END)].reverse()) {
    const rest = clause.slice(index + mark.length);
    const line = bare(clause.slice(0, index));
    const listed = mark.startsWith(",");
    if (
      LIMITS.test(rest) ||
      (!listed && LIMITED.test(rest)) ||
      (listed && SHARES.test(clause) && LISTS_ON.test(rest))
    )
      return [];
    const [whole] = [line, line.replace(IDLE, "")].filter(
      (said) => isLine(said) && !CUT_BADLY.test(said) && !ENDS_ON_A_VERB(said),
    );
    if (whole) return [whole];
  }
  return [];
}

/** Without what stands in brackets or quotation marks. */
export const unbracketed = (text: string) =>
  bare(
    text
      .replace(/\s*\([^)]*\)/g, "")
      .replace(/["“”]/g, "")
      .replace(/ ([,.;])/g, "$1"),
  );
