import { dealBetween, readSides } from "@/lib/brief/buyers/sides";
import type { Brief } from "@/lib/brief/types";
import { HANDED_IN } from "./data/scene-cues";
import type { Scene } from "./data/scenes";
import { isPaperCase } from "./paper-case";
import { usualWork } from "./scene-of-way";

const PROGRAM =
  /\b(?:apps?|software|ai|saas|platform|dashboard|portal|web ?sites?|site|online|web|bot|chatbot|chat|plug-?in|extension|algorithm|tool|system|api|qr codes?|tablets?|phones?|screens?|browser|digital|upload\w*|programs?|copilot|assistant|automat\w*|calculat\w+|reads?|scans?|predicts?|tracks?|database|spreadsheet|e-?mails?|sms|text messages?|whatsapp)\b/i;
/** Done with hands, in a place or to a thing. */
const BY_HAND =
  /\b(?:(?:we|who|and|crew|team|mechanics?|nurses?|therapists?|students?|volunteers?|cooks?|drivers?) (?:[a-z]+ )?(?:comes?|visits?|walks?|drives?|collects?|brings?|delivers?|picks? up|repairs?|cleans?|cooks?|bakes?|makes?|installs?|fits?|prints?|posts?|flys?|babysits?)|at your (?:door|home)|on[ -]site|by hand)\b/i;
const DIGITAL_OPENING =
  /\b(?:apps?|software|ai|chat|qr codes?|dashboard|platform|bot|algorithm|web ?sites?|online)\b/i;
/** "We test websites with people who are blind": the site is the customer's, and what is worked on. */
const DONE_TO_A_SITE =
  /^(?:we|i) (?:test|check|audit|review|build|make|design|maintain|translate|look after|secure)s? (?:[a-z]+ ){0,3}?(?:web ?sites?|apps?|software|online shops?)\b/i;
