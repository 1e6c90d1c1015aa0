import { readBrief } from "../read-brief";

const read = (businessModel: string, solution = "A night daycare in our house.") => {
  const { lines, stated } = readBrief({
    problem: "Nobody is open at night.",
    solution,
    targetAudience: "Mothers in Leeds who work at night",
    differentiator: "We are open when they work.",
    businessModel,
  });
  return [lines.map(({ price }) => price?.value), stated.unitCosts.map(({ value }) => value)];
};

test.each([
  "£35 a night. A nanny costs £120.",
  "£35 a night. A live-in nanny is £1,200 to £1,400 a month.",
  "£35 a night. A private tutor wants £120.",
])("what somebody is paid who does it today is neither asked nor paid by us: %s", (businessModel) =>
  expect(read(businessModel)).toEqual([[35], []]),
);

test("whom the offer names is no rival", () =>
  expect(read("A nanny is £120.", "We bring a nanny for the night.")[0]).toEqual([120]));

test.each([
  ["£1.10 a bun, pubs sell it £4 for one or two at £7.", [1.1]],
  ["€3 a jar. The shops resell them for €6.", [3]],
  ["€3 a jar. Shops sell it for €6 and pay us at the end of the month.", [3]],
  ["We sell it for €6 a jar.", [6]],
])("what our buyers sell it for is not ours: %s", (businessModel, prices) =>
  expect(read(businessModel, "We fill buns and jars for shops and pubs.")[0]).toEqual(prices),
);

test.each([
  "The factory in town takes 12% of the nuts and wants ten tons.",
  "Pie supplier £1.90 a pie; a street trader takes 80% of the till.",
])("what others keep is no share of ours: %s", (differentiator) => {
  const { lines } = readBrief({
    problem: "Growers cannot pay for a line.",
    solution: "A hulling line on a truck.",
    targetAudience: "Small growers in Kent",
    differentiator,
    businessModel: "£70 per ton.",
  });
  expect(lines.map(({ price, costShare }) => [price?.value, costShare])).toEqual([[70, undefined]]);
});
