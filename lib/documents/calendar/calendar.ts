import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from "ical-generator";
import type { ActionItem } from "@/lib/artifacts/action-plan/artifact";
import type { DocumentData } from "../data";
import { addDays, dateOfWeek, weeksOf } from "../plan-dates";
import { safeDeep, shorten } from "../text";

const utc = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

/** The day of a gate as its title names it: "Day 20 check: ..." */
const gateDay = (title: string): number | null => {
  const day = Number(/^day (\d{1,2})\b/i.exec(title)?.[1] ?? Number.NaN);
  return day >= 1 && day <= 63 ? day : null;
};

/** Working days of a week in the order of its tasks, so that a week is not one heap on its Monday. */
function dayOf(item: ActionItem, index: number, count: number): number {
  const gate = gateDay(item.title);
  if (gate !== null) return gate - 1;
  return (item.week - 1) * 7 + Math.min(4, Math.floor((index * 5) / Math.max(1, count)));
}

/** Stays the same when a task is edited or moved: the place in the plan, not the words. */
const uid = (reference: string, kind: string, at: string): string =>
  `${kind}-${at}-${reference}@plan.kindling`;

/** The plan as all-day events; a later import of the same plan updates them, by identifier and sequence. */
export async function planIcs(raw: DocumentData): Promise<Uint8Array> {
  const data = safeDeep(raw);
  const stamp = utc(data.createdOn);
  const calendar = ical({
    // The library escapes the events, and not the name of the whole.
    name: shorten(`${data.brandName.replace(/[\s\\,;]+/g, " ")}: 60-day plan`, 120),
    method: ICalCalendarMethod.PUBLISH,
    // How often a program that subscribes should ask again.
    ttl: 6 * 60 * 60,
    prodId: { company: "Kindling", product: "60-day plan", language: "EN" },
  });
  const add = (id: string, day: string, summary: string, description: string, busy = false) =>
    calendar.createEvent({
      id,
      sequence: data.revision,
      stamp,
      allDay: true,
      start: utc(day),
      end: utc(addDays(day, 1)),
      summary: shorten(summary, 200) || "Task",
      description: description || null,
      busystatus: busy ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  for (const { week, items, hours } of weeksOf(data.actionPlan?.actionItems ?? [])) {
    if (items.length === 0) continue;
    add(
      uid(data.reference, "week", String(week)),
      dateOfWeek(data.startDate, week),
      `Week ${week}: ${items.length} tasks, ${hours} hours`,
      items.map((item) => `- ${item.title} (${item.estimatedHours} h)`).join("\n"),
    );
    for (const [index, item] of items.entries()) {
      const gate = gateDay(item.title) !== null;
      const text = `${item.description}\n\nWeek ${week}, ${item.estimatedHours} h, ${item.priority} priority`;
      add(
        uid(data.reference, "task", `${week}-${index + 1}`),
        addDays(data.startDate, dayOf(item, index, items.length)),
        `${gate ? "Gate: " : ""}${item.title}`,
        text,
        gate,
      );
    }
  }
  const milestones = (data.actionPlan?.successMetrics ?? []).filter((metric) => gateDay(metric) !== null);
  for (const [index, metric] of milestones.entries()) {
    add(
      uid(data.reference, "milestone", String(index + 1)),
      addDays(data.startDate, (gateDay(metric) ?? 1) - 1),
      `Milestone: ${metric}`,
      metric,
    );
  }
  return new TextEncoder().encode(calendar.toString());
}
