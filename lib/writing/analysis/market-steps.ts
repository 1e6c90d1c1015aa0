import { count, money } from "@/lib/finance/money";
import { assumedUse } from "../assumed-use";
import { registersOf } from "../data/registers";
import { cap, sentence, uncap } from "../english";
import { para, t } from "../frames";
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

/** Where the count of such buyers is kept. */
function keptBy(m: Material): string {
  const { sort, crowd } = m.group;
  const { counts, firms } = registersOf(m.context.brief.geography?.country ?? null);
  if (sort === "public")
    return `the list that the ministry or the umbrella body of ${crowd} publishes, and ${counts}`;
  if (sort === "club")
    return `the annual report of the umbrella association, which gives the number of member groups like ${crowd}`;
  if (sort === "shop") return `${counts}, and the branch lists of the chains among ${crowd}`;
  if (sort === "firm") return `${counts}; single names of ${crowd} are in ${firms}`;
  const office = counts.replace(/(?:['’]s? | UK business| and its |, by ).*$/, "");
  return `the population tables of ${office}, by age and district; how many of those people are ${crowd} only a count of your own shows`;
}

/** What the assumed share comes to where it can be counted by hand. */
function inOneTown(m: Material): string {
  const { crowd, sort } = m.group;
  const fit = m.context.model.assumptions.market.segment.find(({ label }) => label.startsWith("Fit"));
  if (!fit) return "";
  const there = m.show("fit_in_town");
  if (sort === "patient")
    return `Ask the patients' association which prevalence figure it quotes for ${crowd} and from which study, and put that in its place`;
  if (fit.share.value >= FEW)
    return m.vary(
      "weakest-how",
      `Ask thirty strangers there: how many ${isNamed(m) ? `are ${crowd}` : "fit that description"}, and how many of those would have bought in the last year? That share takes its place`,
      `To replace it, go through thirty people you meet where ${crowd} go and count who had the problem in the last twelve months`,
    );
  if (!there) return "";
  const first = m.spot ? ` (${m.spot.place} first)` : "";
  return m.vary(
    "weakest-town",
    `In a town of a hundred thousand it would mean ${there} ${crowd}: count the members of their clubs, courses and groups in one such town${first}, and let that number take its place`,
    `It comes to ${there} ${crowd} in a town of a hundred thousand; add up the clubs, courses, shops and groups there that know them${first}, and scale what you find`,
  );
}

/** How the founder finds the one figure everything else hangs on. */
export function missingCount(m: Material): string {
  const { crowd, member, sort } = m.group;
  const { market, assumptions } = m.context.model;
  const where = m.place && !crowd.includes(m.place) ? ` in ${m.place}` : "";
  const fit = assumptions.market.segment.find(({ label }) => label.startsWith("Fit"));
  if (market.sized && fit)
    return para(
      m.vary(
        "weakest",
        `The weakest figure is how many fit: no count of ${crowd}${where} stands behind it`,
        `Everything hangs on how many ${crowd} there are${where}, and that is a guess so far`,
      ),
      inOneTown(m),
    );
  if (market.sized)
    return assumptions.market.base.provenance === "founder"
      ? para(
          m.vary(
            "own-count",
            `The ${count(assumptions.market.base.value)} are your own count of ${crowd}: write down beside it where it comes from, because that is asked first`,
            `Keep the source of your ${count(assumptions.market.base.value)} at hand, since every line above hangs on that count of ${crowd}`,
          ),
          `To compare it, look in ${keptBy(m)}`,
        )
      : "";
  return para(
    m.vary(
      "not-sized",
      `Your answers hold no count of ${crowd}${where}, so the market is not sized and the first line above is a placeholder`,
      `How many ${crowd} there are${where} is not known here: the market is not sized, and line 1 is a placeholder until you have a count`,
    ),
    m.vary("kept", `For the real number look in ${keptBy(m)}`, `The count is kept in ${keptBy(m)}`),
    !m.foreign && inOneTown(m),
    !m.foreign &&
      sort !== "person" &&
      sort !== "patient" &&
      m.vary(
        "by-hand",
        `If ${crowd} are not counted on their own, list each ${member} of one town or district on a map in an hour, divide by its inhabitants and multiply by those of the whole area`,
        `Where no table separates ${crowd} from their neighbours, count every ${member} in one district by hand and scale that by population`,
      ),
  );
}
