import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { hasBeenDone } from "../text/happened";
import { sentencesOf, statementsOf } from "../text/sentences";
import type { Clause } from "../types";
import { payingIn } from "./customers";

/** The founder's own work, told beside the problem: "last autumn I sold 1,150 bottles", "23 choirs use my beta, 9 of them pay". */
const NO_WORK =
  "paid|wait|wast|miss|need|ask|talk|visit|interview|count|manag|studi|work|receiv|borrow|order|call|survey|watch|notic|learn|discover|realis|realiz|mov|search|look|liv|us|fail|struggl|suffer|return|complain|hir|check|compar|travell|decid|start|want|lik|lov|hat|hop|plann";
const OUR_WORK = new RegExp(
  `\\b(?:we|i)(?:['’]ve| have)?\\s(?:(?:already|since|now|also|then)\\s)?(?:sold|made|did|done|built|taught|ran|sewed|(?!(?:${NO_WORK})e?d\\b)\\p{L}{2,}ed)\\b|\\b(?:we|i)\\s[^.;]{3,60}?\\sand\\s(?:sold|delivered|rented)\\b|\\buses?\\s(?:my|our)\\b|\\b(?:paid|pay|hired|booked)\\s(?:me|us)\\b`,
  "iu",
);

/** The sentence that a place of the text stands in tells of the founder's own work. */
export const isOurWork = (text: string, at: number) =>
  sentencesOf("problem", text).some(
    ({ start, end, text: said }) => start <= at && at < end && OUR_WORK.test(said),
  );

const toldOfUs = (answers: QuizAnswers): Clause[] =>
  sentencesOf("problem", answers.problem)
    .filter(({ text }) => OUR_WORK.test(text))
    .flatMap(({ start, end }) =>
      statementsOf("problem", answers.problem).filter((each) => each.start >= start && each.end <= end),
    )
    .filter(({ text }) => hasBeenDone(text) || payingIn(text) !== undefined);

/** What a founder says of the business: the other answers whole, and of the problem only the work already done on it. */
export const ownStatements = (answers: QuizAnswers, fields: readonly AnswerField[]): Clause[] => [
  ...fields.flatMap((field) => statementsOf(field, answers[field])),
  ...toldOfUs(answers),
];
