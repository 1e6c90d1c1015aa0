/** How often a period comes in a month. */
const MONTHLY: Record<string, number> = {
  hour: 24 * 30,
  day: 30,
  night: 30,
  morning: 22,
  evening: 22,
  shift: 30,
  weekday: 22,
  "working day": 22,
  week: 52 / 12,
  weekend: 52 / 12,
  fortnight: 26 / 12,
  month: 1,
  ...{ mo: 1, wk: 52 / 12, yr: 1 / 12 },
  quarter: 1 / 3,
  season: 1 / 12,
  year: 1 / 12,
  día: 30,
  semana: 52 / 12,
  mes: 1,
  año: 1 / 12,
  dia: 30,
  mês: 1,
  ano: 1 / 12,
  giorno: 30,
  settimana: 52 / 12,
  mese: 1,
  anno: 1 / 12,
  jour: 30,
  semaine: 52 / 12,
  mois: 1,
  tag: 30,
  woche: 52 / 12,
  monat: 1,
  jahr: 1 / 12,
};
/** Alternatives of a pattern. */
export const PERIODS =
  "working day|weekday|weekend|fortnight|hour|day|night|morning|evening|shift|week|wk|month|mo|quarter|season|year|yr|día|semana|mes|año|dia|mês|ano|giorno|settimana|mese|anno|jour|semaine|mois|tag|woche|monat|jahr";
export const ADVERBS: Record<string, string> = {
  daily: "day",
  weekly: "week",
  monthly: "month",
  yearly: "year",
  annually: "year",
};
const EASTERN_PERIODS: Record<string, string> = {
  時間: "hour",
  小时: "hour",
  日: "day",
  天: "day",
  週: "week",
  周: "week",
  月: "month",
  年: "year",
};
/** 1 for a month, 1/12 for a year; 1 where the word names none. */
export const perMonth = (period: string) => {
  const word = period.toLowerCase();
  return MONTHLY[ADVERBS[word] ?? EASTERN_PERIODS[word] ?? word] ?? 1;
};
