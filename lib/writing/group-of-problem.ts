import { sentences } from "./cut";
import { OPENERS, VERBS } from "./data/known-verbs";
import { uncap, wordCount } from "./english";

const OPENS =
  /^(?:people|adults|parents|families|mothers|fathers|women|men|couples|teenagers|children) (?:with|who|of|without) /i;
const NO_PART =
  /^(?:never|often|always|usually|mostly|rarely|still|only|just|hardly|also|both|sometimes|can|cannot|can['’]t|could|do|don['’]t|does|did|have|has|had|are|is|were|was|will|won['’]t|must|may|spend|lose|wait|need|get|find|know|hate|want|throw|fail|go|take|send|struggle|forget|feel|use|drive|carry|put|sit|stand|live|wake|sleep|eat|lie|leave|fall|miss|stay|suffer|worry|pay|try|give|stop|avoid|rely|end|risk|fear|see|hear|say|think|believe|receive|walk|turn|run|hang)$/i;
const MOST = 6;

/** "Parents who work shifts" out of "Parents who work shifts can't find childcare": of whom the problem tells; null where that is not sure. */
export function groupOfProblem(problem: string): string | null {
  const [first = ""] = sentences(problem);
  if (!OPENS.test(first)) return null;
  const words = first.split(" ");
  // Right behind "who" stands what they do.
  const from = /^who$/i.test(words[1] ?? "") ? 3 : 2;
  const ends = words.findIndex(
    (word, i) =>
      i >= from && (NO_PART.test(word) || VERBS.has(word.toLowerCase()) || OPENERS.has(word.toLowerCase())),
  );
  const group = words.slice(0, ends).join(" ");
  const bare = /\b(?:of|with|who|and|or|the|a|an|to|in|at|for)$|[,.;:()\d]/i.test(group);
  return ends < 3 || bare || wordCount(group) > MOST || NO_PART.test(words[2] ?? "have")
    ? null
    : uncap(group);
}

/** "Nurses, police officers and bus drivers": no one of them stands for all. */
const SEVERAL =
  /^(?:[\p{L}-]+ )?[\p{L}-]+s, (?:(?:[\p{L}-]+ )?[\p{L}-]+s, )*(?:and |or )?(?:[\p{L}-]+ )?[\p{L}-]+s(?: (?:and|or) (?:[\p{L}-]+ )?[\p{L}-]+s)?(?= |[,.;]|$)/u;
const PRIVATE =
  /\b(?:firms|companies|hotels|restaurants|caf[eé]s|shops|bars|practices|clinics|schools|offices|farms|labels|brands|freelancers|owners of)\b/i;

/** "Adults in Canada who have at least two migraine attacks": what many are, told apart by a word of the problem. */
const MANY_ARE = /^(?:adults|people|women|men|those|persons) (?:in|who|with|aged|between|over|from) /i;
const sharesAWord = (group: string, segment: string) =>
  (group.match(/\p{L}{5,}/gu) ?? []).some(
    (word) =>
      !/^(?:people|adults|women|children)$/.test(word) && segment.toLowerCase().includes(word.toLowerCase()),
  );

/** One name for people of several trades or for those whom nothing but the problem tells apart, where the problem gives it. */
export function namedTogether(segment: string, problem: string): string | null {
  const several = SEVERAL.test(segment) && !PRIVATE.test(segment.split(/ (?:in|with|who|that) /)[0] ?? "");
  if (!several && !MANY_ARE.test(segment)) return null;
  const group = groupOfProblem(problem);
  return group && (several || (/ with /.test(group) && sharesAWord(group, segment))) ? group : null;
}
