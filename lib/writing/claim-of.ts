import { tradesNow } from "@/lib/brief/text/told-as";
import { uncap, wordCount } from "./english";
import { isClause } from "./is-clause";
import type { Material } from "./material";
import { tellsOfSales } from "./proofs";
import { reasonsOf } from "./reasons";

const SHORT = 26;
const LEAST_DEED = 5;
/** That people wait, sign or pay is no quality of the offer: a rival has customers too. */
const OF_DEMAND =
  /\b(?:wait(?:ing )?list|pre-?orders?|pre-?registrations?|letters? of intent|signed|paying (?:customers|clients|members|users)|(?:already|now) pay|subscribers|downloads|followers|members|(?:use|test|tests|tried) it)\b/i;
/** A claim short enough to be said against a rival, of what customers get; "" where there is none. Who one was comes last. */
export function claimOf(m: Material): string {
  const { strongest, team, foreign, traction, features, solutionQuote, names } = m;
  if (foreign) return "";
  const said = [...reasonsOf(m), strongest].filter(
    (text) => !tellsOfSales(text) && !OF_DEMAND.test(text) && !tradesNow(text) && !team.includes(text),
  );
  const deed = features.findLast((text) => isClause(text) && wordCount(text) >= LEAST_DEED);
  const [named = ""] = solutionQuote.split(/:(?!\d)|;/);
  // "A subscription: every month ...": what it is called says nothing yet.
  const thing = uncap(wordCount(named) < LEAST_DEED ? solutionQuote : named, names);
  const options = [...said.filter((text) => !traction.includes(text)), deed, ...said, thing, team[0]];
  return options.find((text) => text && wordCount(text) <= SHORT) ?? "";
}
