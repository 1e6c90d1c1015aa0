import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import { claimsIn } from "@/lib/brief/text/happened";
import { sentencesTelling } from "@/lib/brief/told-sentences/told";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { bare } from "../english";
import { withoutUnlike } from "./no-promise";

type Read = Pick<Brief, "answers" | "named">;

/** Where a sentence on others turns to the offer: "...; ours knows", "..., we do". */
const TURNS = /;\s+| [–-] |, (?:(?:but|and|while|whereas) )?(?=(?:we|ours?|with us|here)\b)/i;

const clauses = (differentiator: string, read: Read) =>
  sentences(differentiator).flatMap((sentence) => {
    const parts = sentence.split(TURNS);
    return parts.some((part) => isSaidOfOthers(bare(part), read)) ? parts : [sentence];
  });

/** What the difference says of the offer: nothing of it tells what others do worse, or what has come of it so far. */
export const ownSentences = (brief: Brief): string[] => {
  const { differentiator } = brief.answers;
  return claimsIn(
    clauses(withoutUnlike(differentiator), brief).filter(
      (said) =>
        !isSaidOfOthers(bare(said), brief) && sentencesTelling("differentiator", said, "sign").length === 0,
    ),
  );
};

/** The rest of it: what others do. */
export const saidOfOthers = (read: Read): string[] =>
  clauses(read.answers.differentiator, read)
    .map(bare)
    .filter((said) => isSaidOfOthers(said, read));
