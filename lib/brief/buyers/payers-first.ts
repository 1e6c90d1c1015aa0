import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { singular } from "../amounts/price-tail";
import { literal } from "../text/literal";
import { clauseAt } from "../text/sentences";
import type { Clause } from "../types";

const PEOPLE = "((?:(?!the |all |for |our )\\p{L}+ )?(?:\\p{L}+s|people|women|men|families))";
/** "Free for homeowners", "parents use it free", "nurses never pay". */
const FREE: readonly RegExp[] = [
  new RegExp(`\\bfree (?:for|to) (?:the |all )?${PEOPLE}\\b`, "iu"),
  new RegExp(
    `(?:^|[.;,:] |\\b(?:and|while|but) )(?:the )?${PEOPLE} (?:(?:can )?(?:use|search|join|browse|read|apply|list|get|book|play|post)\\b[^.;,]{0,30}\\bfree\\b|(?:never pay|(?:do not|don['’]t) pay|pay nothing)\\b)`,
    "iu",
  ),
];
/** "Installers pay €45 per lead". */
const PAYS = new RegExp(
  `(?:^|[.;,:] |\\b(?:and|while|but) )(?:the )?${PEOPLE} (?:pay|are charged|subscribe)\\b(?! nothing| with)[^.;]{0,30}?\\d`,
  "giu",
);
const ANYBODY =
  /^(?:we|users|customers|clients|members|subscribers|people|buyers|visitors|others|sponsors|advertisers|brands)$/i;

const head = (people: string) => singular(people.toLowerCase().split(" ").at(-1) ?? people).replace(/y$/, "");
const names = (text: string, people: string) =>
  new RegExp(`(?<!\\p{L})${literal(head(people))}`, "iu").test(text);

/** Where a group stands by its name alone. */
function named(people: string, answers: QuizAnswers): Clause | null {
  for (const field of ["targetAudience", "businessModel"] as const satisfies readonly AnswerField[]) {
    const found = new RegExp(`(?<!\\p{L})${literal(people)}(?!\\p{L})`, "iu").exec(answers[field]);
    if (found)
      return clauseAt(field, answers[field], { start: found.index, end: found.index + found[0].length });
  }
  return null;
}

/** Who pays is who is counted: where one group has it free and another is said to pay, those who pay come first. */
export function payersFirst(segments: readonly Clause[], answers: QuizAnswers): Clause[] {
  const { businessModel } = answers;
  const free = FREE.map((said) => said.exec(businessModel)?.[1]).find((people) => people !== undefined);
  const [first] = segments;
  if (!free || !first || !names(first.text, free)) return [...segments];
  const payer = [...businessModel.matchAll(PAYS)]
    .map((found) => found[1] ?? "")
    .find((people) => !ANYBODY.test(people.split(" ").at(-1) ?? "") && head(people) !== head(free));
  if (!payer) return [...segments];
  const own = segments.find((segment) => segment !== first && names(segment.text, payer));
  const told =
    own && !new RegExp(`${literal(payer)} pays?\\b`, "iu").test(own.text) ? own : named(payer, answers);
  return told ? [told, ...segments.filter((segment) => segment !== own)] : [...segments];
}
