import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { singular } from "../amounts/price-tail";
import { areBroughtTogether, dealBetween } from "../buyers/sides";
import { kindOfOffer } from "../data/offer-kinds";
import { literal } from "../text/literal";
import { sentencesOf } from "../text/sentences";
import type { Archetype, Way } from "../types";
import { isWorkedOn } from "./kinds/handed-in";
import { isKeptOnScreen } from "./kinds/kept-on-screen";
import { isMadeToSell, RUNS_ON } from "./kinds/made-to-sell";
import { isPublished } from "./kinds/published";
import { isTapped } from "./kinds/tapped";
import { isLet } from "./let-out";
import { readOffer } from "./offer";
import { isActingAi, isCalled, isOnScreen, isOurProgram, isPaidProgram } from "./on-screen";
import { isOwnCrew } from "./own-crew";
import { paidByOthers } from "./paid-by-others";

/** "People rent tools from others", "book a spare room from a neighbour": from each other. */
const FROM_OTHERS =
  /\b(?:rent|hire|borrow|book|buy|lease)s? (?:\p{L}+ ){1,5}?(?:from|of) (?:others|other (?:people|owners|families|members)|each other|one another|(?:an? |their )?neighbours?|(?:an? )?(?:private )?owners?)\b/iu;

/** What a thing does by itself. */
const ACTS =
  /\b(?:measures?|weighs?|listens|counts?|heats?|cools?|warms?|dries|warns?|rings?|alerts?|senses?|sends?|beeps?|flashes|lights? up|shows?|records?|detects?|switch(?:es)?|pumps?|shuts?|opens?|locks?|stirs?|shakes?|stops? by itself|whistles?|cries|vibrates?|blinks?|charges?|filters?|sprays?|logs?|monitors?|recogni[sz]es?|says|tells|learns|tracks|gets? (?:an?|the) (?:message|alert|text))\b/i;
const SENSES =
  /\b(?:measures?|weighs?|counts?|heats?|cools?|warns?|rings?|alerts?|senses?|sends?|beeps?|records?|detects?|pumps?)\b/i;
/** That it has a body: it is fed, fixed, moulded and put together. */
const BODY =
  /\b(?:batter(?:y|ies)|with (?:an? |its )?(?:motor|engine|pump|fan|siren)|microphone|(?:solar|battery)-powered|bluetooth|satellite uplink|plug-in|wearable|(?:runs?|works?|powered) (?:on|by|from) (?:an? |the )?(?:\p{L}+ )?(?:solar|mains|battery|usb|panel|cell|plug|socket|wall)|splash-?proof|water-?proof|sim card|circuit|firmware|key-?ring|beacon|casing|housing|magnet|clips? (?:on|onto|to|into)|clamps?|straps?|screws? (?:on|into|to)|sticks? (?:on|to|under)|go(?:es)? (?:under|over|on|into|around) (?:the|an?|your|each)\b(?! (?:\p{L}+ ){0,2}(?:system|software|calendar|diary|file|records?|app|database|accounts?|market)\b)|(?:glued|screwed|clipped|strapped|bolted|stuck) (?:to|on|onto|into) (?:the|an?|your|each)|fits (?:on|under|over|into|around|between|inside)|hangs (?:on|from|in)|(?:push|put|lay|place|bury|hang|mount|bolt)(?:es|s|ed)? (?:it )?(?:between|into|under|on|in|beside|to) (?:the|an?|your|each)|plugs? into (?:the|an?|your|any) (?:socket|wall|car|truck|tractor|machine))/iu;
const MADE_IN_SERIES =
  /\b(?:parts and assembly|components?|electronics|circuit boards?|to (?:make|build|produce)\b[^.;]{0,30}\b(?:in a batch|batch of|at \d+|units|pieces)|mou?lds?|tooling|prototypes?|bill of materials|contract manufacturer)\b/i;

const THE_WORK =
  "clean|mend|glue|sand|oil|wax|grind|stitch|patch|re-?sole|remove|darn|repair|restore|sharpen|wash|iron|fix|service|tune|polish|paint|prune|trim|mow|water|weed|dig|empty|unblock|sweep|pump out|suck out|dredge|descale|inspect|maintain|look after|tend|fit|take down|insulate|seal|sort|clear|pack|move|carry|store|groom|walk|feed|treat|photograph|scan|digiti[sz]e|frame|engrave|alter|re-?upholster|refinish|renovate|replace|plant|survey|test|value|translate|proofread|edit|transcribe|draw up|file|negotiate|answer";
