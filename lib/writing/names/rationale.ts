import { cap, shorten } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import type { Candidate } from "./candidates";
import { FOREIGN } from "./data/screens";

/** The founder's clause in which a word occurs. */
function spokenIn(word: string, m: Material): string | null {
  return (
    [...m.features, ...m.pains, ...m.proofs].find((clause) => new RegExp(`\\b${word}`, "i").test(clause)) ??
    null
  );
}

function part(word: string, gloss: string | undefined, m: Material): string {
  const said = spokenIn(word, m);
  if (said) return `"${word}" is your own word (${quote(shorten(said, 9))})`;
  return gloss ? `"${word}" stands for ${gloss}` : `"${word}" says what it is`;
}

/** A clause to hold the name against; each name of a list gets another one. */
function tie(m: Material, at: number): string {
  const clauses = [...m.pains, ...m.proofs, ...m.features];
  return clauses.length > 0 ? quote(shorten(clauses[at % clauses.length] ?? "", 12)) : "";
}

const DESCRIPTIVE = [
  (name: string, who: string) =>
    `${name} says plainly what ${who} get. A plain name like ${name} is easy to find and hard to protect, so the second word has to become yours.`,
  (name: string, who: string) =>
    `${name} needs no explanation when ${who} hear it on the phone. It will share its first word with others; a strong mark has to set it apart.`,
  (name: string, who: string) =>
    `With ${name} even people outside the trade know what ${who} come for. Check for firms called ${name} nearby.`,
];

const REAL = [
  (name: string, gloss: string, t: string) =>
    `${name} is an ordinary word for ${gloss}${t && `, set against ${t}`}. The short domain of ${name} is probably gone, so look at a longer one early.`,
  (name: string, gloss: string, t: string) =>
    `${name} is in every dictionary and brings ${gloss} with it${t && `; it answers ${t}`}. As a trademark ${name} depends on nobody in your trade using it.`,
  (name: string, gloss: string, t: string) =>
    `People can spell ${name} after hearing it once, and it hints at ${gloss}${t && ` where you write ${t}`}.`,
];

export function rationale({ kind, parts, from, name }: Candidate, m: Material, at: number): string {
  const gloss = from[0]?.gloss ?? "the work";
  const against = tie(m, at);
  if (kind === "descriptive")
    return (DESCRIPTIVE[at % DESCRIPTIVE.length] ?? DESCRIPTIVE[0])?.(name, m.who) ?? name;
  if (kind === "real word") return (REAL[at % REAL.length] ?? REAL[0])?.(name, gloss, against) ?? name;
  if (kind === "coined")
    return `${name} is made from "${parts[0]}", a root that stands for ${gloss}${against && `; it leaves room beyond ${against}`}. As a new word, ${name} means nothing yet to ${m.who} and is easier to protect.`;
  const same = from[0] && from[0].id === from[1]?.id;
  const [first = "", second = ""] = same
    ? [`"${parts[0]}" and "${parts[1]}" both stand for ${gloss}`]
    : parts.map((word, i) => part(word, from[i]?.gloss, m));
  const caution = parts.map((word) => FOREIGN[word]).find(Boolean);
  return `${cap(first.replace(/^"(.)/, (_, letter: string) => `"${letter.toUpperCase()}`))}${second && `; ${second}`}.${caution ? ` Note: ${caution}.` : ""}`;
}
