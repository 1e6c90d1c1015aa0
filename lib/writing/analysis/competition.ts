import { claimOf } from "../claim-of";
import { sentences } from "../cut";
import { bare, cap, list, uncap, wordCount } from "../english";
import { para, quote, text } from "../frames";
import type { Material } from "../material";
import { paidBack } from "../paid-back";
import { priceToday } from "../price-today";
import { howToCheck, kindsInTurn, suppliers } from "./suppliers";
import { todaysWays } from "./today";
import { toldOfOthers } from "./told-of-others";
import { toldRivals } from "./told-rivals";

/** So many clauses about rivals are quoted. */
const MOST_TOLD = 3;
const MOST_WORDS = 30;

/** What the answers say of each: the clause that names a fault, else the whole sentence with the name. */
function saidOfRivals({ rivals, toldOfRivals, context }: Material): string[] {
  const { differentiator, solution, problem } = context.brief.answers;
  const said = [differentiator, solution, problem].flatMap(sentences).map(bare);
  const own = (name: string) =>
    toldOfRivals.find(({ names }) => names.includes(name))?.said ??
    said.find((text) => text.includes(name) && wordCount(text) <= MOST_WORDS);
  return [...new Set(rivals.map(own).filter((text) => text !== undefined))];
}

function named(m: Material): string {
  if (m.rivals.length === 0) return "";
  const [nearest = ""] = m.rivals;
  const them = m.rivals.length > 1 ? "them" : "it";
  const told = m.foreign ? [] : saidOfRivals(m).slice(0, MOST_TOLD).map(quote);
  const claim = claimOf(m);
  return para(
    m.vary("rival", `You name ${list(m.rivals)} yourself`, `You compare yourself with ${list(m.rivals)}`) +
      (told.length > 0 ? `: ${list(told)}` : ""),
    `${
      claim && !told.some((said) => said.includes(claim))
        ? `What you set against ${them} (${quote(claim)}) has to show on a real case, so put one through`
        : "Put one real case through"
    } ${nearest} and through ${m.name} side by side before you say so in public; its present offer and price are not known here`,
  );
}

function platforms(m: Material): string {
  const { platforms: names } = m.context.brief.named;
  const [first] = names;
  if (!first) return "";
  if (m.archetype === "ecommerce" || m.archetype === "local")
    return `${list(names)} can raise the fee or show others first, so keep the addresses of those who buy and sell a part yourself.`;
  return para(
    `${list(names)} can change terms, prices or access, or add the feature themselves`,
    m.vary(
      "platform",
      `Build for ${first} first, keep one path that needs no integration, and ask customers whether they would stay without ${first}`,
      `Keep one way of working that ${first} cannot switch off, even a clumsy one, and count who would use it`,
    ),
  );
}

function moat(m: Material): string {
  if (m.foreign || !m.moat) return "";
  return para(
    m.vary(
      "moat",
      `What can become hard to copy with time is ${m.moat}`,
      `The advantage that could grow with every customer: ${m.moat}`,
    ),
  );
}

/** Nobody can say who competes with something that is not described yet. */
const tooEarly = (m: Material) =>
  para(
    `Competitors can only be named once ${m.name} does one thing for one group; until then anything people do today competes with it`,
    `Ask ten people in the group you choose what they use now and what they dislike about it`,
  );

export const competitiveLandscape = (m: Material) =>
  m.vague
    ? tooEarly(m)
    : text(
        toldRivals(m) || named(m),
        ...todaysWays(m),
        toldRivals(m) && !paidBack(m.context.brief) ? "" : priceToday(m),
        suppliers(m),
        howToCheck(m),
        platforms(m),
        moat(m),
      );

/** Against whom the plan is made; how they are found and tried stands in the full analysis. */
export function competitionPlan(m: Material): string {
  if (m.vague) return tooEarly(m);
  const claim = claimOf(m);
  const [against] = m.foreign || m.rivals.length === 0 ? [] : toldOfOthers(m);
  return para(
    m.vary(
      "plan-rivals",
      `${cap(m.name)} competes first with ${kindsInTurn(m, m.rivals)}`,
      `Customers will compare ${m.name} first with ${kindsInTurn(m, m.rivals)}`,
    ),
    against
      ? `${cap(m.name)} is shown beside them, because by your account "${uncap(against, m.names)}"`
      : claim
        ? m.vary(
            "plan-claim",
            `What it sets against them, in your words: ${quote(cap(claim))}`,
            `What should win them over, in your words: ${quote(cap(claim))}`,
          )
        : "",
  );
}
