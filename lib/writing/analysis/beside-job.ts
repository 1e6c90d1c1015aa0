import type { KeptJob } from "@/lib/finance/kept-job";
import { FULL_WEEK, partOfMonth } from "@/lib/finance/own-hours";
import { cap } from "../english";
import { ifAny, para, t } from "../frames";
import type { Material } from "../material";

type WithPlan = Pick<Material, "context">;
/** The founder's job goes on: what the plan brings comes beside a wage. */
export const keptJob = (m: WithPlan): KeptJob | undefined => m.context.model.assumptions.own?.job;
/** It goes on for good: the plan reckons with the hours that it leaves. */
export const staysBeside = (m: WithPlan): boolean => partOfMonth(m.context.model.assumptions.own) < 1;

/** What the break-even pays for. */
export const living = (m: WithPlan): string => (staysBeside(m) ? "that pay" : "a living");

/** "that pay is assumed, 12 hours a week at the country's level of pay". */
export const payBeside = (m: WithPlan): string => {
  const hours = Math.round(partOfMonth(m.context.model.assumptions.own) * FULL_WEEK);
  return `that pay is assumed, ${hours} hours a week at the country's level of pay, because you keep your job`;
};

/** What an hour of the founder's work brings at the end. */
const ofAnHour = (m: Material): string =>
  m.show("hour_left")
    ? t`An hour of your work brings about ${m.show("hour_left")} at the end of year 3, before tax`
    : "";

/** What comes beside the job, and from when. */
export function broughtBeside(m: Material): string {
  const month = m.fact("pay_month")?.value ?? 0;
  const job = keptJob(m);
  if (!m.show("founder_pay")) return "";
  const from =
    month > 1
      ? job?.leaves
        ? t`Until ${m.show("pay_month")} your job has to pay for your living`
        : t`Beside your job it brings you nothing before ${m.show("pay_month")}`
      : month === 1
        ? ""
        : job?.leaves
          ? "In these three years it does not replace your job"
          : t`Beside your job it does not bring the ${m.show("founder_pay")} a month planned for your hours`;
  return para(from, ofAnHour(m));
}

/** What there is to decide about the hours that the job leaves. */
export function besideTheJob(m: Material): string {
  const month = m.fact("pay_month")?.value ?? 0;
  if (keptJob(m)?.leaves)
    return month > 1
      ? t`Decide what ${m.name} must bring in a month before you leave your job: the plan pays you the ${m.show("founder_pay")} from ${m.show("pay_month")}`
      : t`Decide at which monthly sum you would leave your job: the ${m.show("founder_pay")} planned for you does not come within the three years`;
  return month > 1
    ? t`Decide how many hours a week beside your job you give it until ${m.show("pay_month")}, because they bring you nothing before`
    : t`Decide how many hours a week beside your job it is worth${ifAny(m.show("hour_left") && t`, at about ${m.show("hour_left")} for each of them at the end of year 3`)}`;
}

/** From when it pays, beside the job. */
export const paidBeside = (m: Material): string =>
  para(
    t`Beside your job it brings you nothing at first; from ${m.show("pay_month")} on the plan pays you ${m.show("founder_pay")} a month, taxes included, because the month before leaves that much`,
    ofAnHour(m),
  );

/** The costs are paid, and something is left beside the job. */
export const partBeside = (m: Material): string =>
  para(
    t`${cap(m.name)} pays its own bills from ${m.show("covered_month")} on and leaves ${m.show("left_month")} a month beside your job at the end of year 3, less than the ${m.show("founder_pay")} ${keptJob(m)?.leaves ? "that would replace it" : "planned for your hours"}`,
    ofAnHour(m),
  );

/** What lifts the limit of the own hours. */
export const besideHours = (m: WithPlan): string =>
  m.context.model.assumptions.own?.alone
    ? "Only a higher price for the same hour changes that, as you want nobody beside you"
    : "Only a higher price for the same hour, or somebody more who brings in more than the pay, changes that";
