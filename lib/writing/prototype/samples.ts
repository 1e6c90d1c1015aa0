import { cap } from "../english";
import { TRADE_ROWS } from "./data/trade-samples";

const PERSON =
  /^(?:therapist|instructor|trainer|coach|technician|nanny|musician|actor|artist|freelancer|apprentice|trainee|mechanic|doctor|cook|rider|buyer|seller|owner|landlord|neighbour|person|guest|patient|tenant|student|learner|child|client|customer|member|pupil|carer|employee|candidate|volunteer|driver|worker|resident|applicant|donor|player|caller|parent|visitor|nurse|runner|walker|tutor|teacher)$/;
const ANIMAL = /^(?:dog|cat|pet|puppy|horse|pony|cow|calf|goat|rabbit)$/;
const PLANT = /^(?:plant|houseplant|flower|herb)$/;
const SITE =
  /^(?:roof|house|flat|building|site|property|garden|pool|lawn|home|apartment|kitchen|lift|elevator|boiler|chimney|gutter|shop|store|practice|restaurant|bathroom|drain)$/;
const PAPER =
  /^(?:estimate|quote|invoice|contract|order|offer|claim|letter|application|policy|request|booking|delivery|repair|receipt|lease|case|permit|proof|visa|tender)$/;

export const PEOPLE = ["Ana Ruiz", "Jonas Keller", "Mei Lin"];
const ANIMALS = ["Bella", "Rocky", "Luna"];
const PLANTS = ["Fern by the window", "Basil on the balcony", "Palm in the hall"];
const STREETS = ["14 Mill Lane", "2 Station Road", "9 Church Street"];
const NAMES = ["Alvarez", "Okafor", "Lindqvist"];

/** Three of a thing as they would stand in a list: a name, an address, whose it is. */
export function samples(one: string, places: readonly string[]): string[] {
  const where = (at: number) => (places[at] ? `, ${places[at]}` : "");
  const known = TRADE_ROWS.get(one);
  if (known) return [...known];
  if (PERSON.test(one)) return [...PEOPLE];
  if (ANIMAL.test(one)) return ANIMALS;
  if (PLANT.test(one)) return PLANTS;
  if (SITE.test(one)) return STREETS.map((street, at) => `${street}${where(at)}`);
  return NAMES.map((name, at) => `${cap(one)} ${PAPER.test(one) ? `for ${name}` : at + 1}${where(at)}`);
}
