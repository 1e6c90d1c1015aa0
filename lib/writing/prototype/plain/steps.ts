import { sentences } from "../../cut";
import { bare, cap, list, wordCount } from "../../english";
import type { Material } from "../../material";
import { type Deed, deedsIn } from "../deeds";
import { named } from "../deeds-on";
import { isSound } from "../sound";

const MOST_JOINED = 16;
const MOST = 24;
const FEWEST = 3;
/** "The office sees": what is seen was cut off. */
const HANGING = /\b(?:sees?|knows?|tells?|shows?|gets?|says?|finds?)$/i;

/** One sentence for what one of the founder's people does in a row: "The app counts the dives and tells the centre which sets are due". */
export function stepsOf(m: Material): string[] {
  const product = /\bapps?\b/i.test(m.context.brief.answers.solution) ? "the app" : m.name;
  const said = (row: readonly Deed[]) => saidBy(row, product);
  const rows: Deed[][] = [];
  for (const deed of named(deedsIn(m.context.brief.answers.solution))) {
    if (deed.rest === "" && deed.kind === null) continue;
    const last = rows.at(-1);
    const joined = last ? `${said(last)} and ${after(deed)}` : "";
    if (last && last[0]?.lead === deed.lead && wordCount(joined) <= MOST_JOINED) last.push(deed);
    else rows.push([deed]);
  }
  const told = rows
    .map(said)
    .filter((text) => wordCount(text) >= FEWEST && wordCount(text) <= MOST && !HANGING.test(text));
  return told.length > 0
    ? [...new Set(told.map(cap))]
    : sentences(m.context.brief.answers.solution)
        .map(bare)
        .filter((text) => wordCount(text) <= MOST && isSound(text.split(" ").slice(-3).join(" ")))
        .map(cap);
}

const after = ({ text, lead }: Deed) => text.slice(lead.length).trim();
const saidBy = (row: readonly Deed[], product: string) =>
  bare(`${row[0]?.lead || "it"} ${list(row.map(after))}`.replace(/^it /i, `${product} `));
