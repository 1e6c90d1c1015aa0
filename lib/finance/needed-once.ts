import type { Brief } from "@/lib/brief/types";
import { calledBy } from "./sold-thing";
import type { RevenueLine } from "./types";

/** "€450 per plan, once". */
const SAID_ONCE = /\b(?:once|one[- ]off|one[- ]time)\b(?! (?:an?|per|every|each)\b)/i;
/** "Cut to measure", "made from five measurements": the next one is bought when this one is worn out. */
const TO_MEASURE =
  /\b(?:made|cut|sewn|built|fitted|tailored|shaped|moulded|printed|knitted) (?:exactly |individually )?(?:to|from|for|after) (?:measure\b|(?:your|their|the|his|her|each|every) (?:own )?(?:\p{L}+['’]s )?(?:measure\w*|body|foot|feet|hands?|head|ears?|chair|scan|cast)\b|(?:\p{L}+ )?measurements\b)|\bmade[- ]to[- ]measure\b|\bcustom[- ](?:fit|made|built)\w*|\bbespoke\b|\bone of a kind\b/iu;
/** A time in somebody's life that ends: with it ends the need. */
const FOR_A_TIME =
  /\b(?:(?:in|over|under|wears?|wearing|with|for) (?:an? |the |their )?(?:\p{L}+ )?(?:brace|corset|plaster cast|cast|splint|sling)|pregnan\w+|maternity|breast[- ]?feed\w*|breast ?milk|nursing mothers|chemo\w*|premature|newborns?|after (?:an? )?(?:operation|surgery|birth|fracture|knee|hip)|in plaster|on crutches)\b/iu;
/** Given or ordered on one day of a life: nobody has the next such day planned. */
const FOR_A_DAY =
  /\b(?:memorials?|funerals?|in memory of|remembrance|bereave\w*|mourn\w*|cremation|urns?|gravestones?|headstones?|christenings?|baptisms?|weddings?(?! (?:planners?|photographers?|venues?))|bridal|engagement rings?|bar mitzvahs?|graduations?|retirement gifts?)\b/i;
/** What is used up in that time is bought again while it lasts. */
const USED_UP =
  /\b(?:meals?|food|snacks?|drinks?|teas?|milk powder|formula|nappies|diapers|creams?|oils?|soaps?|pads|vitamins?|supplements?|refills?|boxes|subscription|capsules)\b/i;
/** Who is there on holiday does not come again next month. */
const PASSING_BY =
  /^(?:\p{L}+ ){0,2}?(?:tourists|holiday ?makers|travellers|travelers|cruise (?:guests|passengers))\b/iu;
const A_PLACE = /\bper (?:person|place|seat|guest|head|participant|adult|couple|ticket|workshop|tour)$/i;
/** What one such customer pays for all in one go, in US dollars: a small thing may be bought twice. */
const LEAST_TO_MEASURE_USD = 25;

/** Whether a private customer needs it once, by what the answers say of the price, the making or the time it is needed for. */
export function isNeededOnce(brief: Brief, line: RevenueLine, usd: number): boolean {
  const { solution, targetAudience } = brief.answers;
  if (PASSING_BY.test(targetAudience) && ["perUse", "capacity"].includes(line.kind) && line.per === undefined)
    return A_PLACE.test(line.label);
  if (line.kind === "take") return FOR_A_DAY.test(`${targetAudience} ; ${solution}`);
  if (line.kind !== "perUse" && line.kind !== "unitSale") return false;
  if (SAID_ONCE.test(line.evidence)) return true;
  if (USED_UP.test(`${brief.offer.noun ?? ""} ; ${line.label} ; ${calledBy(brief, line).join(" ; ")}`))
    return false;
  return (
    line.kind === "unitSale" &&
    ((usd >= LEAST_TO_MEASURE_USD && (TO_MEASURE.test(solution) || FOR_A_DAY.test(solution))) ||
      FOR_A_TIME.test(`${targetAudience} ; ${solution}`))
  );
}
