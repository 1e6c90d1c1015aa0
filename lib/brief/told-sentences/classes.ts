import { PERSONS, TRADESPEOPLE } from "../buyers/firms-or-people";
import { DEED } from "../evidence/patterns";
import { OTHERS } from "../evidence/sign";
import { COUNT } from "../text/number-words";

const whole = (words: string) => new RegExp(`^(?:${words})$`, "iu");

/** Words that end as a trade does and name none. */
const NO_TRADE =
  "other|others|over|after|never|ever|under|water|number|numbers|paper|papers|summer|winter|dinner|order|orders|later|better|cheaper|faster|easier|lower|higher|longer|shorter|smaller|bigger|larger|older|younger|newer|her|per|for|or|nor|offer|offers|cover|covers|computer|printer|letter|letters|another|together|either|neither|whether|rather|center|corner|paper|power|dealer|layer|leather|weather|matter|whatever|whoever|wherever|however|forever|former|floor|door|doors|colour|color|motor|motors|major|minor|outdoor|indoor|year-or|error|errors|mirror|october|november|december|september|easter|sunscreen|river|silver|copper|rubber|butter|sugar|timber|fiber|feather|ladder|locker|container|sticker|counter|shower|tower|cooler|heater|filter|charger|freezer|boiler|roller|toaster|scooter|trailer|newsletter|folder|calendar|first-hour|hour|our|your|their|four|flavour|labour|honour|humour|favour|list|lists|exist|most|just|best|last|almost|against|waist|twist|assist|must|dust|trust|past|cost|fast|east|west|rest|test|guest|guests|request|honest|harvest|interest|checklist|waitlist|shortlist|playlist|wishlist|indian|italian|australian|canadian|persian|victorian|median|vegetarian|egyptian|nigerian|brazilian|norwegian|member|members|customer|customers|user|users|buyer|buyers|owner|owners|subscriber|subscribers|player|players|reader|readers|traveller|travellers|visitor|visitors|supplier|suppliers|competitor|competitors|neighbor|neighbors|mother|father|brother|sister|daughter|grandmother|grandfather|caterpillar|banner|trigger|finger|shoulder|bumper|hunger|anger|danger|remember|consider|deliver|discover|enter|answer|suffer|prefer|wonder|gather|refer|differ|transfer|register|monitor|anchor|sponsor|tutor-led|factor|sector|tractor|reactor|sensor|sensors|vector|refrigerator|generator|calculator|elevator|indicator|reminder|slider|starter|starters|adapter|cluster|poster|master-copy|shutter|glitter|winner|leader-board|quarter|semester|trimester|meter|meters|centimeter|kilometer|liter|litter|cider|spider|border|shorter|stronger|warmer|cleaner-than|quieter|lighter|closer|wider|deeper|slower|sooner|quicker|earlier|earlier|nicer|simpler|safer|richer|poorer|healthier";
const TRADE =
  /^(?:(?!(?:$))\p{L}{3,}(?:ers?|ors?|ists?|icians?|wrights?|smiths?|keepers?|makers?|nauts?)|nurses?|cooks?|chefs?|vets?|pilots?|mechanics?|medics?|paramedics?|doulas?|midwi(?:fe|ves)|postie|chemists?|physios?|coach(?:es)?|technicians?|librarians?|physicians?|musicians?|electricians?|dietitians?|lawyers?|solicitors?|judges?|clerks?|guides?|officers?|soldiers?|captains?|adjuster|consultants?|accountants?|architects?|carpenters?|masons?|tailors?|cutters?|veterans?|volunteers?|trainees?|graduates?|professors?|scholars?|monks?|priests?|imam|rabbi|pastor|artists?|surgeons?|oboe|headmistress|journeyman|apprentices?|seamstress(?:es)?|masseu(?:r|rs|se)|sommeliers?|stewards?|stewardess|undertakers?|morticians?|botanists?|ex-\p{L}+|slp|phd|mba|md|gp|hr)$/iu;

