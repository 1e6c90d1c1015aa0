import { cap } from "../english";
import type { Material } from "../material";
import type { Act } from "../outline/act";
import { actForNames } from "./act-for-names";
import { nounsForNames } from "./central-nouns";
import { isConcrete } from "./concrete";
import { ACT_NOUN_LINES } from "./data/act-noun-lines";
import { ROWS } from "./stems";

const LINES = new Map(
  ACT_NOUN_LINES.trim()
    .split("\n\n")
    .map((block) => {
      const [act = "", ...lines] = block.split("\n");
      return [act as Act, lines] as const;
    }),
);

/** What the offer does, said of the founder's first noun, where that is a thing of which there are several. */
export function nounLines(m: Material): string[] {
  const act = actForNames(m.context.brief);
  const lines = act === "work" ? [] : (LINES.get(act) ?? []);
  return nounsForNames(m.context.brief, act)
    .slice(0, 1)
    .filter(({ word, counted }) => counted && (isConcrete(word) || ROWS.get(word)?.sayable.has(word)))
    .flatMap(({ word, many }) =>
      lines.map((line) => cap(line.replaceAll("{n}", many).replaceAll("{one}", word))),
    );
}
