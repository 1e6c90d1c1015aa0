import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { clausesOf } from "../text/sentences";
import { isPromise } from "../text/told-as";
import type { Clause } from "../types";

const MANY =
  "(?:\\d[\\d,.]*|dozens|hundreds|most|many|all|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)";
const MINE = "(?:my|our|his|her|their)";
const REACHES: readonly RegExp[] = [
  new RegExp(
    `\\b${MINE} (?:own |old )?(?:customer|client|address|mailing|contact|e-?mail|phone|member)s? (?:list|book|file|base)\\b`,
    "iu",
  ),
  /\b(?:list|book|file) (?:of|with) (?:over |about )?\d[\d,.]* (?:addresses|customers|clients|contacts|members|names)\b/iu,
  new RegExp(
    `\\b(?:i|we) (?:personally |already )?know (?:over |about |nearly )?${MANY} (?:of )?(?:the )?\\p{L}`,
    "iu",
  ),
  /\bi (?:already |still )?know (?:plenty of|lots of|a ?lot of|quite a few|a few|several|some of the) (?:people|owners|\p{Ll}+s)\b/iu,
  new RegExp(
    `\\b(?:and|who|she|he|they) knows? (?:over |about |nearly )?${MANY} (?:of )?(?:the )?\\p{L}`,
    "iu",
  ),
  /\b(?:my|our) (?:own )?(?:old |former )?(?:stall|shop|salon|practice|studio|gym|school|class(?:es)?|choirs?|club|congregation|parish|cafe|café|restaurant|bakery|garage|employer|boss|colleagues|cooperative|co-?op|union|team ?mates)\b/iu,
  /\b(?:my|our) (?:newsletter|channel|podcast|blog|group|followers|page)\b[^.;]*\d|\b(?:i|we) (?:have|run|write|host) (?:an? )?(?:newsletter|channel|podcast|blog|facebook group|group|page)\b[^.;]*\d/iu,
  /\b(?:i|we) (?:already |now )?have (?:about |over |around |nearly |almost )?\d[\d.,]*k? (?:\p{L}+ )?(?:people|members|followers|subscribers|readers|contacts|listeners|viewers|\p{L}+s) (?:in|on) (?:my|our|mine|ours|the|a|it)\b|\d[\d.,]*k? (?:\p{L}+ )?(?:people|followers|\p{L}+s) (?:already )?(?:follow|read|listen to|subscribe to|watch) (?:me|us|my|our)\b/iu,
  /\bi (?:conduct|teach|coach|lead|chair|run) (?:a |an |the |two |three |four |five |\d+ )(?:[\p{L}-]+ ){0,2}(?:choirs?|class(?:es)?|clubs?|teams?|groups?|schools?|courses?|repair cafe)\b/iu,
];
/** The founder's plan for later customers, and no door that is open today. */
const LATER = /\b(?:will|want to|plan to|hope to|would|could)\b/i;
/** "My own shop sells it": where it is sold is told elsewhere. */
const OF_OTHERS = /\b(?:competitors?|rivals?|chains?)\b/i;
/** "Members can sell their pieces in our shop window": what customers may do there. */
const OFFERED_THERE = /\b(?:can|may) (?!be\b)\p{L}+/iu;

const FIELDS: readonly AnswerField[] = [
  "differentiator",
  "solution",
  "targetAudience",
  "businessModel",
  "problem",
];
const reaches = (text: string) =>
  !LATER.test(text) &&
  !OFFERED_THERE.test(text) &&
  !OF_OTHERS.test(text) &&
  !isPromise(text) &&
  REACHES.some((door) => door.test(text));

/** Through whom or what the first customers can be reached today, in the founder's words: a list, a stall, people known. */
export function readAccess(answers: QuizAnswers): Clause | null {
  for (const field of FIELDS) {
    const clause = clausesOf(field, answers[field]).find(({ text }) => reaches(text));
    if (clause) return clause;
  }
  return null;
}
