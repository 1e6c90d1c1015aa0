import type { MissingSlot } from "@/lib/brief/types";
import type { Case } from "../case";
import type { Told } from "../data/told-ways";
import { languageName } from "../disclosures";
import { bare, list, withArticle } from "../english";
import { quote } from "../frames";
import type { Pledged } from "../pledged";
import { trialOf } from "../stakes";
import { type Task, task } from "./task";

/** What the answers leave open, in short and with the way to find it. */
const OPEN: Record<MissingSlot, (c: Case) => readonly [string, string]> = {
  price: () => ["a price", "a price (say two figures to three people)"],
  segment: () => ["who exactly buys", "who exactly buys (name three people and what they share)"],
  geography: ({ group }) => [
    "where to start",
    `where you start (the place where you could meet twenty ${group.crowd} next week)`,
  ],
  volume: ({ group, job }) => [
    `how often ${withArticle(group.member)} buys`,
    `how often one of the ${group.crowd} buys (ask ten for ${job[1] === "sessions" ? "the last three times they needed it" : `their last three ${job[1]}`})`,
  ],
  cost: ({ job }) => [`what ${job[0]} costs you`, `what ${job[0]} costs you (two offers and your own hours)`],
  proof: () => ["what can be checked", "something a stranger can check (a count, a test, a name)"],
};
const MOST = 2;
const MOST_OPEN = 3;

/** Answers that are too general: the first week looks for one person, one place and one loss. */
const vagueTask = (c: Case) =>
  task(
    "x-missing",
    1,
    3,
    "high",
    `Turn ${quote(bare(c.context.brief.answers.problem))} into one person and one lost hour`,
    `Write down three people you know who had this trouble last week: who, where, doing what, and what it cost them. Then choose the one you could visit tomorrow and leave the others out. Done when: you can finish the sentence "It is for (whom), who lose (how much) every time they (do what)" with facts, and answer the five questions again.`,
    { after: ["riskiest"] },
  );

const missingTask = (c: Case) => {
  const open = c.context.brief.missing.slice(0, MOST_OPEN).map((slot) => OPEN[slot](c));
  const short = open.map(([what]) => what);
  return task(
    "x-missing",
    1,
    2,
    "medium",
    open.length > 1
      ? `Replace what was assumed: ${list(short)}`
      : `Find out ${short[0] ?? "the price"} before you ask ${c.group.crowd} for money`,
    `Your answers leave open ${list(open.map(([, how]) => how))}. Done when: a first value from somebody who isn't you, best of all ${withArticle(c.group.member)}, is in the analysis.`,
  );
};

const lossTask = (c: Case) =>
  task(
    "x-loss",
    2,
    4,
    "high",
    `Close the gap between price and cost before ${c.group.crowd} buy`,
    `As described, every sale loses money${c.price ? ` at ${c.price}` : ""}${c.mend ? `; it takes ${c.mend} to come out even` : ""}. Work through three ways: charge more, deliver less often, deliver cheaper. Say the higher price to five ${c.buyers}. Done when: one way to do ${c.job[0]} leaves money on paper, and five reactions stand beside it.`,
    { after: ["interviews-1"], meetsCustomer: true },
  );

const foreignTasks = (c: Case) => {
  const language = languageName(c.context.brief.language);
  return [
    task(
      "x-language",
      2,
      2,
      "high",
      `Write the offer in ${language}, in your own words`,
      `Start from your own sentence: ${quote(c.solutionQuote)}. Strike each word that nobody used in the first conversations. Done when: one page in ${language} has been read aloud by two people who might buy.`,
      { after: ["interviews-1"], meetsCustomer: true },
    ),
    task(
      "x-difference",
      3,
      2,
      "medium",
      `Have your difference checked by three ${c.group.crowd}`,
      `Show it instead of saying it: ${quote(bare(c.context.brief.answers.differentiator))}. Done when: three of them have seen it with their own eyes, and the sentence says only what they saw.`,
      { after: ["interviews-2"], meetsCustomer: true },
    ),
  ];
};

/** Whoever sees the buyers first knows more of them than a search finds. */
const sendersTask = (c: Case, { who, said }: Told) =>
  task(
    "x-senders",
    2,
    3,
    "high",
    `See two of those who know your ${c.group.crowd} first: ${who}`,
    `${c.done?.includes(said) ? "" : `You say: ${quote(said)}. `}Ask which ${c.group.member} they last sent to somebody else, what they must be sure of before they name ${c.name}, and whether they may. Done when: two of them have each promised a first name or told you why not.`,
    { after: ["riskiest"] },
  );

/** What partners have promised is worth what stands on paper. */
const pledgedTask = (c: Case, { count, people }: Pledged) =>
  task(
    "x-record",
    1,
    4,
    "high",
    `Get what was promised in writing from ${count > 6 ? "six of the" : "the"} ${people}`,
    `You say: ${quote(c.done ?? c.pledged?.said ?? "")}. On half a page each: what exactly, how much of it, from which day, and what they want for it. Done when: ${count > 6 ? "six" : "all of them"} have confirmed their half page by mail, and you know who only meant well.`,
    { meetsCustomer: true },
  );

/** Tasks that only some answers call for, the weightiest first. */
export function extras(c: Case): Task[] {
  const { missing, named } = c.context.brief;
  const [platform] = named.platforms;
  const [partner] = named.partners;
  const tasks: Task[] = [];
  if (c.loses) tasks.push(lossTask(c));
  if (c.vague) tasks.push(vagueTask(c));
  if (c.foreign) tasks.push(...foreignTasks(c));
  if (c.senders) tasks.push(sendersTask(c, c.senders));
  if (c.setback)
    tasks.push(
      task(
        "x-setback",
        1,
        3,
        "high",
        `Find out why this happened: ${quote(c.setback)}`,
        `Ask those who were there: what was expected, what was wrong, and what would have prevented it? Work out what one such case costs you in hours and in money. Done when: the likeliest reason has a change with a date, and its cost stands in the analysis.`,
        { meetsCustomer: true },
      ),
    );
  if (c.pledged && !c.pledged.buyers) tasks.push(pledgedTask(c, c.pledged));
  else if (c.done)
    tasks.push(
      task(
        "x-record",
        1,
        2,
        "medium",
        `File the proof for ${c.group.crowd} of what you've done`,
        `You say: ${quote(c.done)}. Put dates, initials and raw counts in one folder, and note who isn't in the count. Done when: a stranger could open the folder and arrive at the same figure.`,
      ),
    );
  if (partner)
    tasks.push(
      task(
        "x-partner",
        2,
        2,
        "medium",
        `Get the word of ${partner} in writing`,
        `One page: whom ${partner} introduces, how many, by when, and who decides. Done when: a named person there has confirmed it by letter or mail.`,
        { after: ["riskiest"], meetsCustomer: true },
      ),
    );
  if (platform)
    tasks.push(
      task(
        "x-platform",
        4,
        3,
        "medium",
        `Serve one ${c.group.member} without ${platform}`,
        `Take ${c.job[0]} through with a file sent by hand instead of ${platform}. Done when: you know what is lost without it, and what still works.`,
        { after: ["pilots"] },
      ),
    );
  if (!c.vague && missing.length > 0) tasks.push(missingTask(c));
  const trial = trialOf(c, c.trade ? 0 : 1);
  if (trial)
    tasks.push(task("x-stake", 4, 4, "medium", trial.title, trial.description, { after: ["pilots"] }));
  return tasks.slice(0, MOST);
}
