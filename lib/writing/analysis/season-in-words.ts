import { MONTH_NAMES } from "@/lib/brief/text/month-names";
import { seasonLine } from "@/lib/finance/in-season";
import { SEASON_YEAR } from "@/lib/finance/ledger-season";
import { activeLines } from "@/lib/finance/line-flow";
import { calendarMonth, monthsInWords } from "@/lib/finance/season";
import type { Assumed } from "@/lib/finance/types";
import { inWords } from "../english";
import { para, quote, t } from "../frames";
import type { Material } from "../material";

/** So small a fall needs no money kept back. */
const FELT = 0.05;

const basis = ({ provenance }: Assumed, said: string) =>
  provenance === "assumption"
    ? "assumed"
    : provenance === "founder"
      ? "set by you"
      : `by your ${quote(said)}`;

/** What the strong months bring, what is bought before them, and what has to last until the next. */
export function seasonInWords(m: Material): string {
  const { model } = m.context;
  const { season } = model.assumptions;
  if (model.stopsGrowth) return "";
  const [fee] = activeLines(model.assumptions.lines).filter(({ monthsAYear }) => monthsAYear);
  const partOfYear = fee
    ? t`The ${m.show(`price_${fee.id}`)} is paid in ${inWords(fee.monthsAYear ?? 0)} months of the year, and a month here is the mean of all twelve`
    : "";
  if (!season) return partOfYear;
  const named = (month: number) => MONTH_NAMES[calendarMonth(season, month) - 1] ?? "";
  const strong = season.strong.length > 0;
  const months = monthsInWords(strong ? season.strong : season.quiet);
  const year = SEASON_YEAR;
  const brings = season.strong.length === 1 ? "brings" : "bring";
  const how = t`each counted as ${m.show("season_times")} what it would bring otherwise (${basis(season.times, season.said)})`;
  // What is paid month after month does not follow the season; who begins does.
  const sold = activeLines(model.assumptions.lines).some((line) => seasonLine(line, season) === "sold");
  const bring = strong
    ? sold
      ? t`${months} ${brings} ${m.show("season_sales")} of the ${m.show(`rev_y${year}`)} of year ${year}, ${how}`
      : t`${months} ${brings} ${m.show("season_new")} of the ${m.show(`new_customers_y${year}`)} new ${m.customerNoun} of year ${year}, ${how}`
    : season.rest === 0
      ? `Nothing is sold in ${months}, and the costs go on`
      : `${months} ${season.quiet.length === 1 ? "is" : "are"} counted at a third of what would be sold otherwise, which is assumed`;
  const fall = m.fact("season_fall")?.value ?? 0;
  const stock = m.fact("season_stock_month")?.value;
  return para(
    bring,
    partOfYear,
    stock
      ? t`The goods for them are bought a month before: up to ${m.show("season_stock")} lies in stock in ${named(stock)}`
      : "",
    fall > FELT * (model.years[1]?.revenue ?? 0)
      ? t`Between two seasons the account falls by up to ${m.show("season_fall")}, so keep that much of each season back`
      : "",
  );
}
