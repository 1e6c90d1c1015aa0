import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

/** "A thick clay liner in a steel jacket", "in glass jars": a thing with a body, and nowhere to go for it. */
const A_MADE_THING =
  /\b(?:jars?|boxes|packed|sewn|knitted|woven|carved|cured|bottled|leather|steel|clay|wood(?:en)?|cotton|linen|wool|alumini?um|brass|ceramic|panel and battery)\b/i;
const SOMEWHERE =
  /\b(?:rooms?|house|hall|studio|barn|van|caf[eé]|restaurant|bar|village|garden|yard|workshop|visit|come|guests?|evening)\b/i;
export const isMadeThing = ({ solution }: QuizAnswers) =>
  A_MADE_THING.test(solution) && !SOMEWHERE.test(solution);

const HANDED_OVER =
  /\b(?:we|i) (?:make|sell|bake|brew|roast|cook|grow|sew|knit|weave|carve|build|print|produce|import|press|blend|distill?|ferment|pack|bottle|assemble|manufacture|spin|dye|smoke|pickle)\b|\b(?:made|sewn|knitted|woven|baked|cooked|roasted|brewed|printed|moulded|carved|filled|packed) (?:in|by|from|of|out of|at|to|with)\b|\b(?:pack|bottle|tin|bag|sack|spool|pair|set|kit|box|crate|bar|loaf|tube|can|roll|bunch|tray|carton|case)s? of\b|\b(?:\d+ ?(?:g|kg|ml|cl|cm|mm|litres?|l))\b/i;
const PARTS_COST =
  /\b(?:materials?|parts|fabric|cloth|wood|paper|yarn|wool|leather|steel|jar|bottle|label|packaging|print(?:ing)?|mou?lds?|ingredients?|flour|beans|filling|postage|shipping|delivery|cost price|bought wholesale)\b[^.;]{0,20}\d|\b(?:we|i) (?:have )?sold \d|\bwholesale\b|\b(?:we|i) buy (?:at|for|in|it|them)\b|\bsells? (?:it |them )?(?:on )?(?:at|for) \p{Sc}|\b(?:shops|delis|retailers|stockists|pharmacies|resellers) (?:pay|buy|get)\b|\bpieces\b/iu;
/** "A cargo bike with two front wheels", "a scooter that weighs nine kilos": it has parts and a weight. */
const HAS_PARTS =
  /^(?:an?|our|the) (?!(?:[\p{L}-]+ ){0,3}?(?:services?|teams?|crew|desk|club|platform|app|courses?|class(?:es)?|school|lines?|newsletter|marketplace|sites?|website|shop|agency|program|software|tool|bot|letter|tours?|walks?|trips?|camp|clinic|gym|laundry|kitchen|bakery|market|farm|place|space|centre|center|lounge|stall|kiosk|lab)\b)(?:[\p{L}-]+ ){1,3}?(?:with (?:two|three|four|an?|its|\d)|that (?:weighs|fits|folds|holds|tilts|lasts))\b/iu;
const hasParts = (answers: QuizAnswers) =>
  HAS_PARTS.test(answers.solution) && !SOMEWHERE.test(answers.solution.split(/[.;]/)[0] ?? "");
/** Something is made or bought in and changes hands: told by the making, the stuff, or what its parts cost. */
export const isHandedOver = (answers: QuizAnswers): boolean =>
  HANDED_OVER.test(answers.solution) ||
  hasParts(answers) ||
  A_MADE_THING.test(`${answers.solution} ${answers.differentiator}`) ||
  PARTS_COST.test(answers.businessModel);
