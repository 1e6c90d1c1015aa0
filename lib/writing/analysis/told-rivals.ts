import { findAmounts } from "@/lib/brief/amounts/amounts";
import { concedes } from "@/lib/brief/text/concession";
import { claimOf } from "../claim-of";
import { cap } from "../english";
import type { Material } from "../material";
import { priceAgainst } from "../price-gap";
import { priceThere } from "../price-there";
import { type Told, toldOfEach, withoutArticle } from "./told-of-others";

/** What they ask stands beside what is asked here. */
function priceTold(said: string, m: Material): string {
  const { brief } = m.context;
  const there = priceThere(m);
  if (there && findAmounts(said).some(({ kind, value }) => kind === "money" && value === there.price))
    return `Show ${m.group.crowd} the whole sum: ${there.sum} from you at the door; ${there.beside}.`;
  return priceAgainst(said, brief, m.group.member);
}
const isOfThere = (said: string, m: Material) => {
  const there = priceThere(m);
  return there !== null && cap(said).startsWith(cap(there.who));
};

const CHEAPER = /\b(?:cheap(?:er)?|costs? less|(?:is|are) free)\b/i;
const QUICKER = /\b(?:faster|quicker|at once|the same day|nearby|everywhere|any time)\b/i;
const DENIES = /\b(?:not|never|no|nor)\b|n['’]t\b/i;
/** What whoever changes gives up, as far as the founder grants it. */
function givenUp(said: string, there: boolean): string {
  const [granted = ""] = said.split(/,? but /);
  if (there) return "";
  if (DENIES.test(granted)) return "";
  if (CHEAPER.test(granted)) return "Whoever changes gives up its lower price.";
  if (QUICKER.test(granted)) return "Whoever changes gives up its speed or nearness.";
  return concedes(said) ? "That speaks for it by your own account, so say it before a customer does." : "";
}

/** "Cost double", "twice as expensive", "charges 10%": what they ask, without a sum. */
const TELLS_PRICE =
  /\b(?:costs?|charges?|prices?|takes?|asks?|quotes?)\b[^.;]*(?:\d|\b(?:double|twice|triple|half|thirds?|quarter|nothing|the same|more|less|commission)\b)|\b(?:double|twice|half|triple|times) (?:the|our|as) (?:price|cost|fee|much|expensive|dear)\b|\bfree of charge\b|\b(?:is|are) free\b/i;
const isPrice = ({ kind }: { kind: string }) => kind === "money" || kind === "percent";

/** Each rival and each other way as the founder tells of it: its price beside ours, and what changing costs. */
export function toldRivals(m: Material): string {
  if (m.foreign) return "";
  const each = toldOfEach(m);
  const told = each.map(({ said }) => said);
  if (told.length === 0) return "";
  const label = ({ who, said }: Told) =>
    who === "" || withoutArticle(said).startsWith(withoutArticle(who)) ? "" : `${cap(who)}: `;
  const prices = told.map((said) => priceTold(said, m));
  const lines = each.map(({ who, said }, at) =>
    [
      `${at + 1}. ${label({ who, said })}"${cap(said)}."`,
      prices.indexOf(prices[at] ?? "") === at ? prices[at] : "",
      givenUp(said, isOfThere(said, m)),
    ]
      .filter(Boolean)
      .join(" "),
  );
  const claim = claimOf(m);
  // A count, or what somebody else asks, is nothing that the offer does better.
  const fits = claim && !/^\d/.test(claim) && !findAmounts(claim).some(isPrice);
  const ours =
    fits && !told.some((said) => said.includes(claim)) ? `Against them you set: "${cap(claim)}."` : "";
  const unpriced = told.filter((said) => !TELLS_PRICE.test(said) && !findAmounts(said).some(isPrice));
  const after =
    unpriced.length > 0
      ? `${unpriced.length < told.length ? "Not all of them have a price in your answers" : told.length === 1 ? "What it costs there is not in your answers" : "What they cost is not in your answers"}: ask as a customer, and write down the sum, what is in it and the wait.`
      : "";
  return [`What you tell of the others, each beside ${m.name}:`, ...lines, ours, after]
    .filter(Boolean)
    .join("\n");
}
