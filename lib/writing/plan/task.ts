import type { ActionItem } from "@/lib/artifacts/action-plan/artifact";
import type { Material } from "../material";

export interface Task {
  id: string;
  /** Earliest week, 1 to 9. */
  week: number;
  hours: number;
  priority: ActionItem["priority"];
  /** Ids of tasks that must be done before; ids that are not in the plan are ignored. */
  after: readonly string[];
  title(m: Material): string;
  /** What to do, closing with the output it leaves behind. */
  description(m: Material): string;
  /** Puts the founder in front of a customer. */
  meetsCustomer?: boolean;
  /** A check that is held on this day, whatever is done by then. */
  day?: 20 | 40 | 60;
}

type Text = string | ((m: Material) => string);
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
