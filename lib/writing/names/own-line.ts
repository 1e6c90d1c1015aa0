import { bare, cap, wordCount } from "../english";

const FEWEST = 3;
export const MOST = 8;
const POINTS =
  /\b(?:it|its|they|them|this|that(?! needs?| keeps?| lasts?| fits?| holds?| stays?)|these|those|there|then|he|she|his|her|which|(?<!\bknow )who|whom|also|we|our|us|i|my|me|so|too|\p{L}+sel(?:f|ves))\b/iu;
const ENDS_BADLY =
  /\b(?:a|an|the|and|or|of|for|with|to|in|on|at|by|from|than|is|are|has|have|each|every|your|more|less|as|per|about|into|until|before|when|if|because|not|only|one|two|three|four|five|six|same|most|other)$/i;
const OF_MONEY =
  /[€$£¥₹%ł]|\b\d[\d.,]* ?(?:kr|lei|kč|ft)\b|\b(?:euros?|dollars?|pounds?|pesos|price[sd]?|costs?)\b/i;

/** A line that stands by itself, in a list of one or none. */
export const whole = (line: string) => {
  const said = bare(line);
  const count = wordCount(said);
  return count >= FEWEST &&
    count <= MOST &&
    !POINTS.test(said) &&
    !ENDS_BADLY.test(said) &&
    !OF_MONEY.test(said)
    ? [cap(said)]
    : [];
};
export const yours = (text: string) => text.replace(/\b(?:their|his|her)\b(?! own)/gi, "your");
