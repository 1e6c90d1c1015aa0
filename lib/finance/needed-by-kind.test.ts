import { readAnswers } from "./read-answers";

const plan = (solution: string, businessModel: string, targetAudience: string, differentiator = "") =>
  readAnswers({ problem: "", solution, targetAudience, differentiator, businessModel }, null).assumed;

const HALL = "Old carpet warehouse turned bouldering hall with kids wall and coffee.";
const CLIMBERS = "Climbers and families in Leeds";
const SOAP = "I cook small batches of natural soap with olive oil, shea and goat milk and post the bars.";
const BUYERS = "People with dry skin in the United Kingdom";

test("a hall costs what halls cost, the most of it as equipment that a second one needs again", () => {
  const { costs, capex } = plan(HALL, "£14 entry, £49 a month.", CLIMBERS);
  expect(capex[0]?.label).toContain("Climbing walls");
  expect(capex[0]?.cost.value).toBeGreaterThan(20_000);
  expect(costs.launchOneOff.value).toBeGreaterThan(5_000);
  expect(costs.launchOneOff.note).toMatch(/^Opening, beside the equipment\. .*no source/);
  expect(costs.overhead.note).toContain("Hall rent, power");
});

test("what is stated is not counted twice", () => {
  const { costs, capex } = plan(HALL, "£14 entry. The climbing walls cost £60,000 to buy.", CLIMBERS);
  expect(capex.map(({ cost }) => Math.round(cost.value))).toEqual([60_000]);
  expect(costs.launchOneOff.value).toBeLessThan(20_000);
});

test.each([
  ["who begins in the kitchen takes the least", `${SOAP} All in my kitchen.`, "", "the least of it"],
  ["who has the workshop takes a part", `${SOAP} It is made in my own workshop.`, "", "yours already"],
])("%s", (_, solution, differentiator, why) => {
  const usual = plan(SOAP, "£7 a bar.", BUYERS).costs.launchOneOff;
  const { launchOneOff } = plan(solution, "£7 a bar.", BUYERS, differentiator).costs;
  expect(launchOneOff.value).toBeLessThan(usual.value);
  expect(launchOneOff.note).toContain(why);
});

test("the money that is named is no less than what is spent", () => {
  const { launchOneOff } = plan(SOAP, "£7 a bar. I have savings of £800 to start.", BUYERS).costs;
  expect(launchOneOff.value).toBeLessThanOrEqual(800);
});

test("hours of one sale are those of the kind, and more where it is dearer", () => {
  const cut = (price: string) =>
    plan(
      "I am a mobile hairdresser and cut hair at home, in the kitchen of people who cannot get to the salon.",
      `£${price} a cut.`,
      "Elderly people in Swansea",
    ).hands;
  expect(cut("30")?.usual).toBe(true);
  expect(cut("60")?.monthly ?? 0).toBeGreaterThan(cut("30")?.monthly ?? 0);
});

test("an average order that nobody stated is what is dealt in", () => {
  const { lines } = plan(
    "A marketplace for unusual venues: owners list barns and studios, planners compare and book them for events.",
    "Venues pay 12 percent on a confirmed event.",
    "Event planners in Wales",
  );
  expect(lines[0]?.averageOrder?.value).toBeGreaterThan(1_000);
});
