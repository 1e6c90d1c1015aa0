/** {crowd} and {member} are filled in, and of two wordings one is kept. How people of one sort buy: whom to ask for, how they are reached and what a real yes looks like. */
export interface BuyerKnowledge {
  /** Where names come from. */
  find: string;
  /** Whom to ask for. */
  door: string;
  /** When and how they can be reached. */
  reach: string;
  /** Questions about the last time, in the order to ask them. */
  ask: [string, string, string];
  /** What counts as a yes. */
  yes: string;
  /** What makes it late, and what to do about it. */
  clock: string;
  /** What they are handed in week 3. */
  paper: string;
  /** Where to see in an hour who sells to them already. */
  rivals: string;
}

export type BuyerSort = "public" | "club" | "shop" | "firm" | "person" | "patient";

export const BUYERS: Record<BuyerSort, BuyerKnowledge> = {
  public: {
    find: "the official directory of {crowd}, the staff pages of each and the tenders they published in the last two years",
    door: "the head of the department that has the trouble; purchasing only comes in later",
    reach:
      "ring through the switchboard on a weekday morning, because a first e-mail is rarely answered there || ask the switchboard for the name first, write one sentence to that person and ring the next day",
    ask: [
      "Who signed for the last thing of this kind, and from which budget line?",
      "Up to which sum may you order without a tender?",
      "In which month is next year's budget closed?",
    ],
    yes: "a letter that names the budget line and the month",
    clock:
      "Budgets close months before the year begins, so ask for a trial order under the tender limit now || The year's money is spoken for by spring, so offer each {member} a small order that needs one signature",
    paper: "a trial order that stays under the limit for direct purchases",
    rivals: "the award notices of tenders that {crowd} published: they name the winner and the sum",
  },
  club: {
    find: "the member list of the umbrella association of {crowd}, printed programmes and the local calendar",
    door: "the treasurer and whoever does the work; the chair signs what these two want",
    reach: "come half an hour before the weekly meeting, because a committee answers no letters",
    ask: [
      "What did it cost last time, and who paid it?",
      "Whose evenings went into it?",
      "When does the committee meet next, and who puts things on the agenda?",
    ],
    yes: "a decision in the committee's minutes, with a date",
    clock: "Committees meet once a month, so get on the agenda before you polish anything",
    paper: "half a page that a committee can vote on",
    rivals: "the adverts in the magazine that {crowd} get from their umbrella association",
  },
  shop: {
    find: "the stockist lists of comparable brands, the sites of {crowd} and a walk past their shelves",
    door: "the buyer for that shelf, in a small shop the owner",
    reach: "go in on a quiet weekday morning with one open carton, never on a Saturday",
    ask: [
      "Which line on this shelf sold worst last season, and why is it still there?",
      "Which margin and which smallest carton do you need?",
      "In which week do you order for the coming season?",
    ],
    yes: "a first order with a delivery date, bought and not on sale or return",
    clock: "Seasons are ordered months ahead, so find out in the first call which season is still open",
    paper: "an order form with carton, price, delivery time and what happens to unsold pieces",
    rivals:
      "the shelf in three {crowd}: photograph every product beside yours and turn the packs round for the maker's name",
  },
  firm: {
    find: "the company register by activity code and the map for the first district || the map of one district, the sites of {crowd} there and the suppliers who visit them every week",
    door: "whoever had the trouble last week, and then the one who may sign || the one who does the work, and ask there who signs",
    reach:
      "ring before nine or after four, name last week's trouble in one sentence and ask for fifteen minutes || ring twice before you write once, and ask each {member} for a quarter of an hour at the place where it goes wrong",
    ask: [
      "When did it last happen, and can you show me? || Show me the last time it went wrong: what happened first?",
      "What did that cost the {member} in hours and in money? || How many hours went into it, and what else was paid for it?",
      "What have {crowd} tried against it, and why was it dropped? || What has been tried against it here, and who gave it up?",
    ],
    yes: "a signature under a price and a first day",
    clock:
      "Whoever likes it is seldom the one who signs for {crowd}, so ask in the first call who else has to agree || In its busy months no {member} tries anything new; ask first which they are",
    paper:
      "one side of paper: first day, what is counted, the price afterwards, how either side gets out || a page with the first day, the count, the price and a way out after four weeks",
    rivals:
      "what {crowd} have on the invoice today: ask the first three for the supplier's name || the first page of results, and the names that the first three {crowd} have on an invoice",
  },
  person: {
    find: "the places and groups they go to anyway, then one more name from each of them || one place where {crowd} wait or meet, a group chat, and two names from each person you talk to",
    door: "the person it happens to, and whoever pays for it at home || the one who had it last, and whoever holds the purse",
    reach:
      "meet them where it happens, face to face, and leave close friends out || talk to {crowd} on the spot, in the week it happened, and not to your own relatives",
    ask: [
      "When was the last time, and what did you do? || Tell me about the last time: where were you, and what did you do?",
      "What have you spent on it since then? || What did that cost you, in money and in time?",
      "What else have you tried, and why did you drop it? || What did you try before, and what put you off?",
    ],
    yes: "money on the same day: a deposit or a paid date",
    clock:
      "Enthusiasm lasts about a day, so take the deposit in the same conversation || A promise of next month is a no, so offer each {member} a place this week",
    paper:
      "one page with one price and one button || a card with a photograph, the price and a code that opens the order page",
    rivals:
      "reviews with two and three stars: there {crowd} say what they bought instead and what annoyed them || the middling reviews of whatever {crowd} buy now: there they name the next best thing and its faults",
  },
  patient: {
    find: "the patients' association, self-help groups and specialist nurses, never medical records",
    door: "the person concerned, or the relative who organises things",
    reach:
      "ask the head of a group for ten minutes at the end of an evening, and say at once that you sell something",
    ask: [
      "What were you told, and by whom?",
      "What have you paid for yourself since then?",
      "What helped, and for how long?",
    ],
    yes: "a first date that is booked and paid, with the right to stop",
    clock: "A word from a nurse or doctor comes first, so win one of them before you print anything",
    paper: "a page that also says what it doesn't do, and who is better served elsewhere",
    rivals: "the forum of the patients' association: search it for what {crowd} recommend to each other",
  },
};

