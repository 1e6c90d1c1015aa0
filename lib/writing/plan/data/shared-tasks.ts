import type { Material } from "../../material";
import { task } from "../task";

/** "the warranty claim" ... what the pilot measures, in the founder's own words where there are any. */
const trouble = (m: Material) => (m.trouble ? `"${m.trouble}"` : `the problem that ${m.name} is for`);
const where = (m: Material) => (m.place ? ` in ${m.place}` : "");

/** The skeleton every plan shares: learn, prove, build, launch, decide. */
export const SHARED_TASKS = [
  task(
    "riskiest",
    1,
    2,
    "high",
    (m) => `Write down what must be true for ${m.name} to work`,
    (m) =>
      `List the claims that ${m.name} rests on, starting with this one: ${m.riskiest}. Mark each as seen, told by ${m.who} or hoped, and note what would prove it wrong. Output: one page on ${m.name}, the riskiest claim on top.`,
  ),
  task(
    "prospects",
    1,
    3,
    "high",
    (m) => `List named ${m.who} to talk to${where(m)}`,
    (m) =>
      `Collect names of ${m.who}, not categories; look in ${m.prospectSource}. Record for each of the ${m.who} how you can reach them and who introduces you. Output: a sheet with enough named ${m.who} for twelve conversations and twice that in reserve.`,
    { after: ["riskiest"] },
  ),
  task(
    "interviews-1",
    1,
    7,
    "high",
    (m) => `Hold the first six conversations with ${m.who}`,
    (m) =>
      `Ask each of these ${m.who} to walk you through the last time it happened: what they did, what it cost, what they tried. Do not show or explain ${m.name}. Output: six pages of notes with direct quotes and a yes or no on whether they raised ${trouble(m)} unprompted.`,
    { after: ["prospects"], meetsCustomer: true },
  ),
  task(
    "rivals",
    1,
    4,
    "medium",
    (m) => `Try what ${m.who} use today`,
    (m) =>
      `Go through what ${m.who} would use instead of ${m.name} (${m.rivalsToTry}) as a customer, with a stopwatch. Output: one table with price, time, failure and the moment where ${m.name} would have to be better.`,
  ),
  task(
    "interviews-2",
    2,
    6,
    "high",
    (m) => `Finish the twelve conversations with ${m.who}`,
    (m) =>
      `Hold six more with ${m.who} you have no personal link to, then count. Five of twelve ${m.who} raising the problem unprompted, with no word about ${m.name}, is the mark. Output: a tally and the ten sentences in which ${m.who} describe it best.`,
    { after: ["interviews-1"], meetsCustomer: true },
  ),
  task(
    "price-talks",
    2,
    4,
    "high",
    (m) => `Test the price with five ${m.who}`,
    (m) =>
      `${m.charged ? `Say ${m.charged} out loud and then stop talking` : `Ask what they would stop paying for if they bought ${m.name}, and name a figure`}. Write down the first reaction and the first question of each of the ${m.who}. Output: five named reactions from ${m.who}, and the price you go on with.`,
    { after: ["interviews-1"], meetsCustomer: true },
  ),
  task(
    "baseline",
    2,
    3,
    "medium",
    (m) => `Record ${m.pilotMeasure} before ${m.name} is used`,
    (m) =>
      `Agree with at least three of the ${m.who} you met on how ${m.pilotMeasure} is counted${m.statistic ? ` and what stands behind "${m.statistic}"` : ""}, and count it once before anything of ${m.name} is used. Output: a dated baseline per person that the pilot of ${m.name} is held against.`,
    { after: ["interviews-1"] },
  ),
  task(
    "identity",
    2,
    2,
    "low",
    (m) => `Secure the name ${m.name}`,
    (m) =>
      `Search the trademark register of your country for ${m.name}, then register the domain and the handles you will really use. Output: a dated note of what was searched and registered for ${m.name}.`,
  ),
  task(
    "rules",
    2,
    3,
    "medium",
    (m) => `Check which rules apply to ${m.name}`,
    (m) =>
      `${m.ruleCheck} Output: a list of what ${m.name} needs before the first sale, who confirmed it, and how long it takes.`,
  ),
  task(
    "offer-page",
    3,
    3,
    "high",
    (m) => `Write the one-page offer for ${m.who}`,
    (m) =>
      `One page: the problem in the words of ${m.who}, what ${m.name} does, ${m.charged ? `the price (${m.charged})` : "one price"}, and what happens after a yes. Output: a page on ${m.name} that can be sent after a call.`,
    { after: ["interviews-2", "price-talks"] },
  ),
  task(
    "landing",
    3,
    5,
    "high",
    (m) => `Put up a page for ${m.name} with a single action`,
    (m) =>
      `Lead with ${m.proofs[0] ? `the proof point "${m.proofs[0]}"` : `the sentence that ${m.who} used most`}; ask for one thing only, the ${m.action}. Output: a live page of ${m.name} that counts visits and ${m.action}s.`,
    { after: ["identity", "interviews-2"] },
  ),
  task(
    "pitches",
    3,
    7,
    "high",
    (m) => `Make a direct offer to ${m.who}`,
    (m) =>
      `Put the one-page offer in front of every one of the ${m.who} who described the problem, in a conversation rather than by e-mail. Ask for the day on which they start with ${m.name}. Output: a list of ${m.who} with yes, no or not yet and the reason in their words.`,
    { after: ["offer-page"], meetsCustomer: true },
  ),
  task(
    "gate-20",
    3,
    2,
    "high",
    (m) => `Day 20 check: is anyone buying ${m.name}?`,
    (m) =>
      `Continue with ${m.name} if at least ${m.gate20} said yes at a stated price. Otherwise change the segment or the offer of ${m.name} and repeat week 3 before building anything. Output: a dated decision with the count of ${m.who}.`,
    { after: ["pitches"], day: 20 },
  ),
  task(
    "pilots",
    4,
    6,
    "high",
    (m) => `Turn a yes into a start date with ${m.who}`,
    (m) =>
      `Agree in writing with the ${m.who} on price, start date and what is measured: ${m.pilotMeasure}. Take a deposit or a signature from the ${m.who}. Output: signed or paid pilots for ${m.name}, each with a named contact.`,
    { after: ["gate-20"], meetsCustomer: true },
  ),
  task(
    "scope",
    4,
    3,
    "high",
    (m) => `Cut ${m.name} down to what the pilots need`,
    (m) =>
      `Keep ${m.features[0] ? `"${m.features[0]}"` : "the one step the pilots asked for"} and whatever it cannot work without. Everything else of ${m.name} goes on a list called later. Output: a scope of one page for ${m.name} that the pilot customers have seen.`,
    { after: ["pilots"] },
  ),
  task(
    "check-5",
    5,
    2,
    "high",
    (m) => `Show unfinished work to the pilot ${m.who}`,
    (m) =>
      `Show two of them what exists of ${m.name} and ask them to use it while you watch in silence. Output: a list of the places where ${m.who} stopped, and one thing you drop.`,
    { after: ["pilots"], meetsCustomer: true },
  ),
  task(
    "check-6",
    6,
    2,
    "high",
    (m) => `Run ${m.name} once for real with a pilot customer`,
    (m) =>
      `Go through one complete case with one of the ${m.who}, on their own data or their own premises. Output: ${m.pilotMeasure} measured for ${m.name}, beside the baseline.`,
    { after: ["check-5"], meetsCustomer: true },
  ),
  task(
    "gate-40",
    6,
    2,
    "high",
    (m) => `Day 40 check: does ${m.name} change the number?`,
    (m) =>
      `Continue when ${m.gate40}. If not, repair that one thing before any launch work for ${m.name}. Output: a dated decision on ${m.name}, with the measurement attached.`,
    { after: ["check-6"], day: 40 },
  ),
  task(
    "onboard",
    7,
    5,
    "high",
    (m) => `Bring every pilot customer onto ${m.name}`,
    (m) =>
      `Start the remaining ${m.who} one by one and stay with each until the first result. Output: every pilot of ${m.name} running, and a checklist of what a start takes.`,
    { after: ["gate-40"], meetsCustomer: true },
  ),
  task(
    "measure",
    7,
    3,
    "high",
    (m) => `Set up the weekly numbers of ${m.name}`,
    (m) =>
      `One sheet for ${m.name}, one row a week: active customers, revenue, hours of your own, and ${m.pilotMeasure}. Output: the first filled row for ${m.name}, and a fixed weekday on which it is filled.`,
    { after: ["check-6"] },
  ),
  task(
    "channel-1",
    7,
    6,
    "medium",
    (m) => `Run the first channel of ${m.name}: ${m.channels[0].name}`,
    (m) =>
      `Make the first moves of this channel as the marketing strategy lists them, starting with this one: ${m.channels[0].moves[0]} Output: contacts made, answers and ${m.action}s from ${m.who}, and what each one cost.`,
    { after: ["landing"] },
  ),
  task(
    "terms",
    7,
    3,
    "medium",
    (m) => `Put the paperwork of ${m.name} in order`,
    (m) =>
      `Terms, privacy note, ${m.paperwork}, and a bookkeeping account that separates ${m.name} from you. Output: documents in use by the next sale of ${m.name}.`,
    { after: ["rules"] },
  ),
  task(
    "channel-2",
    8,
    6,
    "medium",
    (m) => `Try the second channel of ${m.name}: ${m.channels[1].name}`,
    (m) =>
      `Give it the same hours as the first so that the two can be compared, and begin so: ${m.channels[1].moves[0]} Output: cost per ${m.action} for both channels, and the one ${m.name} keeps.`,
    { after: ["channel-1"] },
  ),
  task(
    "referral",
    8,
    2,
    "high",
    (m) => `Ask every pilot customer of ${m.name} who else has the problem`,
    (m) =>
      `At the moment ${m.name} shows a result, ask each of the ${m.who} for two names and an introduction. Output: a list of introductions to further ${m.who} and how many were made.`,
    { after: ["onboard"], meetsCustomer: true },
  ),
  task(
    "case-note",
    8,
    4,
    "medium",
    (m) => `Write up one pilot of ${m.name} with its numbers`,
    (m) =>
      `Before ${m.name}, after it and what it took, with ${m.pilotMeasure} in the first line and the customer's permission in writing. Output: a case note of one page for the pitch of ${m.name}.`,
    { after: ["measure"] },
  ),
  task(
    "unit-cost",
    8,
    3,
    "high",
    (m) => `Replace the assumed unit figures of ${m.name} with measured ones`,
    (m) =>
      `Work out from the pilots what serving one customer really cost and what winning one really cost; the model assumes ${m.show("contribution") ? `a contribution of ${m.show("contribution")}` : "a contribution"}${m.show("cac") ? ` and ${m.show("cac")} to win a customer` : ""}. Output: both figures for ${m.name}, measured.`,
    { after: ["measure"] },
  ),
  task(
    "closing-calls",
    9,
    4,
    "high",
    (m) => `Ask the pilot ${m.who} whether they stay`,
    (m) =>
      `Call every one of them: will you go on paying for ${m.name}, and what would make you stop? Output: a yes or no from each of the ${m.who} with the reason, and the renewals in writing.`,
    { after: ["onboard"], meetsCustomer: true },
  ),
  task(
    "rerun",
    9,
    3,
    "high",
    (m) => `Run the model of ${m.name} again with what you measured`,
    (m) =>
      `Enter the price, cost, acquisition cost and churn measured with ${m.who} in place of the assumptions${m.sensitive ? `, beginning with ${m.sensitive}, which moves the result most` : ""}. Output: the new break-even of ${m.name}, and the difference to this package.`,
    { after: ["unit-cost", "closing-calls"] },
  ),
  task(
    "pitch-update",
    9,
    4,
    "medium",
    (m) => `Put the evidence for ${m.name} into the pitch`,
    (m) =>
      `Replace the pilot plan on the traction slide with results and quotes that ${m.who} allowed you to use. Output: a deck in which every claim about ${m.name} has a source.`,
    { after: ["case-note", "closing-calls"] },
  ),
  task(
    "gate-60",
    9,
    3,
    "high",
    (m) => `Day 60 check: go, adjust or stop ${m.name}`,
    (m) =>
      `Go when ${m.gate60}. Adjust one thing about ${m.name} if only part of it holds; stop if none does. Output: a memo of one page on ${m.name} that somebody else has read and challenged.`,
    { after: ["rerun"], day: 60 },
  ),
  task(
    "next-60",
    9,
    2,
    "medium",
    (m) => `Plan the following 60 days of ${m.name}`,
    (m) =>
      `Take the later list, the unmet need you heard most from ${m.who}, and the channel you kept. Output: a plan for ${m.name} of the same shape as this one, with its own three checks.`,
    { after: ["gate-60"] },
  ),
] as const;
