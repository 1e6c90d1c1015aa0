import { strFromU8 } from "fflate";
import ICAL from "ical.js";

interface ReadEvent {
  day: string;
  days: number;
  sequence: number;
  summary: string;
}

/** All-day events by identifier, as another program reads them. */
export function eventsOf(bytes: Uint8Array): Map<string, ReadEvent> {
  const calendar = new ICAL.Component(ICAL.parse(strFromU8(bytes)));
  return new Map(
    calendar.getAllSubcomponents("vevent").map((component) => {
      const event = new ICAL.Event(component);
      if (!event.startDate.isDate) throw new Error(`${event.uid} has an hour`);
      const days = event.duration.toSeconds() / 86_400;
      return [
        event.uid,
        { day: event.startDate.toString(), days, sequence: event.sequence ?? 0, summary: event.summary },
      ];
    }),
  );
}
