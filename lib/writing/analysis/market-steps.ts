import { isAreaAround } from "@/lib/brief/places/area-around";
import { marketArea } from "@/lib/brief/places/market-area";
import { count, percent } from "@/lib/finance/money";
import { assumedUse } from "../assumed-use";
import { cap, sentence, singular, uncap } from "../english";
import { t } from "../frames";
import { counted, kindsOf } from "../kinds-of-buyer";
import type { Material } from "../material";
import { besideThem, wonByKind, worthByKind } from "./market-kinds";
import { type Figured, origin } from "./origin";

/** Where the trade has a name for them that the answers do not use, the answers say who fits. */
const isNamed = (m: Material) =>
  m.context.brief.answers.targetAudience.toLowerCase().includes(m.group.crowd.toLowerCase());

/** "Those with 20 to 150 sets", "those that are small". */
const those = (label: string) => {
  const said = label.replace(/^Of them /, "");
  return /^(?:with|without|who|that|which|whose)\b/i.test(said) ? `those ${said}` : `those that are ${said}`;
};

/** "People": who is not told says nothing of who fits. */
const ANYBODY = /^(?:people|adults|customers|women|men|users|early users)$/i;

/** Everybody is somebody's child: the parent tells who is meant. */
const OF_PARENTS = /^(?:adult|grown-up) (?:children|kids|daughters|sons)\b/i;

/** One word that could stand for many more of them than are meant. */
const FEW_OF_MANY = /^(?:drivers|riders|couriers|owners|workers|members|students)$/i;

/** Two people or more are counted once. */
const SEVERAL_IN_ONE = /\b(?:couples|families|households)\b/i;

/** One share that narrows the customers, and how many it leaves. */
function narrowed(m: Material, label: string, part: Figured & { value: number }, at: number): string {
  const left = m.show(`market_step${at + 1}`);
  const who = label.startsWith("Of them ")
    ? `are ${those(label)}`
    : label.startsWith("Fit")
      ? OF_PARENTS.test(m.group.crowd)
        ? `have such a parent`
        : isNamed(m) && !ANYBODY.test(m.group.crowd)
          ? `are ${FEW_OF_MANY.test(m.group.crowd) ? "such " : ""}${m.group.crowd}`
          : ANYBODY.test(m.group.crowd)
            ? `want such a thing and are within reach`
            : `fit your description of ${m.group.crowd}`
      : `are ${uncap(label)}`;
  const range = part.provenance === "assumption" && m.show(`market_share${at + 1}_low`);
  const from = range
    ? t`assumed, between ${m.show(`market_share${at + 1}_low`)} and ${m.show(`market_share${at + 1}_high`)}`
    : origin(part);
  const leaves = m.vary("leaves", ", which leaves", ": that makes", "; there remain");
  return label.startsWith("Fit") && isNamed(m) && SEVERAL_IN_ONE.test(m.group.crowd)
    ? t`such ${m.group.crowd} come to ${percent(part.value)} of them in number (${from})${leaves} ${left}`
    : t`${percent(part.value)} of them ${who} (${from})${leaves} ${left}`;
}

/** The people of the place and how many such customers usually come with them: from where the count is, and how wide it may miss. */
function byDensity(m: Material): string {
  const { density } = m.context.model.assumptions.market;
  const place = marketArea(m.context.brief)?.label;
  return density && m.show("market_usual")
    ? t`${isAreaAround(place) ? "About " : ""}${m.show("market_people")} people live in ${place ?? "the market"}${isAreaAround(place) ? " (assumed, a few times the town itself)" : ""}, and for every hundred thousand of them there are usually ${m.show("market_per_low")} to ${m.show("market_per_high")} ${density.kinds} (assumed: an order of magnitude from general statistics, without a single source). At ${m.show("market_per")} that makes about ${m.show("market_usual")}; it may be as few as ${m.show("market_least")} or as many as ${m.show("market_most")}`
    : "";
}

/** From all possible customers to those won in year 3, one factor a line, each with where it comes from. */
export function steps(m: Material): string {
  const { market, assumptions, unit } = m.context.model;
  const { base, baseLabel, segment, filters, reachableShareY3 } = assumptions.market;
  const isRounded = base.note.startsWith("Rounded");
  const started = isRounded
    ? "rounded"
    : market.sized || base.provenance !== "assumption"
      ? origin(base)
      : "placeholder";
  const each = m.show("customer_year");
  const people = byDensity(m) || `${count(base.value)} ${uncap(baseLabel, m.names)} (${started})`;
  const steps = segment.map(({ label, share: part }, i) => narrowed(m, label, part, i));
  const [first, ...further] = steps.map((step, i) => (i === 0 ? step.replace(" of them ", " ") : step));
  const served = filters.map(
    (filter) => `${percent(filter.share.value)} ${uncap(filter.label)} (${origin(filter.share)})`,
  );
  const byKind = kindsOf(m).length > 0;
  const use = assumedUse(m);
  const computed = [
    use ? `computed from price and an assumed ${use}, to be counted` : "computed from price and use",
    unit.atStart !== 0 && t`the ${m.show("revenue_start")} paid once spread over three years`,
    unit.tax > 0 && `without ${assumptions.salesTax?.name}`,
  ]
    .filter(Boolean)
    .join("; ");
  return [
    ...(byDensity(m) || !first ? [people, ...steps] : [`Of ${people}, ${first}`, ...further]),
    ...besideThem(m),
    assumptions.market.start && kindsOf(m).length === 0
      ? t`About ${m.show("start_customers")} of them are in ${assumptions.market.start.label}, where you begin (computed from the people who live there)`
      : "",
    byKind
      ? worthByKind(m)
      : unit.basis === "month"
        ? t`Each ${singular(m.customerNoun)} brings ${each} a year (${computed}), so all of them together would bring ${m.show("tam")} a year`
        : t`Each ${singular(m.customerNoun)} buys once, which over the three years of the plan is ${each} a year (computed from the price), so all of them together would bring ${m.show("tam")} a year`,
    t`${cap(served.join(", then "))}: that leaves ${counted(m, "sam")}${byKind ? "," : " and"} ${m.show("sam")} a year`,
    byKind
      ? t`${cap(wonByKind(m))}`
      : t`${percent(reachableShareY3.value)} of those can be won by year 3 (${origin(reachableShareY3)}): ${m.show("som_customers")} ${m.customerNoun} and ${m.show("som")} a year`,
  ]
    .filter(Boolean)
    .map((step, i) => `${i + 1}. ${sentence(step)}`)
    .join("\n");
}
