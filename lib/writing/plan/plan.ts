import { languageName } from "../disclosures";
import { bare, cap, inWords, sentence, uncap } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";
import { third } from "../voice";
import { ARCHETYPE_TASKS } from "./data/archetype-tasks";
import { SHARED_TASKS } from "./data/shared-tasks";
import { planItems } from "./items";
import { USUAL_HOURS } from "./schedule";
import { type Task, task } from "./task";

/** Tasks that only some answers call for. */
function extras(m: Material): Task[] {
  const { platforms, partners } = m.context.brief.named;
  const tasks: Task[] = [];
  if (platforms[0])
    tasks.push(
      task(
        "x-platform",
        4,
        3,
        "medium",
        () => `Prove that ${m.name} works without ${platforms[0]}`,
        () =>
          `Take one pilot case through ${m.name} with a file sent by hand instead of ${platforms[0]}. Output: a note of what ${m.name} loses and what still works.`,
        { after: ["pilots"] },
      ),
    );
  if (partners[0])
    tasks.push(
      task(
        "x-partner",
        2,
        2,
        "medium",
        () => `Get the word of ${partners[0]} in writing`,
        () =>
          `One page: who is introduced to ${m.name}, how many, by when, and who decides. Output: a signed or mailed confirmation.`,
        { after: ["riskiest"], meetsCustomer: true },
      ),
    );
  if (m.foreign) {
    const language = languageName(m.context.brief.language);
    tasks.push(
      task(
        "x-language",
        2,
        2,
        "high",
        () => `Write the offer of ${m.name} in ${language}, not in English`,
        () =>
          `Take your own sentences as they stand: ${quote(m.solutionQuote)}. Strike every word that ${m.who} did not use in the first conversations. Output: one page in ${language}, read aloud by two of the ${m.who}.`,
        { after: ["interviews-1"], meetsCustomer: true },
      ),
      task(
        "x-difference",
        3,
        2,
        "medium",
        () => `Have the difference checked by three ${m.who}`,
        () =>
          `Show it working, with a clock: ${quote(bare(m.context.brief.answers.differentiator))}. Output: three dated measurements, and the sentence changed to what they show.`,
        { after: ["interviews-2"], meetsCustomer: true },
      ),
    );
  }
  if (m.traction[0])
    tasks.push(
      task(
        "x-record",
        1,
        2,
        "medium",
        () => `File the evidence behind ${quote(m.traction[0] ?? "")}`,
        () =>
          `Collect dates, names or initials and the raw counts behind ${m.name}, and note what was not counted. Output: a folder that an investor in ${m.name} could open.`,
      ),
    );
  return tasks;
}

export const tasksOf = (m: Material): Task[] => [
  ...SHARED_TASKS,
  ...ARCHETYPE_TASKS[m.archetype],
  ...extras(m),
];

/** What few hours do to the plan, said before the founder finds out. */
function fewHours(m: Material): string {
  const { hoursPerWeek } = m.context;
  if (hoursPerWeek >= USUAL_HOURS) return "";
  const { moved, later } = planItems(tasksOf(m), m);
  return para(
    `The checks stay on their days, and with ${hoursPerWeek} hours a week what they wait for comes first`,
    moved > 0 &&
      `${moved === 1 ? "One task begins" : `${cap(inWords(moved))} tasks begin`} later than with ${USUAL_HOURS} hours`,
    later.length > 0 &&
      `${later.length === 1 ? "One has" : `${cap(inWords(later.length))} have`} no room in the nine weeks and ${later.length === 1 ? "is" : "are"} listed after day 60, starting with this: ${uncap(later[0]?.title ?? "", m.names)}`,
  );
}

export function launchStrategy(m: Material): string {
  return text(
    para(
      m.vary(
        "start",
        `The plan of ${m.name} starts with the claim that can end it: ${m.riskiest}`,
        `One belief can end ${m.name}, so it is tested first: ${m.riskiest}`,
        `Everything else about ${m.name} can be repaired, but not this: ${m.riskiest}`,
      ),
      m.vary(
        "weeks",
        `Weeks 1 and 2 are for learning it from ${m.who}, weeks 3 and 4 for finding out whether anybody pays, weeks 4 to 6 for building only what the pilots need, weeks 7 and 8 for launching through ${m.channels[0].name}, and week 9 for a decision`,
        `Two weeks go into conversations with ${m.who}, the next two into asking for money. Building starts in week 4 and stays with what pilots use; from week 7 ${m.channels[0].name} carries the launch, and week 9 decides`,
        `First listen to ${m.who} (weeks 1 and 2), then sell (3 and 4), then build for those who said yes (4 to 6), then launch through ${m.channels[0].name} (7 and 8), then decide (9)`,
      ),
      m.vary(
        "hours",
        `No week of it asks for more than ${m.context.hoursPerWeek} hours between ${m.who} and the desk`,
        `Work on ${m.pilotMeasure} and talks with ${m.who} together stay within ${m.context.hoursPerWeek} hours a week`,
        `One person who can give ${m.who} ${m.context.hoursPerWeek} hours a week is enough for it`,
      ),
    ),
    fewHours(m),
    para(
      m.vary(
        "checks",
        `Three checks of ${m.name} are fixed now so that nobody can move them later`,
        `The thresholds of ${m.name} are written down before the results are known`,
        `Three dates decide over ${m.name}, and their marks do not move`,
      ),
      `Day 20: continue with ${m.name} only if at least ${m.gate20} said yes at a stated price`,
      `Day 40: continue only if ${m.gate40}`,
      `Day 60: go if ${m.gate60}`,
    ),
    m.proofs[0]
      ? m.vary(
          "opens",
          para(`What opens conversations with ${m.who} is what can be checked: ${third(m.proofs[0])}`),
          para(`Begin each conversation with ${m.who} on firm ground: ${third(m.proofs[0])}`),
          para(`The door opener: ${third(m.proofs[0])}`),
        )
      : "",
  );
}

/** Five to seven figures, each from the ledger. */
export function successMetrics(m: Material): string[] {
  const target = m.show("gate40_pilots") || m.show("pilot_target");
  return [
    t`Day 20: ${m.show("gate20_signals")} of ${m.show("gate20_interviews")} ${m.who} raise the problem before you do`,
    t`Day 20: ${m.show("pilot_target")} ${m.who} say yes to ${m.name} at ${m.charged || m.show("price_main") || "a stated price"}`,
    t`Day 40: ${target} pilots of ${m.name} running, with ${m.pilotMeasure} recorded before and after`,
    t`Day 60: ${m.show("gate60_customers")} ${m.customerNoun} paying for ${m.name} or signed`,
    t`Day 60: winning one customer of ${m.name} costs at most ${m.show("cac_marketing")} of marketing money`,
    t`Day 60: one customer of ${m.name} leaves ${m.show("contribution")} ${m.basis} or more, measured instead of assumed`,
    (m.fact("new_customers_month6")?.value ?? 0) < 1
      ? ""
      : t`Month 6: ${m.show("new_customers_month6")} new ${m.customerNoun} in the month, on the way to ${m.show("customers_month12")} by month 12`,
  ]
    .filter(Boolean)
    .map((metric) => sentence(cap(metric)))
    .slice(0, 7);
}
