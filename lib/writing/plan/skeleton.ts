import type { MeetingTask } from "./data/meetings-firms";
import type { SharedTask } from "./data/shared-tasks";
import type { WorkTask } from "./data/work-screens";
import type { Task } from "./task";

export type Place = SharedTask | MeetingTask | WorkTask;
type Slot = Pick<Task, "week" | "hours" | "priority" | "after" | "meetsCustomer" | "day"> & { id: Place };

const slot = (
  id: Place,
  week: number,
  hours: number,
  priority: Task["priority"],
  after: readonly Place[] | readonly string[] = [],
  more: Pick<Task, "meetsCustomer" | "day"> = {},
): Slot => ({ id, week, hours, priority, after, ...more });

const met = { meetsCustomer: true };

/** When what is done, how long it takes and what it waits for; the words come from the kind of buyer and of work. */
export const SKELETON: readonly Slot[] = [
  slot("riskiest", 1, 2, "high"),
  slot("prospects", 1, 3, "high", ["riskiest"]),
  slot("interviews-1", 1, 7, "high", ["prospects"], met),
  slot("rivals", 1, 4, "medium"),
  slot("interviews-2", 2, 6, "high", ["interviews-1"], met),
  slot("price-talks", 2, 4, "high", ["interviews-1"], met),
  slot("baseline", 2, 3, "medium", ["interviews-1"]),
  slot("rules", 2, 4, "high"),
  slot("identity", 2, 2, "low"),
  slot("offer-page", 3, 3, "high", ["interviews-2", "price-talks"]),
  slot("pitches", 3, 7, "high", ["offer-page"], met),
  slot("landing", 3, 4, "medium", ["interviews-2"]),
  slot("gate-20", 3, 2, "high", ["pitches", "x-loss"], { day: 20 }),
  slot("terms", 4, 3, "high", ["gate-20"]),
  slot("pilots", 4, 5, "high", ["gate-20", "terms"], met),
  slot("f-1", 4, 6, "high", ["gate-20"]),
  slot("f-2", 4, 6, "high", ["f-1"]),
  slot("f-3", 5, 7, "high", ["f-2"], met),
  slot("trade-trial", 5, 7, "high", ["pilots", "f-1"]),
  slot("check-5", 5, 2, "high", ["pilots"], met),
  slot("f-4", 5, 6, "high", ["f-2"]),
  slot("f-5", 6, 4, "medium", ["f-3"]),
  slot("f-6", 6, 4, "medium", ["f-2"]),
  slot("check-6", 6, 2, "high", ["check-5"], met),
  slot("gate-40", 6, 2, "high", ["check-6"], { day: 40 }),
  slot("onboard", 7, 5, "high", ["gate-40"], met),
  slot("measure", 7, 2, "high", ["check-6"]),
  slot("channel-1", 7, 6, "medium", ["landing"]),
  slot("unit-cost", 8, 3, "high", ["measure"]),
  slot("referral", 8, 2, "high", ["onboard"], met),
  slot("channel-2", 8, 6, "medium", ["channel-1"]),
  slot("closing-calls", 9, 4, "high", ["onboard"], met),
  slot("rerun", 9, 3, "high", ["unit-cost", "closing-calls"]),
  slot("gate-60", 9, 3, "high", ["rerun"], { day: 60 }),
];
