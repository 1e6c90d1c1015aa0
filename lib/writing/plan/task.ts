import type { ActionItem } from "@/lib/artifacts/action-plan/artifact";
import type { Case } from "../case";

export interface Task {
  id: string;
  /** Earliest week, 1 to 9. */
  week: number;
  hours: number;
  priority: ActionItem["priority"];
  /** Ids of tasks that must be done before; ids that are not in the plan are ignored. */
  after: readonly string[];
  title(c: Case): string;
  /** What to do, closing with what done looks like. */
  description(c: Case): string;
  /** Puts the founder in front of a customer. */
  meetsCustomer?: boolean;
  /** A check that is held on this day, whatever is done by then. */
  day?: 20 | 40 | 60;
}

type Text = string | ((c: Case) => string);
const text = (value: Text) => (typeof value === "function" ? value : () => value);

/** One task in one call, so that the tables read as tables. */
export function task(
  id: string,
  week: number,
  hours: number,
  priority: ActionItem["priority"],
  title: Text,
  description: Text,
  { after = [], meetsCustomer = false, day }: Pick<Partial<Task>, "after" | "meetsCustomer" | "day"> = {},
): Task {
  return {
    id,
    week,
    hours,
    priority,
    after,
    meetsCustomer,
    day,
    title: text(title),
    description: text(description),
  };
}
