import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Scene } from "../../data/scenes";

/** How an offer that is no software reaches whoever orders it, which decides what they see and hold. */
export const MANNERS = ["sent", "fetched", "machine", "comes", "asked", "let", "dated", "place"] as const;
export type Manner = (typeof MANNERS)[number];

const USUAL = {
  goods: "sent",
  object: "sent",
  counter: "fetched",
  seat: "place",
  rental: "let",
  visit: "comes",
  session: "dated",
  course: "dated",
  event: "dated",
  project: "asked",
} as const satisfies Partial<Record<Scene, Manner>>;
export type OrderedScene = keyof typeof USUAL;
export const isOrdered = (scene: Scene): scene is OrderedScene => scene in USUAL;

/** Sold where one passes: "a lunch stand with its own kitchen", "our kiosk". */
const OVER_A_COUNTER =
  /^(?:an?|the|our|one|i run an?|we run an?) (?:[\p{L}-]+ ){0,3}(?:stand|stall|kiosk|caf[eé]|bakery|bar|canteen|restaurant|deli|food truck|trolley|cart|shop|counter)\b/iu;
/** A room of the founder's to which people come by appointment: "a quiet salon for children". */
const AT_OURS =
  /^(?:an?|the|our|my|one|i run an?|we run an?) (?:[\p{L}-]+ ){0,3}(?:salon|studio|practice|clinic|surgery|playroom|gym|bath ?house|sauna|day ?care|garage|laundry|lounge)\b/iu;
/** "They may visit first": customers who come to us. */
const CUSTOMERS_COME =
  /\b(?:they|you|people|customers|clients|parents|guests|owners|children|members|who|whoever)(?: may| can| could| also| just)* (?:come|visit|drive|go|arrive)\w*/gi;
const FETCHED =
  /\b(?:pick(?:s|ed)? (?:it |them )?up|collect(?:s|ed)? (?:it|them|at)|fetch(?:es)?|pick-?up|queue)\b/i;
/** Brought past where people are: "ride along the gates", "parks at the square". */
const PASSES =
  /\b(?:rides?|drives?|cycles?|pushes?|walks?|parks?|stops?|stands?) (?:\S+ )?(?:along|past|round|around|between|through|at|in front of|outside|by) (?:the |a |two |three |four )?\p{L}+/iu;
/** Whoever is at work where the customer is. */
const WORKED_ON_SITE =
  /\b(?:a|our|the|two) (?:carpenter|plumber|electrician|fitter|joiner|tiler|painter|gardener|mechanic|technician|roofer|mason|cleaner)s?\b/i;
const SENT = /\b(?:post(?:ed|s)?|ship(?:s|ped|ping)?|deliver\w*|letter ?box|by mail|send|sent|courier)\b/i;
/** Somebody of the founder's goes to the customer. */
const COMES =
  /\b(?:comes?|visits?|drives?|travels?|parks?|arrives?|calls? at|go(?:es)? (?:to|with|along)|on[ -]site|at (?:home|(?:the|your|their|people['’]s|customers['’]) (?:own )?(?:homes?|house|door|place|farm|office|site|school|flat|boat|garden|yard|stable|premises))|(?:to|in|at) people['’]s homes|house calls?|mobile|before opening|after closing|every (?:second |other )?(?:week|month))\b/i;

/** "A vet who comes home", "we deliver split wood": one of ours goes there, whoever else comes. */
const OURS_COMES =
  /^(?:an?|our|the|two) (?:[\p{L}-]+ ){1,3}(?:who|that) (?:comes?|visits?|drives?|travels?)\b|^(?:we|i) (?:deliver|bring|carry|collect|fetch|pick up)\b/iu;

/** "We cook and bring lunch to your boat": nobody comes to a table. */
const BROUGHT_THERE =
  /\b(?:we|i) (?:[^.;]{0,60}? and )?(?:bring|deliver|carry|take) (?!(?:you|them|people|guests)\b)[^.;]{3,40}? (?:to|onto|into) (?:your|their|each|every) \p{L}+/iu;

/** "Sits with you at the notary", "walks with her to school". */
const GOES_ALONG =
  /\b(?:sits?|go(?:es)?|stays?|walks?|comes?|travels?) (?:along )?with (?:you|them|him|her|the \p{L}+) (?:at|to|in|through|until|into)\b|\baccompan(?:y|ies)\b/iu;

const MACHINE = /\bvending\b|\bsmart fridges?\b|\bself-service (?:machines?|fridges?|kiosks?)\b/i;

/** "Rent a good violin by size", "we rent plants to offices": it comes back, whatever is posted. */
const RENTED =
  /^(?:(?:we|you|parents|families|hosts|customers|people) )?(?:can )?rents?(?: out)? (?:an?|the|our|your|real|good|\p{Ll}+ to)\b/iu;

/** By the scene, unless the founder's own words say how it gets to the customer. */
export function mannerOf(scene: Scene, { solution, businessModel }: QuizAnswers): Manner | null {
  if (!isOrdered(scene)) return null;
  const usual: Manner = USUAL[scene];
  if ((usual === "place" || usual === "fetched") && BROUGHT_THERE.test(solution)) return "sent";
  if (usual === "place" && GOES_ALONG.test(solution) && !AT_OURS.test(solution)) return "comes";
  if (usual === "let" || usual === "dated" || usual === "place") return usual;
  if ((usual === "sent" || usual === "asked") && RENTED.test(solution)) return "let";
  if (usual === "fetched" && MACHINE.test(solution)) return "machine";
  if (OVER_A_COUNTER.test(solution)) return "fetched";
  if (AT_OURS.test(solution)) return "place";
  const comes =
    OURS_COMES.test(solution) ||
    COMES.test(solution.replace(CUSTOMERS_COME, " ")) ||
    WORKED_ON_SITE.test(solution);
  if (usual === "asked" || usual === "comes") return comes ? "comes" : "asked";
  if (usual === "fetched" || SENT.test(`${solution} ${businessModel}`)) return usual;
  if (FETCHED.test(solution) || PASSES.test(solution)) return "fetched";
  return WORKED_ON_SITE.test(solution) ? "comes" : usual;
}
