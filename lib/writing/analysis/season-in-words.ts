import { MONTH_NAMES } from "@/lib/brief/text/month-names";
import { calendarMonth, monthsInWords } from "@/lib/finance/season";
import { para, quote, t } from "../frames";
import type { Material } from "../material";

/** So small a fall needs no money kept back. */
const FELT = 0.05;

/** What the strong months bring, what is bought before them, and what has to last until the next. */
export function seasonInWords(m: Material): string {
  const { model } = m.context;
  const { season } = model.assumptions;
  if (!season || model.stopsGrowth) return "";
  const named = (month: number) => MONTH_NAMES[calendarMonth(season, month) - 1] ?? "";
  const strong = season.strong.length > 0;
  const months = monthsInWords(strong ? season.strong : season.quiet);
  const bring = strong
    ? t`${months} bring ${m.show("season_sales_y1")} of the ${m.show("rev_y1")} of year 1, each counted as ${m.show("season_times")} a usual month (${season.times.provenance === "assumption" ? "assumed" : season.times.provenance === "founder" ? "set by you" : `by your ${quote(season.said)}`})`
    : season.rest === 0
      ? `Nothing is sold in ${months}, and the costs go on`
      : `${months} are counted at a third of a usual month, which is assumed`;
  const fall = m.fact("season_fall")?.value ?? 0;
  const stock = m.fact("season_stock_month")?.value;
  return para(
    bring,
    stock
      ? t`The goods for them are bought a month before: up to ${m.show("season_stock")} lies in stock in ${named(stock)}`
      : "",
    fall > FELT * (model.years[1]?.revenue ?? 0)
      ? t`Between two seasons the account falls by up to ${m.show("season_fall")}, so keep that much of each season back`
      : "",
  );
}
