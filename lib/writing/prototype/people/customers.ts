import { singular } from "../../english";
import { PEOPLE } from "./stock";

/** Kept by somebody at some place: "restaurant", "choir", "school". */
const KEPT =
  /(?:^|[\s-]|\b(?:book|work|pet|bike|coffee|barber|farm|toy)|guest ?|brew)(?:restaurant|caf[eé]|hotel|hostel|inn|lodge|shop|store|bakery|bar|pub|deli|kitchen|canteen|clinic|hospital|hospice|practice|surgery|school|kindergarten|nursery|preschool|college|university|academy|library|museum|gallery|theatre|theater|cinema|church|parish|gym|studio|salon|spa|garage|workshop|pharmacy|farm|choir|club|society|orchestra|band|marina|campsite|centre|center|home|house|laborator(?:y|ies)|lab|winery|brewery|vineyard|hall|garden|estate|mill|kennel|stable|shelter|venue|nightclub|laundry|orchard|dairy|yard)$/i;
/** Trades that one person is called by. */
const ONE_BODY =
  /(?:seamstress|tailor|dressmaker|barber|hairdresser|cobbler|weaver|courier|owner|keeper|farmer|grower|driver|teacher|trainer|freelancer|gardener|cleaner|painter|photographer|designer|translator|interpreter|therapist|dentist|vet|doctor|coach|tutor|instructor|guide|mechanic|electrician|plumber|potter|baker|brewer|maker|hairdresser|barber|landlord|host|manager|fisherm[ae]n|handyman|stylist|groomer|walker|architect|lawyer|notary|bookkeeper|accountant|consultant|roofer|joiner|carpenter|mason|tiler|florist|butcher|tailor|artist|musician|officer|secretary|treasurer|leader|rider|technician|user|organi[sz]er|planner|seller|trader|vendor|caterer|midwife|nurse|surveyor|inspector|sweep)$/i;
const WHERE = ["Riverside", "Old Town", "Hillside"];
const FIRMS = ["Ruiz & Co.", "Keller & Partners", "Lin & Sons"];
const BEHIND = / (?:of|in|at|on|with|without|for|from|near|who|that|whose|running|between|under|over) .*$/i;

/** Three customers of a firm's, as a list calls them: a place by where it is, whoever works alone by name, any other firm by its owner's. */
export function firmsCalled(customers: string): readonly string[] {
  const said = customers.replace(BEHIND, "");
  const one = singular(said).replace(/^(?:small|independent|large|local|mid-sized|medium-sized|\d+) /i, "");
  if (KEPT.test(one)) return WHERE.map((where) => `${where} ${one.split(" ").slice(-2).join(" ")}`);
  if (ONE_BODY.test(one)) return PEOPLE;
  return FIRMS;
}

/** "Riverside choir": where one of it is kept by somebody at some place; null for anything else. */
export const placesCalled = (one: string): readonly string[] | null =>
  KEPT.test(one) && !/^(?:home|house|yard|garden|hall|workshop|centre|center)$/i.test(one)
    ? WHERE.map((where) => `${where} ${one}`)
    : null;
