import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { isLeftToThem } from "@/lib/finance/left-to-them";
import { figuresOf } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import { readBrief } from "./read-brief";

const told = (more: Partial<QuizAnswers>): QuizAnswers => ({
  problem: "",
  solution: "",
  targetAudience: "",
  differentiator: "",
  businessModel: "",
  ...more,
});

const BOATS = told({
  solution: "We rent heated places in a former warehouse. Owners can book polishing and engine service.",
  targetAudience: "Owners of motor boats in Stockholm",
  businessModel:
    "A winter place costs 14,500 kronor. Polishing costs 3,900 kronor and engine service 2,700 kronor. The hall has room for 90 boats and the rent is 62,000 kronor per month. Transport costs us about 2,100 kronor per boat. In the first winter we had 34 boats.",
});

test("whoever lets places and pays a rent for the hall: the rent is a cost, and a list of prices goes on", () => {
  const { lines, stated } = readBrief(BOATS);
  expect(lines.map(({ label, price }) => [label, price?.value])).toEqual([
    ["Winter place", 14_500],
    ["Polishing", 3_900],
    ["Engine service", 2_700],
  ]);
  expect(stated.fixedMonthly?.value).toBe(62_000);
  expect(lines[0]?.unitCost?.value).toBe(2_100);
  expect(stated.customers?.value).toBe(34);
  const rents = readBrief(
    told({ solution: "We rent out garages.", businessModel: "The rent is 110 euros per month." }),
  );
  expect(rents.lines.map(({ price }) => price?.value)).toEqual([110]);
});

test("a winter place is paid for once a year, and what can be booked beside it is taken by some", () => {
  const { lines } = figuresOf(readAnswers(BOATS, null), null).model.assumptions;
  expect(lines[0]?.unitsPerCustomerMonth?.value).toBeLessThanOrEqual(1 / 12 + 1e-9);
  expect(lines.map(({ attach }) => attach?.value)).toEqual([undefined, 0.3, 0.3]);
  const brief = readBrief(BOATS);
  expect(brief.lines.map((line) => isLeftToThem(brief, line, brief.lines[0]))).toEqual([false, true, true]);
});

test("whoever is paid is nothing that is lent, and one tree is what is paid for", () => {
  const { lines, stated } = readBrief(
    told({
      solution: "Members adopt a tree and receive five litres of its oil each winter.",
      targetAudience: "Households in Germany who cook every day",
      businessModel:
        "Adopting a tree costs 89 euros per year. Extra tins of three litres cost 45 euros. We pay the grower 38 euros per tree, and the tin and shipping cost 17 euros. Last winter 420 households adopted a tree.",
    }),
  );
  expect(stated.lent).toBeUndefined();
  expect(lines[0]?.unitCost?.value).toBeCloseTo((38 + 17) / 12, 6);
  expect(lines[1]?.label).toBe("Extra tin");
  expect(stated.customers?.value).toBe(420);
});

test("so many of those who tried it pay, and who has finished a course does not", () => {
  const customers = (businessModel: string) =>
    readBrief(
      told({
        solution: "A program that reminds patients.",
        targetAudience: "Dental clinics in Chile",
        businessModel,
      }),
    ).stated.customers?.value;
  expect(customers("A clinic pays $40 per month. Four of the six pilot clinics now pay.")).toBe(4);
  expect(customers("A clinic pays $40 per month. Twenty-eight clinics pay us.")).toBe(28);
  const school = readBrief(
    told({
      solution: "We teach sewing in a workshop.",
      targetAudience: "Women in Lagos",
      businessModel:
        "Membership costs 12,000 naira per month. Twenty-eight women have finished the course so far.",
    }),
  );
  expect(school.stated.customers).toBeUndefined();
});

test("a second size is named by the first, and the vans that we run are ours", () => {
  const { lines } = readBrief(
    told({
      solution: "Our software sends reminders to patients.",
      targetAudience: "Dental clinics in Chile",
      businessModel: "A clinic pays $39 per month for up to three chairs and $69 for more.",
    }),
  );
  expect(lines.map(({ label }) => label)).toEqual(["Up to three chairs", "More than three chairs"]);
  const { stated } = readBrief(
    told({
      solution: "We run two vans that fit tyres at the customer's home.",
      targetAudience: "Delivery firms with 5 to 40 vans in Leeds",
      businessModel:
        "Fleets pay £12 per van per month. We have three fleets with 41 vans under contract. Each van cost us £24,000.",
    }),
  );
  expect([stated.lent, stated.capex?.value]).toEqual([undefined, 48_000]);
});

