import { cap, shorten, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import type { Random } from "../random";
import type { Candidate } from "./candidates";
import { FOREIGN } from "./screens";

/** The founder's sentence in which a word occurs, for "your word". */
function spokenIn(word: string, m: Material): string | null {
  const all = [...m.pains, ...m.features, ...m.proofs, m.segment];
  return all.find((clause) => new RegExp(`\\b${word}`, "i").test(clause)) ?? null;
}

function partPhrase(part: string, gloss: string | undefined, m: Material): string {
  const said = spokenIn(part, m);
  if (said) return `"${part}" is your own word (${quote(shorten(said, 9))})`;
  return gloss ? `"${part}" stands for ${gloss}` : `"${part}" says what it is`;
}

export function rationale(candidate: Candidate, m: Material): string {
  const { kind, parts, from, name } = candidate;
  const glosses = parts.map((part, i) => partPhrase(part, from[i]?.gloss, m));
  const reason = m.pains[0] ?? m.features[0] ?? (m.segment || null);
  const tie = reason ? ` It answers ${quote(shorten(reason, 12))}.` : "";
  if (kind === "descriptive")
    return `${name} says plainly what ${m.who} get, so nothing has to be explained. Plain names are easy to find and hard to protect: plan to own the second word.`;
  if (kind === "real word")
    return `${name} is an ordinary word that stands for ${from[0]?.gloss ?? "the idea"}.${tie} Expect the short domain to be taken and a trademark search to matter.`;
  if (kind === "coined")
    return `${name} is made from the root "${parts[0]}", for ${from[0]?.gloss ?? "the idea"}.${tie} A new word has no meaning until you give it one, which also makes it easier to protect.`;
  const caution = parts.map((part) => FOREIGN[part]).find(Boolean);
  return `${cap(glosses[0] ?? "")}; ${glosses[1] ?? ""}.${kind === "suggestive" ? tie : ""}${caution ? ` Note: ${caution}.` : ""}`;
}

const COUNT = 8;
const small = (text: string) => wordCount(text) <= COUNT && wordCount(text) >= 3;

/** Ten taglines of at most eight words, from what hurts and what can be shown; never a list of adjectives. */
export function taglines(m: Material, random: Random): string[] {
  const nouns = m.keyNouns;
  const noun = nouns[0] ?? m.product.replace(/^the /, "");
  const second = nouns[1] ?? noun;
  const place = m.place && wordCount(m.place) <= 2 ? m.place : null;
  const who = wordCount(m.who) <= 4 ? m.who : "you";
  const own = [...m.proofs, ...m.features]
    .map((clause) => cap(clause))
    .filter((clause) => small(clause) && !/\b(we|it|its|our|i)\b/i.test(clause) && !/[,;:"]/.test(clause));
  const made = [
    `The ${noun} is taken care of`,
    `For ${who}, and for the ${noun}`,
    `Less ${second}, more of your day`,
    `Where every ${noun} counts`,
    `${cap(noun)}, done the way you would`,
    place ? `Made in ${place}, for the ${noun}` : `Start with one ${noun}`,
    `Because the ${second} should not wait`,
    `One ${noun} at a time`,
    `Know where your ${noun} stands`,
    `The ${noun} you can check`,
    `Ask anyone about the ${second}`,
    `Your ${noun}, with proof`,
  ].filter(small);
  return [...random.shuffle(own).slice(0, 4), ...random.shuffle(made)];
}
