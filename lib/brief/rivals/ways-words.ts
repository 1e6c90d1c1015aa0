/** Who sells or does something of the kind, by the last word of what they are called. */
const WHO =
  "academ(?:y|ies)|advis[eo]rs?|agenc(?:y|ies)|agents?|apps?|artisans?|assistants?|associations?|audits?|bakers?|baker(?:y|ies)|banks?|barbers?|bars?|bids?|bloggers?|blogs?|booths?|boxes|brands?|brokers?|builders?|bundles?|buses|butchers?|cabs?|caf[eé]s?|cameramen|cameraman|camps?|canteens?|carers?|carpenters?|carriers?|caterers?|cent(?:re|er)s?|chains?|channels?|charit(?:y|ies)|chatbots?|chemists?|cleaners?|clinics?|clubs?|coach(?:es)?|colleges?|compan(?:y|ies)|consultan(?:ts?|cy|cies)|contractors?|councils?|counsellors?|couriers?|courses?|classes|classifieds|crews?|dealers?|dentists?|dealerships?|depots?|designers?|developers?|dieti[ct]ians?|directories|directory|dispatchers?|distributors?|djs?|doctors?|drivers?|dubbing|editors?|electricians?|engineers?|exporters?|factor(?:y|ies)|farms?|firms?|florists?|forums?|forwarders?|franchises?|freelancers?|garages?|gardeners?|generators?|groups?|guides?|gyms?|handymen|handyman|helicopters?|helpers?|hospitals?|hotels?|importers?|inspectors?|installers?|institutes?|insurers?|kennels|kiosks?|kits?|labs?|laborator(?:y|ies)|landscapers?|laundr(?:y|ies)|launderettes?|lawyers?|lenders?|lessons?|librar(?:y|ies)|locksmiths?|machines|magazines?|makers?|malls?|manufacturers?|marketplaces?|markets?|masons?|memberships?|walks|mechanics?|meters|middlemen|middleman|monitors|movers|nann(?:y|ies)|newsletters?|nurser(?:y|ies)|nutritionists?|operators?|organi[sz]ations?|outlets?|overlays?|painters?|panels|parlou?rs?|parkings|parks|pharmac(?:y|ies)|phlebotomists?|photographers?|physios?|physiotherapists?|planners?|platforms?|plug-?ins?|plumbers?|podcasts?|portals?|practices|printers?|programm?(?:e|es|s)?|providers?|publishers?|recruiters?|repairers?|repairm[ea]n|resellers?|restaurants?|retailers?|riders?|roofers?|salesm[ea]n|salons?|scales?|schemes?|schools?|sellers?|sensors?|services?|sessions?|shops?|sites?|sitters?|software|spas?|specialists?|stalls?|stations?|stores?|studios?|suites?|supermarkets?|suppliers?|surgeons?|systems?|tailors?|taxis?|teachers?|technicians?|telematics|templates?|therapists?|timers?|tools?|tours?|trackers?|traders?|tradesm[ea]n|trainers?|translators?|tutorials?|tutors?|uber|universit(?:y|ies)|valves?|vans?|vendors?|vets?|videos?|walkers?|websites?|weighbridges?|wholesalers?|workshops?|writers?|yards?|alarms?|cameras?|accounts?|collectors?|accountants?|bookkeepers?|caretakers?|cooks?|chefs?|hygrometers?|controllers?";
/** With what it is managed where nobody is paid for it. */
const MEANS =
  "diar(?:y|ies)|registers?|recordings?|(?:bin|plastic) bags?|spreadsheets?|sheets?|excel|notebooks?|notepads?|paper|whiteboards?|calendars?|whatsapp|facebook|instagram|youtube|chatgpt|gumtree|craigslist|clips?|lists?|ledgers?|folders?|binders?|forms?|photocop(?:y|ies)|phone calls?|emails?|razors?|clipboards?|thermometers?|tables?|tubs?|helicopters?|puzzles?|jars?|cans?|recipes?|cards?|books?|google|olx|marketplace|chats?|messages|calls|neighbou?rs?|friends?|relatives|grandparents|cousins?|brothers?|sisters?";
const LAST = new RegExp(`(?:^|[ -])(?:${WHO})$`, "iu");
const LAST_MEANS = new RegExp(`(?:^|[ -])(?:${MEANS})$`, "iu");
export const isSupplierWord = (head: string) => LAST.test(head);
export const isMeansWord = (head: string) => LAST_MEANS.test(head);

