import { WITH_OWN } from "@/lib/brief/text/with-own";

/** "You upload the raw tracks, we return an edited episode": files that people work on. */
export const HANDED_IN =
  /\b(?:uploads?|sends? (?:us )?(?:the|your|their|an?|raw)|submits?|e-?mails? us)\b[^.]*\b(?:we|our [a-z]+|an? (?:human )?(?:editor|designer|translator|proofreader|illustrator|retoucher|engineer)) (?:return|send back|edit|retouch|translate|design|correct|proofread|master|cut|draw|colou?r)/i;
/** One comes once: nothing is tested, signed off or made up for. */
export const ONE_TIME =
  /\b(?:one|single|an?)[- ](?:evening|afternoon|night)\b(?! (?:[a-z]+ )?(?:school|course|class|academy))|\bone-day\b|\bdrop-in (?:class|workshop|session|evening)/i;
/** Things that are left over here and needed there. */
export const PASSED_ON =
  /\b(?:collects?|rescues?|redistribut\w+|unsold|surplus|left-?overs?|public fridges?|community fridges?|food bank|second-hand (?:clothes|furniture|toys)|unwanted|donated|give (?:them|it|these) (?:to|away)|pass (?:them|it) on)\b/i;
/** "Matches crews with vineyards", "a register of donors": two sides, however it is paid for. */
export const TWO_SIDES = new RegExp(
  String.raw`\bwhere [^,.]+ (?:posts?|lists?|offers?|publish(?:es)?) [^.]+ (?:takes?|accepts?|books?|picks?|answers?|bids?|appl(?:y|ies))\b|\bmatch(?:es)? (?!it\b|this\b|each\b|[^.,]*\b(?:payments?|invoices?|receipts?|transactions?|prices?|sizes?)\b)[^.,]+ (?:with|to) ${WITH_OWN}|\b(?:app|platform|site|website) (?:to|for) (?:book|find|hire|rent|borrow|booking|finding|hiring|renting|borrowing) |^(?:an? |the )?(?:register|registry|directory|exchange|pool) of `,
  "iu",
);
/** "Old truck tarpaulin", "van seats": what something is made of is no place that sells it. */
export const COUNTER =
  /\b(?:shop|bakery|kiosk|caf[eé]|cart|tricycle|trolley|(?:truck|van)(?! (?:tarp\w*|covers?|sheets?|seats?|t[iy]res?|parts?|canvas|drivers?|beds?|tubes?|owners?|fleets?)\b)|stall|counter|market|bar|canteen|tienda|panader[ií]a|b[äa]ckerei|boulangerie|padaria|negozio)\b/i;

/** "We make an application to call a mechanic": the app is how, and not what is sold. */
export const MAKES_SOFTWARE =
  /^we (?:make|build|develop) (?:an? |the )?(?:[\p{L}-]+ )?(?:app|application|platform|web ?site|software|tool|system|marketplace|portal)\b/iu;
export const SELLS = /^we (?:sell|make|bake|roast|brew)\b/i;
