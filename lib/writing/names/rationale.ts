import { cap, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import type { Candidate } from "./candidate";
import { FOREIGN } from "./data/screens";

/** A whole clause of the founder's to hold a name against; each name of a list gets another one. */
function clause(m: Material, at: number): string {
  const clauses = [...m.features, ...m.proofs, ...m.pains].filter((said) => wordCount(said) <= 16);
  return clauses.length > 0 ? quote(clauses[at % clauses.length]) : "";
}

/** "a word of your own" where the founder's text is about it, else what it stands for. */
function part(word: string, gloss: string | undefined, m: Material): string {
  if (m.keyNouns.includes(word)) return `"${word}" is a word of your own`;
  return gloss ? `"${word}" stands for ${gloss}` : `"${word}" leaves room for what comes next`;
}

const BESIDE = [
  (name: string, said: string) => `Read ${name} above your own line ${said}.`,
  (name: string, said: string) => `Say ${name} before ${said} and listen.`,
  (name: string, said: string) => `On a page, ${name} would stand beside ${said}.`,
];

const DESCRIPTIVE = [
  (name: string, who: string) =>
    `${name} says plainly what ${who} get: easy to find and hard to protect, so the second word has to become yours.`,
  (name: string, who: string) =>
    `${name} needs no explanation when ${who} hear it on the phone. Others may use its first word too, so look for firms called ${name} nearby.`,
];

const REAL = [
  (name: string, gloss: string) =>
    `${name} is a word that everybody can spell, and it calls up ${gloss}. The short domain of ${name} is probably gone; look at a longer one early.`,
  (name: string, gloss: string) =>
    `${name} hints at ${gloss} without saying it. As a mark ${name} depends on nobody in your trade using it.`,
];

export function rationale({ kind, parts, from, name }: Candidate, m: Material, at: number): string {
  const gloss = from.find(Boolean)?.gloss ?? "the work";
  const said = clause(m, at);
  const answers = said ? ` ${(BESIDE[at % BESIDE.length] ?? BESIDE[0])?.(name, said)}` : "";
  const caution = parts.map((word) => FOREIGN[word]).find(Boolean);
  const warned = caution ? ` Note: ${caution}.` : "";
  const [first = "", second = ""] = parts.map((word, i) => part(word, from[i]?.gloss, m));
  switch (kind) {
    case "descriptive":
      return (DESCRIPTIVE[at % DESCRIPTIVE.length] ?? DESCRIPTIVE[0])?.(name, m.who) ?? name;
    case "pair":
      return `Two things from one trade, as firms were named over the door: ${first}, and ${second}.${answers}${warned}`;
    case "real word":
      return `${(REAL[at % REAL.length] ?? REAL[0])?.(name, gloss)}${answers}`;
    case "coined":
      return `A new word on the root "${parts[0]}", which stands for ${gloss}. ${name} means nothing yet to ${m.who}, so it must be explained once and is easier to protect.`;
    default:
      return `${cap(first)}; ${second}.${answers}${warned}`;
  }
}
