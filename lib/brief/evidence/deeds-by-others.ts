import type { HappenedKind } from "./happened-kinds";

const rule = (...parts: string[]) => new RegExp(parts.join("|"), "iu");

/** What others do who are named in a part of a statement, the surest first. */
export const BY_OTHERS: readonly (readonly [HappenedKind, RegExp])[] = [
  [
    "interviewed",
    rule(
      "\\b(?:(?:were|was|been) (?:interviewed|surveyed|asked|questioned)|answered (?:my|our|the|a) (?:survey|questionnaire|questions|poll))\\b",
      "\\b(?:interviews|conversations|survey (?:answers|responses))\\b",
    ),
  ],
  [
    "waiting",
    rule(
      "(?<=\\d )[\\p{L} ]{2,20}on (?:the|our|my|a) list\\b",
      "\\b(?:are|is|stand|on) ?(?:already |now )?on (?:the|our|my|a) (?:[\\p{L}-]+ )?(?:wait(?:ing)?[- ]?)?list\\b|\\bon (?:the|our|my|a) (?:wait(?:ing)?[- ]?)list\\b",
      "\\bwait(?:ing )?-?list\\b",
      "\\bsigned (?:their names?|up (?:for|to) (?:the |our )?(?:launch|updates|early|news|list))|\\b(?:gave|left|sent|given)(?: us| me)? (?:their|there) (?:names?|(?:phone )?numbers?|e-?mails?|contacts?|addresses)|\\b(?:filled|completed) (?:in |out )?(?:the|our|my|a|in) (?:\\p{L}+ )?(?:form|sign-?up)|\\b(?:pre-?registered|pre-?registrations|sign-?ups|e-?mail addresses)\\b|\\b(?:are|is) waiting\\b",
    ),
  ],
  [
    "promised",
    rule(
      "\\b(?:promised|pledged|committed|agreed(?! (?:to|within) (?:the|a) (?:last )?(?:cent|penny|gram|digit|letter|second|minute)\\b)|letters? of (?:intent|interest)|pre-?orders?|pre-?ordered|deposits?|reserved|reservations|(?:are|is) (?:willing|ready|happy|keen) to)\\b",
      "\\b(?:said|told (?:me|us)|says?)\\b(?: that)? (?:yes|they|he|she|it|to)\\b",
      "\\b(?:wants?|would like) to (?:begin|start|try|join|buy|order|be (?:the )?first)\\b|\\bsigned that\\b|\\boffered (?:to|us|me)\\b|\\basked (?:me|us) (?:to|for|when|if|about|whether)\\b|\\b(?:is|are) interested\\b",
    ),
  ],
  [
    "suppliers",
    rule(
      "\\b(?:signed up|registered|joined(?! (?:the|our|a) (?:trial|test|pilot|beta))|listed|lined up|on board|enlisted|recruited|onboarded|vetted|partnered|sined up)\\b|\\bsigned (?:with|to (?:work|supply|list|drive|teach))\\b",
    ),
  ],
  [
    "paying",
    rule(
      "\\b(?:pays?|paying|(?:have|has|with|took) an? paid \\p{L}+)\\b(?! (?:nothing|no\\b|late|attention|for (?:others|their)))",
      "\\b(?:regular|steady|weekly|monthly|returning|repeat|paying) (?:[\\p{L}-]+ )?(?:clients?|customers?|members?|guests?|buyers?|families|students?|subscribers?|orders?|patients?)\\b|\\bregulars\\b",
      "\\b(?:come|comes|came|keep coming) back\\b|\\b(?:works?|stays?|are|is) (?:with|for) (?:me|us)\\b|\\b(?:on|under) (?:contract|subscription)\\b|\\brenew(?:ed|s)?\\b|\\b(?:order|buy|book|rent|come|reorder)s? [^.;]{0,24}(?:every|each|again|weekly|monthly|regularly)\\b|\\bare paid by\\b",
    ),
  ],
  [
    "bought",
    rule(
      "\\b(?:(?<!\\b(?:is|are|was|were|be|get|gets) )paid|payed|prepaid|sold|bought|ordered|re-?ordered|booked|hired|rented|subscribed|signed|enrolled|adopted|placed (?:an? |their )?orders?)\\b(?! (?:out of|off|by card))",
      "\\b(?:was|were|is|are) (?:full|sold out|booked out|fully booked)(?![\\p{L}-])",
    ),
  ],
  [
    "tested",
    rule(
      "\\b(?:test(?:ed|ing)|tests?(?= (?:it|still|ours|us|them|now))|tr(?:y|ies) (?:it|ours|them|out)|tr(?:ied|ying)|trial(?:l?ed|l?ing)|pilot(?:ed|ing)|tasted|tasting|(?:gave|given|giving) [^.;]{0,20}feedback|(?:let|lets) (?:me|us))\\b",
      "\\b(?:in|on|made|did|run|ran|running|have|for|of) (?:(?:an?|the|our|my|closed|open|free|test|first|paid) )*(?:tests?|trials?|pilots?|betas?|lesson)\\b(?! (?:is|are|costs?)\\b)",
      "\\b(?:prototypes?|samples?|beta testers?|testers|test units?)\\b",
    ),
  ],
  [
    "used",
    rule(
      "\\b(?:us(?:e|es|ed|ing)|runs?|ran|running|worn|wear(?:s|ing)?|eat(?:s|en|ing)?|drink(?:s|ing)?|play(?:s|ed|ing)?|install(?:ed|s)?|downloaded|downloads|readers|followers|follow|subscribers|listen(?:ers)?|(?:have|has) (?:it|one|ours)|are out|in use|on it|came|attended|took part|visited|passed|finished|users?)\\b",
    ),
  ],
];
