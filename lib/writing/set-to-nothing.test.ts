import { expect, test } from "@jest/globals";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { RECIPES } from "@/lib/artifacts/recipes";
import { mapTexts } from "@/lib/artifacts/text";
import { NO_CORRECTIONS } from "@/lib/finance/corrections";
import { editableAssumptions } from "@/lib/finance/editable";
import { readAnswers } from "@/lib/finance/read-answers";
import { writingContext } from "./context";

const GYMS: QuizAnswers = {
  problem: "Small climbing gyms count visitors on paper and do not see which members have stopped coming.",
  solution: "A program at the desk that checks members in and shows who has not come for three weeks",
  targetAudience: "Independent climbing gyms in Austria and Bavaria with 200 to 1,500 members",
  differentiator: "Works with the card readers they have.",
  businessModel:
    "€69 a month per gym, the first three months are free. We pay 17% to the sales partner. Office and servers cost us €2,540 a month, equipment for demos €14,300. One gym pays today.",
};
const CANDLES: QuizAnswers = {
  problem: "Small hotels in Porto buy candles that smoke and smell of petrol.",
  solution: "Candles of rapeseed wax in glasses that are filled again",
  targetAudience: "Small hotels in Porto, about 340 of them",
  differentiator: "We have poured candles for six years",
  businessModel: "€11.40 a candle, a hotel buys 36 candles a month. One costs us €4.70.",
};
const WRITTEN = [
  "concept",
  "businessPlan",
  "businessAnalysis",
  "fullBusinessAnalysis",
  "actionPlan",
  "pitch",
] as const;

/** The sentences of a package with these values set. */
function told(answers: QuizAnswers, values: Record<string, number> = {}): string[] {
  const start = { answers, brandName: "Zorvian", prior: {}, seed: "set", startDate: "2026-11-30" };
  const context = writingContext({ ...start, corrections: { ...NO_CORRECTIONS, values } });
  const texts: string[] = [];
  for (const id of WRITTEN)
    mapTexts(RECIPES[id].compose(context, { concept: "" } as never), (text) => {
      texts.push(...text.split(/(?<=[.!?;]) |\n/));
      return text;
    });
  return texts;
}

/** Figures of the answers that are told apart from all others, by their key, as they are written. */
const FIGURES: [string, QuizAnswers, string, RegExp][] = [
  ["a price", GYMS, "price_subscription", /€69(?![\d.])/],
  ["a share paid away", GYMS, "share_subscription", /17%/],
  ["overhead", GYMS, "overhead", /2,540|2\.54k/],
  ["equipment", GYMS, "capex_equipment", /14,300|14\.3k/],
  ["free months", GYMS, "free_subscription", /first (?:three|3) months|3 months after the start/i],
  ["customers", GYMS, "customers", /\bone (?:climbing )?gym pays/i],
  ["a price of goods", CANDLES, "price_sale-candle", /11\.40/],
  ["a cost", CANDLES, "cost_sale-candle", /4\.70/],
  ["how often", CANDLES, "units_sale-candle", /\b36 candles/],
  ["a market", CANDLES, "market_base", /(?<![\d,])340\b/],
];

test.each(FIGURES)("%s that was set stands nowhere as it was told", (_, answers, key, before) => {
  const row = editableAssumptions(readAnswers(answers, null).assumed).find((each) => each.key === key);
  expect({ key, known: row !== undefined }).toEqual({ key, known: true });
  for (const value of [0, 3]) {
    const next = row?.assumed.value === value ? 5 : value;
    const left = told(answers, { [key]: next }).filter(
      (text) => before.test(text) && !/was (?:stated|read)|followed from/.test(text),
    );
    expect({ key, next, left }).toEqual({ key, next, left: [] });
  }
});

test("nobody is told of what is not paid away, not bought and not free", () => {
  const all = told(GYMS, { free_subscription: 0, share_subscription: 0, capex_equipment: 0 }).join("\n");
  expect(all).not.toMatch(
    /after the share you pay away|borrow or rent what costs|begins to pay|(?:after|while) the free|months are free/i,
  );
});

test("who pays today is no payment that is still to be shown", () => {
  const without = { ...GYMS, businessModel: "€69 a month per gym." };
  const nobody = /what has been paid so far|nobody whom our answers tell of/i;
  expect(told(without).join("\n")).toMatch(nobody);
  expect(told(without, { customers: 3 }).join("\n")).not.toMatch(nobody);
});
