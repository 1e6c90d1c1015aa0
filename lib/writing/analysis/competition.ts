import type { Competitor } from "../competitors";
import { sentences } from "../cut";
import { bare, cap, list, sentence, wordCount } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";
import { priceToday } from "../price-today";
import { third } from "../voice";
import { rivalSearch } from "./rival-search";
import { comparedOn, todaysWays } from "./today";

/** A claim short enough to be said against a rival; "" where there is none. */
const claim = ({ proofs, strongest }: Material) =>
  [proofs[0], strongest].find((said) => said && wordCount(said) <= 26) ?? "";

/** So many clauses about rivals are quoted. */
const MOST_TOLD = 3;
const MOST_WORDS = 30;

/** What the answers say of each: the clause that names a fault, else the whole sentence with the name. */
function saidOfRivals({ rivals, toldOfRivals, context }: Material): string[] {
  const { differentiator, solution, problem } = context.brief.answers;
  const said = [differentiator, solution, problem].flatMap(sentences).map(bare);
  const own = (name: string) =>
    toldOfRivals.find(({ names }) => names.includes(name))?.said ??
    said.find((text) => text.includes(name) && wordCount(text) <= MOST_WORDS);
  return [...new Set(rivals.map(own).filter((text) => text !== undefined))];
}

function named(m: Material): string {
  if (m.rivals.length === 0) return "";
  const [nearest = ""] = m.rivals;
  const told = m.foreign ? [] : saidOfRivals(m).slice(0, MOST_TOLD).map(quote);
  return para(
    m.vary("rival", `You name ${list(m.rivals)} yourself`, `You compare yourself with ${list(m.rivals)}`) +
      (told.length > 0 ? `: ${list(told)}` : ""),
    m.proofs[0] ? `Your argument against ${m.rivals.length > 1 ? "them" : "it"}: ${third(m.proofs[0])}` : "",
    `Run ${m.name} and ${nearest} side by side on the same real case and note ${comparedOn(m)}`,
    `We say nothing about the price or the plans of ${nearest}; check the current offer yourself`,
  );
}

/** Kinds of supplier that the words of the offer call for, and what each is laid beside it on. */
function suppliers(m: Material): string {
  if (m.competitors.length === 0) return "";
  const { crowd, member } = m.group;
  const row = ({ kind, why, names }: Competitor, i: number) => {
    const such = names.length > 0 ? `, such as ${list(names.slice(0, 3), "or")}` : "";
    return `${i + 1}. ${sentence(`${cap(kind)}${such}: ${why}`)}`;
  };
  const intro = m.vary(
    "suppliers",
    `Suppliers ${crowd} could turn to instead, and what probably speaks for them (public knowledge, to be checked):`,
    `Who else sells to ${crowd}, by the words of your offer, and what probably speaks for them; check it:`,
    `Beside ${m.name}, ${crowd} can turn to these; the reason given for each is our guess until one ${member} confirms it:`,
  );
  const proof = claim(m);
  const check = para(
    m.vary(
      "suppliers-check",
      `Give each the same case of one ${member} and note ${comparedOn(m)}`,
      `Let one ${member} try each of them and yours, and write down ${comparedOn(m)}`,
    ),
    m.foreign
      ? ""
      : proof
        ? m.vary(
            "match",
            `Whether any of them can say ${quote(proof)} is what you have to know first`,
            `Your answer to all of them is ${quote(proof)}, so check who could say the same`,
          )
        : `Nothing in your answers would stop them from copying it, so being early and close to ${crowd} has to count`,
  );
  return [intro, ...m.competitors.map(row), check].join("\n");
}

function platforms(m: Material): string {
  const { platforms: names } = m.context.brief.named;
  const [first] = names;
  if (!first) return "";
  return para(
    `${list(names)} can change terms, prices or access, or add the feature themselves`,
    m.vary(
      "platform",
      `Build for ${first} first, keep one path that needs no integration, and ask customers whether they would stay without ${first}`,
      `Keep one way of working that ${first} cannot switch off, even a clumsy one, and count who would use it`,
    ),
  );
}

function moat(m: Material): string {
  if (m.foreign) return "";
  const { crowd } = m.group;
  const only = m.proofs.find((proof) =>
    /\b(?:only|first(?! (?:season|month|week|year|day|time))|every|each|no |never)\b/i.test(proof),
  );
  return para(
    only && only !== m.proofs[0] ? t`The difference, in your words: ${quote(only)}` : "",
    m.moat &&
      m.vary(
        "moat",
        `What can become hard to copy over time is ${m.moat}; begin with the first ${crowd}`,
        `Over time ${crowd} can give you something a newcomer lacks: ${m.moat}`,
        `The lasting advantage with ${crowd} would be ${m.moat}`,
      ),
  );
}

/** Nobody can say who competes with something that is not described yet. */
const tooEarly = (m: Material) =>
  para(
    `Competitors can only be named once ${m.name} does one thing for one group; until then anything people do today competes with it`,
    `Ask ten people in the group you choose what they use now and what they dislike about it`,
  );

export const competitiveLandscape = (m: Material) =>
  m.vague
    ? tooEarly(m)
    : text(named(m), ...todaysWays(m), priceToday(m), suppliers(m), rivalSearch(m), platforms(m), moat(m));

/** Against whom the plan is made; how they are found and tried stands in the full analysis. */
export const competitionPlan = (m: Material) =>
  m.vague ? tooEarly(m) : text(named(m), suppliers(m) || rivalSearch(m), moat(m));

/** Everybody it is measured against, in a sentence each. */
export const competitionBrief = (m: Material) => {
  if (m.vague) return tooEarly(m);
  const others = m.competitors.map(({ kind, names }) =>
    names.length > 0 ? `${kind} (such as ${list(names.slice(0, 2), "or")})` : kind,
  );
  return text(
    todaysWays(m).find(Boolean) ?? "",
    m.rivals.length > 0
      ? named(m)
      : others.length > 0
        ? para(
            m.vary(
              "others-short",
              `${cap(m.group.crowd)} can also turn to ${list(others)}`,
              `Beside that there are ${list(others)}`,
            ),
            !m.foreign && claim(m) && `Your answer to them is ${quote(claim(m))}`,
          )
        : rivalSearch(m),
  );
};
