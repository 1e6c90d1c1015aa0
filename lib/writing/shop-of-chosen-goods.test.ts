import { caseOf, within } from "./case";
import { writingContext } from "./context";
import { filledWith } from "./filled-with";
import { material } from "./material";
import { trimmed } from "./names/trimmed";
import { costsSaid, costWords } from "./plan/costs";
import { workKind } from "./plan/kinds";
import { textsOf } from "./plan/texts";
import { wordsOf } from "./plan/words";
import { mockups } from "./prototype/screens";
import { stakesOf } from "./stakes";

const ANSWERS = {
  problem: "Good jam of small makers is hard to find outside the valley where it is made.",
  solution:
    "We select jars from five family makers in Kerry and sell them under our own label in an online shop. Every jar names the orchard and the day of picking.",
  targetAudience:
    "People between 30 and 65 in Ireland who enjoy breakfast. A smaller group is delicatessens that buy from us for resale.",
  differentiator:
    "We are the only shop that prints the orchard on each jar. The fruit is packed within a day of picking.",
  businessModel:
    "A single jar costs €6.90 and a gift box of six jars costs €39. Shipping is €4.50 and is free for orders above €50. Each jar costs us €2.60. Delicatessens pay a wholesale price of €4.20 per jar. Nearly half of our sales are made in November and December.",
};
const read = (more: Partial<typeof ANSWERS> = {}) =>
  material(
    writingContext({
      answers: { ...ANSWERS, ...more },
      brandName: "Tallow",
      prior: {},
      seed: "jam",
      startDate: "2026-11-23",
    }),
  );

test("what is chosen and sold on is bought in and not made", () => {
  expect(workKind(caseOf(read()))).toBe("stocked");
  const made = "We select fruit from five farms in Kerry, make jam and sell it in an online shop.";
  expect(workKind(caseOf(read({ solution: made })))).not.toBe("stocked");
  // Who sells already learns from the first buyers before anything else.
  const opening = { businessModel: ANSWERS.businessModel.replace(/ Nearly half.*$/, "") };
  const [before, running] = [read(opening), read()].map((m) => {
    const c = caseOf(m);
    return textsOf(c)["f-1"](wordsOf(c))[0];
  });
  expect(before).toContain("suppliers");
  expect(running).toContain("made you change");
});

test("two plans of one buyer are one share of the customers", () => {
  const shares = [...read().mix.matchAll(/([\d.]+)%/g)].map(([, part]) => Number(part));
  expect(shares.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 0);
});

test("what makes it the only one is never cut off", () => {
  const said = "We are the only shop that prints the orchard on each jar";
  expect(within(8, said)).toBe("");
  expect(trimmed(said)).toBe("");
});

test("a share of the sales in some months is the season that is told", () => {
  const seasons = stakesOf(caseOf(read())).filter(({ id }) => /season/.test(id));
  expect(seasons.map(({ said }) => said)).toEqual([
    "nearly half of our sales are made in November and December",
  ]);
});

test("how fresh it is packed is no promise of a delivery time", () => {
  expect(stakesOf(caseOf(read())).map(({ id }) => id)).not.toContain("kept-time");
});

test.each([
  ["tin", "We sell tinned fish", "tinned fish"],
  ["glass jar", "A jar of honey from one hive", "honey"],
  ["bottle", "We post wine", null],
  ["lamp", "A lamp of oak", null],
])("%s in %s is looked for as %s", (thing, solution, found) =>
  expect(filledWith(thing, { ...ANSWERS, problem: "", differentiator: "", solution })).toBe(found),
);

test("shipping that the buyer pays and the thing itself are no list of costs", () => {
  expect(costWords(costsSaid(read().context.brief), new Set(), "jar")).toBe("");
});

test("a shop shows its goods and its postage, and none of what is done behind it", () => {
  const screens = mockups(read()).join("\n");
  expect(screens).toContain("By post, €4.50; free above €50");
  expect(screens).toContain("Single jar | €6.90");
  expect(screens).not.toMatch(/chosen for you|'s phone|label of the wholesale/i);
});
