import { prototypeRecipe } from "@/lib/artifacts/prototype/recipe";
import { writingContext } from "../context";
import { IDEAS, type IdeaId } from "../fixtures";
import { contextOf } from "../testing";
import { ORDINARY } from "./data/ordinary-ideas";
import { scrapIn, scrapsOf } from "./scraps";

const none = {} as never;

test.each([
  ["You get a reminder when the", "cut off"],
  ["Rehearsals~and~costumes", "leaked"],
  ["Photographed by the you", "doubled"],
  ["Sponsors pay a", "cut off"],
  ["Paid by donations (", "cut off"],
  ["A box or box", "doubled"],
  ["A expiry dates", "doubled"],
  ["Where it comes from", ""],
  ["Asked for", ""],
  ["A unicorn an hour, a European plug", ""],
  ["By the hour", ""],
])("%j is %j", (label, wrong) => {
  expect(scrapIn(label).startsWith(wrong)).toBe(true);
  expect(scrapIn(label) === "").toBe(wrong === "");
});

test.each(Object.keys(IDEAS) as IdeaId[])("no label of %s is a scrap", (id) => {
  const output = prototypeRecipe.compose(contextOf(id, "prototype"), none);
  expect(scrapsOf(output)).toEqual([]);
});

test.each(Object.entries(ORDINARY))("no label of an ordinary idea is a scrap: %s", (_, answers) => {
  const context = writingContext({
    answers,
    brandName: "Brand",
    seed: "0",
    startDate: "2026-11-24",
    prior: {},
  });
  const output = prototypeRecipe.compose({ ...context, prior: { concept: answers as never } }, none);
  expect(scrapsOf(output)).toEqual([]);
});
