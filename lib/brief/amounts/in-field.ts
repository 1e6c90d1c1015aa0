import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { caseloads } from "../costs/caseloads";
import { costsOfVisits } from "../costs/each-visit";
import { withoutParts } from "../costs/parts-of-total";
import { workCosts } from "../costs/work-costs";
import type { AmountRole } from "../data/amount-cues";
import { asLikely, type Meanings, setMeanings } from "../meanings/set-meanings";
import { type ReadAmount, readAmounts } from "./amount-roles";
import { findAmounts } from "./amounts";
import { announcedCosts } from "./announced-costs";
import { asOftenAs } from "./as-often";
import { costLists } from "./cost-lists";
import { doneToday, keptByOthers } from "./done-today";
import { durables } from "./durables";
import { fundedFrom } from "./funding";
import { learnedRoles } from "./learned-roles";
import { withLearnedSums } from "./learned-sums";
import { notAskedAgain, stillToCome } from "./not-asked-again";
import { notSold } from "./not-sold";
import { notOfToday } from "./of-the-past";
import { ownCosts } from "./own-costs";
import { settleInSentence } from "./own-sentence";
import { resold } from "./resold";
import { settleRoles } from "./settle-roles";
import { surelyOurs } from "./surely-ours";
import { thingsBought } from "./things-bought";

/** The sums of one answer, each with what it stands for: first by the words beside it, then by its sentence and the other answers; `meanings` is what the founder says. */
export function inField(
  answers: QuizAnswers,
  field: AnswerField,
  known: Map<string, AmountRole | null>,
  english: boolean,
  meanings?: Meanings,
): ReadAmount[] {
  const text = answers[field];
  const found = english ? withLearnedSums(text, findAmounts(text), field) : findAmounts(text);
  const idea = {
    audience: answers.targetAudience,
    ours: `${answers.solution} ${answers.businessModel}`.toLowerCase(),
    field,
  };
  const read = ownCosts(
    readAmounts(text, found, known, idea),
    text,
    `${answers.solution} ${answers.targetAudience}`,
  );
  const ours = field === "businessModel" ? surelyOurs(read, text) : read;
  const worked = (amounts: ReadAmount[], offer = "") =>
    settleRoles(caseloads(workCosts(costsOfVisits(amounts, text), text, offer), text), text);
  const asSaid = (amounts: ReadAmount[]) => setMeanings(amounts, found, meanings);
  if (field !== "businessModel") {
    const told = asSaid(worked(ours));
    return field === "differentiator" && english ? keptByOthers(told, answers) : told;
  }
  const settled = settleInSentence(worked(costLists(ours, text, answers.solution), answers.solution), text);
  const sold = thingsBought(stillToCome(notAskedAgain(notSold(settled, answers))), text);
  const told = english ? resold(notOfToday(learnedRoles(sold, text, field), text)) : sold;
  const settledLast = fundedFrom(asOftenAs(announcedCosts(told, text), text), text);
  const likely = english ? durables(asLikely(settledLast, text, found), text) : settledLast;
  return withoutParts(asSaid(doneToday(likely, answers)));
}
