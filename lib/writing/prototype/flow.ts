import { cap, shorten, withArticle, wordCount } from "../english";
import type { Form } from "../form";
import { quote } from "../frames";
import type { Material } from "../material";
import { type Cast, castOf } from "./cast";
import { MOST_QUOTED, whole } from "./labels";

/** What happens between the first look and the result, by the form of the work, with the founder's own things and steps. */
type Middle = (cast: Cast, m: Material) => string[];

/** The founder's features as they were written, short enough to be quoted in a step. */
const said = (m: Material) =>
  m.foreign
    ? [quote(shorten(m.solutionQuote, MOST_QUOTED * 2))]
    : m.features.map((text) => quote(whole(text)));
const then = (m: Material, at: number, open: string) => {
  const step = said(m)[at];
  return step ? `${open}${step}.` : "";
};

const MIDDLE: Record<Form, Middle> = {
  saas: ({ one, many, firm }, m) => [
    `They enter their first three ${many} in ${m.name}, or open the example ${one}.`,
    then(m, 0, `On the first real ${one} they see what was promised: `),
    then(m, 1, `From the next ${one} on: `),
    then(m, 2, `What nobody has to remember any more: `),
    firm
      ? `A colleague is invited to ${m.name} and does the fourth ${one} without help.`
      : `A week later they open ${m.name} without being reminded.`,
  ],
  usage: ({ one }, m) => [
    `They copy a key and a sample call of ${m.name} and send ${withArticle(one)} of their own.`,
    then(m, 0, "The answer does what was promised: "),
    then(m, 1, "Beside it: "),
    `Before going live they set a monthly limit for ${m.name}, and a warning before it is reached.`,
  ],
  marketplace: ({ one, demand, supply, timed }, m) => [
    `Before that, ${supply} have entered on ${m.name} what they offer, with their price${timed ? " and the hours when they are free" : ""}.`,
    `One of the ${demand} asks ${m.name} for ${withArticle(one)}${timed ? ", with day and hour; the nearest that is free stands first" : "; the one that fits best stands first"}.`,
    then(m, 0, "What makes them choose: "),
    `The other side accepts within the hour, or ${m.name} passes the request on; money is held until both have said that it went as agreed.`,
    then(m, 1, "Afterwards: "),
  ],
  ecommerce: ({ one }, m) => [
    `The first picture of ${m.name} is the ${one} itself, in use; the price stands beside it with delivery.`,
    then(m, 0, "Below it, in the founder's words: "),
    `They choose quantity and day, pay, and one message from ${m.name} says when it comes.`,
    then(m, 1, "What they open: "),
  ],
  services: ({ one }, m) => [
    `They say which ${one} it is and choose a date; the answer of ${m.name} names who will come.`,
    then(m, 0, "On the day: "),
    then(m, 1, "Then: "),
    then(m, 2, "Before anybody leaves: "),
    `The same evening ${m.name} sends what was done, what was noticed and the next date.`,
  ],
  fintech: (_, m) => [
    `They prove who they are; ${m.name} says at once which document is missing.`,
    then(m, 0, "What they came for: "),
    `Amount, fee and day of arrival are shown by ${m.name} before anything is confirmed.`,
    then(m, 1, "After that: "),
  ],
  media: (_, m) => [
    `They read one full issue of ${m.name} before anyone asks for an address.`,
    then(m, 0, "What makes them stay: "),
    `With the address they choose what concerns them; the next issue of ${m.name} keeps to it.`,
  ],
  hardware: ({ one }, m) => [
    `They unpack the ${one}, put it in its place and follow three pictures until ${m.name} shows a first reading.`,
    then(m, 0, "On the first day: "),
    then(m, 1, "A week in: "),
    `The first time it matters, ${m.name} tells the right person before anything is lost.`,
  ],
  local: ({ one }, m) => [
    `They come by; the board of ${m.name} says what there is today and what it costs.`,
    then(m, 0, "What they notice: "),
    `With the ${one} they hear when ${m.name} is quiet, and when it is sold out.`,
  ],
  education: ({ one }, m) => [
    `They take a place at ${m.name} and say what they can do already.`,
    then(m, 0, "The first hours: "),
    then(m, 1, `With the ${one} in front of them: `),
    `On the way home from ${m.name} they know the next thing to practise, and whom to ask.`,
  ],
  nonprofit: (_, m) => [
    `Somebody they trust passes a name on; ${m.name} answers within a day.`,
    then(m, 0, "What happens first: "),
    then(m, 1, "After that: "),
    `Each step is confirmed by the person it concerns, and only then counted by ${m.name}.`,
  ],
  network: ({ one }, m) => [
    `Two members of ${m.name} explain it to a third, with their own figures.`,
    then(m, 0, "What the third gets: "),
    `The first shared ${one} of ${m.name} is settled in the open, line by line.`,
  ],
};

/** The path of the founder's own actors, one step per line. */
export function userFlow(m: Material): string {
  const cast = castOf(m);
  const proof = m.proofs[0];
  const steps = [
    m.need
      ? `${cap(m.vary("meet", `${m.who} meet the problem`, `it starts with what ${m.who} know`, `a day like many for ${m.who}`))}: ${m.need}.`
      : m.foreign
        ? `It starts with this, in the founder's words: ${quote(shorten(m.context.brief.answers.problem, MOST_QUOTED * 2))}.`
        : `${cap(m.who)} meet the problem that ${m.name} is for.`,
    m.vary(
      "hear",
      `One of them hears of ${m.name} through ${m.channels[0].name} and opens the start page.`,
      `Through ${m.channels[0].name} somebody learns of ${m.name} and looks it up.`,
      `${cap(m.channels[0].name)} brings one of them to the start page of ${m.name}.`,
    ),
    `They see ${proof ? quote(proof) : `how ${m.name} works in one picture`}${m.charged ? ` and the price, ${m.charged}` : ""}, and choose "${m.kind.button}".`,
    ...MIDDLE[cast.form](cast, m),
    wordCount(cast.success) > 2 && cast.success !== cap(m.pilotMeasure)
      ? `The first success, in one line: ${quote(cast.success)}. What is counted: ${m.pilotMeasure}.`
      : `The first success of ${m.name} is a figure: ${m.pilotMeasure}, before and now.`,
    m.pay
      ? `Payment: ${m.payer} ${m.pay}, and get a receipt.`
      : `Payment for ${m.name}, with a receipt; the price is still to be tested.`,
    m.vary(
      "after",
      `After a week ${m.name} asks what is missing and who else has the problem.`,
      `A week later comes one question from ${m.name}: what almost made you stop?`,
      `Seven days on, ${m.name} asks for the one thing to change and for one name.`,
    ),
  ].filter(Boolean);
  return steps.map((step, i) => `${i + 1}. ${step}`).join("\n");
}
