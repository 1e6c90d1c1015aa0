import type { RevenueLine } from "@/lib/finance/types";

const EACH: Record<NonNullable<RevenueLine["per"]>, string> = {
  month: " a month",
  year: " a year",
  week: " a week",
  day: " a day",
  use: " per use",
};

/** How often a price that is assumed is paid, behind its sum: " a year"; "" where it is paid once. */
export function paidHowOften([line]: readonly RevenueLine[]): string {
  if (line?.kind === "recurring") return EACH[line.per ?? "month"];
  const [each = ""] = / per [\p{L} ]+$/u.exec(line?.label ?? "") ?? [];
  return each || (line?.kind === "perUse" ? EACH.use : "");
}
