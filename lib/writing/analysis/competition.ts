import { claimOf } from "../claim-of";
import { sentences } from "../cut";
import { bare, cap, list, uncap, wordCount } from "../english";
import { para, quote, text } from "../frames";
import type { Material } from "../material";
import { paidBack } from "../paid-back";
import { priceToday } from "../price-today";
import { howToCheck, kindsInTurn, suppliers } from "./suppliers";
import { doneToday, todaysWays } from "./today";
import { toldOfOthers, toldRivals } from "./told-rivals";

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
  return text(
    para(
      m.vary(
        "plan-rivals",
        `${cap(m.name)} competes first with ${kindsInTurn(m, m.rivals)}`,
        `In the eyes of customers ${m.name} has to compare first with ${kindsInTurn(m, m.rivals)}`,
      ),
      against
        ? `${cap(m.name)} is shown beside them, because by your account "${uncap(against, m.names)}"`
        : claim
          ? m.vary(
              "plan-claim",
              `What the plan rests on is this: ${quote(cap(claim))}`,
              `It stands out by this, in your words: ${quote(cap(claim))}`,
            )
          : "",
    ),
    m.moat
      ? para(
          m.vary(
            "plan-moat",
            `What could protect ${m.name} later: ${m.moat}`,
            `In the long run ${m.name} could be protected by ${m.moat}`,
          ),
        )
      : "",
  );
}

/** The strongest alternative first, then everybody else in one sentence. */
export function competitionBrief(m: Material): string {
  if (m.vague) return tooEarly(m);
  const claim = claimOf(m);
  // Who is told to go to somebody else today does not do nothing.
  const goes = m.rivals.length === 0 && !doneToday(m) && toldOfOthers(m).length > 0;
  return text(
    para(
      goes
        ? `By your own account they go elsewhere today, so ${m.name} is compared first with ${kindsInTurn(m)}`
        : m.rivals.length > 0
          ? `The nearest rivals by your own account: ${list(m.rivals)}`
          : doneToday(m)
            ? `The hardest rival of ${m.name} is today's habit, ${list(m.habits.slice(0, 2), "or")}, because it needs no decision`
            : m.vary(
                "inertia",
                `The hardest rival of ${m.name} is that people leave things as they are, because that needs no decision`,
                `Most people will do nothing at first, and that is a harder rival for ${m.name} than any company`,
                `What ${m.name} has to beat first is the wish to leave everything as it is`,
              ),
      !goes &&
        m.vary(
          "others-short",
          `With those who do look around ${m.name} is compared first with ${kindsInTurn(m)}`,
          `After that ${m.name} competes with ${kindsInTurn(m)}`,
        ),
      claim &&
        m.vary(
          "claim-short",
          `Nobody knows yet whether ${m.group.crowd} care about what sets ${m.name} apart, so test that first`,
          `The first thing to test on ${m.group.crowd} is whether they care about what sets ${m.name} apart`,
        ),
    ),
    m.foreign ? (todaysWays(m).find(Boolean) ?? "") : "",
  );
}
