import { uncap } from "./english";

/** "Matches them with families": whom the problem has just named; null where nobody is. */
export function named(what: string, problem: string): string | null {
  const [, verb = "", it = ""] = /^(\p{Ll}+s) (them|it)\b/u.exec(what) ?? [];
  if (!it) return what;
  const [who] =
    /^(?:\p{L}+ )?\p{L}+(?:s|people|women|men)(?= (?:from|in|with|who|that|can|cannot|have|need|want|lose|do|are|get)\b)/u.exec(
      problem,
    ) ?? [];
  const [, lost] =
    /\b(?:throws? away|wastes?|burns?|dumps?|discards?) ((?:\p{L}+ ){0,2}\p{L}+)(?=[.,;]|$)/u.exec(problem) ??
    [];
  const meant = it === "them" ? who && uncap(who) : lost;
  return meant ? what.replace(`${verb} ${it}`, `${verb} ${meant}`) : null;
}
