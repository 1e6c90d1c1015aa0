import { findAmounts } from "../amounts/amounts";
import { sentenceSpans } from "../text/sentences";
import type { Brief } from "../types";

/** What another way asks, and what the way there costs on top, as the founder tells it. */
export interface Elsewhere {
  who: string;
  price: number;
  way: number;
  /** "taxi" */
  what: string;
}

const CHARGES =
  /^(.{3,40}?) (?:is|are|charges?|takes?|asks?|costs?|wants?)(?: (?:much|a little|a bit|far|only|about))? .*?$/iu;
const WAY =
  /^\s?(?:of |for |on |in )?(?:the |an? |her |his |their )?(taxis?|cabs?|bus(?: fares?)?|fuel|petrol|travel|transport|fares?|train|parking|postage|shipping|delivery|ferry)\b/iu;
const ON_TOP = /\b(?:but|plus|and then|on top)\b/i;
const TIMES = 3;

/** "The men at Kejetia are cheaper, about GHS 80, but she pays GHS 50 taxi both ways". */
export function readElsewhere({ answers, lines }: Pick<Brief, "answers" | "lines">): Elsewhere | null {
  const own = lines.find(({ kind, later }) => !later && (kind === "unitSale" || kind === "perUse"))?.price;
  for (const answer of own ? [answers.differentiator, answers.problem] : [])
    for (const { start, end } of sentenceSpans(answer)) {
      const said = answer.slice(start, end);
      const [asked, way] = findAmounts(said).filter(({ kind }) => kind === "money");
      const [, who = ""] = CHARGES.exec(said.slice(0, asked?.start)) ?? [];
      const what = way && WAY.exec(said.slice(way.end))?.[1];
      if (!asked || !what || !who || /^(?:we|i|our|my)\b/i.test(who)) continue;
      if (!ON_TOP.test(said.slice(asked.end, way.start)) || asked.value > TIMES * (own?.value ?? 0)) continue;
      return { who, price: asked.value, way: way.value, what: what.toLowerCase() };
    }
  return null;
}