test("what a month costs is paid by the month, and what is offered at a price a head is sold", () => {
  const therapy = readBrief(
    told({
      solution: "We offer speech therapy by video for children.",
      targetAudience: "Parents in Poland",
      businessModel: "A month costs 480 zloty with four sessions. We pay the therapist 75 zloty per session.",
    }),
  ).lines[0];
  expect([therapy?.kind, therapy?.per, therapy?.unitCost?.value]).toEqual(["recurring", "month", 300]);
  const farm = readBrief(
    told({
      solution: "We run a small farm. In the barn we offer goat yoga for groups.",
      targetAudience: "Families on holiday in Powys",
      businessModel:
        "A farm visit costs £9 per child. Goat yoga costs £24 per person. Feed costs £2 per person.",
    }),
  );
  expect(farm.lines.map(({ price }) => price?.value)).toEqual([9, 24]);
  expect(farm.stated.unitCosts.map(({ value }) => value)).toEqual([2]);
});

test("what all customers order together is shared among them, and whose work it is to deliver sells deliveries", () => {
  const { lines } = figuresOf(
    readAnswers(
      told({
        solution: "We are a cooperative of riders who deliver for restaurants.",
        targetAudience: "Independent restaurants in Bologna",
        businessModel:
          "A single delivery costs the restaurant 5.50 euros. A shift of three hours costs 62 euros. Twenty-three restaurants work with us, and together they order about 1,900 deliveries a month.",
      }),
      null,
    ),
    null,
  ).model.assumptions;
  expect(lines.map(({ label }) => label)).toEqual(["Single delivery", "Shift"]);
  expect(lines[0]?.unitsPerCustomerMonth?.value).toBeCloseTo(1_900 / 23, 6);
  expect(lines[0]?.unitsPerCustomerMonth?.note).toContain("of twenty-three restaurants together");
});

test("work that is told beside the offer, or by the year of a contract, is a cost of each", () => {
  const windows = readBrief(
    told({
      solution: "We repair sash windows. The work takes one day per window.",
      targetAudience: "Owners of old houses in Dublin",
      businessModel:
        "A window costs 1,150 euros. Glass and material cost 390 euros per window. A carpenter earns 240 euros per day.",
    }),
  );
  expect(windows.lines[0]?.unitCost?.value).toBe(630);
  const hives = readBrief(
    told({
      solution: "We place beehives on offices and look after them.",
      targetAudience: "Companies in Portland",
      businessModel:
        "A contract costs $4,200 per year. The visits take about 24 hours of work a year at $35. An additional workshop costs $450.",
    }),
  );
  expect(hives.lines[0]?.unitCost?.value).toBeCloseTo((24 * 35) / 12, 6);
});

test("what others ask is no cost of ours, what is to be sold has its name, and a share of the average rent is a commission", () => {
  const chemists = readBrief(
    told({
      solution: "An app that scans boxes of medicine and warns before they expire.",
      targetAudience: "Owners of chemist shops in Nairobi",
      differentiator: "Big pharmacy systems need a desktop computer and cost KES 60,000 to install.",
      businessModel: "KES 2,500 per shop per month. Hosting costs about KES 180 per shop each month.",
    }),
  );
  expect([chemists.stated.lent, chemists.stated.capex]).toEqual([undefined, undefined]);
  const pans = readBrief(
    told({
      solution: "A cast iron dosa tawa, machined smooth.",
      targetAudience: "Home cooks in Chennai",
      businessModel: "We sell at ₹2,190. A second product, a 22 cm paniyaram pan, will sell at ₹1,490.",
    }),
  );
  expect(pans.lines.map(({ label }) => label)).toContain("Paniyaram pan");
  const [band] = readBrief(
    told({
      solution: "A website where families who own an instrument rent it by the month to other families.",
      targetAudience: "Parents of children in music schools, and owners of instruments",
      businessModel: "The average rent is 18 euros a month and we keep 25%, the owner gets the rest.",
    }),
  ).lines;
  expect([band?.kind, band?.averageOrder?.value, band?.takeRate?.value]).toEqual(["take", 18, 0.25]);
});
