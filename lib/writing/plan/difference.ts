import type { Case } from "../case";
import { cap } from "../english";
import { quote } from "../frames";
import { reasonsOf } from "../reasons";
import { type Task, task } from "./task";
import { asksOwnCustomers } from "./texts";

/** What sets the offer apart is tried before anything rests on it: do customers choose it for that? */
export function differenceTask(c: Case): Task[] {
  const [first = "", second = ""] = reasonsOf(c);
  if (!first) return [];
  const apart = `what sets you apart (${quote(cap(first))})`;
  const also = second ? ` Then do the same with the next reason (${quote(cap(second))}).` : "";
  const { crowd, member } = c.group;
  const [title, description] = asksOwnCustomers(c)
    ? [
        `Count for how many ${c.customerNoun} the difference decided`,
        `Go through what the first two weeks brought, from those who bought and from those who did not, for ${apart}, and call nobody a second time.${also} Done when: you know how many named it by themselves; if fewer than three did, it moves to the top of your page or out of your costs.`,
      ]
    : c.running
      ? [
          `Find out for how many ${c.customerNoun} the difference decided`,
          `Before you mention ${apart}, ask six who pay and three who did not buy what ${c.name} does that others don't.${also} Done when: you know how many named it by themselves; if fewer than three did, it moves to the top of your page or out of your costs.`,
        ]
      : [
          `Find out whether ${crowd} would choose ${c.name} for what sets it apart`,
          `Put two versions on paper, one with ${apart} and one without it that costs a tenth less, and let five choose.${also} Done when: five choices stand beside their reasons; if fewer than three take the first, no ${member} is told of it first any more.`,
        ];
  return [
    task("x-difference", 3, 3, "medium", title, description, {
      after: ["interviews-2"],
      meetsCustomer: true,
    }),
  ];
}
