import type { Case } from "../case";
import { customersToday } from "../customers-today";

/** After "with fewer you": who sells already loses no customer by a test of new ones. */
export const goesOn = (c: Case) =>
  c.running ? `look for no more of them and go on with the ${customersToday(c)} you have` : "stop";