/** What people manage with that has a name or is called by one word, as it is written. */
const TOOLS = new Map(
  "WhatsApp,Excel,Facebook,Instagram,YouTube,ChatGPT,Google,Google Sheets,Notion,Trello,Telegram,Word,pen and paper,paper,a register,register,a notebook"
    .split(",")
    .map((tool) => [tool.toLowerCase(), tool] as const),
);
export const isTool = (said: string): boolean => TOOLS.has(said.toLowerCase());
/** "whatsapp" is WhatsApp, "register" is a register. */
export const toolNamed = (said: string): string | undefined => {
  const tool = TOOLS.get(said.toLowerCase());
  return tool === "register" ? "a register" : tool;
};

/** Others by what they are called. */
export const OTHERS_BY_NAME =
  /^(?:the |most |many |some |all )?(?:big|bigger|large|larger|famous|fancy|national|international|foreign|imported|generic|general|ordinary|normal|usual|regular|typical|standard|conventional|traditional|classic|professional|proper|existing|other|competing|cheap|cheaper|expensive|public|private|commercial|industrial|freelance|full|high[- ]street|legacy|established|branded|luxury|nearest|local|charity shop|supermarket|shop-bought|store-bought|free|online|good|well[- ]known|legacy)(?: |$)/iu;

/** What nobody sells: a loss, a duty, a time, whoever is meant by everybody. */
export const NAMES_NOBODY =
  /(?:^|[ -])(?:others?|ones?|guys|people|things?|parts?|rest|everyone|everybody|nobody|someone|somebody|anybody|most|many|some|all|both|none|it|they|them|this|that|these|those|there|fines?|penalt(?:y|ies)|mistakes?|errors?|loss(?:es)?|damage|delays?|trips?|problems?|issues?|costs?|prices?|fees?|bills?|rent|deposits?|time|money|options?|results?|appointments?|rules?|laws?|inspections?|owners?|customers?|clients?|users?|guests?|parents?|families|students?|pupils?|patients?|tenants?|members?|children|kids|employees?|staff|workers?|managers?|buyers?|visitors?|residents?|travel(?:l?ers)?|half|third|quarter|reason|way|idea|app idea|photo|pictures?|name|word|features?|controls?|approach|method|focus|difference|point|goal|aim|break|bit|couple|lot|plan|versions?)$/iu;

/** "A missed test": what goes wrong is bought by nobody. */
export const GOES_WRONG =
  /(?:^|\s)(?:missed|lost|failed|failing|wrong|broken|spoil(?:ed|t)|empty|cancelled|wasted|stolen|damaged|ruined|delayed)(?=\s)/iu;
/** A loss or a rhythm, unless it is called the usual one. */
export const NAMES_A_TIME =
  /(?:^|[ -])(?:minutes?|hours?|days?|nights?|mornings?|evenings?|weekends?|weeks?|months?|seasons?|years?|visits?)$/iu;
/** One word that only says of which sort it is: "a service", "the app". */
export const SAYS_TOO_LITTLE =
  /^(?:an?|the)? ?(?:service|app|company|firm|tool|system|site|platform|course|class|session|lesson|box|kit|shop|store|group|list|card|book|form|sheet|table|market|station|yard|machine|video|man|woman|men|women|boys?|panels?|parks?|classes|boxes|groups|sessions|lessons|cards|books|lists|tables|calls|messages|paper|audit|bid)$/iu;

const VERBS =
  "accept arrive ask begin bill book break bring build call cancel charge close collect come compare cost cover cut deliver demand do drop end exist fall feel fill find focus force get give go guess hand handle happen have help hide ignore include keep know lack last leave lend let list look lose make match miss mix need offer open overcharge pay pick play price print promise push put quote reach read refuse rent repair require rely return run say score see sell send serve share ship show skip speak stand start stay stop take talk taste teach tell throw treat try turn use visit wait want waste work write join plan order learn love prefer hate eat drink live buy spend post receive grow move sit hope struggle forget worry depend search scroll drive walk cook bake wash clean finish travel carry hold hear pile hang".split(
    " ",
  );
const third = (verb: string) =>
  /(?:s|sh|ch|x|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
const FORMS = new Set([...VERBS, ...VERBS.map(third), "has", "does", "goes"]);
/** Said of a verb, or by itself: "only", "often", "is", "won't". */
const AUXILIARY = new Set(
  "is are was were isn't aren't don't doesn't do does did can can't cannot will won't would wouldn't should may might must has have hasn't haven't".split(
    " ",
  ),
);
const ADVERBS = new Set(
  "only just still never often usually mostly always already simply also then now typically normally rarely".split(
    " ",
  ),
);
const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[,;:.]+$/, "");
export const isFiniteVerb = (word: string) => FORMS.has(plain(word)) || AUXILIARY.has(plain(word));
/** A clause goes on here: a verb, or what only stands before one. */
export const isVerb = (word: string) => isFiniteVerb(word) || ADVERBS.has(plain(word));
