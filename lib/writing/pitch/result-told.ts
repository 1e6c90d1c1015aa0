import { gaveResult } from "@/lib/brief/text/happened";
import type { Case } from "../case";
import { wordCount } from "../english";
import { plain } from "./told";

const RESULT = 24;
/** "Pilot clients went from a 14% to a 27% win rate". */
const CHANGED =
  /\b(?:rose|fell|grew|went|dropped|climbed|cut|raised|lowered) (?:\p{L}+ ){0,3}?from (?:an? )?\p{Sc}?\d[\d.,]*(?: ?%| \p{L}+)? to (?:an? )?\p{Sc}?\d/iu;
const isResult = (said: string) => gaveResult(said) || CHANGED.test(said);
/** What came of it, with its figure, beside what is told of customers; "" where that tells it. */
export function resultTold({ done, facts, proofs, foreign }: Case): string {
  const told = (done ?? "").toLowerCase();
  const result = [...facts, ...proofs].find(
    (said) => isResult(said) && wordCount(said) <= RESULT && !told.includes(said.toLowerCase()),
  );
  return result && !foreign && !isResult(done ?? "") ? plain(result) : "";
}
