import { wordCount } from "../english";

const MOST_WORDS = 16;
/** What follows these words has been cut off. */
const HANGS =
  /(?:^|\s)(?:an?|the|and|or|but|of|for|to|with|from|by|at|in|into|over|under|about|that|which|who|whose|when|where|while|so|because|than|as|if|(?<!\b(?:they|you|it|we|who|he|she|what) )(?:is|are|was|were|be|been|has|have)|its|their|our|your|his|her|my|this|these|those|every|each|per|before|after|until|during|not|no|very|(?:an?|the|for|of|in|within|after|every) \d+)$/i;
/** What these words follow has been cut off. */
const HANGS_BEFORE =
  /^(?:and|or|but|so|that|which|who|whose|because|than|if|while|of|to|in|at|on|by|for|from|with|into|until|without|plus|it|its|they|them|is|are|was|were|has|have|can|will)\s/i;
const DOUBLED =
  /\b(?:an?|the|every|each|your|our|their) (?:an?|the|every|each|and|or|of|to|for|in|on|with|is|are|your|our|their)\b|\b(?:and|or) (?:and|or)\b/i;
/** "Two-person crew comes": a sentence about somebody, where a label names what is done or what there is. */
const ONLY_HAPPENS = /\s(?:comes|goes|arrives|works|stays|parks|drives|waits|happens|begins|starts)$/i;

/** Whether words cut out of an answer can stand alone on a screen: nothing left over at either end, nothing twice. */
export const isSound = (label: string) =>
  wordCount(label) <= MOST_WORDS &&
  !HANGS.test(label) &&
  !HANGS_BEFORE.test(label) &&
  !DOUBLED.test(label) &&
  !ONLY_HAPPENS.test(label);

const NO_NAME =
  /^(?:half|whole|every|each|both|all|some|any|few|many|much|more|less|most|several|other|another|same|own|such|held|caught|sold|bought|made|sent|kept|left|lost|paid|found|given|taken|done|built|brought|taught|grown|worn|used|new|old|free|full|empty|first|second|third|next|last|good|best|better|real|live|raw|extra|single|double|local|today|tonight|tomorrow|yesterday|now|then|here|there|this|that|these|those|who|what|which|when|where|how|about|from|with|over|under|again|also|before|after|only|just|once|twice|per|you|your|we|us|they|them|it|optional|typical|special|annual|digital|normal|final|total|general|usual|actual|national|regional|personal|original|small|large|big|short|long|high|low|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|trial|certificate|licen[cs]e|account|portal|text|deposit)$/i;
const BED = /(?:^.{0,2}|e)ed$/;

/** Whether a word names a thing: no quantity, quality or time, and nothing that has been done. */
export const isName = (word: string) =>
  !NO_NAME.test(word) && !/ly$/.test(word) && (!/ed$/.test(word) || BED.test(word));
