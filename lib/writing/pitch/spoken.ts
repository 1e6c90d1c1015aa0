import { whatItIs } from "../concept";
import { languageName } from "../disclosures";
import { cap, list, sentence, wordCount } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";
import { cores } from "../slots";

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

const opening = (m: Material) =>
  m.weSay && !m.foreign
    ? m.weSay
    : whatItIs(m) || `${cap(m.name)} is ${m.kind.label}${m.place ? ` in ${m.place}` : ""}`;

/** 65 to 80 words, thirty seconds: need, product, proof or price, and what the listener can do. */
export function elevatorPitch(m: Material): string {
  const need = m.trouble && !m.vague ? m.trouble : `Many ${m.who} still live with ${m.kind.today[0]}`;
  const said = m.weSay && wordCount(m.weSay) <= 40 ? m.weSay : (cores(m.weSay ?? "")[0] ?? "");
  const request = `Could you introduce us to two ${m.who}${m.place ? ` in ${m.place}` : ""}?`;
  const first = [need, said ? `${said}. We call it ${m.name}` : opening(m)];
  const more = [
    m.pay ? `${cap(m.payer)} ${m.pay}` : "We are still testing the price",
    ...m.proofs
      .flatMap((proof) => [proof, ...cores(proof)])
      .filter((proof) => wordCount(proof) <= 22)
      .slice(0, 2),
    t`By day 60 we want ${m.say("gate60_customers")} ${m.customerNoun} who pay or have signed`,
    `Today they get by with ${m.kind.today[0]}`,
    `We sell ${m.name} by hand before we build more`,
    `With ${m.name} we start small and measure everything`,
    `Nothing is built in advance`,
  ];
  const room = 80 - wordCount(request);
  const chosen = upTo(room, [...first, ...more]);
  return [...chosen, request].join(" ");
}

