import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "@/lib/finance/assumptions";
import { runModel } from "@/lib/finance/run-model";

const briefOf = (
  solution: string,
  businessModel: string,
  targetAudience = "Adults in Ghent who want to sail",
) =>
  readBrief({
    problem: "Nobody shows beginners how it is done.",
    solution,
    targetAudience,
    differentiator: "I have done this for twenty years.",
    businessModel,
  });

test.each([
  [
    "A six-week sailing course in small groups of ten.",
    "€240 per person. Four courses a year.",
    (10 * 4) / 12,
  ],
  [
    "Evening lessons in groups of six, eight weeks long.",
    "€280 per person. I can run five groups at a time.",
    (6 * 5 * 52) / 12 / 8,
  ],
  ["A two day course on the lake. Six places per course.", "€380 per person, two courses a month.", 12],
  [
    "A weekend workshop of two days for eight people.",
    "€150 per person. I hold the workshop twice a month.",
    16,
  ],
  [
    "A ten week programme for one crew at a time, groups of 5.",
    "€1,500 per group, three programmes a year.",
    3 / 12,
  ],
])("%s is paid once, and its places are all there are", (solution, businessModel, perMonth) => {
  const { lines, stated } = briefOf(solution, businessModel);
  expect(lines.map(({ kind }) => kind)).toEqual(["oneOff"]);
  expect(stated.capacity?.value).toBeCloseTo(perMonth);
});

test.each([
  ["Inspection of boats; a training of two days is included.", "€30 per inspection.", "Harbours in Ghent"],
  ["Weekly lessons for grown-ups.", "€25 per lesson.", "Adults in Ghent"],
])("%s is no course that ends", (solution, businessModel, audience) => {
  const { lines, stated } = briefOf(solution, businessModel, audience);
  expect(lines[0]?.kind).not.toBe("oneOff");
  expect(stated.capacity).toBeUndefined();
});

test("a cohort is taught in as many groups as there are teachers", () => {
  const { stated } = briefOf(
    "A ten week course in groups of twelve.",
    "€300 per person, four cohorts a year. Teachers get 35%.",
  );
  expect(stated.capacity).toBeUndefined();
});

test("the plan sells no more places than there are and wins no more than that", () => {
  const { months, market, assumptions, years } = runModel(
    assume(briefOf("A six-week sailing course in groups of ten.", "€240 per person. Four courses a year.")),
  );
  expect(Math.max(...months.map(({ newCustomers }) => newCustomers))).toBeLessThanOrEqual(10 / 3 + 1e-9);
  expect(market.somCustomers).toBeLessThanOrEqual(120);
  expect(years[2]?.customers).toBeLessThanOrEqual(market.somCustomers + 1e-6);
  expect(assumptions.demand.churn.value).toBe(0);
});

test("a house that sends its staff pays for several a year, and a teacher's hours are shared by the group", () => {
  const brief = briefOf(
    "An online course with scenes from the ward. Small groups of six meet a teacher twice a week.",
    "The hospital pays 690 euros per nurse for a course of 12 weeks. A teacher costs 38 euros an hour.",
    "Heads of nursing in hospitals and care homes in Germany that hire nurses from abroad",
  );
  const [line] = brief.lines;
  expect(line?.kind).toBe("perUse");
  expect(line?.unitCost?.value).toBeCloseTo((38 * 24 * 1.5) / 6);
  expect(line?.unitCost?.provenance).toBe("assumption");
  const { lines, market } = assume(brief);
  expect(lines[0]?.unitsPerCustomerMonth?.value).toBeCloseTo(6 / 12);
  expect(market.segment.map(({ label }) => label)).toEqual(["Of them that hire nurses from abroad"]);
});

test("each place carries its part of the group's cost, whoever pays for it, and parts of a price are no second one", () => {
  const { lines, stated } = briefOf(
    "A ten-week evening programme in welding. The groups have no more than 16 participants.",
    "The programme costs €2,400 for private individuals. Employers pay €3,200 per participant. It is possible to pay in four instalments of €625. We run three groups per year, and trainers and rooms cost us €13,000 per group.",
    "Participants are people in Ghent. About half of them pay for the programme themselves. The other half is sent by their employer.",
  );
  expect(lines.map(({ price, unitCost, attach }) => [price?.value, unitCost?.value, attach?.value])).toEqual([
    [2400, 812.5, 0.5],
    [3200, 812.5, 0.5],
  ]);
  expect(stated.capacity?.value).toBeCloseTo((16 * 3) / 12);
  expect(stated.fixedMonthly).toBeUndefined();
});
