import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { ReadAmount } from "./amounts/amount-roles";
import { projectCurrency, resolveCurrency } from "./amounts/currency";
import { inField } from "./amounts/in-field";
import { isOfOthers, isOfSomebody } from "./amounts/of-others";
import { stated } from "./amounts/stated-amount";
import { isB2b } from "./buyers/firms-or-people";
import { asVisits, visitsToEach } from "./costs/each-visit";
import { heldAsTold, ofWholeGroups } from "./costs/group-costs";
import { inPacks } from "./costs/in-packs";
import { lentEquipment } from "./costs/lent-equipment";
import { firstLotOf, lotTotals, withoutOwnLots } from "./costs/lots";
import { ofAList } from "./costs/of-a-list";
import { keepCosts, ofItsSentence } from "./costs/of-its-sentence";
import { withoutOwnSpending } from "./costs/own-spending";
import { respectively } from "./costs/respective";
import { type Money, withCosts } from "./costs/stated-costs";
import { capacityOf, fundedPlaces, withAllowance } from "./costs/stated-limits";
import type { AmountRole } from "./data/amount-cues";
import type { Meanings } from "./meanings/set-meanings";
import { asEachSize } from "./prices/alternatives";
import { atAverage } from "./prices/average-sale";
import { byPiece } from "./prices/by-piece";
import { bySubscription } from "./prices/by-subscription";
import { asChosenPlan } from "./prices/chosen-plan";
import { dealtIn } from "./prices/dealt-in";
import { asEitherWay } from "./prices/either-way";
import { withFleets } from "./prices/fleets";
import { beyondIncluded } from "./prices/further-price";
import { withGroups, withMeasures } from "./prices/group-size";
import { asJobs } from "./prices/jobs";
import { withLeastFee, withLeastPaid } from "./prices/least-fee";
import { withoutCostPlus, withoutLeastLots } from "./prices/least-lots";
import { settleOpen } from "./prices/left-open";
import { withBuyers } from "./prices/line-buyers";
import type { Setting } from "./prices/line-kind";
import { asBasket, asKept, asPacks, asPasses, withTakeUp } from "./prices/line-options";
import { asOptions, asSizes, namedPlans } from "./prices/line-plans";
import { withQuantities, withStatedQuantities } from "./prices/line-quantities";
import { withVolumes } from "./prices/line-volumes";
import { callBeside } from "./prices/named-beside";
import { withRhythmOfPlan } from "./prices/one-of-several";
import { asSponsorship, asSuccessFee, asTreatments } from "./prices/one-time-work";
import { withOrderSize } from "./prices/order-size";
import { soldByThePack, withoutPackSizes } from "./prices/packs-sold";
import { withOccasions } from "./prices/per-occasion";
import { linesFrom } from "./prices/revenue-lines";
import { withRhythm } from "./prices/rhythm";
import { asSingleOrPlan } from "./prices/single-or-plan";
import { lostByStay } from "./prices/stay";
import { withThoseWhoCome } from "./prices/those-who-come";
import { withToldByAudience } from "./prices/told-by-audience";
import { asDone, frequenciesOf } from "./prices/told-frequencies";
import { asOtherPlan, asTold } from "./prices/told-relations";
import { withAverages, withFeeOfDeals } from "./prices/trade-size";
import { buyingOf } from "./prices/usual-quantity";
import { withVolumesOfNeed } from "./prices/volume-of-need";
import {
  apartByVolume,
  onePerPrice,
  ownedVolumes,
  withSameCost,
  withVolumesAtOnce,
} from "./prices/whose-volume";
import { asToldOfAYear, withoutTotals } from "./prices/year-told";
import { MONEY_FIELDS } from "./text/fields";
import { sentenceAround } from "./text/frequency";
import type { Clause, Geography } from "./types";

