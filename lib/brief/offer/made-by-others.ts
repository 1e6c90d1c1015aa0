import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

const MAKERS =
  "(?:roasters?|roaster(?:y|ies)|bakers?|baker(?:y|ies)|brewers?|brewer(?:y|ies)|distillers?|distiller(?:y|ies)|winer(?:y|ies)|winemakers?|growers?|(?:\\p{L}+ )?makers?|dair(?:y|ies)|creamer(?:y|ies)|chocolatiers?|artisans?|potters?|weavers?|designers?|producers?|labels?|brands?)";
const OTHER =
  "(?:(?:an?|one|two|three|four|five|six|seven|eight|ten|\\d+|a dozen) )?(?:different|other|another|various|several|selected|independent|small|local|new|family|indie|craft)";
/** "Two bags from a different small roaster every month", "jars of five small makers". */
const FROM_THEM = new RegExp(`\\b(?:from|by|of) ${OTHER} (?:[\\p{L}-]+ ){0,2}?${MAKERS}\\b`, "iu");
/** "We select coffees from roasters", "picked from bakeries across Kent". */
const CHOSEN = new RegExp(
  `\\b(?:select|choose|chosen|pick(?:ed)?|curate[ds]?|source[ds]?|collect|buy|stock)\\b[^.;]{0,30}\\b(?:from|of|by) (?:[\\p{L}\\d-]+ ){0,3}?${MAKERS}\\b`,
  "iu",
);
const WE_MAKE =
  /\b(?:we|i)(?: also| then)? (?:make|bake|brew|cook|roast|grow|press|ferment|distil|blend|sew|weave|print|design)\b|\b(?:our|my) (?:own )?(?:roaster|roastery|bakery|oven|brewery|kitchen|kiln|workshop|still)\b|\b(?:hand-?made|home-?made|made by (?:us|me|hand))\b/i;

/** Whether the goods are of other makers and only chosen, packed and sent: nothing that making takes is needed. English. */
export const madeByOthers = ({ solution, differentiator, businessModel }: QuizAnswers): boolean =>
  (FROM_THEM.test(solution) || CHOSEN.test(solution)) &&
  !WE_MAKE.test(`${solution} ; ${differentiator} ; ${businessModel}`);

/** Of a trade that makes what it sells, what speaks of the making. */
export const OF_MAKING =
  /\b(?:roast(?:s|ed|ing|ery|ers?)?|green coffee|bak(?:es?|ed|ing|ery|ers?)|ovens?|brew(?:s|ed|ing|ery|ers?)?|ferment\w*|kilns?|mill(?:s|ed|ing)?|distil\w*|dough|looms?|we(?:ave|aving)|sew(?:n|ing)?|smoke(?:house)?|grind(?:er|ing)?|grow(?:s|n|ing)?|harvest\w*|milk(?:ed|ing)|blend(?:ed|ing)?|workshop|own kitchen)\b/i;
