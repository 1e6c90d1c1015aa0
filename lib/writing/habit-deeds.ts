import { withMeans } from "./habit-gate";

/** What can be done instead of buying the offer, whatever is done with it: something else is got, somebody else is asked, or it is done by hand. */
const INSTEAD =
  /^(?:buying|renting|hiring|borrowing|ordering|paying|asking|calling|phoning|ringing|using|relying on|juggling|improvising|copying|photocopying|googling|guessing|queueing|taping|gluing|tying|patching|burning|burying|boiling|eating|drinking|outsourcing|subscribing|joining|retyping|re-entering|typing|driving|flying|travelling|browsing|scrolling|comparing|falling back|making do|opening (?:the |their )?windows|throwing .+ away and buying) /iu;
/** "Booking from the hotel porter", "cooking at home": only where or with whom makes these another way. */
const SOMEWHERE =
  /^(?:booking|getting|fetching|searching) .*\b(?:from|at|through|via|separately|online)\b|^(?:cooking|baking|making|sewing|mixing|washing|brewing|fixing|repairing|building|drawing|doing|cleaning|cutting) .*\b(?:at home|themselves|by hand|from scratch|in the (?:bath|sink|shower|kitchen|garage))\b|^(?:cooking|baking|sewing|washing|brewing) (?:at home|themselves|by hand)$|^reading (?:(?:every|all the|the) )?(?:labels?|reviews|forums|blogs)\b|^(?:keeping|storing|carrying) .+ in (?:an?|the|their) |^(?:sending|writing|printing|handing out|filling in|forwarding|passing) (?:\p{L}+ )?(?:paper|letters|e-?mails|messages|notes|forms|lists)\b/iu;
/** "Filtering creek water with clumsy pumps", "sleeping in the car", "saving by tanda". */
const WITH_OTHERS =
  /^(?:filtering|cleaning|cutting|mixing|measuring|marking|counting|washing|scrubbing|digging|weighing|watering|mowing|treating|covering|heating|sealing|drying) .+ with (?!no\b|care\b|love\b|it\b)|^sleeping in |^saving (?:by|with|in|through) /iu;
/** "Paying double", "burning out", "calling the police": a complaint, what happens to things, or what has nothing to do with it. */
const NOT_INSTEAD =
  /^(?:buying|using|eating|drinking|ordering) (?:up|into|away|less|fewer|more|too|so|only (?:once|twice)|nothing|everything|anyway|late|again)\b|^paying (?:cash|tax(?:es)?|rent|bills|the (?:price|rent|bill)|late|attention|less|more|interest|double|twice|triple|extra|too|so|through|back|off|up|over|fines?|dearly)\b|^paying .*\d|^calling (?:the (?:police|fire)|an? ambulance|for|off|it|itself|themselves|in)\b|^(?:asking|ringing|calling|paying) (?:why|when|whether|if|as|out|which|what|who|where|how)\b|^burning (?:out|down|through|up|off|money|cash)\b|^(?:driving|flying|travelling) (?:away|up|down|off|out|blind|around|crazy|mad|people|customers|prices|costs|light|with)\b|^(?:guessing|using|asking|paying|comparing) (?:wrong|right|badly|well)\b|^asking for\b|^\p{L}+ing (?:and|or) /iu;
const NO_WAY_THERE = /^(?:going|growing|coming|getting|turning|running|flowing|lying|hanging|sitting)\b/iu;

/** Surely something that is done instead of buying the offer, and not the work itself, its trouble or what becomes of things. */
export const isDoneInstead = (deed: string): boolean =>
  !NOT_INSTEAD.test(deed) &&
  !NO_WAY_THERE.test(deed) &&
  (INSTEAD.test(deed) || WITH_OTHERS.test(deed) || SOMEWHERE.test(deed) || withMeans(deed));

/** "They pay agents": one word that says enough behind these. */
const ONE_WORD_WILL_DO = /^(?:pay|ask|use|call|phone|rent)$/i;
export const fewestWords = (verb: string, object: string): number =>
  ONE_WORD_WILL_DO.test(verb) &&
  /^(?!ones$|loads$|lots$|times$|taxes$|bills$|fines$|this$)\p{Ll}{4,}s$/u.test(object)
    ? 1
    : 2;

/** "The park has no canteen, staff drive out", "So they sleep in the car": clauses with a doer of their own. */
export const OWN_CLAUSE =
  /, (?:so )?(?=(?:they|people|most|many|some|staff|everybody|everyone|parents|owners|families|workers|visitors|guests|customers|users|kids|teams) \p{Ll}+ )|^(?:so|and|then|instead),? (?=they )/iu;

/** "Buying a used car is gambling" where car buyers are served: what they set out to do is no way around the offer. */
export const isTheirWork = (doing: string, audience: string) =>
  /^(?:buying|renting) /i.test(doing) && /\b(?:buyers?|buying|renters?)\b/i.test(audience);
