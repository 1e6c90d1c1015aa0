import type { AnswerField } from "@/lib/artifacts/concept/artifact";

export interface ContradictionRule {
  rule: string;
  a: RegExp;
  b: RegExp;
  /** Where to look; all answers when absent. */
  aIn?: readonly AnswerField[];
  bIn?: readonly AnswerField[];
  /** Two statements that hold together when this is said as well. */
  unless?: RegExp;
  reading: string;
  why: string;
}

const MONEY: readonly AnswerField[] = ["businessModel"];
const OFFER: readonly AnswerField[] = ["solution", "differentiator"];
/** Where nothing is told of rivals or of how it is done today. */
const PLAIN: readonly AnswerField[] = ["solution", "businessModel"];

export const CONTRADICTION_RULES: readonly ContradictionRule[] = [
  {
    rule: "free-for-ever-and-then-priced",
    a: /(?<!\b(?:repairs?|service|returns?|delivery|updates?|support|advice|spares?|refills?) (?:are |is )?)\bfree (?!(?:repairs?|service|returns?|delivery|updates?|support|advice|spares?|refills?)\b)(?:\p{L}+ )?(?:for (?:everyone|everybody|all|users|customers) )?(?:forever|for ever|for life|always)\b|\b(?:forever|always|lifetime) free\b/iu,
    b: /\b(?:then|after(?:wards)?|later|from (?:the )?(?:second|month|year|day))\b[^.;]{0,40}(?:[$€£¥₹]\s?\d|\d\s?(?:€|USD|EUR|GBP|euros?|dollars?|pounds)(?!\p{L}))|(?:[$€£¥₹]\s?\d|\d\s?(?:€|USD|EUR|GBP|euros?|dollars?|pounds)(?!\p{L}))[^.;]{0,40}\b(?:after|from (?:the )?(?:second|month|year|day)|later|once the trial)\b/iu,
    bIn: MONEY,
    unless:
      /\b(?:freemium|(?:basic|lite|small|pro|plus|premium|paid) (?:plan|edition|tier|version|accounts?|features?|is|costs?)|employers? pay|companies pay)\b/i,
    reading: "The price is followed, and what is free counts as a trial.",
    why: "What is free for ever cannot cost money later; call it a trial, say how long it lasts, and leave out the promise.",
  },
  {
    rule: "free-and-priced",
    a: /\b(?:completely|always|totally|entirely|100%) free\b|\bfree (?:for (?:everyone|everybody|all|users|customers|ever)|forever)\b|\bnever charge (?:for anything|anyone|anybody|anything|users|customers|a cent)\b|\bgratis (?:per tutti|para tod[oa]s|für alle|voor iedereen)|\bgratuit pour tous\b|\bkostenlos für alle\b/i,
    b: /[$€£¥₹]\s?\d|\d\s?(?:€|%|(?:USD|EUR|GBP|euros?|dollars?|pounds)\b)|\bpays? (?:us )?(?:only |just |about )?\d|\d (?:a|per) (?:month|week|year)\b/,
    bIn: MONEY,
    // "The app is free forever" beside the price of a device, "joining is free for everyone" beside a commission.
    unless:
      /\p{Sc}\s?\d[\d.,]*,? (?:and |with |but )?(?:the |our )?apps? (?:is |are )?(?:always |completely )?free\b|\b(?:joining|registration|sign-?up|listing|browsing|booking|downloads?|profiles?|accounts?)(?:['’]s| (?:is|are|stays?|will be))? (?:(?:always|completely|totally) )?free\b|\bfree (?:(?:for (?:everyone|everybody|all|users)|forever) )?to (?:join|list|browse|download|sign up|register)\b|\bcommissions?\b|\b(?:we|i) (?:keep|take) \d|\b(?:freemium|sponsor|advertis|ads|(?:basic|lite|small|pro|plus|premium|paid) (?:plan|edition|tier|version|accounts?|features?|is|costs?)|donat|employers? pay|companies pay)/iu,
    reading: "The price in the business model is followed.",
    why: "An offer cannot be free for everyone and priced at the same time; say who pays.",
  },
  {
    rule: "no-commission-and-commission",
    a: /\b(?:no|zero|without(?: any)?|0%|never (?:take|charge) (?:a )?) ?commissions?\b|\bsin comisi[óo]n/i,
    b: /\b\d+(?:\.\d+)?\s?%[^.]{0,25}\b(?:commission|of each|of every|cut|fee|take)|\b(?:take|keep|charge) \d+(?:\.\d+)?\s?%/i,
    bIn: MONEY,
    // "Premium membership at 4.99 a month without commission": of two ways to pay one has none.
    unless:
      /\b(?:premium|memberships?|members|plans?|pro|subscri\w+|month)\b[^.]{0,40}\b(?:without(?: any)?|no|zero) commissions?\b/i,
    reading: "The commission in the business model is followed.",
    why: "A commission is charged after a promise that there is none.",
  },
  {
    rule: "cheapest-and-premium",
    a: /\b(?:cheapest|lowest prices?|low[- ]cost|budget|affordable for everyone)\b/i,
    b: /\b(?:premium|luxury|high[- ]end|exclusive|top of the market)\b/i,
    aIn: PLAIN,
    bIn: PLAIN,
    unless: /\b(?:premium (?:plan|tier|version|feature|account)|cheapest premium)\b/i,
    reading: "The stated price decides.",
    why: "Cheapest and premium attract different customers and need different costs.",
  },
  {
    rule: "rich-and-poor-buyers",
    a: /\b(?:luxury|exclusive|wealthy|rich|high[- ]end|affluent)\b/i,
    aIn: ["targetAudience"],
    b: /\b(?:little|no|not much) money\b|\b(?:low[- ]income|poor|broke)\b|\b(?:small|tight|low) budgets?\b/i,
    bIn: ["targetAudience"],
    reading: "The plan begins with those who can pay the stated price.",
    why: "Buyers with much and with little money need two prices and two ways of selling; choose who comes first.",
  },
  {
    rule: "local-and-worldwide",
    a: /\b(?:our|one|this|the) (?:neighbou?rhood|village|town|street|city)\b|\blocal(?:ly)? only\b|\bonly in \p{Lu}/iu,
    b: /\b(?:worldwide|globally|global market|(?:around|anywhere in|all over) the world|every country|international from day one)\b/i,
    aIn: ["solution", "targetAudience", "businessModel"],
    bIn: ["solution", "targetAudience", "businessModel"],
    reading: "The plan starts in the local area.",
    why: "A launch needs one dense area; the rest of the world is a later step.",
  },
  {
    rule: "no-ads-and-ads",
    a: /\b(?:no|without|never (?:show|sell)|free of) (?:any )?(?:ads|advertising|adverts)\b|\bad-free\b/i,
    b: /\b(?:ads|advertising|sponsors?|CPM)\b/i,
    bIn: MONEY,
    unless: /\bad-free (?:plan|tier|version|for)\b|\bpay to remove\b/i,
    reading: "The income from advertising is kept in the figures.",
    why: "Advertising income stands against a promise of no advertising.",
  },
  {
    rule: "business-and-consumer",
    a: /\b(?:consumers?|families|parents|individuals|households|private persons)\b/i,
    aIn: ["targetAudience"],
    b: /\bper (?:company|employee|seat|business)\b/i,
    bIn: MONEY,
    unless: /\b(?:employers?|companies|businesses|schools)\b/i,
    reading: "The price decides: an organisation pays.",
    why: "The audience is private people, the price is for organisations; one of them has to be named as payer.",
  },
  {
    rule: "no-hardware-and-device",
    a: /\bno (?:hardware|device)\b|\bsoftware[- ]only\b|\bwithout (?:any )?hardware\b/i,
    b: /\bour (?:\w+ )?(?:sensor|device|gadget|scanner|terminal)\b[^.]{0,40}\b(?:costs?|sells?|ships?|installed?)\b/i,
    reading: "The device is included in the costs.",
    why: "A device is part of the offer although none is needed.",
  },
  {
    rule: "no-subscription-and-subscription",
    a: /\bno (?:monthly (?:fees?|costs?)|subscriptions?|recurring fees?)\b|\bsin suscripci[óo]n/i,
    // "About 4 hours a month" is used, and no price.
    b: /(?:\p{Sc}\s?\d[\d.,]*|\d\s?(?:\p{Sc}|[A-Z]{3}\b|euros?|dollars?|pounds))[^.;,\d]{0,16}(?:\b(?:a|per|each|every) month|\/mo(?:nth)?)\b|\bmonthly (?:fee|price|subscription) (?:of|is|costs)\b|\bsubscription (?:of|costs|is) \p{Sc}?\s?\d/iu,
    bIn: MONEY,
    unless:
      /\bpay[- ]as[- ]you[- ]go\b|\bno (?:subscription|monthly (?:fees?|costs?)) (?:for|in|during|until|on|under|below|up to)\b/i,
    reading: "The monthly price in the business model is followed.",
    why: "A monthly price stands against a promise of none.",
  },
  {
    rule: "anonymous-and-verified",
    a: /\b(?:fully|completely) anonymous\b|\banonymously\b/i,
    b: /\b(?:id[- ]?check\w*|verified (?:users|members|identity)|identity (?:check|verification)|background check)\b/i,
    reading: "Members are verified and shown to each other without their names.",
    why: "People cannot be unknown and verified unless somebody keeps the link.",
  },
  {
    rule: "fully-automatic-and-by-hand",
    a: /\b(?:fully|completely|100%) automat\w+\b|\bno human\b/i,
    b: /\b(?:by hand|manually|our (?:experts?|team|editors?|staff) (?:check|review|write|match)\w*|human review|personal (?:accountant|advis[eo]r|coach|assistant|doctor|lawyer|teacher)|(?:accountant|advis[eo]r|nurse|doctor|lawyer|editor|person) who (?:checks|reviews|reads|approves))\b/i,
    unless: /\bno(?:t)? (?:manually|by hand)\b/i,
    reading: "The manual work is counted in the costs.",
    why: "Hand work costs people; full automation is the later state.",
  },
  {
    rule: "no-stock-and-goods",
    a: /\b(?:no|without) (?:stock|inventory)\b/i,
    aIn: ["solution", "differentiator", "businessModel"],
    b: /\b(?:we|our) (?:produce|bake|manufacture|buy in|stock|warehouse)\b/i,
    unless: /\b(?:made|produced|baked|print(?:ed)?) (?:to|on) (?:order|demand)\b/i,
    reading: "Stock is kept in the cash plan.",
    why: "Goods that are produced before they are sold tie up money.",
  },
  {
    rule: "one-person-and-volume",
    a: /\b(?:i (?:do|run|make|deliver) (?:everything|it all) (?:myself|alone)|on my own|one[- ]person (?:business|company))\b/i,
    b: /\b(?:thousands of (?:orders|customers|clients)|(?:[5-9]\d{2}|\d{4,}) (?:orders|customers|clients) (?:a|per) (?:day|week|month))\b/i,
    reading: "The plan hires as revenue allows.",
    why: "One person cannot serve that volume; say what is dropped or who is hired.",
  },
  {
    rule: "open-source-and-licence",
    a: /\bopen[- ]source\b/i,
    b: /\b(?:licen[cs]e fee|per licen[cs]e|proprietary)\b/i,
    unless: /\b(?:hosted|cloud|enterprise|dual licen|support)\b/i,
    reading: "The licence income is kept in the figures.",
    why: "Open source can be copied; say what the payer gets beyond it.",
  },
  {
    rule: "non-profit-and-returns",
    a: /\b(?:non-?profit|charity|ngo)\b/i,
    b: /\b(?:dividends?|returns? (?:to|for) investors|equity stake|exit)\b/i,
    reading: "The plan is written as a non-profit.",
    why: "A non-profit cannot pay out profit to investors.",
  },
  {
    rule: "guaranteed-return",
    a: /\bguaranteed? (?:\w+ )?(?:returns?|profits?|yield|income)\b/i,
    b: /\b(?:invest\w*|trading|crypto|portfolio|market)\b/i,
    reading: "The promise is left out.",
    why: "No return from a market can be guaranteed, and promising it is an offence in most countries.",
  },
  {
    rule: "offline-and-cloud",
    a: /\b(?:works?|runs?) (?:fully |completely )?offline\b|\bno internet\b/i,
    b: /\b(?:real[- ]time (?:sync|updates?)|live dashboard|cloud[- ]based)\b/i,
    bIn: OFFER,
    unless: /\bsyncs? (?:when|once|later)\b/i,
    reading: "It is read as offline first, with data sent when there is a connection.",
    why: "Live data needs a connection.",
  },
  {
    rule: "no-data-and-personalised",
    a: /\b(?:collects? no|don't collect|do not collect|no personal) data\b/i,
    b: /\b(?:personali[sz]ed|learns? (?:your|their) (?:habits|preferences)|profil\w+ of (?:each|every))\b/i,
    unless: /\bon[- ]device\b|\bstays on the (?:phone|device)\b/i,
    reading: "Personal data is treated as collected.",
    why: "Personal results need personal data, unless everything stays on the device.",
  },
];
