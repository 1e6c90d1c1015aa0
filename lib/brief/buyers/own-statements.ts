import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { hasBeenDone } from "../text/happened";
import { sentencesOf, statementsOf } from "../text/sentences";
import type { Clause } from "../types";
import { payingIn } from "./customers";

/** The founder's own work, told beside the problem: "last autumn I sold 1,150 bottles", "23 choirs use my beta, 9 of them pay". */
const OUR_WORK =
  /\b(?:we|i)(?:['’]ve| have)?\s(?:(?:already|since|now|also|then)\s)?(?:sold|made|did|done|repaired|built|taught|served|delivered|placed|ran|hosted|baked|sewed|rented|cleaned|installed|fitted|organi[sz]ed|trained|coached|printed|shipped|fixed|treated|tutored|cooked|tested|piloted|tried)\b|\b(?:we|i)\s[^.;]{3,60}?\sand\s(?:sold|delivered|rented)\b|\buses?\s(?:my|our)\b|\b(?:paid|pay|hired|booked)\s(?:me|us)\b/i;

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
