import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

/** What is written, printed or spoken and comes again. */
const PIECE =
  "(?:(?:e-?)?mail|letter|bulletin|sheet|gazette|paper|programme|show|broadcast|text message|voice (?:note|message)s?|digest|briefing|circular|report|pages|minutes|half[- ](?:an )?hour|(?:radio|tv) hour|hour (?:of radio|on (?:the )?(?:radio|air))|video channel|column)";
const AGAIN =
  /\b(?:daily|weekly|fortnightly|monthly|quarterly|\p{L}+day (?:(?:e-?)?mail|letter|bulletin|paper|page)|(?:every|each) (?:second |other |\p{L}+ ){0,2}(?:day|morning|evening|week|month|quarter|\p{L}+day)|(?:once|twice|\p{L}+ times|\d+ times) (?:a|in the|in a|per) (?:week|month|year)|comes? out|on \p{L}+days?)\b/iu;
/** "A weekly email with", "half hour in Hausa each morning": the piece opens the offer. */
const OPENS = new RegExp(
  `^(?!(?:we|i|you|they|who) )(?:an? |the |our |my |one |every \\p{L}+ |each \\p{L}+ )?(?:(?!for |of |that |which |with |we |i |you |they )[\\p{L}\\d-]+ ){0,3}?${PIECE}(?= |[,:.])(?! (?:app|tool|software|service|marketing))`,
  "iu",
);
/** "I make a printed bulletin", "each month we write in eight pages what the courts decided". */
const WE_WRITE = new RegExp(
  `^(?:[^.;:]{0,20} )?(?:we|i) (?:write|publish|print|record|broadcast|edit|make|put out|send(?: out)?) [^.;]{0,60}?\\b(?:${PIECE}|newsletter|magazine|podcast|episodes?)\\b`,
  "iu",
);
/** Paid by those who read it or want to be seen in it. */
const PAID_FOR_READING =
  /\b(?:sponsors?\w*|adverts?|advertis\w+|ads?|mentions?|readers?|listen(?:s|ers)?|subscri\w+|members?|notices?|issues?|cop(?:y|ies)|edition|archive|programmes?|episodes?|page|paying|(?:a|the|per) year|(?:a|per) month)\b/i;
const A_PROGRAM =
  /\b(?:apps?|software|dashboard|platform|upload\w*|connects? (?:to )?(?:your|their)|automatic\w*|generated|that (?:tells|warns|reminds) (?:you|them|each))\b|^(?:it|reads)\b/i;

/** The offer is something to read or hear that comes out again and again, and no program writes it. */
export const isPublished = ({
  solution,
  businessModel,
}: Pick<QuizAnswers, "solution" | "businessModel">): boolean =>
  (OPENS.test(solution) || WE_WRITE.test(solution)) &&
  AGAIN.test(`${solution} ${businessModel}`) &&
  PAID_FOR_READING.test(businessModel) &&
  !A_PROGRAM.test(solution);
