import { cap } from "../english";
import { para, quote, t } from "../frames";
import type { Material } from "../material";

/** Each with the sign that shows it early and what is done then; only those that the answers or the figures give rise to. */
function candidates(m: Material): string[] {
  const { brief, model } = m.context;
  const [platform] = brief.named.platforms;
  const [partner] = brief.named.partners;
  const share = Object.values(m.derived).find(({ key }) => key.startsWith("after_share_"));
  const margin = Object.values(m.derived).find(({ key }) => key.startsWith("margin_"));
  const claim = m.foreign ? undefined : m.proofs.find((proof) => /\d/.test(proof));
  const full = m.derived.full_house;
  return [
    model.stopsGrowth
      ? `A price below its own cost: no volume repairs it, so the price or the cost changes first`
      : "",
    m.sensitiveIsTop && m.sensitive
      ? t`${cap(m.sensitive)} turns out worse than assumed, which takes up to ${m.show("sensitivity_top_swing")} from the cash of year 3; ten ${m.customerNoun} are enough to see it, and until then no more than ${m.show("marketing_month")} a month is spent`
      : "",
    brief.redFlags[0] ? `A promise that may not be made: ${brief.redFlags[0].advice}` : "",
    platform
      ? `${platform} closes or charges for its door; the sign is a change in its terms, and one path that works without it is kept open`
      : "",
    partner
      ? `${partner} does less than hoped; the sign is a month without a referral, and a second door to ${m.who} is opened before that`
      : "",
    full
      ? t`A site that is full: at ${full.display} a day nothing more can be sold, and the sign is turning ${m.who} away before the second site is paid for`
      : "",
    share
      ? t`The people who do the work ask for more; ${share.display} of a sale are left before fees, so two points more of share are felt at once`
      : "",
    margin
      ? t`The cost of one sale rises: of ${margin.display} left by your own figures, returns and mistakes are not yet paid`
      : "",
    claim
      ? `The claim ${quote(claim)} does not hold with somebody else's eyes on it; it is repeated with a customer watching before it is printed`
      : "",
    m.statistic && !claim
      ? `The loss you name (${quote(m.statistic)}) is smaller at other ${m.who}; it is counted before the pilot, not after`
      : "",
    t`${cap(m.payer)} leave sooner than the ${m.show("churn")} a month assumed and take ${m.show("contribution")} ${m.basis} with them; the sign is the second month of the pilots`,
    `${cap(m.who)} like ${m.name} and stay with ${m.kind.today[0]}; the sign is praise without a date to start`,
  ].filter(Boolean);
}

/** What can go wrong with this business and not with any business. */
export function risks(m: Material): string {
  const chosen = candidates(m).slice(0, 3);
  const lead = m.vary(
    "risks",
    `Three things can break ${m.name}`,
    `What can go wrong with ${m.name}, and how it shows`,
    `The risks that ${m.name} carries itself`,
  );
  return `${lead}:\n${chosen.map((risk, i) => `${i + 1}. ${para(risk)}`).join("\n")}`;
}
