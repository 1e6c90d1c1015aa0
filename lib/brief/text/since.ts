import { MONTH_NAMES } from "./month-names";

const FROM_MONTH = new RegExp(
  `\\bsince (?:last |this )?(${MONTH_NAMES.join("|")})\\b(?:,? (20\\d\\d)\\b)?`,
  "i",
);
const A_MONTH = (365.25 / 12) * 24 * 60 * 60 * 1000;

/** "Since February", told on 26 November: ten months; null where no month is named or the day is not known. */
export function monthsSince(sentence: string, toldOn: string | undefined): number | null {
  const [said, name = "", year = ""] = FROM_MONTH.exec(sentence) ?? [];
  const told = new Date(toldOn ?? "");
  if (!said || Number.isNaN(told.getTime())) return null;
  const month = MONTH_NAMES.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  const began = (year ? Number(year) : told.getUTCFullYear()) - (!year && month > told.getUTCMonth() ? 1 : 0);
  const months = (told.getTime() - Date.UTC(began, month, 1)) / A_MONTH;
  return months < 0 ? null : Math.max(1, Math.round(months));
}
