import { DEVICE_AGAINST_ILLNESS, ENDS_AN_ILLNESS, SURE_CURE } from "./cure-claims";
import { STOPS_MEDICINE, WITH_A_DOCTOR } from "./stopping-medicine";
import { UNLAWFUL_PROMISES } from "./unlawful-promises";

export interface RedFlagRule {
  rule: string;
  pattern: RegExp;
  /** Said as well, it makes the statement harmless. */
  unless?: RegExp;
  advice: string;
}

const MEDICAL_CLAIM =
  /\b(?:cures?|heals?|treats?|prevents?|reverses?) (?:\w+ ){0,2}(?:cancer|diabetes|depression|anxiety|autism|covid|disease|illness|arthritis|adhd|alzheimer'?s|obesity|infertility|pain|fatigue|insomnia|tinnitus|psoriasis|parkinson'?s|dementia|hypertension|impotence|vertigo|baldness|epilepsy|hearing loss|hair loss|high blood pressure|eczema|acne|asthma|allergies|migraine|an(?:a)?emia|addiction|symptoms)\b|\b(?:no|without(?: any)?) side effects\b|(?<!\p{L})(?:soigne|guérit|traite|cura|guarisce|trata|heilt|geneest)(?!\p{L})[^.]{0,30}(?<!\p{L})(?:diab[eè]t\p{L}*|cancer|c[âá]nc\p{L}+|cancro|tumor\p{L}*|hypertension|hipertensi[óo]n|asth?me?|asma|krebs|krankheit\p{L}*|maladies?|enfermedad\p{L}*|doenças?|malatti[ae]|arthr\p{L}+|artritis|depress\p{L}+|dépression)|(?<!\p{L})(?:krebs|asthma|diabetes|rheuma|arthrose|neurodermitis|depression\p{L}*|krankheit\p{L}*) (?:\p{L}+ )?heilt(?!\p{L})|(?:arrêter|dejar|smettere|parar) (?:l['’]|la |de tomar (?:la )?|a )?insulin\p{L}*|insulin absetzen|sans (?:aucun )?effets? secondaires?|sin efectos secundarios|ohne nebenwirkungen|sem efeitos (?:secundários|colaterais)|senza effetti collaterali/iu;

/** Claims that must not be repeated, and activities whose rules must be checked first. Advice says what to check, never what the law is. */
export const RED_FLAG_RULES: readonly RedFlagRule[] = [
  {
    rule: "stopping-medicine",
    pattern: STOPS_MEDICINE,
    unless: WITH_A_DOCTOR,
    advice:
      "Tell nobody to stop, cut or replace what a doctor prescribed: stopping abruptly can harm, and only the doctor decides.",
  },
  ...UNLAWFUL_PROMISES,
  SURE_CURE,
  DEVICE_AGAINST_ILLNESS,
  {
    rule: "official-approval",
    pattern:
      /\b(?:approved|licen[cs]ed|endorsed|recommended|certified) by (?:the )?(?:tax (?:office|authority|agency)|government|ministry|fda|irs|hmrc|state|central bank|regulator|police|army|european union|eu)\b/i,
    advice:
      "Say that an authority approves the offer only with the document at hand: its number, its date and what it covers. Until then leave the claim out.",
  },
  {
    rule: "medical-claim",
    pattern: new RegExp(`${MEDICAL_CLAIM.source}|${ENDS_AN_ILLNESS}`, "iu"),
    unless: /\b(?:clinical (?:trial|study) (?:with|of)|not (?:a )?(?:treat|cure))\b/i,
    advice:
      "Drop the health claim until a study and the medicines or devices authority allow it; say what is measured instead.",
  },
  {
    rule: "claimed-study",
    pattern:
      /\b(?:clinically|medically|scientifically) (?:and \w+ )?(?:proven|proved|validated)\b|\b(?:proven|proved) (?:clinically|scientifically|medically|by (?:science|doctors|medicine))\b/i,
    unless:
      /\b(?:published|peer[- ]reviewed|randomi[sz]ed|universit\w+|journal|clinical (?:trial|study) (?:with|of)|not (?:yet )?(?:clinically|medically|scientifically))\b/i,
    advice:
      "Call nothing proven without a published study at hand; a test among friends may be told as what happened to them, with the number who tried it.",
  },
  {
    rule: "medical-advice",
    pattern:
      /\b(?:diagnos(?:es?|is|ing)|prescri(?:be|bes|ption)s?) (?:\w+ ){0,4}(?:app|ai|automatically|without a doctor|online|by chat)\b|\b(?:replaces?|without (?:a|seeing a)) doctors?\b/i,
    advice:
      "Check with the health authority whether this counts as a medical device or as practising medicine.",
  },
  {
    rule: "minors",
    pattern:
      /\b(?:children|kids|minors|teenagers|pupils|under[- ](?:13|16|18)s?|12-year-olds?)\b[^.]{0,60}\b(?:data|location|photos?|chat|messages?|profile|account|camera|strangers?|meet)\b/i,
    advice:
      "Data and contact of minors need a parent's consent and extra safeguards; check the age rules of each launch country.",
  },
  {
    rule: "gambling",
    pattern:
      /\b(?:gambl\w+|betting|bets?|casino|lotter(?:y|ies)|raffle|sweepstakes|poker for money|slot machines?)\b/i,
    unless: /\b(?:help|stop|quit|addict\w*|against) (?:\w+ ){0,3}gambl/i,
    advice:
      "Games for money need a licence nearly everywhere; check with the gambling authority before the first paid game.",
  },
  {
    rule: "weapons",
    pattern: /\b(?:firearms?|guns?|ammunition|explosives?|silencers?)\b/i,
    unless: /\b(?:glue|nail|water|spray|heat|massage|toy) guns?\b/i,
    advice:
      "Sale and carriage of weapons is licensed and barred by payment providers and advertising platforms; check both first.",
  },
  {
    rule: "scraping",
    pattern:
      /\bscrap(?:e|es|ing) (?:\w+ ){0,4}(?:profiles?|linkedin|facebook|instagram|sites?|websites?|listings|data|prices|e-?mails?)\b/i,
    advice:
      "Collecting from other sites can break their terms, database rights and privacy law; ask for access or use an official interface.",
  },
  {
    rule: "unlicensed-advice",
    pattern: /\b(?:financial|investment|tax|legal) advice\b/i,
    unless:
      /\b(?:licen[cs]ed|qualified|chartered|regulated|certified)\b|\bnot (?:financial|investment|tax|legal) advice\b|\bno (?:financial|investment|tax|legal) advice\b/i,
    advice:
      "Personal financial, tax or legal advice is reserved to licensed people in many countries; work with one or give information only.",
  },
  {
    rule: "holding-money",
    pattern:
      /\b(?:we|app|platform) (?:\w+ )?(?:holds?|keeps?|stores?) (?:the |their |users'? |customers'? )?(?:money|funds|deposits?|savings)\b|\bescrow\b|\bwallet balance\b/i,
    advice:
      "Holding other people's money usually needs a payment or banking licence; use a licensed provider that holds it.",
  },
  {
    rule: "lending",
    pattern:
      /\b(?:we|app|platform|members?) (?:\w+ )?(?:lends? money|gives? loans?|offers? (?:loans?|credit))\b|\b(?:payday|micro|instant|peer[- ]to[- ]peer|p2p) ?(?:loans?|lending)\b|\bsalary advances?\b|\b(?:lend|borrow)s?\b[^.]{0,20}\b(?:money|cash)\b|\b(?:prestan?o?|prestare|prestar|empr[eé]stam?) (?:i |o |el )?(?:soldi|denaro|dinero|dinheiro)\b|\bGeld (?:ver)?leihen\b|\bprêtent? de l['’]argent\b/i,
    advice:
      "Lending to people is licensed in most countries; check the credit rules and the cap on interest.",
  },
  {
    rule: "insurance",
    pattern:
      /\b(?:we|our) (?:insure|offer insurance|sell insurance|own insurance)\b|\binsurance (?:policy|product) of our own\b/i,
    advice: "Selling cover needs an insurer behind it and usually a broker's licence.",
  },
  {
    rule: "crypto",
    pattern:
      /\b(?:our (?:own )?(?:token|coin)|crypto ?(?:currency|token)s?|initial coin|ico|nfts?|staking|yield farming)\b/i,
    advice:
      "Tokens may count as securities or e-money; check with the financial supervisor before issuing or promoting one.",
  },
  {
    rule: "alcohol",
    pattern:
      /\b(?:sell|deliver|ship|brew|distil)\w* (?:\w+ ){0,3}(?:alcohol|beer|wine|spirits|gin|vodka|whisky|liquor)\b|\b(?:beer|wine|gin) (?:subscription|delivery|club|box)\b/i,
    unless: /\balcohol[- ]free\b|\bnon-?alcoholic\b/i,
    advice: "Alcohol needs a licence, age checks and often excise duty; check the local rules on delivery.",
  },
  {
    rule: "cannabis",
    pattern: /\b(?:cannabis|cbd|thc|marijuana|psychedelics?|psilocybin)\b/i,
    advice:
      "The law differs by country and by substance, and payment providers often refuse it; settle both first.",
  },
  {
    rule: "tobacco",
    pattern: /\b(?:vapes?|vaping|e-?cigarettes?|tobacco|nicotine)\b/i,
    unless: /\b(?:quit|stop|give up)\w* (?:smoking|vaping)\b/i,
    advice: "Sale to adults only, with advertising bans in many countries; check before building the shop.",
  },
  {
    rule: "food-safety",
    pattern:
      /\b(?:homemade|home[- ]cooked|home kitchen|raw milk|cook(?:ed|s)? at home)\b[^.]{0,60}\b(?:sell|sold|order|deliver|buy|customers?|meals?)\b/i,
    advice:
      "Food made at home for sale needs registration and hygiene rules in most places; ask the local food authority.",
  },
  {
    rule: "allergen-claim",
    pattern:
      /\b(?:100%|completely|totally|guaranteed) (?:allergen|gluten|nut|peanut)[- ]free\b|\bsafe for (?:all|every|any) allerg\w+\b/i,
    advice: "State the tested limit and the method instead of an absolute; a wrong claim endangers people.",
  },
  {
    rule: "tracking-people",
    pattern:
      /\b(?:secretly|without (?:their|his|her) (?:knowledge|consent|knowing))\b|\b(?:track|monitor|spy on|read) (?:\w+ ){0,2}(?:spouse|partner|girlfriend|boyfriend|wife|husband|employees?'? (?:private )?messages)\b/i,
    advice:
      "Watching people without consent is unlawful in most countries; build it on consent or leave it out.",
  },
  {
    rule: "biometrics",
    pattern:
      /\b(?:face|facial) recognition\b|\bfingerprints?\b|\bbiometric\w*\b|\bemotion (?:detection|recognition)\b/i,
    advice:
      "Biometric data has special protection; check the privacy and artificial-intelligence rules of the launch country.",
  },
  {
    rule: "academic-cheating",
    pattern:
      /\b(?:write|writes|writing|does|do) (?:\w+ ){0,3}(?:essays?|homework|assignments?|thesis) for (?:students?|them|you)\b|\bpass (?:exams?|tests?) without studying\b|\bundetectable\b/i,
    advice: "Schools ban it and platforms remove it; sell learning instead of the finished work.",
  },
  {
    rule: "fake-reviews",
    pattern: /\b(?:buy|sell|generate|fake|paid) (?:\w+ ){0,2}(?:reviews|followers|likes|testimonials)\b/i,
    unless: /\b(?:detect|spot|stop|remove|against|report)\w* (?:\w+ ){0,2}fake\b/i,
    advice:
      "Fake reviews and followers are unfair competition and are punished by platforms; leave them out.",
  },
  {
    rule: "recruit-to-earn",
    pattern:
      /\b(?:recruit|invite|bring) (?:\w+ ){0,4}(?:to earn|and earn|earns? a (?:commission|share) (?:of|on) (?:their|everyone))\b|\b(?:multi-?level|mlm|pyramid|downline)\b/i,
    advice: "Pay for sales to users, never for recruiting; pyramid schemes are banned.",
  },
  {
    rule: "rent-a-human",
    pattern:
      /\b(?:unpaid|without pay|for free)\b[^.]{0,30}\b(?:interns?|workers|trainees|work for us)\b|\b(?:interns?|workers|trainees) (?:\w+ )?(?:unpaid|without pay)\b/i,
    advice:
      "Unpaid work that a business earns from is usually owed the minimum wage; check the labour rules.",
  },
  {
    rule: "drones",
    pattern: /\bdrones?\b[^.]{0,50}\b(?:deliver\w*|cities|people|houses|crowds?)\b/i,
    advice: "Flights over people and deliveries need a permit from the aviation authority.",
  },
  {
    rule: "short-term-lets",
    pattern:
      /\b(?:short[- ]term (?:lets?|rentals?)|holiday (?:lets?|rentals?)|airbnb)\b[^.]{0,60}\b(?:apartments?|flats?|tenants?|sublet\w*)\b/i,
    advice: "Many cities cap or license short lets; check the city's rule before signing leases.",
  },
];
