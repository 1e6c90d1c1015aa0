import type { Range } from "./archetype-defaults";

export interface UsualRow {
  kind: RegExp;
  /** Purchases a month: low, planned, high; "once" where nobody is planned to come back. */
  often: Range | "once";
  /** In US dollars: what costs more is no such thing, whatever it is called. */
  most?: number;
}

/** "Hair" is not in "chair": the words begin where a word begins. */
const row = ({ source }: RegExp, often: UsualRow["often"], most?: number): UsualRow => ({
  kind: new RegExp(`(?<![\\p{L}])(?:${source})`, "iu"),
  often,
  ...(most === undefined ? {} : { most }),
});

/** Dearer than that, food and drink are a hamper, a table or a course. */
const EATEN = 40;

/**
 * How often one private customer usually has such a thing done or buys it, per month: low, planned, high.
 * Planning values without a source; the first row whose words the offer is called by counts.
 */
export const FOR_PERSONS: readonly UsualRow[] = [
  row(
    /weddings?|brides?(?:maids?)?\b|bridal|christenings?|probate|executors?|estates?\b|baptisms?|divorces?|funerals?|moving (?:house|home)|removals|driving (?:licen[cs]es?|tests?)|\bexams?\b|visas?\b|renovat|kitchen fitting|loft conversion|solar panels?|heat pumps?|newborn/i,
    "once",
  ),
  row(
    /gutters?|chimneys?|boilers?|septic|carpet clean|sofa clean|roof clean|pest control|tax returns?/i,
    [0.06, 0.1, 0.17],
  ),
  row(/window clean/i, [0.2, 0.5, 1]),
  row(/lawn|mowing|hedges?|gardening/i, [1, 2, 4]),
  row(/house clean|home clean|clean(?:ing|ers?) (?:of|for) (?:homes|flats)|ironing|laundry/i, [1, 2.5, 4.3]),
  row(
    /\bdog[ -]?wash|wash(?:ing)? (?:of |for )?dogs|dog groom|groom(?:ing|ers?) (?:for|of) (?:dogs|pets)/i,
    [0.2, 0.4, 0.8],
  ),
  row(/car (?:wash|clean)|wash(?:es|ing)? (?:the |your |their )?cars?|valet/i, [0.7, 1.5, 3]),
  row(
    /(?:bike|bicycle)s? (?:mechanic|repair|service)|(?:mechanic|repairs?|service)s? (?:for|of) (?:bikes|bicycles)/i,
    [0.08, 0.15, 0.3],
  ),
  row(
    /(?:(?:winter|summer|season\w*) |swaps? (?:of |your |the |their )?)(?:tires?|tyres?|wheels?)|(?:tires?|tyres?|wheels?) (?:swap|change)/i,
    [0.15, 0.25, 0.35],
  ),
  row(/car (?:mechanic|repair|service)|tyre|mechanics?\b.{0,60}\bgarages?/i, [0.06, 0.1, 0.2]),
  row(/sharpen|knife[ -]grind|mending|alterations?|tailor|cobbler|shoe repair/i, [0.1, 0.2, 0.4]),
  row(/hair ?cuts?|hair|barber|salon/i, [0.4, 0.7, 1]),
  row(/massage|facial|manicure|nails?\b|lashes|brows?|foot ?care|podiat|pedicure/i, [0.4, 0.8, 1.5]),
  row(
    /yoga|pilates|dance class|fitness|gym class|swim(?:ming)? (?:class|lesson)|aqua|tai chi|choir/i,
    [1.5, 3, 5],
    EATEN,
  ),
  row(/physio\w*|psychotherap\w*|counsell?ing|speech therap\w*|coaching/i, [0.8, 1.5, 3]),
  row(/escape rooms?|guided tours?|city tours?|boat trips?|concerts?|shows?\b/i, [0.03, 0.06, 0.12]),
  row(
    /(?:pet|dog|cat|house)[ -]?sit\w*|(?:pets?|dogs?|cats?)\b.{0,60}\bsitters?\b|sitters?\b.*(?:home|holiday|travel)|kennels?|boarding/i,
    [0.1, 0.17, 0.3],
  ),
  row(/dog[ -]?walk|walk(?:s|ed|ing)? (?:the |their |your |other people's )?dogs?\b/i, [6, 12, 20]),
  row(/baby[ -]?sit/i, [0.7, 1.5, 3]),
  row(/handym[ae]n|plumb\w*|electricians?/i, [0.08, 0.17, 0.3]),
  row(/(?:private|personal) chefs?/i, [0.1, 0.2, 0.4]),
  row(/(?:gear|equipment|tool|camera|campervan|car|boat)[ -](?:rental|hire|sharing)/i, [0.08, 0.15, 0.3]),
  row(/(?:tennis|padel|squash|badminton)[ -](?:courts?|partners?|players?)/i, [0.8, 2, 4], EATEN),
  row(
    /(?:video|doctor|vet|online|nutrition\w*|dermatolog\w*) (?:visits?|consultations?|appointments?)/i,
    [0.15, 0.3, 0.6],
  ),
  row(/\d[\d.,]* (?:saliva |blood |dna |gut )?tests?\b/i, "once"),
  row(/(?:blood|lab|hormone) tests?/i, [0.08, 0.2, 0.33]),
  row(/parking (?:spaces?|spots?)/i, [1, 2, 5], EATEN),
  row(/(?:birthday|party|custom) cakes?|parties\b|photo (?:shoot|session)s?/i, [0.05, 0.1, 0.2]),
  row(/restaurants?|dinners?\b|supper/i, [0.5, 1, 2], 2 * EATEN),
  row(
    /coffee|espresso|lunch|soups?\b|sandwich|salads?\b|snacks?|bread|loa(?:f|ves)|bak(?:ery|er|es?)\b|breakfast|street food|food truck|congee|porridge|noodles?|dumplings?|tacos?|burritos?|burgers?|pizzas?|kebabs?|falafel|waffles?|crepes?|pancakes?|ice cream|juices?|smoothies?/i,
    [2, 4, 8],
    EATEN,
  ),
  row(/vegetables?|fruits?|\beggs?\b|milk|cheese|yogh?urt|\bmeat|fish\b|groceries/i, [1.5, 3, 4.3], EATEN),
  row(
    /honey|jams?\b|olive oil|\boils?\b|spices?|\bteas?\b|chocolates?|sauces?|pickles?/i,
    [0.15, 0.3, 0.6],
    2 * EATEN,
  ),
  row(/flowers?|bouquets?/i, [0.2, 0.4, 0.8]),
  row(/wine|beer|cider|spirits|gin\b|kombucha/i, [0.3, 0.6, 1], 2 * EATEN),
  row(/pet food|dog food|cat food|nappies|diapers/i, [0.7, 1, 1.5]),
  row(/soaps?\b|candles?|cosmetic|skin ?care|shampoo|perfume|creams?\b|detergent/i, [0.15, 0.3, 0.5]),
  row(
    /board games?|card games?|toys?\b|books?\b(?! (?:the|an?|your|it|them|by|via|through|and|of guests)\b)|gifts?\b|presents?\b|puzzle/i,
    [0.05, 0.1, 0.2],
  ),
  row(/cloth(?:es|ing)|dress|shirts?|socks?|shoes|jewell?ery|bags?\b/i, [0.08, 0.15, 0.3]),
  row(/\bfilters?|cartridges?|batter(?:y|ies)\b/i, [0.1, 0.2, 0.35]),
  row(/gas (?:bottles?|cylinders?)|propane|firewood|pellets/i, [0.4, 0.7, 1]),
  row(/glasses|furniture/i, "once"),
  row(/lessons?|tutor|classes/i, [2, 3.5, 4.3]),
];

/** The same for one organisation. */
export const FOR_ORGANISATIONS: readonly UsualRow[] = [
  row(
    /escape rooms?|team (?:events?|days?|building)|offsites?|company (?:events?|parties)|training days?/i,
    [0.05, 0.12, 0.25],
  ),
  row(/(?:per|each) (?:report|scan|measurement)/i, [6, 15, 30], 50),
  row(
    /(?:fix|repair|mend)(?:s|ing)? (?:of )?(?:the |their |her |his |your )?(?:[a-z-]+ ){0,2}(?:machines?|mixers?|equipment|ovens?|fridges?|freezers?|mowers?|generators?|pumps?|engines?|tools?|bikes?|motorbikes?|appliances|instruments?)\b/i,
    [0.12, 0.25, 0.5],
  ),
  row(/roof|gutters?|lifts?|fire|boiler|inspections?|surveys?|audits?/i, [0.15, 0.4, 1], 500),
  row(/turnover|changeover|holiday flats?|short[- ]term/i, [8, 18, 40]),
  row(/office clean|clean(?:ing|ers?)/i, [4, 8, 20]),
];

/** Eaten or drunk by one person at a time: an organisation orders by the head. */
export const BY_THE_HEAD =
  /soups?\b|lunch|meals?\b|sandwich|salads?\b|breakfast|snacks?|fruit|coffees?\b|smoothies?|bowls?\b/i;
