import { caseOf } from "./case";
import { writingContext } from "./context";
import { material } from "./material";
import { brandNames } from "./names/names";
import { dutyOf } from "./plan/data/duties";
import { sceneOf } from "./scene";
import { ofWhatIsSold } from "./sold-words";
import { stakesOf } from "./stakes";

/** solution | business model | scene | trade | the duty before the first sale */
const ROWS = [
  [
    "A peg that you push into the compost heap. It measures the heat, runs on a small solar panel and texts you when to turn it.",
    "€35 per peg. Parts cost €12.",
    "device",
    undefined,
    undefined,
  ],
  [
    "We paint the hall of a block of flats in one night with a colour chart a hospital nurse drew up for us.",
    "£900 per hall. Paint costs £120.",
    "project",
    undefined,
    undefined,
  ],
  [
    "We wash and mend christening gowns and return them in a linen box.",
    "£90 per gown. Soap costs £4.",
    "project",
    "linen-and-workwear",
    undefined,
  ],
  [
    "A cart by the ferry where we fill pancakes with cheese or plums while you wait.",
    "€5 per pancake. Flour and filling cost €1.20.",
    "counter",
    undefined,
    "Register as a food business before anything is sold",
  ],
  [
    "A smugglers' supper night in the old customs house: guests get a role and solve the case.",
    "€60 per guest. Supper costs €18.",
    "event",
    undefined,
    "Clear permit, insurance and who pays when it is called off",
  ],
  [
    "A Sunday workshop in a community kitchen where fathers learn to plait hair.",
    "€40 per person.",
    "course",
    undefined,
    "Insure whoever takes part and clear the room",
  ],
  [
    "Wooden stilts for children that grow with them, made in Ghent. Sold in our web shop and posted.",
    "€59 per pair. Wood costs €17.",
    "goods",
    undefined,
    "Find out which safety rules your goods fall under",
  ],
  [
    "An online shop for one copper kettle mug that keeps tea hot all morning, and spare handles.",
    "€32 per mug with free delivery. It costs €11 to make.",
    "goods",
    "for-the-home",
    undefined,
  ],
] as const;

const read = (
  solution: string,
  businessModel: string,
  differentiator = "We tried it with twelve families.",
) => {
  const answers = {
    problem: "People lose hours with it every week.",
    solution,
    targetAudience: "Families in Ghent",
    differentiator,
    businessModel,
  };
  const context = writingContext({
    answers,
    brandName: null,
    prior: {},
    seed: "sold",
    startDate: "2026-11-23",
  });
  return caseOf(material(context));
};

test.each(ROWS)("%s", (solution, businessModel, scene, trade, duty) => {
  const c = read(solution, businessModel);
  expect([sceneOf(c.context.brief, c.form), c.trade?.id, dutyOf(c)?.title]).toEqual([scene, trade, duty]);
});

test("what happened is no promise, and what dries overnight is no delivery", () => {
  const stakes = stakesOf(
    read(
      "A bathing cloak for rowers that dries overnight. We post it from Ghent.",
      "€90 per cloak. Sewing costs €30.",
      "Eleven doctors tried it and both mornings were full.",
    ),
  );
  expect(stakes.map(({ id }) => id)).toEqual([]);
});

test("what those who do the work are paid is a cost and no promise to customers", () => {
  const c = read(
    "We test websites with people who are blind",
    "€3,400. We pay the testers about 780 euros per audit.",
  );
  expect(stakesOf(c).map(({ said }) => said)).toEqual([]);
});

test("a website that is tested is worked on, and no program that anybody uses", () => {
  const c = read(
    "We test websites with people who are blind. The client receives a clear report.",
    "An audit costs 3,400 euros. Clients pay 190 euros per month for checks.",
  );
  expect(sceneOf(c.context.brief, "services")).toBe("project");
});

test("names speak of the thing and not of what it runs on or where its founders worked", () => {
  const c = read(
    ROWS[0][0],
    ROWS[0][1],
    "I worked nine years in a museum. It says which side of the heap is cold.",
  );
  expect(
    brandNames(c)
      .map(({ name }) => name)
      .join(", "),
  ).not.toMatch(/Sun|Noon|Solar|Roof|Relic|Vault/);
});

test("what is at stake in a rule of the offer is not what is sold", () => {
  const rule = "An app that shares out chores. If you forget one you owe the others a beer.";
  expect(ofWhatIsSold("solution", rule)).not.toContain("beer");
  expect(ofWhatIsSold("solution", rule)).toContain("chores");
  expect(ofWhatIsSold("businessModel", "€3 a month and a tenth of each beer fine")).not.toContain("beer");
});
