import { concedes } from "../text/concession";
import { isOurs, NO_SUBJECT, OF_US, type Read } from "./ours";

/** "Board game cafés have games but you have to go there": what they have, and what is wrong with it. */
const HAVE_BUT = new RegExp(
  `^${NO_SUBJECT}(?:the |an? )?(?:[\\p{L}'’.-]+ ){0,3}?([\\p{L}'’.-]+) (?:ha(?:s|ve)|offers?|shows?|gives?|sells?|lists?|lets?) [^.;]{3,60}?,? but (?:you|they|it|nobody|people|there|then|most|only|not|never|no)\\b`,
  "iu",
);
const CONCEDED = new RegExp(
  `^${NO_SUBJECT}(?:the |an? )?(?:[\\p{L}'’.-]+ ){0,4}?([\\p{L}'’.-]+)(?: (?:in|from|on|at|around|of) (?:[\\p{L}'’-]+ ){1,3}?)? ?(?=(?:is|are|works?|helps?|looks?|tastes?|feels?)\\b)`,
  "iu",
);
/** "Surf schools are cheap but they put twelve people in the water": nobody grants and faults the offer in one breath. */
export function isConceded(said: string, read: Read): boolean {
  const [, head = ""] = (concedes(said) ? CONCEDED.exec(said) : HAVE_BUT.exec(said)) ?? [];
  return head !== "" && !isOurs(head, read);
}

/** "Accounting tools send the same template to everyone." */
const SAME_FOR_ALL = new RegExp(
  `^${NO_SUBJECT}(?:[\\p{L}'’-]+ ){1,3}?[^.;]*\\bthe same \\p{L}+ (?:to|for) (?:everyone|everybody|all|every|each|anyone)\\b`,
  "iu",
);
export const isSameForAll = (said: string) => SAME_FOR_ALL.test(said);
/** "Fruit basket companies buy at the market": a trade of which the offer does not speak. */
const TRADE =
  /^((?:[\p{L}'’-]+ ){1,3}?)(?:companies|firms|agencies|brands|apps|tools|chains|suppliers|providers|platforms|schools) (?!of\b|that\b|which\b|who\b|and\b|or\b|in\b|for\b|from\b|with\b|us(?:e|ed)\b|tr(?:y|ied)\b|tested\b|pay\b|paid\b|order(?:ed)?\b|bought\b|have (?:already|signed|asked|ordered|paid)\b)\p{Ll}+ /iu;
const WITH_US =
  /^(?:\d.*|one|four|five|six|seven|eight|nine|ten|twelve|twenty|dozens of|nearby|partner|local|volunteer|trained|certified|several|many|two|three|some|our|all|these|both) /i;
export function isOfOtherTrade(said: string, read: Read): boolean {
  const kind = TRADE.exec(said)?.[1]?.trim() ?? "";
  return (
    kind !== "" &&
    !OF_US.test(said) &&
    !WITH_US.test(`${kind} `) &&
    (kind.match(/[\p{L}'’-]{3,}/gu) ?? []).every((word) => !isOurs(word, read))
  );
}
/** "Emergency buttons call for help too late": several of whom the problem tells and the offer does not. */
export function isOfTheProblem(said: string, read: Read): boolean {
  const words = said.toLowerCase().split(" ");
  return [3, 2, 1].some((count) => {
    const who = words.slice(0, count);
    return (
      /^\p{L}{3,}(?<!ss|us|is)s$/u.test(who.at(-1) ?? "") &&
      /^\p{L}+$/u.test(words[count] ?? "") &&
      !/^(?:of|for|that|who|which|and|or|in|with|from|at|on|by|to|the|an?|is|has|does)$/.test(
        words[count] ?? "",
      ) &&
      read.answers.problem.toLowerCase().includes(who.join(" ")) &&
      who.every((word) => !isOurs(word, read)) &&
      !OF_US.test(said)
    );
  });
}
