/** What has been, what may be, and what is planned: told elsewhere, and no function of anything. */
const BEEN =
  /^(?:so far |already |last \p{L}+ |since \p{L}+ |\p{L}+ (?:years|months) )?(?:we|i) (?:made|sold|was|were|have|had|did|tried|ran|built|started|worked|tested)\b|^(?:\p{L}+|\d+) (?:years|months) (?:i|we|as|in|at|of)\b|\b(?:years|months) (?:i|we) (?:was|were|have|worked)\b|\b(?:prototypes?|units?|pieces) (?:are|were) (?:out|sold|running)\b/iu;
const MAY_BE =
  /^(?:could|might|may|maybe|perhaps|probably|possibly|still|either|not sure)\b|\b(?:still (?:figuring|thinking|deciding|looking)|not (?:sure|decided)|have(?:n['’]t| not) decided|because i (?:really )?care)\b/i;
const PLANNED =
  /\b(?:(?:we|i) (?:plan|want|hope|aim|intend|would like|will try)|(?:we|i)['’]d like)\b|\bby (?:christmas|easter|next (?:year|summer))\b/i;
/** "Factory starts at 100 pairs", "others need 12V": a line about others. */
const OF_OTHERS =
  /^(?:the |all |most |big |large |other |normal |ordinary |cheap )*(?:factor(?:y|ies)|others?|competitors?|rivals?|chains?|big \p{L}+|supermarkets?|friends|my friends)\b/iu;
/** "Owners don't like to travel for two acres": how others are. */
const NOT_OURS =
  /^(?!(?:we|i|it|you)\b)(?:\p{L}+ ){1,2}(?:don['’]t|do not|can(?:no|['’])t|won['’]t|never) /iu;
/** What has been so far, who one was and what one knows from it: it stands among the evidence. */
const SO_FAR =
  /\b(?:so far|(?:has|have) (?:yet |already |since )?(?:booked|paid|bought|used|tested|tried|come back|signed)|of them (?:won|bought|paid|stayed)|no \p{L}+ has|nenhuma venda|ainda não|noch nicht|aún no|todavía no)\b|^(?:we|i) (?:called|got|won|returned|reached) .*\d|^all within \d|\bi know (?:what|how|that)\b.*\b(?:because|so|does not|is)\b/iu;
const WHO_ONE_WAS =
  /^(?:we|i)(?:['’]m| am| are)? (?:also )?(?:taught|studied|grew up|trained (?:at|in|as)|a former|an ex-|a qualified)\b|^(?:also )?(?:we|i) know (?:what|how|the)\b|^(?:passei|trabalhei|sou|fui|trabajé|soy) \p{L}*/iu;
/** "Six weeks": how long it lasts. */
const ONLY_TIME =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:minutes|hours|days|evenings|weeks|months|sessions|lessons)$/i;
/** "We are not a clinic", "No nursing", "We will never make one", "I was a teacher": what is not done, or was, is no feature. */
const DENIED =
  /^(?:no|never|nobody|nothing)\b|^(?:we|i) (?:(?:are|am|do|will|can) not|will never|['’]ll never|don['’]t|won['’]t|never|was|were|used to)\b/i;
export const isDenied = (said: string): boolean => DENIED.test(said);
const OPENERS = /^(?:also|honestly|and|but|so|plus|well|besides)[, ]+/i;

/** Whether a clause of the founder's says what there is or is done now, by us. */
export const isFunction = (said: string): boolean =>
  ![BEEN, MAY_BE, PLANNED, OF_OTHERS, NOT_OURS, SO_FAR, WHO_ONE_WAS, ONLY_TIME].some((other) =>
    other.test(said),
  );

/** "Also no app required" is, on a page of its own, "no app required". */
export const withoutOpener = (said: string): string => said.replace(OPENERS, "");
