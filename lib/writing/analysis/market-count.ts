import { marketArea } from "@/lib/brief/places/market-area";
import { count } from "@/lib/finance/money";
import { listOfTrade } from "../data/lists-of-trades";
import { registersOf } from "../data/registers";
import { wherePeopleAreCounted } from "../data/where-counted";
import { para, t } from "../frames";
import type { Material } from "../material";

/** The one list or office that tells how many such buyers there are. */
function keptBy(m: Material): string {
  const { brief, model } = m.context;
  const { density } = model.assumptions.market;
  const country = marketArea(brief)?.country ?? null;
  const { counts } = registersOf(country);
  const list = listOfTrade(m.group.crowd, country);
  if (list) return list;
  const bySize = model.assumptions.market.segment.some(({ label }) => /\b(?:employees|staff)\b/i.test(label));
  if (density && bySize) return `${counts}, in the tables by number of employees`;
  if (density) return density.listedBy ? `${density.listedBy}, and beside it ${counts}` : counts;
  const { sort } = m.group;
  if (sort === "public") return `the list that the responsible ministry or authority publishes`;
  if (sort === "club") return `the annual report of their umbrella association`;
  if (sort === "shop" || sort === "firm") return counts;
  const office = counts.replace(/(?:['’]s? | UK business| and its |, by ).*$/, "");
  return wherePeopleAreCounted(brief.segments[0]?.text ?? brief.answers.targetAudience, office);
}

type Basis = "own" | "fit" | "density" | "placeholder" | "known";

/** What the first line of the sum rests on. */
function basisOf(m: Material): Basis {
  const { market, assumptions } = m.context.model;
  if (assumptions.market.base.provenance === "founder") return "own";
  if (!market.sized) return "placeholder";
  if (assumptions.market.density) return "density";
  const fit = assumptions.market.segment.some(({ label }) => label.startsWith("Fit"));
  return fit ? "fit" : "known";
}

/** Where the number is looked up: the plan names the place and nothing else. */
export function whereCounted(m: Material): string {
  const basis = basisOf(m);
  if (basis === "own")
    return keptBy(m)
      ? `The number of customers is your own; compare it with ${keptBy(m)} before ${m.name} is shown to anybody`
      : `The number of customers is your own, so keep its source at hand`;
  return basis === "known"
    ? ""
    : !keptBy(m)
      ? `These counts are planning values, and no public list counts just this group`
      : m.vary(
          "where-counted",
          `These counts are planning values; the official figure to check them against is in ${keptBy(m)}`,
          `No count stands behind these numbers yet, so before you show ${m.name} to anybody check them in ${keptBy(m)}`,
        );
}

/** How much weight the estimate bears, for the verdict. */
export function howSure(m: Material): string {
  const basis = basisOf(m);
  if (basis === "own") return `It rests on a count of your own`;
  return basis === "known"
    ? ""
    : m.vary(
        "how-sure",
        `The estimate rests on an assumed number of customers, so treat it as right within half and double`,
        `The number of customers is assumed and not counted, so the true figure may be half of it or twice as high`,
        `Behind it stands an assumption and no count, which makes it an order of magnitude`,
      );
}

/** What the weakest step is and how the founder replaces it. */
export function missingCount(m: Material): string {
  const { base } = m.context.model.assumptions.market;
  const basis = basisOf(m);
  if (basis === "known") return "";
  if (basis === "own")
    return para(
      m.vary(
        "own-count",
        `The ${count(base.value)} in the first line are your own count, so keep its source at hand: it is the first thing an investor asks`,
        `Write down where your count of ${count(base.value)} comes from, because every other line follows from it`,
      ),
      keptBy(m) && `It can be compared with ${keptBy(m)}`,
    );
  const area = marketArea(m.context.brief);
  if (basis === "placeholder" && area?.population === base.value)
    return para(
      `Only the ${count(base.value)} in the first line are known: how many of them are ${m.group.crowd} stands neither in your answers nor in any list, so take every line below it for a stopgap`,
      m.place
        ? `Ask thirty people in ${m.place} whether they would join, and put the share who say yes in its place`
        : "",
    );
  if (basis === "placeholder")
    return para(
      m.vary(
        "not-sized",
        `The market is not sized yet: the ${count(base.value)} in the first line are a round planning value, because your answers give no number`,
        `Your answers give no number of customers, so the market is not sized and the ${count(base.value)} in the first line only show how the sum works`,
        `Take the ${count(base.value)} in the first line for a stopgap: nothing in your answers says how many there are`,
      ),
      m.foreign || !keptBy(m)
        ? ""
        : m.vary(
            "real-count",
            `The real figure is in ${keptBy(m)}; finding it takes an afternoon`,
            `Replace it with the figure in ${keptBy(m)} before anybody else works with the plan`,
          ),
    );
  if (basis === "density")
    return para(
      m.vary(
        "density",
        t`The figure to check first is the ${m.show("market_usual")}: it follows from what is usual elsewhere, and ${area?.label ?? "your region"} may differ`,
        t`No count of your own stands behind this: the ${m.show("market_usual")} are what is usual for so many people`,
      ),
      m.vary(
        "density-where",
        `The true number can be found in an hour or two in ${keptBy(m)}; put it in place of the estimate, and everything below it follows`,
        `Look the number up in ${keptBy(m)}, and enter it in place of the estimate before you show the plan to anybody`,
      ),
      m.context.model.assumptions.market.segment.length > 0
        ? `What narrows it further can only be asked: ring twenty ${m.group.crowd} and count to how many it applies`
        : "",
    );
  const compared = keptBy(m) && `; compare it with ${keptBy(m)}`;
  return para(
    m.vary(
      "weakest",
      `The step to doubt is the share of people who fit, because nobody has counted them${compared}`,
      `Of these steps the share of people who fit is the least certain: it is assumed and was not counted${compared && `, so${compared.slice(1)}`}`,
    ),
    m.group.sort === "patient"
      ? `Ask which study stands behind the figure, and let ${m.name} use the most careful one`
      : m.vary(
          "weakest-how",
          `Ask thirty people${m.place ? ` in ${m.place}` : ""} whether it describes them and whether they would have paid in the last year; the share who say yes takes its place`,
          `Describe ${m.name} to thirty people${m.place ? ` in ${m.place}` : ""} who do not know you and count how many had the problem in the last twelve months; that count is better than the assumption`,
        ),
  );
}
