import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

const MAKE =
  "(?:hand-)?(?:make|sew|knit|weave|roll|cut|carve|cast|forge|paint|print|build|press|melt|smoke|dye|spin|mou?ld|stitch|bend|weld|braid|plait|boil|dip|pour|glue|assemble|distill?|ferment|chop)";
/** "We sew them in Chittagong", "we cut and paint it", "I roll tarred hemp". */
const WE_MAKE = new RegExp(
  `\\b(?:we|i) ${MAKE}(?:(?:,| and| or) ${MAKE})* (?!(?:and|or|you|your|(?:an? |the )?(?:\\p{L}+ )?(?:tests?|checks?|visits?|calls?|quotes?|appointments?|offers?)\\b|his|her|the customers?['’]|sure|room|time|up|out|an? (?:video|film|plan|list|map|app|report|film|list|drawing)|the (?:map|list|plan|report|papers|bill|booking))\\b)|\\b(?:made|turned|sewn|carved|forged|woven|knitted|cast|painted|pressed) by (?:us|me|(?:my|our) \\p{L}+)\\b`,
  "iu",
);
const SOLD_BY_THE_PIECE =
  /\b(?:each|apiece|a piece|(?:a|per|the|for an?|for the) (?!(?:month|year|week|day|hour|night|person|head|visit|class|evening|guest|child|seat|course)\b)[\p{L}-]{2,}|in boxes of|by the (?:kilo|metre|litre|sack|bale|piece))\b/iu;
/** "I dry single meats and sell them in bags", "€5.50 a jar": put up to be carried home or sent. */
const WE_PUT_UP =
  /\b(?:we|i) (?:cook|bake|dry|burn|brew|roast|pickle|preserve|hand[- ]roll|hand[- ]cut|blend|mix|stitch|cure|bottle) /iu;
const PACKED =
  /\d[\d.,]*(?: \p{L}+| ?\p{Sc})? (?:a|per|an?|each) (?:jar|tin|packet|pack|bag|box|bottle|tube|pouch|loaf|bar)\b|\b(?:in|into) (?:paper )?(?:jars|tins|packs|bags|bottles|tubes|pouches)\b/iu;
const SERVED_THERE =
  /\b(?:serve[sd]?|seats|tables?|counter|stand|stalls?|kiosk|caf[ée]|restaurant|window|van|truck|menu|laundry|pub)\b/iu;
/** What is made of the customer's own is work for them. */
const OF_THE_CUSTOMER =
  /\b(?:your|you (?:bring|send|post)|they (?:bring|send|post)|we (?:come|fit|install)|from the \p{L}+ of (?:some|the)\p{L}*|on the spot|to your body|guests?|sit|menu|course|learn\w*|teach\w*|software|app|website)\b/iu;

/** The founder makes a thing, whatever stands first, and sells it by the piece. */
export const isMadeToSell = ({
  solution,
  businessModel,
}: Pick<QuizAnswers, "solution" | "businessModel">): boolean =>
  (WE_PUT_UP.test(solution) && PACKED.test(`${solution} ${businessModel}`) && !SERVED_THERE.test(solution)) ||
  (WE_MAKE.test(solution) &&
    /\d/.test(businessModel) &&
    SOLD_BY_THE_PIECE.test(businessModel) &&
    !OF_THE_CUSTOMER.test(solution));

/** What runs by itself needs current or an engine; a clip and a board do not. */
export const RUNS_ON =
  /\b(?:batter(?:y|ies)|solar|mains|electr\w+|motor\w*|engines?|bluetooth|sim card|usb|plugs?|charg(?:e[sd]?|ing|er)|circuits?|firmware|chips?|leds?|(?:head|bike|night |reading )?lamps?|torch(?:es)?|lasers?|machines?|pumps?|sensors?|microphones?|speakers?|probes?|beacons?|radio|screens?|displays?|phone|siren|camera|gps|lora|app)\b/i;
