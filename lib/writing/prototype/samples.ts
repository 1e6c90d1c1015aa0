import { cap } from "../english";
import { TRADE_ROWS } from "./data/trade-samples";
import { placesCalled } from "./people/customers";
import { PEOPLE } from "./people/stock";

/** Somebody, by what they are called: "groundsman", "midwife", "organiser". */
const PERSON =
  /^(?:therapist|instructor|trainer|coach|technician|nanny|musician|actor|artist|freelancer|apprentice|trainee|mechanic|doctor|cook|rider|buyer|seller|landlord|neighbour|person|guest|patient|tenant|student|learner|child|client|customer|member|pupil|carer|employee|candidate|volunteer|resident|applicant|donor|player|caller|parent|visitor|nurse|runner|walker|tutor|midwife|vet|[a-z]*(?:[a-z]man|woman|[a-z]ician|keeper|teacher|owner|worker|driver|maker|grower|farmer|brewer|organi[sz]er))$/;
const ANIMAL = /^(?:dog|cat|pet|puppy|horse|pony|cow|calf|goat|rabbit)$/;
const PLANT = /^(?:plant|houseplant|flower|herb)$/;

const ANIMALS = ["Bella", "Rocky", "Luna"];
const PLANTS = ["Fern by the window", "Basil on the balcony", "Palm in the hall"];

/** Three of a thing as they would stand in a list: a name, else its number. */
export function samples(one: string): string[] {
  const known = TRADE_ROWS.get(one);
  if (known) return [...known];
  if (PERSON.test(one)) return [...PEOPLE];
  if (ANIMAL.test(one)) return ANIMALS;
  if (PLANT.test(one)) return PLANTS;
  const places = placesCalled(one);
  if (places) return [...places];
  return [1, 2, 3].map((at) => `${cap(one)} ${at}`);
}
