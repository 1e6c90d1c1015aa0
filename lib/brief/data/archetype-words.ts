import { WITH_OWN } from "../text/with-own";
import type { Archetype } from "../types";
import { EXAM_SAT } from "./exam";

/** Words of an offer that speak for a way of doing business, with their weight. */
export const ARCHETYPE_WORDS: readonly (readonly [Archetype, RegExp, number])[] = [
  [
    "saas",
    /\b(?:software|saas|cloud (?:till|software|system|service)|dashboard|web app|mobile app|app|tool that|platform that|plugin|extension|automation|aplicación|anwendung|aplicativo|(?<=\b(?:une|notre|votre|cette|mobile|web|phone|desktop|cloud|software|our) |l['’])application|application(?= (?:that|which|where|with|qui|mobile|web|pour)\b))\b/i,
    1.2,
  ],
  [
    "marketplace",
    new RegExp(
      String.raw`\b(?:marketplace|two-sided|connects? \w+ (?:with|to)|platform where|peer[- ]to[- ]peer|lend out|rent out|neighbou?rs (?:lend|share)|book(?:ing)? (?:platform|site|service)|marktplatz|mercado en línea)\b|\bmatch(?:es|ing)? \w+ with ` +
        WITH_OWN,
      "iu",
    ),
    1.6,
  ],
  [
    "ecommerce",
    /\b(?:online (?:shop|store)|ship(?:ped|s)? (?:to|them|frozen|directly)|subscription box|direct[- ]to[- ]consumer|d2c|dtc|brand of|delivered to (?:the|your|their) (?:door|home)|(?:tienda|boutique) (?:online|en línea|virtual|en ligne)|loja (?:online|virtual)|negozio online|onlineshop)\b/i,
    1.6,
  ],
  [
    "services",
    /\b(?:agency|consult(?:ing|ancy)|done[- ]for[- ]you|we (?:photograph|film|catalogue|describe|clean|repair|manage|design|write|collect|wash|install|advise|translate)|retainer|freelance|on[- ]site service|cleaning service|booking service|concierge)\b/i,
    1.4,
  ],
  [
    "fintech",
    /\b(?:payment (?:app|service|platform)|(?:prepaid|debit|payment) cards? for|gives? (?:[a-z]+ ){0,3}(?:prepaid|debit|payment) cards?|(?:payday|micro|business|personal|student|instant) ?loans?|loans? (?:app|to)|lend(?:s|ing)? (?:[a-z]+ ){0,3}money|interest rates?|repay\w*|credit (?:line|score|card)s?|insurance (?:policy|policies|product)|invest(?:ing|ments?)\b[^.]{0,20}\b(?:app|platform|portfolio)|savings (?:account|circle|app)s?|remittances?|wallet|banking|money transfer|factoring|escrow|advances? \d+%|(?:invoice|salary) (?:finance|advance)s?|préstamos?)\b/i,
    1.1,
  ],
  [
    "media",
    /\b(?:newsletter|podcast|magazine|blog|journalis\w+|video channel|media (?:company|site)|publication|boletín)\b(?! (?:tool|software|platform|app|plugin|builder|hosting|generator|agency|production)s?\b)/i,
    2.4,
  ],
  [
    "hardware",
    /\b(?:sensors?|(?:rain|pressure|fuel|tank|level|tyre|tire|water|strain) gauges?|(?:data )?loggers?|hardware|devices?|gadget|battery lasts|thermocouple|(?:its|an?|own) sim card|records the \w+ curve|clamps? on|probe|wearable|robot|drone|firmware|clips? onto|battery[- ]powered|battery sensor|3d[- ]print\w*|machine that|cellular chip|smart (?:lock|valve|meter|plug|bottle|planter|pot|scale|ring|mirror|bin|lamp|bulb|thermostat|feeder|collar|toothbrush|pillow|mattress|helmet|shel(?:f|ves)|fridge|camera|doorbell|cup|mug|pump|garden|speaker|glasses|belt|insoles?))\b/i,
    1.8,
  ],
  [
    "usage",
    /\b(?:api|sdk|programming interface|per (?:call|request|message|token|page|minute)|developers? (?:send|call|integrate)|endpoint|json)\b/i,
    1.6,
  ],
  [
    "local",
    /\b(?:caf[ée]|bakery|restaurant|(?:wine|coffee|cocktail|juice|beer|sushi|tapas|tea)[ -]bar|salon|gym|(?<!online |web |internet |e-)(?:shop|store)|clinic|(?<!shared |rented |our |home )kitchen|food truck|pop-?up|market stall|cold rooms?|laundromat|coworking|co-working|nursery|hostel|franchise|neighbou?rhood|counter|walk-?in|sit-?in|covered courts?|high street)\b/i,
    1.2,
  ],
  [
    "education",
    new RegExp(
      `\\b(?:course|cohort|bootcamp|tutor(?:ing|s)?|cohort school|language school|academy|masterclass|classes|curriculum|workshops|${EXAM_SAT}|training programme|escuela|kurs)\\b`,
      "i",
    ),
    1.4,
  ],
  [
    "nonprofit",
    /\b(?:non-?profit|charit(?:y|ies)|ngos?|foundations?(?! (?:sheets?|stones?|walls?|work|repairs?|cream|garments?))|donations?|grants?|social enterprise|volunteers?|beneficiar(?:y|ies)|sin ánimo de lucro|gemeinnützig)\b/i,
    2,
  ],
];
