import { languageName } from "../disclosures";
import { bare, cap, sentence, wordCount } from "../english";
import { quote, t } from "../frames";
import type { Material } from "../material";
import { cores, sentences } from "../slots";
import { opening } from "./opening";

/** Sentences added in turn while the text stays under `most` words; stops once `least` is reached and nothing fits. */
function upTo(most: number, sentences: string[]): string[] {
  const chosen: string[] = [];
  let words = 0;
  for (const said of sentences.filter(Boolean).map(sentence)) {
    if (
      words + wordCount(said) > most ||
      chosen.some(
        (other) => other.includes(said) || other.toLowerCase().includes(said.slice(0, -1).toLowerCase()),
      )
    )
      continue;
    chosen.push(said);
    words += wordCount(said);
  }
  return chosen;
}

/** 65 to 80 words, thirty seconds: need, product, proof or price, and what the listener can do. */
export function elevatorPitch(m: Material): string {
  const told = bare(sentences(m.context.brief.answers.problem)[0] ?? "");
  const need =
    m.foreign && wordCount(told) <= 32
      ? `As we were told in ${languageName(m.context.brief.language)}: ${quote(told)}`
      : m.trouble && !m.vague
        ? m.trouble
        : `Many ${m.who} still live with ${m.kind.today[0]}`;
  const said = m.weSay && wordCount(m.weSay) <= 40 ? m.weSay : (cores(m.weSay ?? "")[0] ?? "");
  const request = `Could you introduce us to two ${m.who}${m.place ? ` in ${m.place}` : ""}?`;
  const first = [need, said ? `${said}. We call it ${m.name}` : opening(m)];
  const more = [
    m.pay ? `${cap(m.payer)} ${m.pay}` : "We are still testing the price",
    ...m.proofs
      .flatMap((proof) => [proof, ...cores(proof)])
      .filter((proof) => wordCount(proof) <= 22)
      .slice(0, 2),
    m.vary(
      "aim",
      t`By day 60 we want ${m.say("gate60_customers")} ${m.customerNoun} who pay for ${m.name} or have signed`,
      t`Our mark for day 60: ${m.say("gate60_customers")} ${m.customerNoun} who pay for ${m.name} or have signed`,
    ),
    m.vary(
      "now",
      `Today they get by with ${m.kind.today[0]}`,
      `What they have now is ${m.kind.today[0]}`,
      `Before ${m.name} they have ${m.kind.today[0]}`,
    ),
    t`Winning a customer is planned at ${m.show("cac")}, and ${m.show("contribution")} ${m.basis} are left of what one pays`,
    t`The model reaches ${m.show("rev_y3")} of revenue in year 3`,
    t`The first three sales of ${m.name} are made by hand`,
    `We measure ${m.kind.measure}, before and after ${m.name}`,
    `Nothing more is built before that`,
    `It starts small`,
  ];
  const room = 80 - wordCount(request);
  const chosen = upTo(room, [...first, ...more]);
  return [...chosen, request].join(" ");
}

export function speakingPoints(m: Material): string[] {
  return [
    m.trouble
      ? `Open with a person: the last of the ${m.who} who told you about this: ${quote(m.trouble)}`
      : `Open with one of the ${m.who} you spoke to, not with ${m.name}`,
    `Show ${m.name} in the second minute, before any figure`,
    m.charged
      ? `Say the price without apology: ${m.charged}`
      : `Say that the price of ${m.name} is being tested, and with whom`,
    m.proofs[0]
      ? `Have the evidence at hand for ${quote(m.proofs[0])}`
      : `Do not claim what ${m.name} cannot show; say when it will`,
    t`If asked about customers of ${m.name}: by day 60, ${m.say("gate60_customers")} ${m.customerNoun} paying or signed is the mark`,
    m.sensitive
      ? `If asked what could go wrong with ${m.name}: ${m.sensitive}, and how you test it first`
      : "",
    m.context.model.breakEvenMonth === null
      ? `If asked about break-even: not inside 36 months on these assumptions of ${m.name}; name what would change that`
      : t`If asked about break-even: ${m.show("be_month")} in the base case of ${m.name}`,
    m.context.brief.named.platforms[0]
      ? `If asked about ${m.context.brief.named.platforms[0]}: one integration first, and a path without it`
      : `If asked who else could do it: ${m.kind.adjacent[0]?.who ?? "a larger firm"}, and what ${m.name} has by then`,
  ]
    .filter(Boolean)
    .map(sentence);
}
