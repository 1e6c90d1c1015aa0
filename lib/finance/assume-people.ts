import type { Brief } from "@/lib/brief/types";
import { PLANNING } from "./assume-costs";
import { contributionMargin } from "./assume-marketing";
import { around, fixed, tidy } from "./assumed";
import type { ArchetypeDefaults } from "./data/archetype-defaults";
import type { Assumptions, Hire } from "./inputs";
import { isOwnWork } from "./own-work";

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

/** Who does the work with the customers is paid out of what it costs to deliver; the rest of the time is for selling and the books. */
const BESIDE_THE_WORK = 0.5;
/** Hires wait for the revenue whose gross profit carries everybody so far, the new one and the overhead. */
export function people(brief: Brief, d: ArchetypeDefaults, scale: number, draft: Assumptions): Hire[] {
  const margin = contributionMargin(draft);
  const works = isOwnWork(brief, draft.lines);
  const draw = d.founderPay * (works ? BESIDE_THE_WORK : 1);
  const founder = hire(
    "Founder",
    draw * scale,
    { month: 1 },
    0.35,
    works
      ? "Half of a modest draw, for selling and the books: the work with customers is paid out of what it costs to deliver. Assumed."
      : "A modest draw; raise it when revenue allows.",
  );
  const kept = Math.max(0.12, margin - d.marketingShare);
  let carried = (draw * (1 + BURDEN) + d.overhead) * scale;
  const later = d.hires.slice(brief.stated.staffPay ? 2 : 0).map(({ role, pay, salesShare }) => {
    carried += pay * (1 + BURDEN) * scale;
    return hire(
      role,
      pay * scale,
      { revenueAtLeast: tidy((carried * HIRING_CAUTION) / kept) },
      salesShare,
      "Joins when gross profit carries the pay.",
    );
  });
  const stated = brief.stated.staffPay;
  const attendant: Hire[] = stated
    ? [{ ...hire("Attendant", stated.value, { perSite: true }, 0), monthly: stated }]
    : [];
  return [founder, ...attendant, ...later];
}