/** "We plant the window boxes", "you post us your jumper, we darn": done to what the customer has. */
const WORK = new RegExp(
  `^(?:you [^.;]{3,60}?(?:, | and ))?(?:we|i|our (?:team|people|two|three)) (?:(?:collect|pick up|fetch|take|come|go|drive|visit)\\b[^.;]{0,60}?(?:,|and)(?: we)? |\\p{L}+ and )?(?:${THE_WORK})\\b`,
  "iu",
);
/** "We come the same evening", "we fetch the chairs and have them back on Thursday". */
const COMES =
  /^(?:we|i) (?:come|drive|visit)\b|^(?:my|our) (?:team|crew|people|staff) (?:comes?|drives?|visits?)\b|^(?:we|i) (?:pick up|collect|fetch) [^.;]*\b(?:have|bring|return|deliver) (?:it|them)\b/i;
/** "We collect used oil from kitchens every week", paid by whom it is fetched from: taken away, and nothing sold to them. */
const FETCHES =
  /^(?:we|i) (?:collect|pick up|fetch|haul|take away) [^.;]*?\bfrom (?!(?:farms|farmers|growers|makers|producers|breweries|bakeries)\b)[^.;]*\b(?:weekly|daily|(?:every|each|twice a|once a|\d+ times a) (?:week|day|month|morning|evening)|(?:fixed|regular) (?:route|round|day)s?)\b/iu;
/** "You send me what you know. I drive to the town hall": what the customer does first is no offer yet. */
const SENT_BY_YOU = /^you (?:send|give|tell|write|call|show)\b/i;
/** "I bring a barbershop to the home", paid per resident or visit: what is brought is the work. */
const BRINGS =
  /^(?:we|i) bring (?!(?:back|together)\b)[^.;:]{3,50} to (?:the|your|their|each|every) (?:[\p{L}-]+ )?(?:home|house|office|school|nursery|ward|hospital|site|workplace|company|factory|club|farm|yard|village)s?\b/iu;
const PER_PERSON =
  /\b(?:per|a|each|for each) (?:visit|session|resident|person|man|woman|child|kid|guest|patient|pupil|student|employee|worker|head|hour|day|class|treatment|cut)\b/i;
/** "Two roofers with a lift come within three days". */
const SENT_OUT =
  /^(?:two|three|four|our|trained|retired|local) (?:\p{L}+ )?\p{L}+s\b[^.;,]{0,40}? (?:come|visit|drive|clean|repair|mend|fix)\b/iu;
/** "A workshop that cleans and repairs prams". */
const WORKERS = new RegExp(
  `^(?:an? |the |our )?(?:[\\p{L}-]+ ){0,2}?(?:workshop|service|team|van|crew|company|garage|laundry)\\b[^.;]{0,40}?\\b(?:that|which|where we|who) (?:${THE_WORK.replaceAll("|", "s?|")})e?s?\\b`,
  "iu",
);
const NOT_WORK =
  /^(?:we|i) (?:[^.;,]{0,30} and )?(?:sell|make|bake|brew|build|print|roast|cook|grow|sew|rent|let|publish|teach|run)\b/i;

