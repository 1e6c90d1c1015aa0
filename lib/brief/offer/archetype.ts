import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { RevenueLine } from "@/lib/finance/types";
import { leadOf } from "../buyers/opening";
import { SHARED_DEALS } from "../buyers/sides";
import { ARCHETYPE_WORDS } from "../data/archetype-words";
import { isOrganisation } from "../prices/line-buyers";
import type { Setting } from "../prices/line-kind";
import { withoutNegated } from "../text/not-negated";
import type { Archetype, Brief } from "../types";
import { fromLine, SMALL_TAKE, TAKE_WEIGHT } from "./kinds/from-line";
import { isSharedOut } from "./kinds/shared-out";
import { isLeasedOrWorn } from "./leased-or-worn";
import { isMadeThing } from "./made-thing";
import { movesMoney, sharesMoney } from "./money-moved";
import { paidByOthers } from "./paid-by-others";
import { FROM_AFAR } from "./setting";
import { withoutSideLines } from "./side-lines";

/** Trades that need a place, whatever they call their offer. */
const PLACED = new Set(["restaurants", "hotels", "beauty", "fitness", "coworking", "childcare"]);
const SAYS_NONPROFIT =
  /\b(?:an?|registered|our)\s+(?:non[- ]?profit|charity|ngo|social enterprise)\b(?! (?:owner|store|client|customer)s?\b)|(?:^|[.;] )non[- ]?profit\b|\b(?:association|society|club) (?:without|not for) profit\b|(?:^|[.;] )donations (?:from|by)\b/i;
