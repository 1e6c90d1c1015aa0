import type { Range } from "./archetype-defaults";

/**
 * How often one private customer usually has such a thing done or buys it, per month: low, planned, high.
 * Planning values without a source; the first row whose words the offer is called by counts.
 */
export const FOR_PERSONS: readonly (readonly [RegExp, Range])[] = [
  [
    /gutters?|chimneys?|boilers?|septic|carpet clean|sofa clean|roof clean|pest control|tax returns?/i,
    [0.06, 0.1, 0.17],
  ],
  [/window clean/i, [0.2, 0.5, 1]],
  [/lawn|mowing|hedges?|gardening/i, [1, 2, 4]],
  [/house clean|home clean|clean(?:ing|ers?) (?:of|for) (?:homes|flats)|ironing/i, [1, 2.5, 4.3]],
  [/car (?:wash|clean)|valet/i, [0.7, 1.5, 3]],
  [
    /(?:bike|bicycle)s? (?:mechanic|repair|service)|(?:mechanic|repairs?|service)s? (?:for|of) (?:bikes|bicycles)/i,
    [0.08, 0.15, 0.3],
  ],
  [/car (?:mechanic|repair|service)|tyre/i, [0.06, 0.1, 0.2]],
  [/hair ?cuts?|hair|barber|salon/i, [0.4, 0.7, 1]],
  [/massage|facial|manicure|nails?\b|lashes|brows?/i, [0.4, 0.8, 1.5]],
  [/escape rooms?|guided tours?|city tours?|boat trips?|concerts?|shows?\b/i, [0.03, 0.06, 0.12]],
  [
    /(?:pet|dog|cat|house)[ -]?sit\w*|sitters?\b.*(?:home|holiday|travel)|kennels?|boarding/i,
    [0.1, 0.17, 0.3],
  ],
  [/dog walk/i, [6, 12, 20]],
  [/(?:birthday|wedding|party|custom) cakes?|parties\b|photo (?:shoot|session)s?/i, [0.05, 0.1, 0.2]],
  [/restaurants?|dinners?\b|supper/i, [0.5, 1, 2]],
  [
    /coffee|espresso|lunch|soups?\b|sandwich|salads?\b|snacks?|bread|bakery|breakfast|street food|food truck/i,
    [2, 5, 10],
  ],
  [/flowers?|bouquets?/i, [0.3, 0.6, 1.2]],
  [/wine|beer|cider|spirits|gin\b/i, [0.3, 0.6, 1]],
  [/soaps?\b|candles?|cosmetic|skin ?care|shampoo|perfume/i, [0.15, 0.3, 0.5]],
  [/board games?|card games?|toys?\b|books?\b|gifts?\b|puzzle/i, [0.05, 0.1, 0.2]],
  [/cloth(?:es|ing)|dress|shirts?|shoes|jewell?ery|bags?\b/i, [0.08, 0.15, 0.3]],
  [/glasses|furniture|lamps?|filters?|mattress|bicycles?\b|helmets?/i, [0.03, 0.05, 0.1]],
  [/lessons?|tutor|classes/i, [2, 3.5, 4.3]],
];

/** The same for one organisation. */
export const FOR_ORGANISATIONS: readonly (readonly [RegExp, Range])[] = [
  [
    /escape rooms?|team (?:events?|days?|building)|offsites?|company (?:events?|parties)|training days?/i,
    [0.05, 0.12, 0.25],
  ],
  [/roof|gutters?|lifts?|fire|boiler|inspections?|surveys?|audits?/i, [0.15, 0.4, 1]],
  [/turnover|changeover|holiday flats?|short[- ]term/i, [8, 18, 40]],
  [/office clean|clean(?:ing|ers?)/i, [4, 8, 20]],
];

/** Eaten or drunk by one person at a time: an organisation orders by the head. */
export const BY_THE_HEAD =
  /soups?\b|lunch|meals?\b|sandwich|salads?\b|breakfast|snacks?|fruit|coffees?\b|smoothies?|bowls?\b/i;
