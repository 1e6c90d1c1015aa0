import type { AnswerField } from "@/lib/artifacts/concept/artifact";

/** What stands beside the thing that is sold: what it runs on, where it is done, what it is not, how it travels, what it is made from. */
const BESIDE: readonly RegExp[] = [
  /\bin \p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)*,? (?:and|or) \p{Lu}\p{L}+/gu,
  /\b(?:runs|works|powered|driven|charged) (?:on|by|from|off|with) [^,.;]*/gi,
  /\b(?:takes|needs|uses|has|with) (?:an?|one|two|three|\d+) (?:\p{L}+ ){0,2}(?:batter(?:y|ies)|(?:solar )?(?:panels?|cells?)|plugs?)\b/giu,
  /\b(?:instead of|rather than|unlike|without|no|not|never|like an?|(?:the |half the )?size of|as \p{L}+ as|thinner than|smaller than|lighter than|shaped like) [^,.;]*/giu,
  /\b(?:keeps?|carr(?:y|ies|ying)|holds?|cools?|warms) (?:your |the |their )?(?:food|lunch|soup|coffee|tea|meals?|drinks?|milk|water|snacks?|breakfast|dinner)\b(?: (?:hot|warm|cold|cool|fresh|dry))?/gi,
  /\bby (?:cargo |e-)?(?:bike|bicycle|boat|drone|van|train|phone|car|motorbike|scooter)\b/gi,
  /\b(?:in|at|beside|behind|near|inside|under|outside|opposite) (?:an?|the|our|my|their|one|two) (?:[\p{L}-]+ ){0,3}?(?:halls?|library|gym|church|schools?|kitchen|markets?|mill|house|barn|garage|park|square|street|station|terminal|harbour|quay|beach|gate|villages?|town|city|forest|hotel|museum|theatre|pubs?|bar|caf[eé]|container|basement|cellar|offices?|fields?|gardens?|yard|shed|workshop|studio|rooms?|box|bag|bottle|jar|paper)\b/giu,
  /\b(?:(?:written|designed|checked|approved|reviewed|recommended|trained|invented|drawn up) (?:by|with)|(?:discharged|released|home|back) from) (?:an?|the|our|two|my) [^,.;]*/gi,
  /\b(?:an?|the|our|two|my) (?:[\p{L}-]+ ){1,3}(?:wrote|designed|checked|drew up|developed|recommended|invented)(?: it)?(?: (?:for|with) (?:us|me))?/giu,
  /\b(?:made|cooked|brewed|baked|built|sewn|pressed) (?:[\p{L} ]{0,24} )?(?:from|of|out of) [^,;.]+/giu,
  /\b(?:between|at|before|after|over|during) (?:breakfast|lunch|dinner|supper)(?: and (?:breakfast|lunch|dinner|supper))?\b/gi,
  /(?<=\b(?:drive|come|go|travel) )to (?:\p{L}+ )?\p{L}+s\b/giu,
  /\bfrom (?:(?:an?|\d+|local|nearby|small|smallholder|family|independent|organic|different|several|regional|craft|European|British) )*(?:farms?|farmers|growers|suppliers|makers|producers)\b[^,;.]*/gi,
];

/** The offer's own words without what stands beside the thing that is sold. */
export const soldWords = (offer: string): string =>
  BESIDE.reduce((text, beside) => text.replace(beside, " "), offer);

/** What the founders are and have done elsewhere says nothing about the thing. */
const OF_FOUNDERS = /(?:^|(?<=[.;] ))(?:I|My|Both|(?:Two|Three|Four) of us|Made by|Written by)\b[^.;]*/g;

/** What a thing is filled or made with names no business: "dosa with potato, onion or egg". */
const FILLED =
  /\b(?:filled |topped |stuffed )?with (?:(?!an?\b|the\b)\p{L}+(?: \p{L}+)?, )*(?!an?\b|the\b)\p{L}+(?: \p{L}+)? (?:or|and) (?:hot )?\p{L}+/giu;

/** "If you skip your turn you pay a coffee", "the coffee fine": a rule, and what is at stake in it. */
const RULE = /(?:^|(?<=[.;] ))If [^.;]*|\b\p{L}+ (?:fine|penalty|forfeit|prize|reward|bonus)s?\b/gu;

/** An answer as far as it speaks of what is sold. */
export function ofWhatIsSold(field: AnswerField, answer: string): string {
  const said = answer.replace(RULE, " ");
  if (field === "solution") return soldWords(said).replace(FILLED, " ");
  return field === "differentiator" ? soldWords(said.replace(OF_FOUNDERS, " ")) : said;
}
