import { remembered } from "@/lib/brief/text/remembered";
import { OWN_THINGS } from "@/lib/brief/text/with-own";

/** What only sounds like another trade: "appointment book", "book online", "on the table". */
const MISLEADING =
  /\bcares? (?:a lot |really )?about\b|\blogs? in(?:to)?\b|\bfood[- ]grade\b|\b(?:stainless |wide |thin )+steel\b|\b\d+ steel\b|\bsteel(?= (?:food|lunch|\p{L}*box|\p{L}*jar|flask|bottle|mug|ring)\b)|\bmatched (?:from|to|by|against)\b|\b(?:if|when|once|can|to) (?:you |they )?book\b|\b(?:in|from|at) (?:my|our) (?:own )?workshop\b|\bkitchen tables?\b|\bwith coffee\b|\bin (?:the|an|our) (?:old|former) \p{L}+\b|\boffices?(?= (?:lobb(?:y|ies)|buildings?|blocks?|roofs?)\b)|\bwork in (?:an )?offices?\b|\blibrar(?:y|ies) of (?!books)|(?<=\b(?!(?:book|public|school|lending|mobile|village|our|the|each|every|local|town|and)\b)\p{L}{3,} )librar(?:y|ies)\b|(?<=\b(?:ice|coffee|tea|pasta|soda|cheese) )makers?\b|(?<=\b(?:laboratory|lab|measuring|medical|surgical|scientific|financial) )instruments?\b|\b(?:plates?|cups|cutlery|wine|drinking|bar)(?:,| and)? (?:and )?glasses\b|\bglasses(?:,| and)? (?:and )?(?:cups|cutlery|plates)\b|\bcameras?,? (?:and )?lens(?:es)?\b|\bvegetable[- ]tanned\b|\bshoe sizes?\b|\b(?:separate|form|text|data|free|input) fields?\b|\bfields? as\b|\bdrives? (?:along|over|by itself|itself)\b|\bschool (?:kitchens?|meals?|canteens?|bus(?:es)?|caterers?|lunch(?:es)?|uniforms?|buildings?)\b|\b(?:appointment|order|guest|address|phone) books?\b|\bin return\b|\b(?:bring|brought|come|put) to the table\b|\bfree of charge\b|\bbuilding plans?\b|\b(?:make|makes) (?:an? )?(?:appointment|sure|it easy|decisions?)\b|\bbuild(?:s|ing)? (?:trust|a list|on)\b|\bterm fees?\b|\bmain course\b|\bof course\b|\bin the field\b|\bsocial network\b|\bchecks? in\b|\bfalls? (?:ill|sick|due|behind|apart|through|short)\b|\b(?:at )?short notice\b|\btakes? care of\b|\b(?:two|three|four|five|six|seven|several|multi)[- ]courses?\b(?! of)|\bbefore (?:they|you|we|anybody|somebody) (?:can )?(?:joins?|starts?|begins?|pays?)\b|\bhousehold names?\b|\b(?:which|the|what|no|what to) repairs?\b|\bcheck-?ups?\b|(?<=\b(?:rents?|rented|lends?|hire out) [^.;]{1,40}) by the day\b|\b(?:runs?|powered|charged) (?:on|by|with|from) [^,.;]*|\bgrow(?:s|ing)? (?:fast|the business|sales)\b|\bon (?:the |their |an? |office |flat )*roofs?\b|\b(?:we|and|they|to|then|which) ship\b|\bships? (?:their|our|the|your|them|it|directly|within|from)\b|\b(?!(?:the|an?|each|every|one|our|your|their|my|of|and|or)\b)\p{L}+(?<!ing) (?=(?:machines?|levels?|menus?|stickers?|gauges?|uniforms?)\b)|\b(?:loan|spare|courtesy|replacement) \p{L}+\b|(?<=\b(?:leave|get|stand|put)s? [^.;]{1,40})\bon loan\b|\b(?:lends?|loans?)(?= [^.;]{0,40}\b(?:while|until|meanwhile)\b)|\b(?:current|power) draw\b|\b(?:my|our|the|whole|a) team\b|\b(?:empty|dental|treatment|barber|styling|free|which|per|one|two|three|four|five|six|ten|\d+) chairs?\b/giu;