/** "Singing mornings for dads", "open-air rehearsals led by two actors": people come together. */
const GATHERING =
  /^(?:[\p{L}’'-]+ ){0,3}(?:mornings|evenings|afternoons|nights|classes|workshops|walks|circles|clubs|rehearsals|sessions|meetings|gatherings|breakfasts|suppers|runs|hikes|camps|retreats|tours) (?:for|in|at|with|where|led|on|of|by|that)\b/iu;
const MEALS = /\b(?:lunch(?:es)?|dinners?|breakfasts?|meals?|soups?|portions?|tiffins?|plates?)\b/i;
const CARRIED_OVER =
  /\b(?:deliver\w*|brings? (?:it|them)|brought|walks? (?:it|them) over|carr(?:y|ies) (?:it|them)|to the door)\b/i;
const WORKED_ON =
  /^(?:we|our [a-z]+|an? [a-z]+) (?:translate|dub|subtitle|caption|edit|proofread|retouch|design|illustrate|ghost-?write)s?\b(?! and (?:make|build|install|print|sew))/i;
const WE_COME = /\bwe (?:[a-z]+ )?(?:install|come|visit|bring|plant|clean|build|set up)\b/i;
const WE_SET_UP = /^we (?:install|come|visit|set up|put up|plant)\b/i;
const COMES_IN =
  /\b(?:book\w*|reserve\w*|by the hour|per hour|an hour|entry|admission|open (?:to|every|all)|members?|memberships?|walk-?ins?|drop in|day pass(?:es)?)\b/i;
const ON_SITE =
  /\bwe (?:[a-z]+ )?(?:clear|clean|empty|paint|move|pack|repair|renovate|build|install|collect|sort|plant|look after|fit|wash)\b/i;
/** Papers are what is done, not what lies about in a house. */
const PAPERWORK =
  /\b(?:writes?|fills?(?: in| out)?|files?|cancels?|drafts?|reviews?|appeals?|negotiates?|translates?|handles?|takes? over) (?:[a-z'’-]+ ){0,3}(?:letters?|contracts?|claims?|applications?|tax(?:es)?|permits?|appeals?|visas?|paperwork|grants?|agreements?|wills?|forms?|papers)\b/i;
const SOLD_THERE =
  /\b(?:sells?|sold|serves?|bakes?|baked|brews?|cooks?|cooked|grills?|stands? (?:at|on|in)|vending|fridges?|counter|kiosk|stall|cart|truck|trolley|canteen|bakery|our (?:shop|bar|caf[eé]))\b|^(?:an? |the )?(?:[\p{L}-]+ ){0,4}(?:shop|caf[eé]|van|bar|market)\b/iu;
/** "Sold every evening at ten corner stalls": nobody orders it home. */
const SOLD_OUT_OF =
  /\b(?:sold|sell) (?:[\p{L}\d-]+ ){0,7}?(?:at|from|in|on) (?:[\p{L}\d-]+ ){0,3}(?:stalls?|counters?|kiosks?|carts?|stands?|markets?|canteens?|trolleys|beach(?:es)?)\b/iu;
const SENT_HOME = /\b(?:post(?:ed)?|mail|deliver\w*|ship\w*|send|sent|online|web ?shop|subscri\w+)\b/i;
/** A course goes on; a morning is over at noon. */
const IN_A_ROW =
  /\b(?:weeks?|months?|terms?|semesters?|exams?|courses?|lessons?|certificat\w*|levels?|twice a)\b/i;
/** "One-way canoe hire": what is let is named by it. */
const HIRE = /^(?:an? |the )?(?:[\p{L}-]+ ){1,3}(?:hire|rentals?)\b(?! (?:out|of)\b)/iu;
const SOMEBODY_GOES = /\b(?:goes|comes|visits|drives|walks|travels)\b/i;
/** Words of an offer that brings two sides together, rather than doing the work through others. */
const BETWEEN =
  /\b(?:apps?|platform|marketplace|web ?sites?|sites?|exchange|portal|match\w*|register|registry|directory|book\w*|lists?|posts?|offers?|ussd|sms|whatsapp|online|connects?|brings? together|auction|pool|network|swap|share[sd]?|rent\w*|lend\w*|find\w*|hire[sd]?|choose|pick)\b/i;
const SENT_OUT =
  /\bsends? (?:an? |the |you |them |each )?(?:[\p{L}-]+ )?(?:messages?|sms|texts?|e-?mails?|lists?|digests?|alerts?)\b/iu;
const ONE_AT_A_TIME =
  /\bone (?:[a-z]+ )?at a time\b|\bone[- ](?:to|on)[- ]one\b|\bindividual (?:lessons?|sessions?|coaching)\b/i;
/** "We collect retired ropes and sew them into bags": what is sold is the bag. */
const MADE_INTO =
  /\b(?:sew|make|turn|weave|press|melt|cut|build|spin|brew|bake) (?:it|them|these|[\p{L}-]+) into\b/iu;
const REGULAR =
  /\b(?:every|each) (?:second |other )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|season|spring|autumn|morning)\b|\b(?:once|twice) a (?:week|month|year)\b/i;
const LENT = /\b(?:subscription|deliver|bring|lend|lease|rent|sizes?)\b/i;
const TAKEN_BACK =
  /\b(?:swap|swapped|exchange|exchanged|hand back|return|next size|take (?:it|them) back)\b/i;

/** Linen and clothes for work that go round: washed by the founder between one use and the next. */
const WASHED_ROUND =
  /\b(?:linens?|towels?|sheets?|bedding|bed ?clothes|duvet covers?|uniforms?|work ?wear|overalls|scrubs|aprons?|chef (?:whites|jackets)|napkins|nappies|diapers|(?:door|floor) ?mats)\b/i;
const TAKEN_DIRTY =
  /\b(?:collects?|picks? up|takes?|fetch(?:es)?|swaps?|exchanges?) [^.;]{0,40}\b(?:dirty|used|soiled|worn)\b|\b(?:dirty|used|soiled) (?:ones?|bags?|linens?|towels?|sheets?|set|clothes|uniforms?)\b/i;
const WASHED = /\b(?:wash(?:es|ed)?|launder(?:s|ed)?|laundry|clean (?:one|bag|set|linen|ones))\b/i;
const isLaundry = (solution: string) =>
  WASHED_ROUND.test(solution) && TAKEN_DIRTY.test(solution) && WASHED.test(solution);

/** No paper is handed in and nobody is against it: met as the form is. */
function withoutPaper(brief: Brief): Scene {
  switch (brief.archetypes[0]?.id) {
    case "saas":
    case "fintech":
    case "usage":
      return "tool";
    case "marketplace":
      return "market";
    case "nonprofit":
      return "programme";
    default:
      return usualWork(brief);
  }
}

/** A scene that the offer's own words speak against gives way to the one they speak for. */
export function withEvidence(scene: Scene, brief: Brief): Scene {
  const { answers, lines, offer } = brief;
  const { solution, differentiator, businessModel } = answers;
  const words = `${solution}. ${differentiator}`;
  const recurring = lines.some(({ kind }) => kind === "recurring");
  switch (scene) {
    case "project":
      if (HIRE.test(solution)) return "rental";
      if (
        recurring &&
        DIGITAL_OPENING.test(solution) &&
        !BY_HAND.test(solution) &&
        !DONE_TO_A_SITE.test(solution)
      )
        return "tool";
      if (WORKED_ON.test(solution)) return "case";
      if (recurring && TAKEN_BACK.test(solution) && LENT.test(solution)) return "rental";
      return REGULAR.test(solution) ? "visit" : scene;
    case "visit":
      if (HIRE.test(solution)) return "rental";
      if (MADE_INTO.test(solution) && lines.some(({ kind }) => kind === "unitSale")) return "goods";
      // "From £1,200 a flat" is a price that somebody has to look for.
      if (ON_SITE.test(solution) && /^from\b/i.test(businessModel) && !REGULAR.test(solution))
        return "project";
      return WORKED_ON.test(solution) ? "case" : scene;
    case "tool":
      if (PROGRAM.test(words)) return scene;
      return TAKEN_BACK.test(solution) ? "rental" : BY_HAND.test(solution) ? "visit" : scene;
    case "money":
      return dealBetween(answers) ? "market" : scene;
    case "counter":
      return SOLD_THERE.test(solution) ? scene : SOMEBODY_GOES.test(solution) ? "visit" : "project";
    case "rental":
      return isLaundry(solution) ? "visit" : scene;
    case "market":
      return offer.way === "sides" || BETWEEN.test(words) || readSides(answers) ? scene : "project";
    case "course":
      return GATHERING.test(solution) && !IN_A_ROW.test(words) ? "session" : scene;
    case "seat":
      return WE_COME.test(solution) && !COMES_IN.test(words)
        ? REGULAR.test(solution)
          ? "visit"
          : "project"
        : scene;
    case "case":
      if (SENT_OUT.test(solution) && !PAPERWORK.test(solution)) return "issue";
      if (ON_SITE.test(solution) && !PAPERWORK.test(solution)) return "project";
      return isPaperCase(solution) || WORKED_ON.test(solution) || HANDED_IN.test(solution)
        ? scene
        : withoutPaper(brief);
    case "goods":
    case "object":
      if (scene === "goods" && SOLD_OUT_OF.test(solution) && !SENT_HOME.test(solution)) return "counter";
      if (WE_SET_UP.test(solution)) return REGULAR.test(solution) ? "visit" : "project";
      return GATHERING.test(solution) ? "session" : scene;
    case "session":
      if (ONE_AT_A_TIME.test(words)) return "visit";
      return MEALS.test(solution) && CARRIED_OVER.test(solution) ? "goods" : scene;
    default:
      return scene;
  }
}