/** Who works alone decides alone, in the evening: what is different from a firm. */
export const SOLE_TRADER: Partial<BuyerKnowledge> = {
  find: "the map, the vans of one district and the trade's own groups, where {crowd} give a mobile number || the trade's own groups and the shops where {crowd} buy before the first job",
  door: "the one who does the work, who also pays for it",
  reach:
    "send one line in the evening, when the work is done, and offer to come along for an hour || ring at the end of the working day and ask to ride along with each {member} for an hour",
  yes: "a first payment from a private card",
  clock:
    "The busy months leave {crowd} no evening for anything new, so ask when the quiet weeks are || Who works alone tries things in quiet weeks; ask each {member} first which they are",
  rivals: "what {crowd} answer each other in their groups when somebody asks for a tool",
};

/** "Seamstresses": whoever sits at the work keeps the purse too, in a shop that stands open all day. */
export const AT_OWN_BENCH =
  /(?:^|\s)(?:seamstresses|tailors|dressmakers|cobblers|shoe ?makers|hairdressers|(?:hair ?)?braiders|barbers|basket weavers|weavers|potters|vendors|stallholders|market (?:women|traders)|shopkeepers|kiosk owners|fishmongers|butchers)$/i;
export const BENCH_TRADER: Partial<BuyerKnowledge> = {
  find: "one street after the other, where the shops of {crowd} stand open, and two names from each one you talk to",
  door: "the one who sits at the work, who also pays for it",
  reach:
    "walk in in a quiet hour of the morning, not on the day before a delivery, and let each {member} show you what went wrong last",
  clock: "Before a feast {crowd} have no hour for anything new; ask each {member} which weeks are quiet",
  yes: "money on the same day, or a day and an hour named for it",
  paper: "a card with the number, the price and what is guaranteed",
  rivals: "what {crowd} answer when the neighbour asks whom to call: ask it in three streets",
};

/** The owner works along: whoever has the trouble also decides and pays. */
export const OWNER_RUN: Partial<BuyerKnowledge> = {
  door: "the owner, who does the work too and pays for it",
  reach:
    "come by when the day's work is done, and ask each {member} for a quarter of an hour at the place where it goes wrong || write one line in the evening that names last week's trouble, and ask to come by for an hour",
  yes: "a price and a first day, agreed in writing",
  clock: "In its busy months no {member} tries anything new; ask first which they are",
  rivals: "what {crowd} do it with today: let the first three show it to you",
};

/** Who works alone at a desk drives to nobody. */
export const AT_OWN_DESK =
  /(?:^|\s)(?:consultants|freelancers|lawyers|notaries|architects|translators|interpreters|bookkeepers|coaches|therapists|psychologists|illustrators|designers|copywriters|(?:wedding |event )?planners)$/i;
export const DESK_TRADER: Partial<BuyerKnowledge> = {
  find: "the list of the professional association and the profiles on which {crowd} offer their work",
  door: "the one who does the work, who also pays for it",
  reach:
    "write one line that names last week's trouble, and ask each {member} for half an hour on the telephone or beside the desk",
  yes: "a first payment from their own account",
  clock:
    "In the weeks before a deadline {crowd} try nothing new, so ask when the quiet weeks are || Who works alone decides alone, but in quiet weeks; ask each {member} first which they are",
  rivals: "what {crowd} answer each other in their groups when somebody asks for a tool",
};

