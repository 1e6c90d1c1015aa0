import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { RECIPES } from "@/lib/artifacts/recipes";
import { averageInWords } from "./analysis/average";
import { caseOf } from "./case";
import { writingContext } from "./context";
import { material } from "./material";
import { payOrSigned } from "./paid-or-signed";
import { stillNeeded } from "./pitch/still-needed";
import { workedThere } from "./plan/worked-there";
import { rowOf } from "./prototype/labels";
import { plansBySize } from "./tiers";

const LABS: QuizAnswers = {
  problem:
    "Dental labs get their orders on paper slips. About one crown in twelve has to be made again, which costs the lab around £95 in material each time.",
  solution:
    "Web software for dental labs where the dentist fills in an order form from a link. Each case gets a sticker that the technician scans at every bench.",
  targetAudience:
    "Owners of dental labs with 3 to 15 technicians, first in Leeds, then Hull and York. I worked nine years as a ceramist in two of these labs.",
  differentiator:
    "The foreign lab programs are made for big milling centres. Ours works from the phone the technician already has. Most labs here use a notebook and an Excel sheet.",
  businessModel:
    "£190 per lab per month for up to 5 technicians and £340 above that, the first month is free. A roll of stickers is £22 which the lab buys from us for £38.",
};
const contextOf = (more: Partial<QuizAnswers> = {}) =>
  writingContext({
    answers: { ...LABS, ...more },
    brandName: "Zed",
    prior: {},
    seed: "labs",
    startDate: "2026-11-30",
  });
const read = (more?: Partial<QuizAnswers>) => material(contextOf(more));

test("what most of them use is beaten first; what others use is not", () => {
  expect(read().mostly).toBe("a notebook and an Excel sheet");
  expect(caseOf(read()).instead[0]).toBe("a notebook and an Excel sheet");
  expect(read({ differentiator: "Most tourists here use a map. Ours works offline." }).mostly).toBe("");
});

test("a price that follows the size is not chosen, so nobody is asked which one", () => {
  expect(plansBySize(read())).toHaveLength(2);
  expect(
    plansBySize(read({ businessModel: "Basic is £190 per month and Premium is £340 per month." })),
  ).toEqual([]);
  const { actionItems } = RECIPES.actionPlan.compose(contextOf(), {} as never);
  const price = actionItems.find(({ title }: { title: string }) => title.startsWith("Test the price"));
  expect(price?.description).toContain("how many crowns went wrong last month");
  expect(price?.description).not.toContain("ask about first");
});

test("the average is told with what each customer uses up", () => {
  expect(averageInWords(read())).toMatch(
    /^That average is £190 from 65% and £340 from 35% of labs, with 6 rolls of stickers a year beside it, and how they spread and how much they use up is assumed$/,
  );
});

test("who worked in such firms asks there first, and looks for nobody who has done the same", () => {
  expect(workedThere(read())).toMatch(/^Begin with the two labs in which you worked yourself/);
  expect(workedThere(read({ targetAudience: "Owners of dental labs in Leeds" }))).toBe("");
  const seeks = (audience?: string) =>
    stillNeeded(caseOf(read(audience ? { targetAudience: audience } : {}))).join("; ");
  expect(seeks()).not.toContain("who has led a bench");
  expect(seeks("Owners of dental labs in Leeds")).toContain("who has led a bench");
});

test("whoever signed for after a free month has paid by day 60", () => {
  expect(payOrSigned(read())).toBe("pay");
  const paid = read({ businessModel: "£190 per lab per month." });
  expect(payOrSigned(paid)).toBe("pay or have signed");
});

test("half a list of where something may be is no row", () => {
  const whole = "The dentist sees whether it is in wax, in the furnace or on the motorbike";
  expect(rowOf(whole, { asSaid: true })).toBe(whole);
});
