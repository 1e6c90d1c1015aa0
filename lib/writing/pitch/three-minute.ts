import type { Case } from "../case";
import { sentence, wordCount } from "../english";
import { para, text } from "../frames";
import type { Line } from "./line";
import { market, money, offer, story } from "./three-minute-offer";
import { closing, evidence, risk, years } from "./three-minute-plan";

const LEAST = 402;
const MOST = 446;

const FEWEST = 5;
/** "Who I am: ...", "Why would somebody choose it? ...": how a sentence is led in. */
const LED_IN = /^[^.:?]{3,50}[:?] (?=\p{L})/u;

/** What has been said in a talk is not said again. */
function eachOnce(parts: Line[][]): Line[][] {
  let heard = "";
  return parts.map((part) =>
    part.filter(({ said }) => {
      const told = said.replace(LED_IN, "").replace(/[.!]$/, "").toLowerCase();
      const again = wordCount(told) >= FEWEST && heard.includes(told);
      heard += `${said.toLowerCase()}\n`;
      return !again;
    }),
  );
}

/** 400 to 450 words, three minutes: as much as fits of what there is to say, in the order in which it is told. */
export function threeMinutePitch(c: Case): string {
  const parts = eachOnce(
    [story, offer, money, market, evidence, years, risk, closing].map((part) =>
      part(c).filter(({ said }) => said !== ""),
    ),
  );
  const kept = new Set(parts.flat());
  const length = () => [...kept].reduce((sum, { said }) => sum + wordCount(sentence(said)), 0);
  const byRank = parts.flat().sort((a, b) => b.rank - a.rank);
  for (const line of byRank) {
    if (length() <= MOST || line.rank === 0) break;
    if (length() - wordCount(sentence(line.said)) >= LEAST || length() > MOST + 40) kept.delete(line);
  }
  for (const line of byRank) if (length() > MOST && line.rank > 0) kept.delete(line);
  for (const line of [...byRank].reverse())
    if (!kept.has(line) && length() < LEAST && length() + wordCount(sentence(line.said)) <= MOST)
      kept.add(line);
  return text(...parts.map((part) => para(...part.filter((line) => kept.has(line)).map(({ said }) => said))));
}
