import type { Material } from "../material";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const DAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
const FOREIGN_DAY: readonly (readonly [(typeof DAYS)[number], RegExp])[] = [
  ["Mon", /\b(?:lunes|lundi|montag|segunda|lunedì|pazartesi)/i],
  ["Wed", /\b(?:miércoles|mercredi|mittwoch|quarta|mercoledì)/i],
  ["Fri", /\b(?:viernes|vendredi|freitag|sexta|venerdì|cuma)/i],
  ["Sat", /\b(?:sábado|samedi|samstag|sabato|cumartesi)/i],
  ["Sun", /\b(?:domingo|dimanche|sonntag|domenica|pazar\b)/i],
];
const OFTEN: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:three|3) (?:times|calls|visits|walks|lessons|classes|sessions|runs|evenings) (?:a|per|each|every) week/i,
    ["Mon", "Wed", "Fri"],
  ],
  [/\b(?:twice|two times|two [a-z]+) (?:a|per|each|every) week/i, ["Tue", "Fri"]],
  [
    /\b(?:daily|every (?:day|morning|evening|night)|each (?:day|morning|evening|night)|a day)\b/i,
    ["Mon", "Tue", "Wed"],
  ],
  [
    /\b(?:once a week|weekly|every week|each week|haftada bir|cada semana|jede woche|chaque semaine)\b/i,
    ["Tue"],
  ],
];
const HOUR =
  /\b(?:(?:at|um|à|a las) (\d{1,2})(?::00)? ?(am|pm|h|uhr|o'clock)?|(?:from|between|von|de) (\d{1,2})(?::\d\d)? ?(am|pm|h)? ?(?:to|and|-|until|bis|à|a) ?\d{1,2}(?::\d\d)? ?(?:am|pm|h)?|(?:from|by) (\d{1,2}) ?(am|pm))(?=$|[.,;)]| (?:and|on|or|to|in|the|so|with|from|each|every)\b)/i;
const PART_OF_DAY: readonly (readonly [RegExp, readonly [string, string, string]])[] = [
  [/\b(?:breakfasts?|mornings?|matin|mañana|morgens?|manhã|mattina)\b/i, ["8 am", "9 am", "10 am"]],
  [/\b(?:evenings?|after work|abends?|soir|tarde-noche|noite|sera)\b/i, ["6 pm", "7 pm", "8 pm"]],
  [/\b(?:nights?|nachts?|nuit|noche|notte)\b/i, ["8 pm", "10 pm", "2 am"]],
  [/\b(?:afternoons?|après-midi|nachmittag|tarde|pomeriggio)\b/i, ["2 pm", "3 pm", "4 pm"]],
  [/\blunch/i, ["11 am", "12 noon", "1 pm"]],
];
const USUAL: readonly [string, string, string] = ["9 am", "11 am", "4 pm"];

/** "Sent the same evening": when word of it comes, and not when it is done. */
const AFTERWARDS = /\b(?:the )?(?:same|next|that|previous) (?:day|morning|afternoon|evening|night)\b/gi;
/** Hours between the two that the founder names, or of the part of the day that is spoken of. */
function hoursIn(text: string): readonly [string, string, string] {
  const found = HOUR.exec(text);
  const said = found?.[1] ?? found?.[3] ?? found?.[5];
  const half = found?.[2] ?? found?.[4] ?? found?.[6] ?? "";
  const say = (hour: number) =>
    hour === 12
      ? "12 noon"
      : hour === 24
        ? "midnight"
        : hour > 24
          ? `${hour - 24} am`
          : hour > 12
            ? `${hour - 12} pm`
            : `${hour} am`;
  if (said) {
    const from = (Number(said) % 24) + (half === "pm" && Number(said) < 12 ? 12 : 0);
    if (from >= 5 && from <= 23) return [say(from), say(from + 1), say(from + 2)];
  }
  return PART_OF_DAY.find(([when]) => when.test(text))?.[1] ?? USUAL;
}

/** Whether the founder speaks of an hour or a part of the day. */
export const saysHours = (text: string) => HOUR.test(text) || PART_OF_DAY.some(([when]) => when.test(text));

/** When it happens, as a calendar says it. */
export function slotsIn({ context, foreign }: Material): string[] {
  const { solution, differentiator, businessModel } = context.brief.answers;
  const text = `${solution}. ${differentiator}. ${businessModel}`;
  const named = foreign
    ? FOREIGN_DAY.filter(([, said]) => said.test(text)).map(([day]) => day)
    : DAYS.filter((day) =>
        [...solution.matchAll(DAY)].some(
          ([, word = ""]) => word.slice(0, 3).toLowerCase() === day.toLowerCase(),
        ),
      );
  const often = OFTEN.find(([when]) => when.test(text))?.[1];
  const days = named.length > 0 ? named : (often ?? ["Tue", "Thu", "Sat"]);
  const hours = hoursIn(foreign ? text : `${solution} ${differentiator}`.replace(AFTERWARDS, " "));
  const [first = "Tue"] = days;
  const [early, later, last] = hours;
  if (days.length === 1) return [`${first} ${early}`, `${first} ${later}`, `${first} ${last}`];
  return /\bsame hour\b/i.test(solution)
    ? days.map((day) => `${day} ${early}`)
    : [`${first} ${early}`, `${days[1] ?? first} ${later}`, `${days[2] ?? days[1] ?? first} ${last}`];
}

const LONG = /\b(\d{1,3}|an?|one|half an)[ -](minutes?|min|hours?)\b/gi;

/** How long once takes, where it is the offer that takes it. */
export function longIn({ context, foreign }: Material): string {
  const { solution, businessModel } = context.brief.answers;
  if (foreign) return "";
  for (const text of [solution, businessModel])
    for (const found of text.matchAll(LONG)) {
      const [, count = "", unit = ""] = found;
      const around = text.slice(Math.max(0, found.index - 14), found.index);
      if (
        /\b(?:within|under|per|by the|every|in|than|at an|an|€|\$|£)\s*$/i.test(around) ||
        /^an?$/i.test(count)
      )
        continue;
      return `${count} ${/^h/i.test(unit) ? (/^(?:1|one|half an)$/i.test(count) ? "hour" : "hours") : "minutes"}`;
    }
  return "";
}
