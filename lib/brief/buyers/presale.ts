import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Happened } from "../evidence/happened-kinds";
import { COUNT, countOf } from "../text/number-words";
import { sentencesOf } from "../text/sentences";
import type { Brief } from "../types";

/** What has to be sold ahead before it is made. */
export interface Presale {
  /** Pieces or backers. */
  units: number;
  how: "pre-orders" | "crowdfunding";
  /** "need roughly 260 units", with the clause it stands in. */
  said: string;
}

const PREORDERS = /\bpre-?\s?(?:orders?|ordered|ordering|sales?|sell|sold)\b/i;
const CROWD = /\b(?:crowd-?fund\w*|kickstarter|indiegogo|back(?:ed|ers?)\b)/i;
/** A campaign that is over, and what is ordered ahead every day, are no goal. */
const OVER =
  /\b(?:(?:kickstarter|indiegogo|crowd-?fund\w*|campaign) (?:is |was )?(?:done|brought|shipped|raised|closed|ended|over)|so far|already|last (?:year|month|week)|did|have (?:taken|had|got)|in the pre-?sales?|(?:a|per|each|every) (?:day|week|month))\b/i;

const ABOUT = "(?:about |around |roughly |some |at least |a minimum of |minimum |over |the first )?";
const MANY = `(?<many>${COUNT})`;
const PIECES =
  "(?:of (?:them|these|those)\\b|(?:[\\p{L}-]+ ){0,2}?(?:units?|pieces?|copies|sets?|orders?|pre-?orders?|pre-?sales?|backers?|buyers?|customers?|people|supporters?|sales|\\p{L}{3,}s))\\b(?! (?:a|per|each|every) )";
/** "Need roughly 260 units", "once 300 copies are pre-ordered", "the goal is 500 preorders", "a first run of 200 pieces". */
const GOALS: readonly RegExp[] = [
  `\\b(?:needs?|goal|target|aim|minimum|want|hope|reach|takes?|if|once|when|until|unless|at least|from)\\b[^.;\\d]{0,36}?(?<= |:)${ABOUT}${MANY} ${PIECES}`,
  `\\b(?:first|initial) (?:production )?(?:run|batch|lot|series) of ${ABOUT}${MANY} ${PIECES}`,
  `${MANY} ${PIECES} (?:are needed|are required|needed|pays? for|covers?|would (?:pay|cover))`,
].map((source) => new RegExp(source, "iu"));
/** Fewer need no campaign. */
const FEWEST = 20;

/** How many pieces a founder says have to be sold ahead, by orders or by a campaign; undefined where none is planned or no number is named. English. */
export function readPresale(answers: QuizAnswers): Presale | undefined {
  const fields = ["businessModel", "differentiator", "solution"] as const;
  for (const field of fields) {
    const told = sentencesOf(field, answers[field]).map(({ text }) => text);
    for (const [at, sentence] of told.entries()) {
      if (!(PREORDERS.test(sentence) || CROWD.test(sentence)) || OVER.test(sentence)) continue;
      // The number may stand in the sentence after it.
      for (const text of [sentence, told[at + 1] ?? ""]) {
        const found = OVER.test(text) ? undefined : GOALS.map((goal) => goal.exec(text)).find(Boolean);
        const units = countOf(found?.groups?.many ?? "");
        if (found && units >= FEWEST && !ofMoney(text, found))
          return {
            units,
            how: PREORDERS.test(sentence) ? "pre-orders" : "crowdfunding",
            said: clauseAt(text, found.index),
          };
      }
    }
  }
  return undefined;
}

const clauseAt = (text: string, at: number) => {
  const start = text.lastIndexOf(";", at) + 1;
  const end = text.indexOf(";", at);
  return text
    .slice(start, end < 0 ? text.length : end)
    .replace(/[.\s]+$/, "")
    .trim();
};

const ofMoney = (text: string, found: RegExpExecArray) =>
  /\p{Sc}\s?$/u.test(text.slice(0, text.indexOf(found.groups?.many ?? "", found.index)));

/** "Need 120 pre-orders": so many have not ordered yet. */
export const isGoal = (
  presale: Presale | undefined,
  told?: { count: number | null; said: string },
): boolean =>
  told !== undefined &&
  told.count === presale?.units &&
  (presale?.said.includes(told.said) === true || told.said.includes(presale?.said ?? ""));

export const withoutGoal = (soFar: readonly Happened[], presale: Presale | undefined): Happened[] =>
  soFar.filter(({ count, clause }) => !isGoal(presale, { count, said: clause.text }));

/** Whoever orders ahead is a customer of the first year, where no other aim is told. */
export function goalsOf(
  aim: Brief["stated"]["aim"],
  presale: Presale | undefined,
): Pick<Brief["stated"], "aim" | "presale"> {
  if (!presale) return aim ? { aim } : {};
  return { presale, aim: aim ?? { customers: presale.units, month: 12, text: presale.said } };
}