/** Heads of a group by the sort of buyer they are; the first that fits counts. */
export const SORTS: readonly [BuyerSort, RegExp][] = [
  // Where somebody studies, works or cooks does not make them an organisation.
  [
    "person",
    /\b(?:(?:university|college|school|high[- ]school) (?:students|graduates|pupils|children|kids|leavers|juniors|seniors)|school ?children|(?:office|factory|hospital|shift|care|farm|shop|hotel|restaurant|kitchen|museum|warehouse) (?:workers|nurses|staff|employees|doctors|cleaners|porters|cooks)|home (?:cooks|bakers|brewers|gardeners)|(?:apprentices?|trainees?|student|junior|aspiring|newly qualified) \w+s|adults whose|people who work)\b/i,
  ],
  [
    "public",
    /\b(?:municipal\w*|councils?|foundations?|funders?|donors?|archives|(?<!united )states|hospitals?|universit\w+|museums?|librar\w+|ministr\w+|authorit\w+|fire (?:brigades|departments)|police|prisons?|(?:health )?insurers?|disability offices|(?:state|public|primary|secondary) schools|schools for|schools? districts?|gemeinden|feuerwehren|ayuntamientos|municipios|prefeituras|towns|cities)\b/i,
  ],
  [
    "club",
    /\b(?:choirs?|orchestras?|clubs?|parish(?:es)?|church(?:es)?|vereine?|(?<!housing |homeowners? |owners['’]? |condo |condominium |residents['’]? )associations|scouts?|committees|volunteer (?:fire|groups)\w*|race organisers|organisers of|festivals?|(?:theatre|drama|dance|music|folk|youth|walking|reading) groups|(?:brass|wind|marching) bands|amateur (?:theatres|groups|bands)|allotments|parents' councils)\b/i,
  ],
  [
    "patient",
    /\b(?:patients?|dementia|diabet\w+|cancer|chemotherapy|tinnitus|allerg\w*|disabilit\w+|amputat\w+|(?<!(?:dogs|cats|pets) with )anxiety|burnout|pcos|diagnos\w+|fibromyalgia|chronic|autis\w+|epilep\w+|stroke|blind|deaf|arthritis|parkinson\w*|migraine\w*|asthma\w*|depress\w+|adhd|wheelchair|coeliac|celiac|reflux|eczema|psoriasis|endometriosis|insomnia|apno?ea|lupus|infertil\w+|ivf)\b/i,
  ],
  [
    "firm",
    /\b(?:(?:care|nursing|funeral) homes?|compan(?:y|ies)|firms?|business(?:es)|agenc(?:y|ies)|farms?|farmers|growers|hotels?|restaurants?|caf[eé]s|caterers|bars|breweries|bakeries|offices?|managers?|practices|clinics|dentists|lawyers|accountants|contractors|builders|installers|workshops?|garages|factories|manufacturers|mills|makers|ateliers|studios|fleets|hauliers|landlords|property owners|dealers|distributors|(?:low-fee|private|language|driving|music|riding) schools|nurser(?:y|ies)|machine shops|print(?:ing)? shops|repair shops|barber ?shops|pharmacies|labs|laboratories|developers|start-?ups|teams|traders|cooperatives|salons|gyms|vineyards|wineries|plantations|ranches|orchards|(?:tea|coffee|wine|farming) estates|(?:book|pet|toy|work|bike|coffee)?shops|(?:book)?stores|retailers|franchis\w+|(?:trucks?|lorry|lorries|taxi|bus|fleet) owners|owners of [^,;]{0,30}(?:trucks|lorries|vans|taxis|buses)|brands|broadcasters|wholesalers|utilities|marinas|airlines|ports|galleries|theatres|chains|institutes|brokers|importers|exporters|publishers|producers|operators|employers|venues|nightclubs|promoters|resorts|spas|day ?cares|preschools|shipyards|(?:repair|boat) yards|marketplaces|fintechs|telcos|couriers|(?:housing|homeowners?|owners['’]?|condo|condominium) associations|hoas)\b/i,
  ],
];

/** Who buys goods to sell them on. */
export const RESELLERS =
  /\b(?:(?:garden|home|farm) (?:cent(?:er|re)s?|shops?)|book(?:shops?|stores?)|(?:gift|toy|book|wine|pet|organic|farm|bike|health ?food|specialist|concept|museum|design|independent|outdoor|sports?) (?:shops?|stores?)|shops?|stores?|boutiques?|grocers?|supermarkets?|retailers?|delis?|delicatessens?|florists?|wholesalers?|distributors?|stockists?|pharmacies)\b/i;
export const NO_RESELLER =
  /\b(?:(?:machine|repair|print\w*|body|barber|coffee|tattoo|pawn|work)[ -]?shops?|boutique hotels)\b/i;

/** Private people, however they are paid for. */
export const PRIVATE =
  /\b(?:nurses|moms|mums|dads|mothers|fathers|teens|enthusiasts|lovers|graduates|job ?seekers|drivers|travell?ers|tourists|parents|families|households|students|pupils|home ?owners|tenants|renters|residents|adults|women|men|people|teenagers|seniors|pensioners|couples|runners|cyclists|divers|swimmers|gamers|commuters|hobby|creators|workers|locals|beginners|visitors|guests|newcomers|immigrants|riders|hikers|pilgrims|collectors|shoppers|readers|callers|(?:grand)?(?:daughters|sons|parents|children)|neighbours|singles|(?:dog|cat|horse|pet|car|boat|house|flat) owners|owners of (?:flats|houses|dogs|cats|horses|boats))\b/i;
