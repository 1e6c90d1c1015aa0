import { isKnownWord } from "@/lib/brief/abroad/known-word";
import { type ToldWay, toldWaysIn } from "@/lib/brief/rivals/told-ways";
import { faultIn } from "@/lib/brief/text/concession";
import type { Brief } from "@/lib/brief/types";
import type { Alternative } from "./alternatives";
import { bare, uncap, wordCount } from "./english";

const LONGEST = 9;
/** A sum comes before a fault, and that before what is merely used. */
const rank = ({ priced, does }: ToldWay) => (priced ? 0 : does ? 1 : 2);
const heads = (who: string) =>
  (who.split(/ (?:of|for|from|in|on|at|by|with|off|like|such) /)[0] ?? who)
    .toLowerCase()
    .replace(/^(?:the|an?) /, "")
    .replace(/(?:es|s)$/, "");
/** "Agencies" and "the agencies", "shops" and "detail shops in Halifax": one of the two is told. */
export const areSame = (one: string, other: string) => {
  const [a, b] = [heads(one), heads(other)];
  return a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`);
};

/** Every other way of which the answers tell, as whom or what one compares with, dearest first. */
export function waysTold(brief: Brief, names: ReadonlySet<string>): Alternative[] {
  const told = toldWaysIn(brief)
    .filter(({ who }) => wordCount(who) <= LONGEST)
    .sort((a, b) => rank(a) - rank(b));
  return told
    .filter(({ who }, at) => !told.slice(0, at).some((before) => areSame(before.who, who)))
    .map(({ who, does, clause, said, many }) => ({
      who: isKnownWord(who.split(" ")[0] ?? "") ? uncap(who, names) : who,
      flaw: faultIn(does) || does,
      said: uncap(clause, names),
      many,
      told: bare(said),
    }));
}
