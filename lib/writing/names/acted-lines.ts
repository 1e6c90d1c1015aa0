import { sidesIn } from "@/lib/brief/buyers/sides";
import { bare, cap, singular, wordCount } from "../english";
import type { Material } from "../material";
import { plainly, questionIn } from "../prototype/deed-words";
import { deedsOn } from "../prototype/deeds-on";

const MOST = 7;
const FEWEST = 3;
const YOURS = /\b(?:their|his|her)\b/gi;
const ASKS = /\b(?:who|which|where|whether|when|what) .+$/i;
/** Work that somebody else does, or that nobody longs for. */
const NO_GAIN =
  /^(?:enter|type|fill|note|log|add|mark|assign|upload|sign|photograph|describe|state|name|read|flag|record|speak)$/;
/** Points at something said before. */
const POINTS = /\b(?:it|them|they|this|that|these|those|both|back)\b/i;

/** What the customers do with the offer, said to them: "See who has stopped", "Book a slot". */
export function actedLines(m: Material): string[] {
  const supply = sidesIn(m.context.brief.answers.solution)?.supply;
  const offers = supply && singular(supply.split(" ").at(-1) ?? supply);
  return deedsOn(m)
    .filter(({ actor, verb }) => actor && actor !== "we" && actor !== offers && !NO_GAIN.test(verb))
    .flatMap(({ verb, rest, kind }) => {
      const said = plainly(rest)
        .replace(YOURS, "your")
        .replace(/\b(?:in|on) which (?:step|state|place)\b/i, "where");
      const asked =
        kind === "view" && questionIn(said)
          ? (ASKS.exec(said)?.[0] ?? "").replace(/ and (?:what|who|how|when|where|which)\b.*$/i, "")
          : "";
      const short = bare(said.split(/, | (?:before|because|so|and) /)[0] ?? "");
      if (kind === "receive") {
        const [, news = "", of = ""] =
          /^((?:an? |the )?[a-z-]+) ((?:when|before|as soon as) .+)$/i.exec(said) ?? [];
        return news ? [`${news} ${of}`] : [];
      }
      return [asked ? `know ${asked}` : `${verb} ${short}`];
    })
    .map((line) => cap(bare(line)))
    .filter((line) => wordCount(line) >= FEWEST && wordCount(line) <= MOST && !POINTS.test(line));
}
