import { MONTH_NAMES } from "@/lib/brief/text/month-names";
import { seasonTold } from "@/lib/brief/text/season-told";
import { isMeasured } from "@/lib/brief/text/told-as";
import type { Archetype } from "@/lib/brief/types";
import { caseOf } from "../case";
import { cap, inWords } from "../english";
import { ifAny, para, quote, t } from "../frames";
import { leaving } from "../leaving";
import { leftOutOf } from "../left-out";
import type { Material } from "../material";
import { payOrSigned } from "../paid-or-signed";
import { spoken, stakesOf } from "../stakes";
import { givenTold } from "../told-of-sales";
import { isSentOn, loreOf } from "../ventures/known";
import { cameAgain } from "./aim-in-pieces";

const IS_ORDER = /bought|ordered|backed/;

/** Only what is programmed can be shut out by a platform. */
const SOFTWARE: readonly Archetype[] = ["saas", "usage"];
const GOODS: readonly Archetype[] = ["ecommerce", "hardware", "local"];

/** Each with the sign that shows it early and what is done then; only those that the answers or the figures give rise to. */
function candidates(m: Material): string[] {
  const { brief, model } = m.context;
  const [platform] = brief.named.platforms;
  const [partner] = brief.named.partners;
  const share = Object.values(m.derived).find(({ key }) => key.startsWith("after_share_"));
  const margin = m.derived[`margin_${m.lines[0]?.id}`];
  const claim = m.foreign ? undefined : m.proofs.find((proof) => /\d/.test(proof) && isMeasured(proof));
  const full = m.derived.full_house;
  const monthly = model.unit.basis === "month";
  const c = caseOf(m);
  const out = leftOutOf(brief);
  const stakes = stakesOf(c);
  const lore = isSentOn(brief) ? null : loreOf(brief);
  const [given, season] = [givenTold(brief), seasonTold(brief)];
  return [
    model.stopsGrowth
      ? `${cap(m.name)} sells below its own cost. Volume does not repair that: change the price or the cost before selling more`
      : "",
    out
      ? `The offer may not sell as well without the words ${quote(out.words)}, which it must not use: it takes ${out.takes}. Try the page without them on ten people first`
      : "",
    brief.redFlags[0] && !out
      ? `Something stands in the answers that needs permission or may not be promised. ${brief.redFlags[0].advice}`
      : "",
    c.setback
      ? `It went wrong before: ${quote(c.setback)}. Write down why, and count what one such case costs in the price of the next ${c.job[1]}`
      : "",
    given && m.lines.some(({ kind }) => kind === "recurring")
      ? `What is given ends when it is paid out (${quote(given)}): a month before, write to whoever received it and offer to go on in their own name, and count those who do apart from all others`
      : "",
    season?.strong[0] && !stakes.some(({ id }) => id === "season")
      ? `A season that fails is a year that fails (${quote(season.said)}): have hands, material and money for it ready before ${MONTH_NAMES[season.strong[0] - 1]} comes, and compare each month with the same one a year earlier`
      : "",
    lore ? `${cap(lore.risk.what)}. Answer: ${lore.risk.answer}` : "",
    stakes[0] ? spoken(stakes[0].risk, stakes[0], c) : "",
    platform && SOFTWARE.includes(m.archetype)
      ? `${cap(m.name)} depends on ${platform}, which can raise its price or close its door; keep one way of working that needs no access to it`
      : "",
    partner
      ? `${partner} may do less than hoped. If a month passes without a referral, open a second way to customers`
      : "",
    stakes[1] ? spoken(stakes[1].risk, stakes[1], c) : "",
    full
      ? t`At ${full.display} a month one site is full; once you turn people away, raise the price before paying for more capacity`
      : "",
    share
      ? t`The people who do the work may ask for a larger share, and with ${share.display} of a sale left before fees, even two points more would hurt`
      : "",
    margin && margin.value > 0 && !model.stopsGrowth
      ? t`The cost of a sale may rise: the ${margin.display} left after direct costs and fees does not yet cover ${GOODS.includes(m.archetype) ? "returns, mistakes and breakage" : "mistakes, questions and unpaid invoices"}`
      : "",
    claim
      ? `The claim ${quote(claim)} may not hold when somebody else tests it, so repeat it with a customer watching before you print it`
      : "",
    m.statistic && !claim
      ? `Not everybody may lose as much as you write (${quote(m.statistic)}). Count it with each of the first customers before you start, not after`
      : "",
    model.unit.contribution <= 0
      ? ""
      : monthly
        ? t`${m.vary("leave-risk", "More customers may leave than the plan assumes", "Customers may not stay as long as assumed")} (${m.show("not_renewing") ? leaving(m) : `${m.show("churn")} a month`}), each taking ${m.show("contribution")} ${m.basis} along; ${m.basis === "a year" ? "how many come back after their first year" : model.assumptions.demand.startCustomers.value > 0 ? "your own list of who left in which month" : "the second month of the pilots"} will show it`
        : t`Each customer ${cameAgain(m) ? "is counted" : "buys"} once, so every ${m.show("contribution")} has to be won anew${ifAny(cameAgain(m) && `; ${cameAgain(m)}`)}; ask each of them who else has the same need, and count how many give you a name`,
    m.archetype === "marketplace" && m.suppliers
      ? t`Too few ${m.suppliers} may be free when they are asked for, and a request that nobody takes is not made twice; below ${m.show("supply_month6")} of them, do not advertise`
      : "",
    (m.fact("plan_share")?.value ?? 0) >= 0.8 &&
    !model.stopsGrowth &&
    m.place &&
    !model.assumptions.market.ofPlaces
      ? t`${cap(m.place)} may be too small: the plan uses up nearly all the ${m.customerNoun} it can win there, so the next place has to be chosen before the first one is full`
      : "",
    m.vary(
      "risk-praise",
      `Customers may praise ${m.name} and still not pay for it; ask everybody who praises it for ${IS_ORDER.test(payOrSigned(m)) ? "an order" : "a date and a deposit"}`,
      `Praise may be mistaken for demand: only ${IS_ORDER.test(payOrSigned(m)) ? "an order that is paid" : "a payment or a signed date"} counts as a yes to ${m.name}`,
    ),
  ].filter(Boolean);
}

/** What can go wrong with this business and not with any business. */
export function risks(m: Material): string {
  const chosen = candidates(m).slice(0, 4);
  const lead = m.vary(
    "risks",
    `${cap(inWords(chosen.length))} ${chosen.length === 1 ? "risk" : "risks"} to watch`,
    "What could go wrong",
    "The main risks",
  );
  return `${lead}:\n${chosen.map((risk, i) => `${i + 1}. ${para(risk)}`).join("\n")}`;
}