/** "We are a charity of four volunteers", wherever it is said. */
const WE_ARE_A_CHARITY =
  /\b(?:we|i)(?:['’]re| are| run| have) (?:an? )?(?:\p{L}+ )?(?:non-?profit|charity|ngo|social enterprise)\b/iu;
const SERVES_CHARITIES = /^(?:[\p{L}-]+ ){0,2}?(?:charities|ngos|non-?profits|foundations)\b/iu;
const servesCharities = ({ targetAudience }: QuizAnswers) =>
  SERVES_CHARITIES.test(targetAudience.slice(leadOf(targetAudience, true)));
/** "We plan it with her", "our carpenter visits the house", "a trained doula spends the night". */
const DOES_WORK =
  /(?:^|[.;]\s)(?:Every \p{L}+ )?(?:[Ww]e|I|[Oo]ur (?:\p{L}+ )?\p{L}+(?: and an? (?:\p{L}+ ){1,3}?\p{L}+)?|[Aa] (?:trained|qualified|fixed) (?:\p{L}+ ){1,3}?|Qualified \p{L}+)\s?(?:carefully |then )?(?:repairs?|mends?|cleans?|fix(?:es)?|plans?|sorts?|handles?|takes? over|translates?|sharpens?|restores?|quilts?|re-\p{L}+|coach(?:es)?|visits?|comes? (?:to|with)|clears?|put up|spends?|checks?|inspects?|open (?:it|the case)|does the|do the|writes? your|look after|care for)\b|\bI \p{L}+ it on my\b|\bone-to-one sessions\b/u;
const WORK_WEIGHT = 2.4;
/** "We plan to earn a commission on every sale", without a number yet. */
const ON_EVERY_DEAL =
  /\bcommission (?:on|of|from|for) (?:every|each|all|the|any) (?:sales?|deals?|bookings?|orders?|transactions?|purchases?|rentals?)\b/i;
const A_MEETING_PLACE = /\b(?:platform|marketplace|market ?place|exchange|site|website|app)\b/i;
/** Money that is moved or lent for a share outweighs the screen it is done on. */
const MONEY_WEIGHT = 4;
/** Who pays says more of the business than what is handed out free. */
const PAID_BY_OTHERS = 8;

const FLOWN =
  /\bdrones?\b[^.]{0,60}\b(?:fl(?:y|ies|ights?)|inspect(?:s|ions?)?|surveys?|sprays?|films?|scans?|counts?|maps?)\b|\b(?:with|by|from) (?:an? |our )?drones?\b/i;

/** Software that sells what others have is a marketplace. */
const RESELLS =
  /\b(?:app|platform|website|site)\s+(?:that|which|where)\s+(?:\p{L}+\s){0,2}(?:sells?|resells?|rents? out|swaps?)\b/iu;
/** So is software on which some offer and others book or pay. */
const TWO_SIDED =
  /\b(?:app|platform|website|site|map)\s+(?:where|on which|in which|through which)\s+[^.;]{3,90}\sand\s[^.;]{3,40}\b(?:books?|pays?|buys?|rents?|orders?|hires?|reserves?|bids?)\b|\b(?:app|platform|website|site) to (?:rent|lend|share|swap|hire)\b/i;

/** Software that brings people together, who pay for what comes of it and no subscription. */
const INTRODUCES =
  /\b(?:app|platform|website|site)\s+(?:that|which)\s+(?:connects|matches|brings together|introduces)\s+(?:\p{L}+ )?(?:\p{L}+s|people|women|men)\b/iu;

/** A kitchen or a class that the audience has is no business of the founder's. */
const PLACES = new Set<Archetype>(["local", "education"]);
const isTheirs = (word: string, { targetAudience }: QuizAnswers) =>
  targetAudience.toLowerCase().includes(word.toLowerCase().replace(/s$/, ""));

/** Sold on a site or at markets, and packed: a thing that is carried home, not a place that is visited. */
const CARRIED_HOME =
  /\b(?:web ?sites?|web ?shops?|online|e-?shop|etsy|(?:design|craft|makers['’]?|christmas|flea) (?:markets?|fairs?)|by post|posted|make and pack|(?:pack(?:ing|aging)?|ship(?:ping)?|postage) (?:included|costs?))\b/i;

/** What the offer is called weighs more than any word about it. */
const HEAD_WEIGHT = 2.4;

/** How much the offer, its words and its prices speak for each way of doing business; revenue lines count more than topic words. */
export function readArchetypes(
  answers: QuizAnswers,
  lines: readonly RevenueLine[],
  setting: Setting,
  { id: sectorId, evidence }: Brief["sector"],
  atPlace: boolean,
): ReadonlyMap<Archetype, number> {
  const score = new Map<Archetype, number>();
  const add = (id: Archetype, weight: number) => score.set(id, (score.get(id) ?? 0) + weight);
  const mainModel = withoutSideLines(answers.businessModel);
  const [offered, difference] = [withoutNegated(answers.solution), withoutNegated(answers.differentiator)];
  for (const [id, pattern, weight] of ARCHETYPE_WORDS) {
    // What two sides pay "per call" is no interface.
    if (id === "usage" && setting.head === "marketplace") continue;
    // What is sold to charities is no charity.
    if (id === "nonprofit" && servesCharities(answers)) continue;
    const said = pattern.exec(offered)?.[0];
    if (said && !(PLACES.has(id) && isTheirs(said, answers))) add(id, weight);
    // "R180 a kilo to restaurants", "a bigger cold room": a place named beside the offer is the customer's or a means.
    if (id === "local") continue;
    if (pattern.test(mainModel)) add(id, weight * 0.6);
    if (pattern.test(difference)) add(id, weight * 0.25);
  }
  const onlyFees = lines.length === 0 || lines.some(({ kind, later }) => kind === "take" && !later);
  const shared = lines.some(
    ({ kind, takeRate, later }) => kind === "take" && !later && (takeRate?.value ?? 0) > SMALL_TAKE,
  );
  const resells =
    setting.head === "saas" &&
    (RESELLS.test(answers.solution) ||
      (onlyFees && TWO_SIDED.test(answers.solution)) ||
      (INTRODUCES.test(answers.solution) && (shared || !lines.some(({ kind }) => kind === "recurring"))) ||
      (lines.length > 0 &&
        lines.every(({ kind, later }) => kind === "take" || later) &&
        SHARED_DEALS.test(answers.businessModel)));
  if (
    lines.length === 0 &&
    ON_EVERY_DEAL.test(answers.businessModel) &&
    A_MEETING_PLACE.test(answers.solution)
  )
    add("marketplace", HEAD_WEIGHT + TAKE_WEIGHT);
  if (isSharedOut(answers) && setting.head !== "fintech") {
    add("marketplace", HEAD_WEIGHT + TAKE_WEIGHT);
  }
  // Work that is paid by the piece is no goods, where nothing else tells what is sold.
  if (setting.head === null && !setting.ships && DOES_WORK.test(answers.solution))
    add("services", WORK_WEIGHT);
  if (setting.head) add(resells ? "marketplace" : setting.head, HEAD_WEIGHT);
  for (const line of lines) for (const [id, weight] of fromLine(line, setting)) add(id, weight);
  if (["payments", "lending", "investing", "insurance"].includes(sectorId)) add("fintech", 1.5);
  // A machine that people come to and pay at is a place, not a device that is sold.
  if (
    setting.head === "hardware" &&
    lines.length > 0 &&
    lines.every(({ kind }) => kind === "perUse" || kind === "capacity")
  ) {
    add("hardware", -HEAD_WEIGHT);
    add("local", HEAD_WEIGHT);
  }
  const [customers = ""] = answers.targetAudience.split(/\s(?:with|in|who|that|of)\s/);
  const theirs = isOrganisation(customers) && evidence.some((term) => isTheirs(term, answers));
  if (
    PLACED.has(sectorId) &&
    setting.head !== "marketplace" &&
    !theirs &&
    !setting.software &&
    !setting.ships &&
    !(setting.head === null && isMadeThing(answers)) &&
    !FROM_AFAR.test(answers.solution)
  )
    add("local", 1.6);
  if (
    SAYS_NONPROFIT.test(`${answers.solution} ${answers.businessModel}`) ||
    WE_ARE_A_CHARITY.test(answers.differentiator)
  )
    add("nonprofit", 5);
  const monthly = Math.max(
    ...lines.map(({ kind, price }) => (kind === "recurring" ? (price?.value ?? 0) : 0)),
  );
  const lets = lines.every(
    ({ kind, price }) => kind === "recurring" || (kind === "unitSale" && (price?.value ?? 0) < monthly),
  );
  if (
    (score.get("hardware") ?? 0) >= 1.8 &&
    !setting.work &&
    !lets &&
    lines.some((line) => line.kind === "unitSale")
  )
    add("hardware", lines.some((line) => line.kind === "recurring") ? 3 : 1.5);
  // What flies for its owner is a service; only what is sold is a device.
  if (FLOWN.test(answers.solution) && !lines.some((line) => line.kind === "unitSale")) {
    score.delete("hardware");
    score.delete("local");
    add("services", 2);
  }
  // A device that nobody buys is the means of a service.
  const leased = setting.head === "hardware" && isLeasedOrWorn(answers);
  if (setting.head === "hardware" && !leased && lines.length > 0 && lets) {
    add("hardware", -HEAD_WEIGHT);
    add("services", HEAD_WEIGHT);
  }
  if (sharesMoney(answers, lines)) {
    add("fintech", MONEY_WEIGHT);
    add("marketplace", -TAKE_WEIGHT);
  }
  if (movesMoney(answers)) add("fintech", MONEY_WEIGHT);
  const others = paidByOthers(answers);
  if (others) add(others === "sponsors" ? "media" : "nonprofit", PAID_BY_OTHERS);
  const pieces = lines.some((line) => line.kind === "unitSale");
  const carried = CARRIED_HOME.test(`${answers.solution} ${answers.businessModel}`);
  if (pieces && carried && setting.head === null) add("ecommerce", 1.2);
  else if (
    pieces &&
    atPlace &&
    !setting.ships &&
    !isMadeThing(answers) &&
    !/\bonline\b/i.test(answers.solution)
  )
    add("local", 0.8);
  return score;
}
