const LEAST = "(?:at least|minimum|smallest|no fewer than|least)";
const MAKER = "(?:supplier|factory|manufacturer|producer|mill|printer|wholesaler|importer)s?(?:['’]s?)?";
/** "Minimum order £60": in money it is what our own customers order. */
const IN_MONEY =
  "\\s(?:is |of |value )?(?:\\p{Sc}|(?!(?:is|of)\\b)[A-Z][A-Za-z]{0,2}\\s?\\d|\\d[\\d.,]*\\s?(?:\\p{Sc}|euros?|dollars?|pounds?|kr|zł))";
/** "Our supplier wants at least 500 buckets per order", "the smallest order at the factory is 200 pieces". */
const LEAST_LOT = new RegExp(
  `[^.;]*\\b(?:${MAKER}\\b[^.;]*\\b${LEAST}|${LEAST}\\s(?:order|lot|batch|run|quantity)(?!${IN_MONEY})|${LEAST}\\b[^.;]*\\b${MAKER})\\b[^.;]*`,
  "giu",
);

/** What a supplier asks for says nothing of what a customer buys; the places in the text stay where they are. */
export const withoutLeastLots = (text: string) => text.replace(LEAST_LOT, (said) => " ".repeat(said.length));

/** "Equipment billed at cost plus 20%", "fabric up to £30 a metre is extra at cost": of a sum that nobody names, or passed on. */
const COST_PLUS =
  /(?:(?!\s(?:and|plus)\s)[^.;,])*\b(?:is|are|comes?|billed|charged)\s(?:extra |on top |charged |billed |passed on )?at (?:our )?cost(?: price)?(?=\s*(?:[.;,]|$))|(?:(?!\s(?:and|plus)\s)[^.;,])*\bat (?:our )?(?:cost|cost price|purchase price)\s?(?:plus|\+|and)\s?(?:a |an )?\d+(?:[.,]\d+)?\s?%[^.;,]*/giu;
export const withoutCostPlus = (text: string) => text.replace(COST_PLUS, (said) => " ".repeat(said.length));
