import type { Case } from "../case";
import { customersToday } from "../customers-today";
import { workKind } from "./kinds";
import { wordsOf } from "./words";

/** What is made or bought before it is sold. */
const IN_STOCK = ["made", "stocked", "eaten", "device"];

/** After "with fewer you": who sells already loses no customer by a test of new ones; where each buys once there is nobody to go on with. */
export function goesOn(c: Case): string {
  if (!c.running) return "stop";
  if (!wordsOf(c).once) return `look for no more of them and go on with the ${customersToday(c)} you have`;
  return IN_STOCK.includes(workKind(c))
    ? "sell what is made or ordered and make no more"
    : "finish what is ordered and look for no more of it";
}

/** The same, said by the founder. */
export const weGoOn = (c: Case): string => goesOn(c).replace("you have", "we have");
