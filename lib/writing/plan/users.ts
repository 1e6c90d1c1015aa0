import { literal } from "@/lib/brief/text/literal";
import type { Case } from "../case";
import { within } from "../case";
import { sentences } from "../cut";
import { bare, plural } from "../english";
import { quote } from "../frames";
import { type Task, task } from "./task";

const PEOPLE =
  "dentist|doctor|driver|caretaker|technician|mechanic|nurse|teacher|cook|chef|child|pupil|student|parent|mother|father|patient|guest|tenant|resident|worker|employee|rider|courier|cleaner|farmer|trainer|coach|player|singer|volunteer|carer|therapist|accountant|bookkeeper|clerk|operator|guard|waiter|supplier|secretary|foreman|relative|passenger|visitor|assistant";
const DOES = new RegExp(
  `\\b(?:the|each|every|an?) (${PEOPLE}) (?:then |only |just )?(?!is\\b|was\\b|has\\b)(\\p{L}{2,}s)\\b`,
  "iu",
);
const SAID = 16;

/** Who has to do something for it to work and does not pay: "the dentist" out of "the dentist fills in a short order form". */
export function userBeside(c: Case): { user: string; does: string } | null {
  if (c.foreign || c.vague) return null;
  const paying = `${c.group.crowd} ${c.group.member} ${c.they} ${c.one} ${c.payer}`.toLowerCase();
  for (const said of sentences(c.context.brief.answers.solution).map(bare)) {
    const found = DOES.exec(said);
    const user = found?.[1]?.toLowerCase() ?? "";
    if (!found || new RegExp(`\\b${literal(user.slice(0, -1))}`, "u").test(paying)) continue;
    return { user, does: within(SAID, said.slice(found.index).split(/, (?=with|and|so|in) ?/)[0] ?? "") };
  }
  return null;
}

/** Whoever uses it without paying is watched too: without them it does not work. */
export function usersTask(c: Case): Task[] {
  const found = userBeside(c);
  if (!found) return [];
  const many = plural(found.user);
  return [
    task(
      "x-users",
      2,
      3,
      "high",
      `Watch three ${many} do their part`,
      `No ${found.user} pays for it, and without them it does not work${found.does ? `: ${quote(found.does)}` : ""}. Let each of the three do it once on an ordinary day, without your help and together with whoever helps them, and ask what they would rather go on doing. Done when: you know where each of the three ${many} stopped, and who has to be shown it first.`,
      { after: ["interviews-1"] },
    ),
  ];
}
