const FARMING = /\b(?:farmers|farms|growers|smallholders|ranchers|herders|dairy)\b/i;
/** Where farms are small and many. */
const FARMED_BY_MANY = new Set(
  "KE NG GH UG TZ RW ET ZM MW MZ SN ML CI CM IN BD PK NP LK VN ID PH MM KH PE BO EC GT HN".split(" "),
);

/**
 * How many people there are for one buyer of a kind, in round numbers of our own: an order of magnitude for a plan that
has no count, always shown as a placeholder. The first row that fits counts; narrower kinds stand first.
 */
export const PEOPLE_PER_BUYER: readonly (readonly [
  kind: RegExp,
  people: number,
  countries?: ReadonlySet<string>,
])[] = [
  [/\bwindow cleaners\b/i, 2_500],
  [/\bfreelance \p{L}+s\b/iu, 300],
  [
    /\b(?:shopify|online|e-?commerce|web|etsy|amazon) ?(?:shops|stores|sellers|merchants|retailers|brands|businesses)\b/i,
    800,
  ],
  [
    /\b(?:restaurant|hotel|retail|caf[ée]|gym|dental|clinic|vet\w*|pharmacy|nursery|school|care home|salon) (?:groups|chains)\b/i,
    40_000,
  ],
  [/\b(?:banks|insurers|insurance companies|credit unions)\b/i, 100_000],
  [/\buniversities\b/i, 150_000],
  [
    /\b(?:housing (?:cooperatives|companies|associations)|condominium|apartment buildings|homeowners['’]? associations|strata)\b/i,
    300,
  ],
  [/\b(?:trucks|lorries|vans|buses|coaches|hauliers|haulage|fleets?|trucking)\b(?! drivers)/i, 2_500],
  [/\b(?:fishing boats|fishers|fishermen|skippers|boatyards|fishmongers)\b/i, 8_000],
  [
    /\b(?:food trucks|tattoo (?:artists|studios)|wedding (?:planners|venues)|event (?:planners|organisers|venues)|tour (?:guides|operators)|publishers)\b/i,
    10_000,
  ],
  [
    /\b(?:language schools|driving instructors|music (?:schools|teachers)|ski schools|dance schools|swim schools)\b/i,
    6_000,
  ],
  [
    /\b(?:butchers|tailors|seamstresses|dressmakers|cobblers|shoemakers|market (?:traders|stalls)|confectioners|cheesemakers)\b/i,
    4_000,
  ],
  [/\b(?:street (?:vendors|sellers|traders)|kiosks|market women|spazas?|sari-sari)\b/i, 200],
  [/\b(?:hosts|holiday (?:lets|rentals)|b&bs|guest ?houses)\b/i, 1_000],
  [/\b(?:charit(?:y|ies)|ngos|non-?profits|foundations|cooperatives)\b/i, 1_500],
  [
    /\b(?:newspapers|magazines|broadcasters|radio stations|fire (?:brigades|departments)|scout groups|choirs)\b/i,
    10_000,
  ],
  [/\b(?:chimney sweeps|locksmiths|glaziers|upholsterers|piano tuners|furniture makers)\b/i, 8_000],
  [
    /\b(?:bike|bicycle|boat|car|ski|surf|kayak|tool) (?:rental|hire)|\brental (?:shops|companies|firms)\b/i,
    15_000,
  ],
  [
    /\b(?:(?:bike|bicycle|toy|record|music|wine|pet|flower|cheese|surf|ski|gift|museum|farm|organic|health food|garden|craft) (?:shops|stores)|book ?(?:shops|stores|sellers))\b|\b(?:florists|delis|delicatessens)\b/i,
    10_000,
  ],
  [/\b(?:cleaners|cleaning (?:companies|firms)|landscapers|caretakers|handymen)\b/i, 1_500],
  [/\b(?:taxi|uber|cab|delivery|truck|lorry) drivers\b/i, 400],
  [
    /\b(?:dog walkers|dog groomers|pet sitters|dog trainers|riding schools|driving schools|stables)\b/i,
    8_000,
  ],
  [/\b(?:childminders|nannies|midwives)\b/i, 2_500],
  [/\b(?:civil|building|construction) (?:and \w+ )?(?:companies|firms|contractors)\b/i, 1_000],
  [/\b(?:municipalit(?:y|ies)|councils|towns|gemeinden|kommunen|mairies|municipios|prefeituras)\b/i, 10_000],
  [/\b(?:hospitals|airports|ports)\b/i, 60_000],
  [/\b(?:vets?|vet(?:erinary)? (?:practices|clinics))\b/i, 12_000],
  [/\b(?:museums|theatres|theaters|orchestras|galleries|dance companies)\b/i, 12_000],
  [/\b(?:tanner(?:y|ies)|breweries|distilleries|wineries|roasters|roasteries|creameries|mills)\b/i, 15_000],
  [/\b(?:dental labs|laboratories|labs|funeral homes|undertakers|cinemas|campsites|marinas)\b/i, 12_000],
  [/\b(?:structural|architects?|architecture|engineering|surveyors?|survey firms)\b/i, 4_000],
  [/\b(?:solar parks|wind farms|greenhouses|fish farms|fisheries)\b/i, 20_000],
  [/\b(?:manufacturers|factories|machine builders|foundries|workshops)\b/i, 2_500],
  [/\b(?:beekeepers|beekeeping)\b/i, 2_500],
  [/\b(?:vineyards|orchards|winegrowers|wine growers)\b/i, 2_000],
  [FARMING, 30, FARMED_BY_MANY],
  [FARMING, 300],
  [/\b(?:hotels|hostels|guesthouses|inns)\b/i, 4_000],
  [/\b(?:pharmac(?:y|ies)|opticians)\b/i, 4_000],
  [
    /\b(?:dentists|dental practices|physiotherap\w+|psychotherap\w+|psychologists|counsell?ors|clinics|gp practices|medical practices|doctors)\b/i,
    2_500,
  ],
  [/\b(?:law firms|solicitors|lawyers|notar(?:y|ies)|accountants|accounting firms|bookkeepers)\b/i, 2_000],
  [/\b(?:nurseries|kindergartens|schools|colleges|care homes|nursing homes)\b/i, 2_500],
  [
    /\b(?:tennis|rowing|sailing|golf|hockey|rugby|climbing|swimming|chess|riding|judo|cycling|dance|shooting) clubs\b/i,
    10_000,
  ],
  [/\b(?:churches|parishes|mosques|temples|sports clubs|clubs|associations|vereine)\b/i, 1_500],
  [/\b(?:gyms|yoga studios|dance studios|fitness studios|climbing)\b/i, 6_000],
  [/\b(?:hairdressers|barbers|salons|beauticians)\b/i, 900],
  [/\b(?:restaurants|caf[ée]s|bars|pubs|bakeries|caterers|bistros)\b/i, 600],
  [
    /\b(?:plumbers|electricians|roofers|joiners|carpenters|painters|builders|installers|tradespeople|contractors)\b/i,
    700,
  ],
  [/\b(?:garages|mechanics|car dealers|dealerships)\b/i, 1_500],
  [/\blandlords\b/i, 60],
  [/\b(?:property managers|estate agents|letting agents|real estate agen\w+|brokers)\b/i, 2_500],
  [/\b(?:d2c|consumer|food|fashion|beauty) brands\b/i, 5_000],
  [/\b(?:warehouses|logistics (?:companies|firms)|freight forwarders)\b/i, 5_000],
  [/\b(?:supermarkets|grocery chains)\b/i, 5_000],
  [/\b(?:shops|stores|retailers|grocers|boutiques)\b/i, 400],
  [/\b(?:freelancers|self-employed(?! \p{L}+ers))\b/iu, 60],
  [/\b(?:photographers|musicians|designers|tutors|translators)\b/i, 1_200],
  [/\b(?:agencies|consultancies|startups|start-ups|software companies)\b/i, 3_000],
];