/** "Local contracts", "collects tenders", "matches them with the firm's past projects": nothing near, fetched or of two sides. */
const OF_PAPERS =
  /\blocal (?:governments?|authorit(?:y|ies)|councils?|contracts?|law|rules|tax(?:es)?|portals?)\b|\b(?:collects?|collecting|gathers?) (?:[a-z]+ ){0,2}(?:tenders|notices|data|payments?|fees?|dues|orders|reviews|feedback|information|prices|quotes|offers|answers|votes|results|listings|news|articles|deposits?|signatures|leads|contributions?)\b|\bdata collection\b|\bour matching\b/gi;
const MATCHED = new RegExp(`\\bmatch(?:es|ing)? (?:[a-z]+ ){1,4}(?:with|to) ${OWN_THINGS}`, "gi");

/** "We come on a motorbike", "two people with one van": how somebody gets there is not what is sold. */
const CAME_ON =
  /(?<=\b(?:come|comes|coming|drives?|rides?|goes?|carry|carries|brings?|delivers?|arrives?|visits?|people|team)\b[^.;]{0,40}) (?:on|by|in|with) (?:(?:an?|our|my|his|her|one|two|three|the) )?(?:(?:small|cargo|electric|old|delivery) )?(?:motor(?:bike|cycle)s?|mopeds?|scooters?|tricycles?|bi(?:cycle|ke)s?|vans?|cars?|taxis?)\b/gi;

export const withoutTheRide = (said: string) => said.replace(CAME_ON, " ");

/** "Chases the client by email or text", "on WhatsApp": how it is told is not what is sold. */
const TOLD_BY =
  /\b(?:by|via|over|on) (?:e-?mails?|texts?|sms|whatsapp|phone|messages?)(?:,? (?:or|and) (?:by )?(?:e-?mails?|texts?|sms|whatsapp|phone|messages?))*\b/gi;

/** "A fixed monthly fee", "fix price": nothing is mended. */
const SETTLED =
  /\b(?:a|at|the|one|our|on) fixed\b|\bfix(?:ed)? (?:prices?|fees?|monthly|weekly|yearly|rates?|sums?|amounts?|costs?|terms?|salar(?:y|ies)|days?|dates?|times?|hours?|routes?|rents?|menus?|charges?|schedules?|slots?|appointments?|budgets?)\b/gi;

/** "We deliver a people-first experience": nothing is brought to a door. */
const BROUGHT_ABOUT =
  /\bdeliver(?:s|ed|ing)? (?:[\p{L}-]+,? (?:and )?){0,6}?(?:experiences?|results|value|training|coaching|coordination|insights|programmes?|programs?|workshops?|classes|courses|sessions|lessons|answers)\b/giu;

/** "Adult children of people over 70", "their children are at work": nobody who plays. */
const GROWN_ONES = "\\b(?:adult|grown(?:[- ]up)?) (?:children|kids|sons|daughters)\\b";
const GROWN = new RegExp(`${GROWN_ONES}|\\btheir children (?=(?:are|live|work|have moved|moved)\\b)`, "gi");
/** "A steam cabinet", "a hulling and washing line": what it stands in, and how it is made ready. */
const APPLIANCES =
  /\b(?:steam|filing|display|drinks|medicine|fuse|server|cooling|drying|warming|wine) cabinets?\b|\b(?:hulling|peeling|sorting|milling|drying|grading|cutting)(?:,? (?:and )?(?:washing|drying|sorting))* (?:line|lines|plant|plants)\b|\bwashing (?:line|plant)s?\b/gi;
/** "We fetch the person at home": nothing is carried to a door. */
const FETCHED =
  /\b(?:fetch(?:es)?|picks? up|collects?|drives?|takes?) (?:the |your |our |an? |their )?(?:(?:older|old|elderly|frail) )?(?:persons?|people|patients?|parents?|mums?|mothers?|fathers?|dads?|guests?|passengers?|clients?)\b/gi;
/** Whether the customers' children are grown. */
export const areGrown = (audience: string) => new RegExp(GROWN_ONES, "i").test(audience);

/** Every world of names asks for the same few texts. */
const recent = remembered<string>(20);

/** A text without what only sounds like another trade. */
export const cleared = (said: string) =>
  recent(said, () =>
    [
      MISLEADING,
      GROWN,
      APPLIANCES,
      FETCHED,
      SETTLED,
      OF_PAPERS,
      MATCHED,
      CAME_ON,
      BROUGHT_ABOUT,
      TOLD_BY,
    ].reduce((text, one) => text.replace(one, " "), said),
  );
