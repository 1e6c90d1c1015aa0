import type { ActionItem } from "@/lib/artifacts/action-plan/artifact";
import type { DocumentData } from "../data";
import { addDays, dateOfWeek, inHours, inTasks, weeksOf } from "../plan-dates";
import { safeDeep, safeText, shorten } from "../text";
import { component, icsText, type Property } from "./lines";

const dateOf = (iso: string): string => iso.replaceAll("-", "");

/** The day of a gate as its title names it: "Day 20 check: ..." */
const gateDay = (title: string): number | null => {
  const day = Number(/^day (\d{1,2})\b/i.exec(title)?.[1] ?? Number.NaN);
  return day >= 1 && day <= 63 ? day : null;
};

const isWeekend = (iso: string): boolean => [0, 6].includes(new Date(`${iso}T00:00:00Z`).getUTCDay());

/** A gate on its own day, or on the last working day before it. */
function dayOfGate(startDate: string, gate: number): string {
  const days = [gate - 1, gate - 2, gate - 3].map((after) => addDays(startDate, Math.max(0, after)));
  return days.find((day) => !isWeekend(day)) ?? addDays(startDate, gate - 1);
}

/** Working days of a week in the order of its tasks, so that a week is not one heap on its first day. */
function dayOf(startDate: string, item: ActionItem, index: number, count: number): string {
  const gate = gateDay(item.title);
  if (gate !== null) return dayOfGate(startDate, gate);
  const first = dateOfWeek(startDate, item.week);
  const days = [0, 1, 2, 3, 4, 5, 6].map((after) => addDays(first, after)).filter((day) => !isWeekend(day));
  return days[Math.min(4, Math.floor((index * 5) / Math.max(1, count)))] ?? first;
}

/** Stays the same when a task is edited or moved: the place in the plan, not the words. */
const uid = (reference: string, kind: string, at: string): string =>
  `${kind}-${at}-${reference}@plan.kindling`;

/** The plan as all-day events; a later import of the same plan updates them, by identifier and sequence. */
export async function planIcs(raw: DocumentData): Promise<Uint8Array> {
  const { startDate, reference, revision } = raw;
  const plan = safeDeep(raw.actionPlan);
  const events: string[] = [];
  const add = (id: string, day: string, summary: string, description: string, busy = false) => {
    const said: Property[] = description ? [["DESCRIPTION", icsText(description)]] : [];
    events.push(
      component("VEVENT", [
        ["UID", id],
        ["SEQUENCE", revision],
        ["DTSTAMP", `${dateOf(raw.createdOn)}T000000Z`],
        ["DTSTART;VALUE=DATE", dateOf(day)],
        ["DTEND;VALUE=DATE", dateOf(addDays(day, 1))],
        ["X-MICROSOFT-CDO-ALLDAYEVENT", "TRUE"],
        ["SUMMARY", icsText(shorten(summary, 200) || "Task")],
        ["TRANSP", "TRANSPARENT"],
        ...said,
        ["X-MICROSOFT-CDO-BUSYSTATUS", busy ? "BUSY" : "FREE"],
      ]),
    );
  };
  for (const { week, items, hours } of weeksOf(plan?.actionItems ?? [])) {
    if (items.length === 0) continue;
    add(
      uid(reference, "week", String(week)),
      dateOfWeek(startDate, week),
      `Week ${week}: ${inTasks(items.length)}, ${inHours(hours)}`,
      items.map((item) => `- ${item.title} (${item.estimatedHours} h)`).join("\n"),
    );
    for (const [index, item] of items.entries()) {
      const gate = gateDay(item.title) !== null;
      const text = `${item.description}\n\nWeek ${week}, ${item.estimatedHours} h, ${item.priority} priority`;
      add(
        uid(reference, "task", `${week}-${index + 1}`),
        dayOf(startDate, item, index, items.length),
        `${gate ? "Gate: " : ""}${item.title}`,
        text,
        gate,
      );
    }
  }
  const milestones = (plan?.successMetrics ?? []).filter((metric) => gateDay(metric) !== null);
  for (const [index, metric] of milestones.entries()) {
    add(
      uid(reference, "milestone", String(index + 1)),
      dayOfGate(startDate, gateDay(metric) ?? 1),
      `Milestone: ${metric.replace(/\.$/, "")}`,
      "",
    );
  }
  const name = icsText(shorten(`${safeText(raw.brandName).replace(/\s+/g, " ")}: 60-day plan`, 120));
  const calendar = component(
    "VCALENDAR",
    [
      ["VERSION", "2.0"],
      ["PRODID", "-//Kindling//60-day plan//EN"],
      ["METHOD", "PUBLISH"],
      ["NAME", name],
      ["X-WR-CALNAME", name],
      // How often a program that subscribes should ask again.
      ["REFRESH-INTERVAL;VALUE=DURATION", "PT6H"],
      ["X-PUBLISHED-TTL", "PT6H"],
    ],
    events.join(""),
  );
  return new TextEncoder().encode(calendar);
}
