import type { DoingClass } from "./data/classes";
import { GROUPS, THEIRS } from "./data/handled-things";
import type { Doing } from "./doing";
import { isPerson } from "./last-thing";

export type Read = Pick<Doing, "verb" | "object" | "rest" | "subject" | "question">;
export type Rule = readonly [sort: DoingClass, verb: RegExp, holds: (read: Read) => boolean];

export const headOf = ({ object }: Read) => object?.head ?? "";

/** What is moved in a calendar, written into a form and brought together on a screen, whatever its verb means elsewhere. */
export const WRITTEN_DOWN: readonly Rule[] = [
  // Whoever is fetched at home is visited there.
  [
    "visit",
    /^(?:fetch|collect|pick|accompany|escort)$/,
    ({ subject, object }) => subject.actor === "we" && isPerson(object),
  ],
  [
    "move",
    /^(?:move|shift|reschedule|rearrange|swap)$/,
    (read) =>
      read.subject.actor !== "we" &&
      /^(?:job|visit|appointment|lesson|booking|shift|delivery|slot|session|date|class)$/.test(headOf(read)),
  ],
  [
    "enter",
    /^(?:report|describe)$/,
    ({ subject, object }) => subject.actor !== "" && subject.actor !== "we" && object !== null,
  ],
  [
    "enter",
    /^(?:send|post)$/,
    (read) =>
      THEIRS.test(read.subject.actor) &&
      read.object !== null &&
      /^(?:job|task|request|question|wish)$/.test(headOf(read)),
  ],
  [
    "match",
    /^(?:connect|link)$/,
    (read) =>
      read.subject.actor === "" && GROUPS.test(headOf(read)) && /\bwith\b|\bto \p{L}+s\b/u.test(read.rest),
  ],
];
