import { sentences } from "../cut";
import { bare, cap, wordCount } from "../english";
import type { Material } from "../material";

/** "Half the price of city ice", "Runs three days without internet", "Measured to the centimetre": whole without whoever says it. */
const WHOLE =
  /^(?:half|one(?! (?:man|woman|person))|every|no(?! other)|only|free|two|three|four|five|six|seven|eight|nine|ten|runs|works|lasts|fits|holds|weighs|done|made|built|\p{L}{3,}ed (?:to|in|on|at|by|with|within|before|from|between|the same)) /iu;
const POINTS =
  /\b(?:we|our|ours|us|i|my|me|it|its|they|them|their|this|that|these|those|he|she|his|her|who|which|than)\b/i;
const OF_MONEY =
  /[€$£¥₹%]|\b(?:euros?|dollars?|pounds?|pesos|rand|lira|years? (?:of|as)|founders?|investors?)\b/i;
const ENDS_BADLY = /\b(?:a|an|the|and|or|of|for|with|to|in|on|at|by|from|is|are|has|have|each|every|as)$/i;
const FEWEST = 3;
const MOST = 8;

/** What sets it apart, clause by clause, where one stands whole by itself. */
export const promiseClauses = ({ context: { brief } }: Material): string[] =>
  brief.language !== "en"
    ? []
    : sentences(brief.answers.differentiator)
        .flatMap((said) => said.split(/[.;:!?]|,(?!\d)(?: and| so)?| so (?=no |every )/))
        .map(bare)
        .filter(
          (clause) =>
            WHOLE.test(clause) &&
            ![POINTS, OF_MONEY, ENDS_BADLY].some((not) => not.test(clause)) &&
            wordCount(clause) >= FEWEST &&
            wordCount(clause) <= MOST,
        )
        .map(cap);
