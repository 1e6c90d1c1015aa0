import type { MissingSlot } from "@/lib/brief/types";
import { asksOf, OWN_ANSWERS, OWN_TRIALS, toFounder } from "../asks";
import type { Case } from "../case";
import type { Told } from "../data/told-ways";
import { languageName } from "../disclosures";
import { bare, cap, inWords, list, withArticle } from "../english";
import { quote } from "../frames";
import type { Pledged } from "../pledged";
import { trialOf } from "../stakes";
import { askedUs } from "../told-of-sales";
import { askedTask } from "./asked";
import { differenceTask } from "./difference";
import { signedUpTask } from "./first-so-far";
import { giftTask } from "./gift";
import { presaleTasks } from "./presale";
import { feastTask } from "./season";
import { type Task, task } from "./task";
import { adviserTask, hasSignedUp } from "./there";
import { usersTask } from "./users";
import { wordsOf } from "./words";

/** What the answers leave open, in short and with the way to find it. */
const OPEN: Record<MissingSlot, (c: Case) => readonly [string, string]> = {
  price: () => ["what it should cost", "a price (name two figures to three people)"],
  customers: () => [
    "how many customers you have",
    "how many customers pay you today (count those of the last twelve months in your books)",
  ],
  segment: () => [
    "who exactly buys",
    "who exactly buys (describe three people and what they have in common)",
  ],
  geography: ({ group }) => [
    "where to start",
    `where you start (choose the place where you could meet twenty ${group.crowd} next week)`,
  ],
  volume: ({ group }) => [
    `how often ${withArticle(group.member)} buys`,
    `how often one customer buys (ask ten ${group.crowd} for the last three times they needed it)`,
  ],
  cost: () => [
    "what it costs you to serve one customer",
    "what it costs you to serve one customer (get two quotes and count your own hours)",
  ],
  proof: () => ["what customers can check", "something a stranger can check (a count, a test or a name)"],
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
    `Turn ${quote(bare(c.context.brief.answers.problem))} into one person and one concrete loss`,
    `Write down three people you know who had this problem last week: who, where, doing what, and what it cost them. Then choose the one you could visit tomorrow. Done when: you can finish the sentence "It is for (whom), who lose (how much) every time they (do what)" with facts, and answer the five questions again.`,
    { after: ["riskiest"] },
  );

const missingTask = (c: Case, missing: readonly MissingSlot[]) => {
  const open = missing.slice(0, MOST_OPEN).map((slot) => OPEN[slot](c));
  const short = open.map(([what]) => what);
  const onlyProof = missing.slice(0, MOST_OPEN).every((slot) => slot === "proof");
  return task(
    "x-missing",
    1,
    2,
    "medium",
    open.length > 1 ? `Fill the gaps in your answers: ${list(short)}` : `Find out ${short[0] ?? "the price"}`,
    `Your answers leave open ${list(open.map(([, how]) => how))}. ${onlyProof ? `Without it ${c.name} asks people to believe you. Done when: you can show it to a stranger in one minute` : `Until then the analysis works with an assumption. Done when: a figure from ${open.length === 1 && missing[0] === "customers" ? "your books" : "a real conversation or quote"} has replaced the assumption for ${c.name}`}.`,
  );
};

const lossTask = (c: Case) =>
  task(
    "x-loss",
    2,
    4,
    "high",
    `Close the gap between price and cost before ${c.group.crowd} buy`,
    `As described, every sale loses money${c.price ? ` at ${c.price}` : ""}${c.mend ? `; it takes ${c.mend} to come out even` : ""}. Calculate three ways out: charge more, include less or deliver more cheaply. Name the higher price to five ${c.buyers}. Done when: one version of ${c.name} earns money on paper, and five reactions to its price stand beside it.`,
    { after: ["interviews-1"], meetsCustomer: true },
  );

