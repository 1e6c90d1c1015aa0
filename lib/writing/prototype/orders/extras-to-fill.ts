import { uncap } from "../../english";
import { ask } from "../screen";
import type { PriceRow } from "./price-rows";

/** What is put on it in the buyer's words has to be asked for. */
const WRITTEN_ON =
  /\b(?:engrav\w*|name ?plates?|monogram\w*|personali[sz]\w*|inscription|initials|names? (?:sewn|embroidered|printed|stamped|painted)|dedication|embroidered names?)\b/i;
export const wordsToFill = (rows: readonly PriceRow[]): string[] =>
  rows.filter(([name]) => WRITTEN_ON.test(name)).map(([name]) => ask(`Text for the ${uncap(name)}`));
