import { bare, cap, inWords, wordCount } from "../english";
import { quote, t } from "../frames";
import type { Material } from "../material";
import { sentences } from "../slots";

import { atLeast, brief, bullet, bullets, spoken, WORDS, type Write } from "./slide";

/** Whole pieces of an answer in another language, quoted line by line. */
const toldLines = (answer: string) =>
  sentences(answer)
    .flatMap((said) => said.split(/, | porque | parce que | perché | weil | omdat /))
    .map(bare)
    .filter((said) => wordCount(said) >= 3 && wordCount(said) <= WORDS)
    .slice(0, 3)
    .map(quote);

export const problem: Write = (m) => ({
  title:
    brief(m.trouble) && !m.vague
      ? bullet(brief(m.trouble))
      : m.foreign
        ? `What ${m.who}${m.place ? ` in ${m.place}` : ""} live with, in the founder's own words`
        : m.vague
          ? `${cap(m.name)} starts from a problem that still needs a number`
          : `${cap(m.who)} still make do with ${m.kind.today[0]}`,
  content: atLeast(
    3,
    bullets(
      ...(m.foreign ? toldLines(m.context.brief.answers.problem) : []),
      ...m.pains
        .map(brief)
        .filter((pain) => pain && !pain.includes(brief(m.trouble)) && !m.trouble.includes(pain))
        .slice(0, 2),
      `Today's answer is ${m.kind.today[0]}`,
      m.foreign ? "" : `Felt by ${m.who}${m.place ? ` in ${m.place}` : ""}`,
    ),
    [
      `How often it happens is counted in the first twelve conversations with ${m.who}`,
      `Next in line: ${m.kind.today[1] ?? "going without"}`,
    ],
  ),
  keyPoints: spoken(
    t`Tell the story of one of the ${m.who} you met, with the day and the place`,
    m.statistic
      ? `Say the figure once and stop: ${quote(m.statistic)}`
      : `Give the number you measured in the first two weeks of ${m.name}`,
  ),
});

/** What it does, cut before the second verb: "Truecrust bakes sourdough bread". */
function claim(m: Material): string {
  const whole = m.what ? `${cap(m.name)} ${m.what}` : "";
  const first = whole.split(/, (?=[a-z]+s )| and (?=[a-z]+s [a-z]+ )|: |, so |, with /)[0] ?? "";
  return (
    [whole, first].find((text) => text && wordCount(text) <= WORDS) ??
    `${cap(m.name)} is ${m.kind.label} for ${m.who}`
  );
}

export const solution: Write = (m) => ({
  title: m.vague ? `${cap(m.name)} is not yet narrow enough to promise one thing` : claim(m),
  content: atLeast(
    3,
    bullets(
      ...(m.foreign ? toldLines(m.context.brief.answers.solution) : []),
      ...m.features
        .map(brief)
        .filter((feature) => !claim(m).includes(feature))
        .slice(0, 3),
      brief(m.proofs[0]),
    ),
    m.kind.essentials,
  ),
  keyPoints: spoken(
    `Show ${m.name} doing one case from start to finish, in under a minute`,
    m.proofs[0] ? `Then give the proof: ${quote(m.proofs[0])}` : `Then say what ${m.name} does not do yet`,
  ),
});

export const market: Write = (m) => {
  const { sized } = m.context.model.market;
  const tam = m.show("tam");
  return {
    title:
      sized && tam
        ? `${m.show("som")} a year is within reach of a ${tam} market`
        : `The market of ${m.name} is counted from the bottom, once ${m.who} are counted`,
    content: atLeast(
      3,
      bullets(
        tam && `Total: ${tam} a year, from ${m.show("tam_customers")} ${m.customerNoun}`,
        tam && `Serviceable: ${m.show("sam")} a year`,
        tam && `Obtainable by year 3: ${m.show("som")}, or ${m.show("som_customers")} ${m.customerNoun}`,
        !sized && `The count of ${m.customerNoun} is a placeholder, not a source`,
        m.place && `Starting in ${m.place}`,
      ),
      [
        `First segment: ${m.who}`,
        `Each factor is stated with its origin`,
        `Top-down reports are left out on purpose`,
      ],
    ),
    keyPoints: spoken(
      `Walk through the multiplication for ${m.name} factor by factor and say which ones are assumed`,
      `Why now: use only what ${m.who} themselves said has changed`,
    ),
  };
};

export const model: Write = (m) => ({
  title: m.prices
    ? ([`${cap(m.payer)} ${m.pay}`, `${cap(m.name)} earns ${m.prices}`].find(
        (text) => wordCount(text) <= WORDS,
      ) ?? `${cap(m.name)} is paid in ${inWords(m.lines.length)} ways`)
    : `${cap(m.name)} will earn from ${m.who} at a price still being tested`,
  content: atLeast(
    3,
    bullets(
      t`Revenue per customer: ${m.show("revenue_per_customer")} ${m.basis}`,
      t`Left after delivery and fees: ${m.show("contribution")} (${m.show("contribution_margin")})`,
      t`Winning a customer: ${m.show("cac")}, with people's time`,
      t`Earned back in ${m.show("payback")}`,
      `First channel: ${m.channels[0].name}`,
    ),
    [`Second channel: ${m.channels[1].name}`, `Every cost in the model is listed with its origin`],
  ),
  keyPoints: spoken(
    `Work one customer of ${m.name} through from first contact to the money that is left`,
    m.sensitive ? `Name the assumption you would test first with ${m.who}: ${m.sensitive}` : "",
  ),
});