/** Guests or families come to it on its day, and it is over that night. */
const GATHERING =
  /^(?:an? |the |our |one |two |three )?(?:(?!by |per |each |for |of |on |we |i |you |every |same |that )[\p{L}'’-]+ ){0,4}?(?:evenings?|nights?|dinners?|suppers?|banquets?|balls?|fairs?|festivals?|concerts?|swap days?|flea markets?|quiz(?:zes)?|races?|tournaments?|parties|party|picnics?|(?:film |movie |open-air |outdoor )screenings?|open days?)(?= (?:in|at|on|for|with|where|that|every|of|once|about)\b|[,:.;])/iu;
const LEARNS = /\b(?:learn\w*|taught|teach\w*|lessons?|training|coach\w*)\b/i;

/** Kept or sent by post, and made or bought in to be sold. */
const POSTED =
  /^(?:an? |our )?(?:web ?shop|online shop|web ?store|online store)\b|\b(?:(?:in|on|from|through|via) (?:our|my|the|an?|its) (?:own )?(?:web ?shop|online shop|web ?store|online store)|(?:sold|sell(?:s|ing)?(?: it| them| these)?) (?:only |mainly |mostly )?(?:online\b|(?:on|from|through|via) (?:our|my|the) (?:own )?(?:\p{L}+ )?(?:web ?site|site|store|page))|e-commerce:|(?:we )?(?:post|ship|mail|send)(?:s|ed)? (?:it |them |these )?(?:out )?(?:from|all over|across|within|anywhere|everywhere|nationwide|to (?:your|the|their) (?:door|home))|(?:sent|posted|shipped|mailed) (?:by|in|from|as)|by (?:letter|post|courier|mail))(?![\p{L}])/iu;
const COMES_BACK =
  /\b(?:(?:post|send|bring|return|get)(?:s|ed)? (?:it|them) (?:back|folded|home)|return (?:it|them)|and (?:back|return))\b/i;

/** "Cakes you design on our site. Baked in Kilimani, delivered the same day": chosen on a screen, made by hand. */
const MADE_AFTERWARDS =
  /\b(?:baked|cooked|sewn|stitched|knitted|woven|carved|roasted|brewed|hand-?made|hand-?painted|tailored|milled|made to (?:order|measure)) (?:in|by|at|to|fresh|for|every|the|on|within)\b/i;
const HANDED_OVER = /\b(?:deliver(?:ed|y|s)?|pick(?:ed)?[ -]up|collected|posted|shipped|sent)\b/i;

const MATERIAL =
  /\b(?:materials?|parts|electronics|components?|sewing|cloth|wood|steel|print(?:ing)?|mou?lds?|to (?:make|build)|made for|making (?:it|one|them)|postage|packaging|production)\b/i;
/** What only a thing has: stuff it is made of, a weight, a way to be washed. */
const STUFF =
  /\b(?:woven|knitted|sewn|stitched|mou?lded|carved|forged|hand-?made|weighs|folds|foldable|washable|washes|cotton|linen|hemp|wool|leather|silk|felt|wood|wooden|oak|beech|bamboo|cork|rubber|silicone|steel|alumini?um|titanium|brass|ceramic|plastic)\b|\d ?(?:g|grams?|kg|kilos?|cm|mm|millimetres?)\b/i;
/** "We knit a sleeve", "we print the cover": what is made before it is sold. */
const MAKING = "make|knit|sew|weave|carve|mould|mold|cast|forge|stitch|pour|3d-print|assemble|produce|build";

const PRICED =
  /\d[\d.,]*(?: \p{L}{1,6})? (?:per|each|an?|for (?:the|an?|one)) (?:\p{L}+ )?(?!(?:month|year|week|day|hour|person|user)\b)(\p{L}{3,})(?! (?:an?|per|each) (?:night|day|week|hour))/iu;
/** "$40 per cast", "€34 a towel": the piece that a price counts, where the offer is called that or makes it. */
export function pricedPiece(
  noun: string,
  { solution, differentiator, businessModel }: QuizAnswers,
): string | null {
  const unit = singular(PRICED.exec(businessModel)?.[1]?.toLowerCase() ?? "");
  if (!unit) return null;
  const made = new RegExp(`\\b(?:we|i) (?:${MAKING}) [^.;,]{0,40}\\b${literal(unit)}s?\\b`, "iu");
  const called = singular(noun.toLowerCase().split(" ").at(-1) ?? "") === unit;
  const stuff = MATERIAL.test(businessModel) || STUFF.test(`${solution} ${differentiator}`);
  return made.test(solution) || (called && stuff) ? unit : null;
}

/** "A coating applied by trained women": what is sold is the work. */
/** "We re-cover seats", "... and we keep the pump running": done by the founder's own people. */
const OWN_DEED =
  /(?:^|[,:] |\band |\b(?:fee|price|rate|month|week|year|visit|evening|\p{L}+day) )(?:we|i) (?!(?:am|was|were|are|have|had|will|can|want|would|do|also|only|take \d|get|charge|connect|match|bring together|finance|give|lend|pay|guarantee|insure|advance|invest|help|build|develop|offer|provide|design|create|run|open|operate|launch|publish|sell|make|bake|brew|print|roast|cook|grow|sew|produce|rent|let|lend|teach|train|organi[sz]e|host|import|distill?|ferment|knit|weave|manufacture|supply|pack|press|collect (?:data|orders)|use|plan to|turn|buy|deliver|send|ship|post)\b)\p{L}[\p{L}-]+ (?:up |down |out |on )?(?:the|your|their|its|every|each|all|an?|old|[\p{L}-]+s)\b/iu;
const ANY_SCREEN =
  /\b(?:apps?|software|platform|dashboard|portal|web ?sites?|online|web|bots?|chatbot|plug-?in|extension|algorithm|tool|api|ai|upload\w*|automat\w*|newsletter|podcast|course|lessons?|class(?:es)?|by video)\b/i;
const FITTED_BY =
  /\b(?:applied|installed|fitted|laid|painted|planted|put up) (?:at (?:your|their) \p{L}+ )?by (?:our |trained |local |certified |own )*(?!hand\b|yourself\b|the \p{L}+ self)\p{L}+/iu;

/** Sold as it is called: a place, a course, a letter or a fund stays one, whatever it does. */
const SETTLED = new Set<Archetype>(["local", "education", "media", "nonprofit", "fintech"]);

/** "I do not build new": what is not done opens no offer. */
const IS_NOT = /^(?:we|i|it|this) (?:do not|don['’]t|never|am not|are not|is not|isn['’]t|aren['’]t)\b/i;
/** "Their crew scans the case": who is named first is whom it is for. */
export const THEIRS = /^(?:their|your|pupils|customers|clients|members) /i;

/** The way that the offer's own sentences tell; null where they leave it open, and its name and prices have to tell. */
export function readWay(answers: QuizAnswers): Way | null {
  const { solution, differentiator, businessModel } = answers;
  const told = sentencesOf("solution", solution).map(({ text }) => text);
  const [first = "", second = ""] = told.some((text) => !IS_NOT.test(text))
    ? told.filter((text) => !IS_NOT.test(text))
    : told;
  const noun = readOffer(answers).noun ?? "";
  const called = THEIRS.test(first) ? null : kindOfOffer(noun);
  const sides = dealBetween(answers) || FROM_OTHERS.test(first) || areBroughtTogether(answers);
  // Whoever gives time or money to those who are helped is no side of a market.
  if (sides && paidByOthers(answers) !== "donors") return "sides";
  if (isPublished(answers)) return null;
  if (called !== "saas" && called !== "usage" && isLet(answers)) return "let";
  if (called === null && isCalled(solution, businessModel)) return "program";
  if (called === null && isKeptOnScreen(answers)) return "program";
  if (GATHERING.test(first) && !LEARNS.test(first)) return "gathering";
  if (
    (WORK.test(first) && !NOT_WORK.test(first)) ||
    WORKERS.test(first) ||
    COMES.test(SENT_BY_YOU.test(first) ? second : first) ||
    (BRINGS.test(first) && PER_PERSON.test(businessModel)) ||
    SENT_OUT.test(first) ||
    FETCHES.test(first) ||
    isWorkedOn(first, solution) ||
    isOwnCrew(first, solution)
  )
    return "work";
  if (called === null && isActingAi(first)) return "program";
  if (called !== null && SETTLED.has(called)) return null;
  const done = /^(?:we|i) /i.test(first);
  const piece = called === null && pricedPiece(noun, answers);
  const body = BODY.test(solution) || MADE_IN_SERIES.test(`${differentiator} ${businessModel}`);
  const runs = SENSES.test(solution) || RUNS_ON.test(`${solution} ${businessModel}`);
  const acts = body ? ACTS.test(solution) : piece && noun.endsWith(piece) && SENSES.test(solution);
  if (called !== "saas" && called !== "usage" && called !== "services" && !done && acts)
    return runs ? "device" : "goods";
  if (called !== "saas" && !BODY.test(solution) && FITTED_BY.test(first)) return "work";
  if (
    POSTED.test(`${solution} ${differentiator} ${businessModel}`) &&
    !COMES_BACK.test(solution) &&
    !/\b(?:rental|hire|subscription)s?\b/i.test(noun)
  )
    return "goods";
  if (piece || ((called === null || called === "ecommerce") && isMadeToSell(answers))) return "goods";
  if (
    called === null &&
    !done &&
    MADE_AFTERWARDS.test(solution) &&
    HANDED_OVER.test(`${solution} ${businessModel}`)
  )
    return "goods";
  if (((called === null || called === "ecommerce") && isTapped(solution)) || isOurProgram(first))
    return "program";
  if (
    called === null &&
    !done &&
    !BODY.test(solution) &&
    (isOnScreen(first, solution) || isPaidProgram(solution, businessModel))
  )
    return "program";
  if (called === null && OWN_DEED.test(first) && !ANY_SCREEN.test(solution)) return "work";
  // "A productised bid desk. For a fixed fee we screen tenders": named like a thing, and made of nothing.
  if (
    called === "ecommerce" &&
    OWN_DEED.test(second) &&
    !STUFF.test(solution) &&
    !MATERIAL.test(businessModel)
  )
    return "work";
  return null;
}
