import type { Brief } from "@/lib/brief/types";
import { contributionMargin } from "./assume-marketing";
import { around, fixed, tidy } from "./assumed";
import type { ArchetypeDefaults } from "./data/archetype-defaults";
import type { Assumptions, Hire } from "./inputs";
import { FULL_WEEK, partOfMonth } from "./own-hours";
import { PLANNING } from "./planning";
import { foundersTold } from "./who-works";

const BURDEN = 0.2;
/** Gross profit must carry everybody with some room, so that one good month hires nobody. */
const HIRING_CAUTION = 1.25;

const hire = (
  role: string,
  pay: number,
  start: Hire["start"],
  salesShare: number,
  note = PLANNING,
): Hire => ({
  role,
  monthly: around(tidy(pay), 0.15, note),
  burden: fixed(BURDEN, "Taxes and benefits on top of pay; assumed."),
  start,
  salesShare,
});

/** "Wages and insurance are $14,500 a month": those who work there are paid by the told overhead already. */
const WAGES_TOLD =
  /\b(?:wages|salaries|payroll|staff costs?|personnel)\b[^.;\d]{0,40}\d[^.;]{0,24}\b(?:months?|monthly)\b/i;

/** "Payroll is 125,000 a month": of everybody, and what it costs in all. */
const OF_ALL = /\b(?:payroll|salaries|wages|staff costs?|personnel|team)\b[^.;\d]{0,30}$/i;
const IN_ALL = "What the team costs in all, by your own account.";

function staffOfToday({ stated: { staffPay }, answers: { businessModel } }: Brief): Hire[] {
  if (!staffPay) return [];
  const said = staffPay.note.replace(/^Stated: /, "");
  const team = OF_ALL.test(businessModel.slice(0, Math.max(0, businessModel.indexOf(said))));
  const paid = {
    ...hire(team ? "Team of today" : "Attendant", staffPay.value, { perSite: true }, 0),
    monthly: staffPay,
  };
  return [team ? { ...paid, start: { month: 1 }, burden: fixed(0, IN_ALL) } : paid];
}

const AS_LEFT = "paid from the month after one that leaves as much once everything else is paid.";

/** Hires wait for the revenue whose gross profit carries everybody so far, the new one and the overhead. */
export function people(brief: Brief, d: ArchetypeDefaults, scale: number, draft: Assumptions): Hire[] {
  const margin = contributionMargin(draft);
  // Each of them is paid, and one of them sells.
  const heads = brief.stated.ownPay ? 1 : foundersTold(brief);
  const part = partOfMonth(draft.own);
  const work =
    part < 1 ? `${Math.round(part * FULL_WEEK)} hours a week beside the job you keep` : "full-time work";
  const usual = hire(
    "Founder",
    d.founderPay * heads * scale * part,
    { whenLeft: 1 },
    0.35 / heads,
    `${heads > 1 ? `For ${heads} of you together. ` : ""}Assumed for ${work}: a US planning value scaled to pay and rent in the country, no wage statistic. Paid from the month after one that leaves as much once everything else is paid.`,
  );
  const { ownPay } = brief.stated;
  const founder = ownPay
    ? { ...usual, monthly: { ...ownPay, note: `${ownPay.note}, which you mean to take out; ${AS_LEFT}` } }
    : usual;
  const kept = Math.max(0.12, margin - d.marketingShare);
  let carried = (d.founderPay * heads * (1 + BURDEN) + d.overhead) * scale;
  const told =
    brief.stated.staffPay || (brief.stated.fixedMonthly && WAGES_TOLD.test(brief.answers.businessModel));
  const hires = draft.own?.alone ? [] : d.hires;
  const later = hires.slice(told ? 2 : 0).map(({ role, pay, salesShare }) => {
    carried += pay * (1 + BURDEN) * scale;
    return hire(
      role,
      pay * scale,
      { revenueAtLeast: tidy((carried * HIRING_CAUTION) / kept) },
      salesShare,
      "Joins when gross profit carries the pay.",
    );
  });
  return [founder, ...staffOfToday(brief), ...later];
}
