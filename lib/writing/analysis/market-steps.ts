import { count, money } from "@/lib/finance/money";
import { assumedUse } from "../assumed-use";
import { cap, sentence, uncap } from "../english";
import { t } from "../frames";
import { counted, kindsOf } from "../kinds-of-buyer";
import type { Material } from "../material";
import { besideThem, wonByKind, worthByKind } from "./market-kinds";
import { type Figured, origin, share } from "./origin";

/** So few that strangers in the street would show none of them. */
const FEW = 0.05;
/** Where the trade has a name for them that the answers do not use, the answers say who fits. */
const isNamed = (m: Material) =>
  m.context.brief.answers.targetAudience.toLowerCase().includes(m.group.crowd.toLowerCase());

/** A small share says less than what it comes to where it can be counted. */
function fitting(m: Material, { value, provenance }: Figured & { value: number }): string {
  const there = provenance === "assumption" && value < FEW ? m.show("fit_in_town") : "";
  const fit = isNamed(m) ? `are ${m.group.crowd}` : `fit your description of ${m.group.crowd}`;
  return there
    ? t`${there} in a town of a hundred thousand ${fit} (assumed: nobody has counted them)`
    : `${share(value)} ${fit} (${origin({ provenance })})`;
}

/** From all possible customers to those won in year 3, one factor a line, each with where it comes from. */
export function steps(m: Material): string {
  const { market, assumptions, currency, unit } = m.context.model;
  const { base, baseLabel, segment, filters, annualValue, reachableShareY3 } = assumptions.market;
  const started = market.sized || base.provenance !== "assumption" ? origin(base) : "placeholder";
  const each = money(annualValue.value, currency);
  const narrowed = segment.map((filter) =>
    filter.label.startsWith("Fit")
      ? fitting(m, filter.share)
      : `${share(filter.share.value)} are ${uncap(filter.label)} (${origin(filter.share)})`,
  );
  const people = `${count(base.value)} ${uncap(baseLabel, m.names)} (${started})`;
  const [narrow, ...narrower] = narrowed;
  const served = filters.map(
    (filter) => `${share(filter.share.value)} ${uncap(filter.label)} (${origin(filter.share)})`,
  );
  const byKind = kindsOf(m).length > 0;
  const use = assumedUse(m);
  const computed = [
    use ? `computed from price and an assumed ${use}, to be tested first` : "computed from price and use",
    unit.atStart !== 0 && "what is paid once spread over three years",
  ]
    .filter(Boolean)
    .join("; ");
  return [
    narrow ? `Of ${people}, ${narrow}` : people,
    ...narrower.map((step) => `Of these, ${step}`),
    ...besideThem(m),
    byKind
      ? worthByKind(m)
      : unit.basis === "month"
        ? t`Each ${m.group.member} brings ${each} a year (${computed}), so all of them together would bring ${m.show("tam")} a year`
        : t`Each ${m.group.member} buys once, which over the three years of the plan is ${each} a year (computed from the price), so all of them together would bring ${m.show("tam")} a year`,
    t`${cap(served.join(", then "))}: that leaves ${counted(m, "sam")}${byKind ? "," : " and"} ${m.show("sam")} a year`,
    byKind
      ? t`${cap(wonByKind(m))}`
      : t`${share(reachableShareY3.value)} of those can be won by year 3 (${origin(reachableShareY3)}): ${m.show("som_customers")} ${m.customerNoun} and ${m.show("som")} a year`,
  ]
    .filter(Boolean)
    .map((step, i) => `${i + 1}. ${sentence(step)}`)
    .join("\n");
}
