import { whatItIs } from "../concept";
import { sentences } from "../cut";
import { languageName } from "../disclosures";
import { bare, cap } from "../english";
import { ifAny, para, quote, t, text } from "../frames";
import { counted, kindsOf } from "../kinds-of-buyer";
import { leftOutTold } from "../left-out";
import type { Material } from "../material";
import { paidHowOften } from "../placeholder-price";
import { toSettle } from "../to-settle";
import { notSized } from "./market";
import { whereCounted } from "./market-count";
import { planOfVague } from "./vague";

/** What is offered, as far as answers in another language allow it. */
export function offeredAbroad(m: Material): string[] {
  const language = languageName(m.context.brief.language);
  return [
    `${cap(m.name)} is ${m.kind.label} for ${m.who}${m.place && !m.who.includes(m.place) ? `, starting in ${m.place}` : ""}`,
    `You describe it in ${language} as ${quote(m.solutionQuote)}`,
    `The problem, in your words: ${quote(bare(sentences(m.context.brief.answers.problem)[0] ?? ""))}`,
  ];
}

/** Who pays and how much, or what stands in for a price. */
export const priceLine = (m: Material): string =>
  m.prices
    ? para(`${cap(m.payer)} ${m.pay || `are offered ${m.prices}`}`)
    : para(
        t`No price is stated, so the model uses a placeholder of ${m.show("price_main")}${ifAny(paidHowOften(m.context.model.assumptions.lines))}`,
      );

/** Who the customers are, where each kind buys its own. */
const mixed = (m: Material) =>
  m.mix &&
  `The model takes its customers to be ${m.mix}, ${kindsOf(m).length > 0 ? "going by how many of each can be won" : "an assumption"}`;

/** What is sold, to whom and at what price; what comes of it stands in the analyses. */
export function planSummary(m: Material): string {
  if (m.vague && !m.foreign) return planOfVague(m);
  const offered = m.foreign
    ? offeredAbroad(m)
    : [whatItIs(m), `It is ${m.b2b && !m.payers ? "sold to" : "for"} ${m.segment || m.group.crowd}`];
  return para(toSettle(m.context.brief), ...offered, leftOutTold(m.context.brief), priceLine(m), mixed(m));
}

/** Who is counted as a possible customer, and where that number can be checked. */
export const planMarket = (m: Material): string =>
  m.vague
    ? notSized(m)
    : text(
        para(
          t`By our estimate about ${counted(m, "sam")} could be served in the first three years, which would be worth ${m.show("sam")} a year to ${m.name}`,
          whereCounted(m),
        ),
      );