/** Prices, costs, volumes and limits of all answers; prices come from the business model, else from offer texts that name one. */
export function readMoney(
  said: QuizAnswers,
  geography: Geography | null,
  setting: Setting,
  language: string,
  segments: readonly Clause[],
  meanings?: Meanings,
): Money {
  const told = { ...said, businessModel: withoutOwnLots(withoutCostPlus(said.businessModel)) };
  const answers = { ...told, businessModel: withoutLeastLots(told.businessModel) };
  const summed = { ...told, businessModel: withoutPackSizes(told.businessModel) };
  const known = new Map<string, AmountRole | null>();
  const byField = new Map(
    MONEY_FIELDS.map((field) => [field, inField(summed, field, known, language === "en", meanings)] as const),
  );
  const read = byField.get("businessModel") ?? [];
  const own = language === "en" ? lotTotals(read, said.businessModel, meanings) : read;
  byField.set("businessModel", own);
  const country = geography?.country ?? null;
  const currency = projectCurrency(
    own,
    MONEY_FIELDS.flatMap((field) => byField.get(field) ?? []),
    geography,
    language,
  );
  const foreign = (amount: ReadAmount) =>
    amount.kind === "money" && resolveCurrency(amount.currency, country, currency) !== currency;
  const isPriced = (amount: ReadAmount, text: string) => !foreign(amount) && !isOfSomebody(amount, text);
  const into: Money["stated"] = { unitCosts: [], firstLot: firstLotOf(said.businessModel, own) ?? undefined };
  let rows = linesFrom(
    answers.businessModel,
    own.filter((amount) => isPriced(amount, answers.businessModel)),
    setting,
    false,
  );
  for (const field of ["solution", "differentiator"] as const) {
    if (rows.length > 0) break;
    rows = linesFrom(
      answers[field],
      (byField.get(field) ?? []).filter((amount) => isPriced(amount, answers[field])),
      setting,
      true,
    );
  }
  rows = withoutTotals(rows, own, answers.businessModel);
  const { rows: lasting, taken } = asJobs(rows, own, answers.businessModel, isB2b(segments, said));
  rows = atAverage(asTold(lasting, answers.businessModel), own, answers.businessModel);
  fundedPlaces(rows, answers, into);
  rows = asBasket(withoutOwnSpending(rows, into, answers.businessModel));
  rows = apartByVolume(rows, answers.businessModel, segments, answers.solution);
  const owned = ownedVolumes(answers.businessModel, rows, segments, answers.solution);

  const spans = own.map(({ start, end }) => ({ start, end }));
  const frequencies = asDone(rows, frequenciesOf(answers.businessModel, spans, language));
  const volumes = withVolumes(
    rows,
    frequencies,
    (at) => ({
      ...sentenceAround(answers.businessModel, at),
      whole: answers.businessModel,
    }),
    answers.targetAudience,
    own.flatMap(({ role, before, tail }) => (role === "cost" ? [before, tail.unit ?? ""] : [])).join(" ; "),
    owned,
  );
  rows = volumes.rows;
  byPiece(rows, frequencies);
  beyondIncluded(rows);
  withGroups(rows, answers.businessModel);
  withRhythm(rows, `${answers.solution} ${answers.differentiator}`);
  const spoken = [
    ...own,
    ...(byField.get("differentiator") ?? []).filter((sum) => !isOfOthers(sum, answers.differentiator)),
    ...(byField.get("solution") ?? []),
  ].filter((amount) => !foreign(amount));
  // "6,200 euros average grant", said outside the business model, is what a commission there is taken of.
  if (rows.some(({ line }) => line.kind === "take"))
    for (const amount of spoken)
      if (
        !own.includes(amount) &&
        amount.kind === "money" &&
        /\b(?:average|typical)\b/i.test(amount.before + amount.after)
      )
        amount.role = "average";
  asSuccessFee(rows, own, spoken, [answers.businessModel, answers.differentiator]);
  asKept(rows, own, answers.businessModel);
  const dealt = dealtIn(byField.get("problem") ?? [], answers.problem);
  withAverages(rows, [...spoken, ...dealt], answers.targetAudience, answers.businessModel);
  withFeeOfDeals(rows, answers.businessModel);
  const bounds = own.filter(({ role, kind }) => role === "bound" && kind === "money");
  withLeastFee(rows, bounds, answers.businessModel);
  withBuyers(rows, segments, answers);
  const lent = lentEquipment(
    rows,
    spoken,
    `${answers.solution} ${answers.problem}`,
    `${answers.businessModel} ${answers.differentiator}`,
  );
  if (lent) {
    into.lent = lent.lent;
    rows = rows.filter(({ amount }) => !lent.amounts.includes(amount));
  }
  const words = answers.businessModel;
  rows = asSizes(asOptions(namedPlans(rows, words)), setting.ships || setting.device !== null, words);
  rows = asPasses(asEachSize(asPacks(rows, words), words), setting);
  asChosenPlan(rows, words);
  asSingleOrPlan(rows, answers.targetAudience);
  asOtherPlan(rows, answers.businessModel);
  asEitherWay(rows, words, setting.software);
  withRhythmOfPlan(rows);
  rows = settleOpen(rows, words, language === "en");
  const letRow = lent && rows.find(({ amount }) => amount === lent.paidBy);
  if (into.lent && letRow) into.lent = { ...into.lent, lineId: letRow.line.id };
  withTakeUp(rows, answers);
  withMeasures(rows, answers.targetAudience);
  withStatedQuantities(rows, answers);
  const buying = buyingOf(segments, isB2b(segments, said));
  withQuantities(rows, answers, owned, buying);
  withVolumesAtOnce(rows, answers, segments);
  withLeastPaid(rows, bounds);
  withOrderSize(rows, own, answers.businessModel, buying.firms);
  withThoseWhoCome(rows, answers);
  const paired = respectively(onePerPrice(rows), own, answers.businessModel);
  const listed = ofAList(onePerPrice(rows), own, answers.businessModel);
  const grouped = ofWholeGroups(
    onePerPrice(rows),
    own.filter((amount) => !paired.includes(amount) && !listed.includes(amount)),
    answers.businessModel,
    `${answers.businessModel} ${answers.solution} ${answers.differentiator}`,
  );
  const placed = [
    ...paired,
    ...listed,
    ...[...grouped, ...taken],
    ...ofItsSentence(
      onePerPrice(rows),
      own.filter((amount) => ![...paired, ...listed, ...grouped].includes(amount)),
      answers.businessModel,
    ),
  ];
  into.unitCosts.push(...placed.map(stated));
  const visits = frequencies.some(({ noun }) => noun === "visit")
    ? null
    : visitsToEach([answers.solution, answers.differentiator, answers.businessModel]);
  const left = spoken.filter((amount) => !lent?.amounts.includes(amount) && !placed.includes(amount));
  const costs = visits ? asVisits(left, rows) : left;
  keepCosts(rows, () =>
    withCosts(
      onePerPrice(rows),
      costs,
      visits ? [...frequencies, visits] : frequencies,
      `${answers.businessModel} ${answers.solution} ${answers.differentiator}`,
      into,
    ),
  );
  withSameCost(rows);
  inPacks(rows);
  const stay = rows.some(({ line }) => line.kind === "recurring") ? lostByStay(answers.businessModel) : null;
  if (stay) into.churn ??= stay;
  withAllowance(rows, answers.businessModel);
  capacityOf(rows, answers, volumes.limits, into);
  asTreatments(rows, answers.businessModel, into);
  asSponsorship(rows, Object.values(answers));
  withToldByAudience(rows, answers);
  withVolumesOfNeed(rows, segments[0]?.text ?? "", answers.problem);
  withFleets(rows, answers, buying);
  soldByThePack(rows, answers);
  withOccasions(rows, answers.solution, answers.businessModel);
  heldAsTold(rows, answers.businessModel, into);
  if (!setting.software) rows = bySubscription(rows, answers.businessModel, frequencies, setting.ships);
  asToldOfAYear(rows);
  if (language === "en") callBeside(rows, answers.businessModel);
  return {
    currency,
    lines: rows.map(({ line }) => line),
    amounts: MONEY_FIELDS.flatMap((field) => (byField.get(field) ?? []).map((amount) => ({ field, amount }))),
    stated: into,
  };
}
