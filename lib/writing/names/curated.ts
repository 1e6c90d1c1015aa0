import { DEEDS } from "./data/curated/deeds";
import { GENERAL } from "./data/curated/general";
import { PROMISES } from "./data/curated/promises";
import { WORLDS_OF_LIVING } from "./data/curated/worlds-a";
import { WORLDS_OF_WORK } from "./data/curated/worlds-b";
import { WORLDS_OF_TRADES } from "./data/curated/worlds-c";
import { WORLDS_OF_PROGRAMS } from "./data/curated/worlds-d";
import { type Entry, entry } from "./entry";
import { type Trigger, trigger } from "./triggers";

export type Kind = "promise" | "deed" | "world" | "any";

export interface Named extends Entry {
  /** Ids of other tags, or words: only where the answers speak of each of them. */
  needs: string[];
}

/** One promise, deed or world with finished names for it, the best first. */
export interface Tag {
  id: string;
  kind: Kind;
  gloss: string;
  triggers: Trigger[];
  /** What sounds like it and is another business: a dental lab seats nobody. */
  other: Trigger[];
  names: Named[];
  lines: { text: string; needs: string[] }[];
  /** One trade or thing alone, where another tag speaks of a whole field. */
  narrow: boolean;
}

function named(line: string): Named {
  const [said = "", needs = ""] = line.split(/ [@!](?=[a-z])/, 2);
  const { name, gloss, kind } = entry(said);
  // "Furrow" is one word, however it can be cut.
  const whole = kind === "compound" && !said.startsWith("+");
  return { name, gloss, kind: whole ? "real word" : kind, needs: wants(needs) };
}
const wants = (text: string) => text.split(/[ ,@!]+/).filter(Boolean);

/** "id gloss", "? words that call it up", "- words that rule it out", "! a line @only-where", then "Name = meaning @only-where". */
function tag(kind: Kind, block: string, narrow: boolean): Tag {
  const [top = "", ...rows] = block.split("\n");
  const [, id = "", gloss = ""] = /^(\w+) (.+)$/.exec(top) ?? [];
  const after = (sign: string) =>
    rows.filter((row) => row.startsWith(sign)).map((row) => row.slice(2).trim());
  const wordsAfter = (sign: string) =>
    [...new Set(after(sign).join(" ").split(/\s+/))].filter(Boolean).map(trigger);
  return {
    ...{ id, kind, gloss, narrow },
    triggers: wordsAfter("? "),
    other: wordsAfter("- "),
    names: rows.filter((row) => row.includes(" = ")).map(named),
    lines: after("! ").map((line) => {
      const [text = "", needs = ""] = line.split(" @");
      return { text, needs: wants(needs) };
    }),
  };
}
const tags = (kind: Kind, text: string, narrow = false) =>
  text
    .trim()
    .split("\n\n")
    .map((block) => tag(kind, block, narrow));

/** One trade or thing, though it stands among the fields. */
const OF_ONE_TRADE = new Set(
  "allergy tins preserves bees grain pool roof horses hearing sight dental dance wedding refugee death reading maths toys".split(
    " ",
  ),
);
export const TAGS: readonly Tag[] = [
  ...tags("promise", PROMISES),
  ...tags("deed", DEEDS),
  ...tags("world", `${WORLDS_OF_LIVING}${WORLDS_OF_WORK}`).map((one) => ({
    ...one,
    narrow: OF_ONE_TRADE.has(one.id),
  })),
  ...tags("world", WORLDS_OF_TRADES, true),
  ...tags("world", WORLDS_OF_PROGRAMS, true),
];
export const [ANY] = tags("any", GENERAL) as [Tag];