const foreignTasks = (c: Case) => {
  const { brief } = c.context;
  const language = languageName((brief.spoken ?? brief).language);
  return [
    task(
      "x-language",
      2,
      2,
      "high",
      `Write the offer in ${language}, in your own words`,
      `Start from your own sentence: ${quote(c.solutionQuote)}. Replace every word that nobody used in the first conversations. Done when: two people who might buy have read one page in ${language} and understood it.`,
      { after: ["interviews-1"], meetsCustomer: true },
    ),
    task(
      "x-difference",
      3,
      2,
      "medium",
      `Let three ${c.group.crowd} check what sets you apart`,
      `Show it instead of only saying it: ${quote(bare(c.context.brief.answers.differentiator))}. Done when: three of them have seen it themselves, and your sentence says only what they saw.`,
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
    `Meet two people who send customers on: ${who}`,
    `${c.done?.includes(said) ? "" : `You say: ${quote(said)}. `}Ask whom they recommend today, what they would have to be sure of before they recommend ${c.name}, and whether they are allowed to. Done when: both have promised a first recommendation or told you why not.`,
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
    `You say: ${quote(c.done ?? c.pledged?.said ?? "")}. Write half a page for each: what exactly, how much, from which day, and what they expect in return. Done when: ${count > 6 ? "six" : "all of them"} have confirmed it in writing, and you know on whom ${c.name} can't rely.`,
    { meetsCustomer: true },
  );

/** The promises that people ask about are tried; without a trade the first of them is tried in its place. */
const ownTrials = (c: Case): Task[] =>
  Array.from({ length: OWN_TRIALS }, (_, i) => trialOf(c, c.trade ? i : i + 1)).flatMap((trial, i) =>
    trial
      ? task(`x-stake-${i + 1}`, 4 + 3 * i, 4 - i, "medium", trial.title, trial.description, {
          after: ["pilots"],
        })
      : [],
  );

const HOURS_OF_ANSWER = 2;
/** What people of the trade ask of whoever sells already. */
const ownAnswers = (c: Case): Task[] => {
  const asks = asksOf(c).filter(({ task: id, how }) => id === OWN_ANSWERS && how);
  if (asks.length === 0) return [];
  const ways = asks.map(({ question, how }) => `${cap(question)} Find out ${toFounder(how)}.`);
  return [
    task(
      OWN_ANSWERS,
      5,
      HOURS_OF_ANSWER * asks.length,
      "medium",
      asks.length > 1
        ? `Find the answer to ${inWords(asks.length)} questions in your own days`
        : `Find the answer to one question in your own days`,
      `${ways.join(" ")} Done when: ${asks.length > 1 ? "each answer" : "the answer"} stands on one page with its date and what was counted for it.`,
      { after: ["pilots"] },
    ),
  ];
};

/** Tasks that only some answers call for, the weightiest first. */
export function extras(c: Case): Task[] {
  const { named } = c.context.brief;
  // Nobody asks how often that is bought which each buys once.
  const missing = c.context.brief.missing.filter((slot) => slot !== "volume" || !wordsOf(c).once);
  const [platform] = named.platforms;
  const [partner] = named.partners;
  const tasks: Task[] = [];
  if (c.loses) tasks.push(lossTask(c));
  if (c.vague) tasks.push(vagueTask(c));
  if (c.foreign) tasks.push(...foreignTasks(c));
  else if (c.context.brief.spoken) tasks.push(...foreignTasks(c).slice(0, 1));
  const asked = askedUs(c.context.brief);
  const feast = feastTask(c);
  if (feast) tasks.push(feast);
  if (asked) tasks.push(askedTask(c, asked));
  const gift = giftTask(c);
  if (gift) tasks.push(gift);
  const adviser = adviserTask(c);
  if (adviser) tasks.push(adviser);
  if (c.senders) tasks.push(sendersTask(c, c.senders));
  if (c.setback)
    tasks.push(
      task(
        "x-setback",
        1,
        3,
        "high",
        `Find out why this happened: ${quote(c.setback)}`,
        `Ask the people concerned what they expected, what was wrong and what would have prevented it. Calculate what one such case costs you in hours and money. Done when: you have decided on one change with a date, and the cost stands in the analysis of ${c.name}.`,
        { meetsCustomer: true },
      ),
    );
  if (c.pledged && !c.pledged.buyers) tasks.push(pledgedTask(c, c.pledged));
  else if (hasSignedUp(c)) tasks.push(signedUpTask(c));
  else if (c.done && c.running)
    tasks.push(
      task(
        "x-record",
        1,
        2,
        "medium",
        `Collect the evidence behind your first ${c.customerNoun}`,
        `Put dates, initials and raw numbers of these ${c.customerNoun} into one folder, and note who is not included. Done when: a stranger could open the folder and arrive at the same figure.`,
      ),
    );
  if (partner)
    tasks.push(
      task(
        "x-partner",
        2,
        2,
        "medium",
        `Get the commitment of ${partner} in writing`,
        `Agree on one page: whom ${partner} introduces, how many, by when, and who decides. Done when: a named person there has confirmed it to ${c.name} by letter or e-mail.`,
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
        `Find out how you would work without ${platform}`,
        `Serve one ${c.group.member} with a file sent by hand instead of ${platform}. Done when: you know what ${c.name} loses without it, and what still works.`,
        { after: ["pilots"] },
      ),
    );
  if (!c.vague && missing.length > 0) tasks.push(missingTask(c, missing));
  return [
    ...presaleTasks(c),
    ...tasks.slice(0, MOST),
    ...usersTask(c),
    ...differenceTask(c),
    ...ownTrials(c),
    ...ownAnswers(c),
  ];
}