/** 400 to 450 words, three minutes. */
export function threeMinutePitch(m: Material): string {
  const { breakEvenMonth, ask, warnings } = m.context.model;
  const early = warnings.some(({ rule }) => rule === "too-early-to-raise");
  const parts: string[][] = [
    [
      m.need && !m.vague
        ? m.need.startsWith(m.who)
          ? `Let me start with what happens today: ${m.need}`
          : `Let me start with ${m.who}${m.place ? ` in ${m.place}` : ""}: ${m.need}`
        : `Let me start with the people we want to serve: ${m.foreign ? `customers${m.place ? ` in ${m.place}` : ""}` : quote(m.segment)}`,
      m.pains[1] ?? "",
      `Today ${m.who} make do with ${list(m.kind.today.slice(0, 2), "or")}`,
      m.need && !m.vague
        ? `They do not need to be told about the problem; they need to see that it can be different with ${m.name}`
        : "",
    ],
    [
      m.foreign
        ? `What we are making is ${m.kind.label}, described by the founder in ${languageName(m.context.brief.language)}`
        : m.what?.startsWith("is ")
          ? `What we are making is ${m.what.slice(3)}`
          : opening(m),
      m.hasBrand ? `Its name is ${m.name}` : "",
      m.features[1] && !(m.weSay ?? "").includes(m.features[1]) ? `Part of it: ${m.features[1]}` : "",
      m.proofs[0]
        ? `What you can check: ${m.proofs[0]}`
        : `What we can show so far is the idea and a plan for testing it with ${m.who}`,
      m.proofs[1] ? `Something that sets us apart: ${m.proofs[1]}` : "",
    ],
    [
      m.prices
        ? `What it costs: ${m.prices}`
        : t`Our price is still open; the model works with ${m.show("price_main")}`,
      t`One customer brings ${m.show("revenue_per_customer")} ${m.basis} and leaves ${m.show("contribution")} after delivery and fees`,
      t`Winning one costs us ${m.show("cac")} with everybody's time counted${m.show("payback") ? `, earned back in ${m.show("payback")}` : ""}`,
      `We reach the first ${m.who} through ${m.channels[0].name}, because ${m.channels[0].why}`,
    ],
    [
      m.context.model.market.sized
        ? t`Counted from the bottom, ${m.show("sam_customers")} ${m.customerNoun} could be served, worth ${m.show("sam")} a year, and we believe ${m.show("som")} of that can be won in three years`
        : `We have not put a figure on the market yet, because nobody has counted ${m.who} honestly; counting them is part of our plan`,
      `The large alternative to ${m.name} is not another start-up but ${m.kind.today[0]}`,
      m.rivals.length > 0
        ? `People will compare us with ${list(m.rivals.slice(0, 2))}, and we want them to, on one real case`
        : `Others could copy ${m.name}, such as ${m.kind.adjacent[0]?.who ?? "larger firms"}; ${m.kind.adjacent[0]?.strength ?? ""}`,
      `What stays hard to copy about ${m.name} is ${m.kind.moat}`,
    ],
    [
      m.traction[0]
        ? `What has happened so far: ${m.traction[0]}`
        : `${cap(m.name)} has no paying customers yet, and I will not pretend otherwise`,
      t`Our plan for ${m.name} has three dates: by day 20 we want ${m.say("pilot_target")} people to say yes at a stated price, by day 40 running pilots with a measured result, by day 60, ${m.say("gate60_customers")} ${m.customerNoun} who pay or have signed`,
      `If the first of these fails for ${m.name}, we change the offer before we build anything`,
    ],
    [
      t`In the base case revenue goes from ${m.show("rev_y1")} in year 1 to ${m.show("rev_y3")} in year 3`,
      breakEvenMonth
        ? t`We carry our own costs from ${m.show("be_month")}`
        : `On these assumptions ${m.name} does not yet carry its own costs within 36 months, and we would rather say so than hide it`,
      ask > 0
        ? early
          ? t`It would take ${m.show("ask")}, and on these numbers it is too early to ask for that; the pilots come first`
          : t`To get ${m.name} there we need ${m.show("ask")}, which lasts ${m.show("runway")}`
        : `We do not need outside money to begin with ${m.name}`,
      m.sensitive
        ? `The number we watch most closely at ${m.name} is ${m.sensitive}, because it moves everything else`
        : "",
    ],
    [
      m.team[0]
        ? `On the team: ${m.team[0]}`
        : `For the team of ${m.name} we look for ${list(m.kind.roles.slice(0, 2))}`,
      `What we ask of you today is simple: two introductions to ${m.who}${m.place ? ` in ${m.place}` : ""}`,
      `In three years we want them to tell each other about ${m.name} without us in the room`,
    ],
  ];
  const reserve = [
    `We will send you the notes of every conversation with ${m.who}, also the ones that went badly`,
    `Every figure of ${m.name} I gave you has its origin written beside it: stated by us, computed, or assumed`,
    `The second way to customers is ${m.channels[1].name}, because ${m.channels[1].why}`,
    `In every pilot we measure ${m.kind.measure}, before and after`,
    `We start in one place and with one kind of customer, because ${m.name} learns fastest where people know each other`,
    `The riskiest belief we hold is ${m.riskiest}; it is the first thing we test`,
    `If you were in our place, which of these steps of ${m.name} would you doubt first`,
    `I am happy to go through the model line by line after this`,
  ];
  return balance(parts, reserve, 402, 448);
}

/** Fills up from the reserve, and trims from the longest paragraph's end, until the length is right. */
function balance(parts: string[][], reserve: string[], least: number, most: number): string {
  const paragraphs = parts.map((part) => part.filter(Boolean).map(sentence));
  const total = () => paragraphs.flat().reduce((sum, said) => sum + wordCount(said), 0);
  for (const said of reserve.map((item) => sentence(item))) {
    if (total() >= least) break;
    const target = paragraphs[Math.max(0, paragraphs.length - 2)];
    if (total() + wordCount(said) <= most)
      target?.push(/which of these/.test(said) ? said.replace(/\.$/, "?") : said);
  }
  while (total() > most) {
    const longest = paragraphs.filter((part) => part.length > 2).sort((a, b) => b.length - a.length)[0];
    if (!longest) break;
    longest.splice(longest.length - 2, 1);
  }
  return text(...paragraphs.map((part) => para(...part)));
}

export function speakingPoints(m: Material): string[] {
  return [
    m.trouble
      ? `Open with a person: the last of the ${m.who} who told you about this: ${quote(m.trouble)}`
      : `Open with one of the ${m.who} you spoke to, not with ${m.name}`,
    `Show ${m.name} in the second minute, before any figure`,
    m.prices
      ? `Say the price without apology: ${m.prices}`
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