const CLASSES: readonly (readonly [string, RegExp])[] = [
  ["NUM", whole(`${COUNT}|hundreds|dozens|thousands|several`)],
  ["WE", whole("we|i|we['’](?:ve|re|d)|i['’](?:ve|m|d)")],
  ["OUR", whole("my|our|us|me|myself|ourselves|mine")],
  ["YOU", whole("you|your|yours|you['’]\\p{L}+")],
  ["THEY", whole("they|them|their|he|she|his|her|nobody|everybody|everyone|most|many|some|half")],
  ["BE", whole("am|is|are|'s|being|be")],
  ["WAS", whole("was|were|been")],
  ["HAVE", whole("have|has|had")],
  ["CAN", whole("can|could|will|would|may|might|should|must|want|wants|plan|hope|if|when|until")],
  ["NOT", whole("no|not|never|none|nothing|without|\\p{L}+n['’]t|cannot")],
  [
    "KIN",
    whole(
      "wife|husband|brothers?|sisters?|mother|father|mum|mom|dad|mums|dads|grand\\p{L}+|uncles?|aunts?|cousins?|sons?|daughters?|parents|family|friends?|partner|co-?founders?|founders?|siblings|twins|couple|girlfriend|boyfriend|in-laws?|grandchildren|neighbou?rs?",
    ),
  ],
  [
    "ONCE",
    whole(
      "former|formerly|ex|retired|trained|qualified|certified|licen[cs]ed|accredited|chartered|registered|background|experience|experienced|degree|diploma|exam|veteran|self-taught|apprenticed|apprenticeship|native|born|raised|grew|generation|training|practicing|practising|career",
    ),
  ],
  ["LONG", whole("years?|decades?|generations|seasons|lifetime")],
  ["SINCE", whole("since|ago|started|began|opened|founded|established|est")],
  ["NOW", whole("already|now|today|currently|far|date|moment|running|present|nowadays")],
  ["LAST", whole("last|this|first|past|second|third|previous")],
  [
    "DATE",
    whole(
      "january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|monday|saturdays?|sunday|friday|season|month|week|year|day|days|weeks|months|hours|minutes|night|evening|(?:19|20)\\d\\d",
    ),
  ],
  [
    "RESULT",
    whole(
      "fell|rose|dropped|halved|doubled|tripled|grew|cut|saved|beat|won|sold|gone|booked|full|waiting|signed|returned|renewed|renew|stayed|repeat|returning|back|again|validated|trialled|piloted|tested|tried|proven|pilot|pilots|trial|trials|beta|study|studied|cohort|kickstarter|crowdfunding|waitlist|wishlists?|pre-?orders?|pre-?ordered|orders|contracts?|contract|demand|out|turnover|revenue|takings|average|reduced|raised|served|rehomed|finished|done|completed|matches|success",
    ),
  ],
  [
    "MADEBY",
    whole(
      "made|built|run|written|developed|designed|led|taught|staffed|founded|owned|checked|drawn|shot|produced|created|tested",
    ),
  ],
  ["TRADE", TRADE],
  ["WHO", whole(`${OTHERS}|${PERSONS}|${TRADESPEOPLE}`)],
  ["DID", whole(DEED)],
];
const NONE = whole(NO_TRADE);

/** Words that say by themselves how the words around them belong together. */
const SMALL = whole(
  "a|an|the|of|in|on|at|by|with|for|from|to|as|and|or|but|so|who|which|that|than|it|there|also|only|every|each|per|all|both|myself|used|know|because|before|after|between|behind|out|up|here|where|what|how|like|own|more|less|about|over",
);

/** What kind of word it is: a number, the one who speaks, a trade, a deed in the past; the word itself where it is a small one. */
export function classOf(word: string): string {
  if (/^[^\p{L}\d]/u.test(word)) return word;
  if (/^\d/.test(word)) return /^(?:19|20)\d\d$/.test(word) ? "YEAR" : "NUM";
  const found = CLASSES.find(
    ([name, pattern]) => pattern.test(word) && !(name === "TRADE" && NONE.test(word)),
  );
  if (found) return found[0];
  if (SMALL.test(word)) return word.toLowerCase();
  if (/^\p{Lu}/u.test(word)) return "NAME";
  if (/ing$/.test(word)) return "ING";
  return /s$/.test(word) ? "THINGS" : "W";
}
