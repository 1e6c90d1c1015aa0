import type { Archetype } from "@/lib/brief/types";
import { cap, shorten } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import { labels } from "./labels";

/** What happens between the first look and the result, by kind of business; each step names something of the founder's. */
type Middle = (m: Material, does: string[]) => string[];

const first = (m: Material) =>
  m.features[0] ? quote(shorten(m.features[0], 14)) : `the first step of ${m.name}`;

const MIDDLE: Record<Archetype, Middle> = {
  saas: (m, [a, b, c]) => [
    `They bring one real case, or take the example, and ${m.name} answers with "${a}".`,
    b
      ? `"${b}" follows on the same screen of ${m.name}; what it is unsure of is marked and corrected by hand.`
      : "",
    c ? `From then on "${c}" runs by itself, and a message says when ${m.name} is done.` : "",
  ],
  usage: (m, [a, b]) => [
    `They copy a key and a sample call of ${m.name} and run it on their own input.`,
    `The answer shows "${a}"${b ? ` and "${b}"` : ""}, with what ${m.name} is not sure about set apart.`,
    `Before going live they set a monthly limit for ${m.name} and a warning before it is reached.`,
  ],
  marketplace: (m, [a]) => [
    `They say what they need and for when; ${m.name} shows who offers it nearby.`,
    `One offer is chosen and both sides confirm on ${m.name}: "${a}".`,
    `At the handover both sides of ${m.name} confirm the state with a photo.`,
  ],
  ecommerce: (m) => [
    `The product page of ${m.name} leads with ${first(m)} and shows the price with delivery.`,
    `They choose quantity and day, pay, and ${m.name} confirms both in one message.`,
    `On the day of dispatch ${m.name} sends the tracking link, and asks two days after arrival how it was.`,
  ],
  services: (m) => [
    `They choose a date; ${m.name} says who will come or call, with name and picture.`,
    `On the day happens what was promised: ${first(m)}.`,
    `The same evening ${m.name} sends what was done, what was noticed and the next date.`,
  ],
  fintech: (m) => [
    `They prove who they are; ${m.name} says at once which document is missing.`,
    `Amount, fee and arrival are shown by ${m.name} before anything is confirmed.`,
    `The receipt of ${m.name} states who holds the money until it arrives.`,
  ],
  media: (m) => [
    `They read one full issue of ${m.name} before anyone asks for an address.`,
    `With the address they choose subjects; the next issue of ${m.name} keeps to them: ${first(m)}.`,
    `At the end of the third issue ${m.name} names the paid edition once.`,
  ],
  hardware: (m) => [
    `They unpack ${m.name} and follow four pictures until it reports that it works.`,
    `A test alarm of ${m.name} reaches the right person: ${first(m)}.`,
    `When it counts, ${m.name} says what happened, what it did and who has been told.`,
  ],
  local: (m, [a]) => [
    `They come by; the sign of ${m.name} states the price and what is still free today.`,
    `At the counter happens "${a}", in the time a queue allows.`,
    `With the receipt ${m.name} says when the quiet hours are.`,
  ],
  education: (m) => [
    `A short entry test of ${m.name} says which group fits and what is missing.`,
    `The first session takes place as promised: ${first(m)}.`,
    `After each week ${m.name} shows what has improved and what to practise next.`,
  ],
  nonprofit: (m) => [
    `A partner introduces somebody, or books; ${m.name} answers within a day.`,
    `The first weeks go as described: ${first(m)}.`,
    `Each step reached is confirmed and enters the results sheet of ${m.name}.`,
  ],
};

/** The path of the founder's own actors, one step per line. */
export function userFlow(m: Material): string {
  const proof = m.proofs[0];
  const steps = [
    m.need
      ? `${cap(m.vary("meet", `${m.who} meet the problem`, `it starts with what ${m.who} know`, `a day like many for ${m.who}`))}: ${m.need}.`
      : `${cap(m.who)} meet the problem that ${m.name} is for.`,
    m.vary(
      "hear",
      `One of them hears of ${m.name} through ${m.channels[0].name} and opens the start page.`,
      `Through ${m.channels[0].name} somebody learns of ${m.name} and looks it up.`,
      `${cap(m.channels[0].name)} brings one of them to the start page of ${m.name}.`,
    ),
    `They see ${proof ? quote(proof) : `how ${m.name} works in one picture`}${m.charged ? ` and the price, ${m.charged}` : ""}, and choose "${m.kind.button}".`,
    ...MIDDLE[m.archetype](m, labels(m)),
    m.vary(
      "result",
      `The result screen of ${m.name} shows ${m.kind.measure}, before and now.`,
      `${cap(m.name)} puts ${m.kind.measure} side by side, at the start and now.`,
      `What counts becomes visible in ${m.name}: ${m.kind.measure}, compared with the first day.`,
    ),
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
