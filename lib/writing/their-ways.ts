import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import { faultIn } from "@/lib/brief/text/concession";
import type { Brief } from "@/lib/brief/types";
import type { Alternative } from "./alternatives";
import { sentences } from "./cut";
import { bare, uncap, wordCount } from "./english";
import { isPricedElsewhere } from "./not-ours";

const TURNS_TO_US = /[,;] (?:but |and |while |whereas |so )?(?=(?:we|i|ours?|mine|with us)\b).*$/iu;
const DOES =
  "is|are|was|were|do|does|don['’]?t|doesn['’]?t|won['’]?t|wouldn['’]?t|will|can|can['’]?t|cannot|has|have|only|just|still|never|also|always|mostly|(?:teach|charg|cost|tak|ask|want|sell|keep|mak|giv|com|need|get|us|treat|pay|work|offer|writ|say|send|bring|clos|stop|fill|look|wait|start|end|last|rent|serv|open|help|know|run|find|buy|leav|let|requir|demand|quot|bill|ignor|refus|lend|show|reach|stay|cover|focus|handl|go|expect|deliver|arriv|break|ship|import|print)(?:e?s|e)?";
/** "The church hall ask 60 for a day", "moving companies do one job and go": who, and what is said of them. */
const THEY_DO = new RegExp(
  `^(?:and |but )?((?:the |an? |most |many |some )?(?:(?!(?:we|i|it|they|you|this|that|there|today|now|our|my|mine|ours|nobody|no|if|when|who|which)\\b)[\\p{L}\\d&'’-]+ ){1,6}?)(${DOES}) (.{3,110})$`,
  "iu",
);
/** "There is a scheme that refunds it but it pays late". */
const THERE_IS =
  /^(?:(?:on|in|at) [^,;]{2,30}? )?there(?:['’]?s| is| are) (?:already |only |just |also )?((?:an? |the )?[^,;]{3,60}?),? (?:but|though|and) (?:it['’]?s |its |they['’]re |it |they |the parts there )?(.{3,110})$/iu;
const EXIST = /^((?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+s) exists?,? (?:but|and|with) (?:they )?(.{3,110})$/iu;
const LONGEST = 9;

function parted(said: string): readonly [string, string, string] | null {
  const [, thing, fault] = THERE_IS.exec(said) ?? EXIST.exec(said) ?? [];
  if (thing && fault) return [thing, fault, `${thing}: ${fault}`];
  const [, who = "", verb = "", rest = ""] = THEY_DO.exec(said) ?? [];
  return who ? [who.trim(), `${verb} ${rest}`, `${who.trim()} ${verb} ${rest}`] : null;
}

/**
 * Each other way that the difference tells of, in the founder's words, whatever kind of thing it is; empty for answers
 * in another language. For use where no kind of supplier is recognised.
 */
export function theirWays(brief: Brief, names: ReadonlySet<string>): Alternative[] {
  if (brief.language !== "en") return [];
  return sentences(brief.answers.differentiator).flatMap((sentence) => {
    const said = bare(sentence).replace(TURNS_TO_US, "");
    if (!isSaidOfOthers(said, brief) && !isPricedElsewhere(said)) return [];
    const [who, does, whole] = parted(said) ?? [];
    if (!who || !does || !whole || wordCount(who) > LONGEST) return [];
    const called = uncap(who.replace(/^(?:most|many|some|normal|usual|regular) /i, ""), names);
    const many = /s$|people$|men$/i.test(called.split(/ (?:of|on|in|for|from|that|who|down) /)[0] ?? "");
    return [{ who: called, flaw: faultIn(does), said: uncap(whole, names), many }];
  });
}
