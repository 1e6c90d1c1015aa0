import { readBrief } from "./read-brief";

const lifts = {
  problem: "Small lift firms keep their records in a paper logbook that gets lost before the inspection.",
  solution: "A phone app where the mechanic scans a sticker in the cabin and ticks the monthly checks.",
  targetAudience: "Independent lift maintenance firms in Warsaw, each looking after 150 to 900 lifts",
  businessModel:
    "2.50 zł per lift per month, with a minimum of 300 zł a month, plus a one-off 900 zł for setting up and printing stickers. Hosting costs us about 600 zł a month in total and stickers cost 1.10 zł each. A friend's firm has used a prototype on 60 lifts since March without paying.",
};

test("what a firm uses without paying is no number of paying customers", () => {
  expect(readBrief(lifts).stated.customers).toBeUndefined();
  const paying = lifts.businessModel.replace(/A friend's.*/, "Sixty firms pay us today.");
  expect(readBrief({ ...lifts, businessModel: paying }).stated.customers?.value).toBe(60);
});

test("things that were bought are no customers", () => {
  const told =
    "52 kr a portion. The pots cost 350 kr each, twelve of them are bought. Ingredients cost 17 kr a portion.";
  const soup = {
    solution: "We bring a pot of soup to the office at noon",
    targetAudience: "Offices with 6 to 30 people in Copenhagen",
  };
  expect(readBrief({ ...soup, businessModel: told }).stated.customers).toBeUndefined();
});

test("what is used up with a one-off fee is a cost of the fee, and of each thing of the customer", () => {
  const { lines, stated } = readBrief(lifts);
  expect(lines.map(({ kind, unitCost }) => [kind, Math.round(unitCost?.value ?? 0)])).toEqual([
    ["recurring", 0],
    ["oneOff", 300],
  ]);
  expect(lines[0]?.quantity).toMatchObject({ low: 150, high: 900 });
  expect(stated.fixedMonthly?.value).toBe(600);
});

test("whoever has few things pays the minimum for them, whoever has many does not", () => {
  const small = lifts.targetAudience.replace("150 to 900", "80");
  const priceOf = (targetAudience: string) => readBrief({ ...lifts, targetAudience }).lines[0]?.price?.value;
  expect(priceOf(small)).toBe(300 / 80);
  expect(priceOf(lifts.targetAudience)).toBe(2.5);
});

test("who has one on trial without paying is not one who pays", () => {
  const families = {
    solution: "We lease used cargo bikes with service.",
    targetAudience: "Families with children under seven in Ghent",
  };
  const customersOf = (said: string) =>
    readBrief({ ...families, businessModel: `€69 a month with insurance. ${said}` }).stated.customers?.value;
  expect(customersOf("Two families have ridden one since June without paying.")).toBeUndefined();
  expect(customersOf("Thirty families use one without paying, nine of them pay.")).toBe(9);
});

const course = {
  solution: "An online calligraphy course of eight weeks with a box sent home.",
  targetAudience: "Left-handed adults in Mexico",
};
test("the price of a pilot that is over is told and not asked", () => {
  const { lines, stated } = readBrief({
    ...course,
    businessModel:
      "1,950 pesos for the course. The box costs me 430 pesos. In August I ran a pilot with 11 students at 900 pesos and 9 finished.",
  });
  expect(lines.map(({ price }) => price?.value)).toEqual([1950]);
  expect(stated.traction.map(({ text }) => text).join()).toContain("pilot with 11 students");
  const only = "In August we ran a pilot with 11 students at 900 pesos.";
  expect(readBrief({ ...course, businessModel: only }).lines[0]?.price?.value).toBe(900);
});

test("a cost in a relative clause is that of the thing before it, also where the thing comes after the course", () => {
  const { lines } = readBrief({
    ...course,
    businessModel:
      "1,950 pesos for the course. The box costs me 430 pesos. After the course a refill box at 390 pesos every two months, which costs me 165 pesos with shipping.",
  });
  expect(lines.map(({ unitCost, later }) => [unitCost?.value, later])).toEqual([
    [430, undefined],
    [82.5, undefined],
  ]);
  const later =
    "Membership is 40 pesos a month. After we have 100 members we add a magazine at 15 pesos a month.";
  expect(readBrief({ ...course, businessModel: later }).lines[1]?.later).toBe(true);
});

test("the cost of a visit counts once for each visit of the plan", () => {
  const pumps = {
    solution: "We visit each borehole every three months and measure the pump.",
    targetAudience: "Landlords in Ruiru",
    businessModel: "A yearly plan of KSh 36,000 per borehole. A visit costs us about KSh 2,300 in fuel.",
  };
  const costOf = (solution: string) => readBrief({ ...pumps, solution }).lines[0]?.unitCost?.value;
  expect(costOf(pumps.solution)).toBeCloseTo((4 * 2300) / 12);
  expect(costOf("We measure the pump of each borehole.")).toBeCloseTo(2300 / 12);
});

test("what those without a plan pay is no fee of the members", () => {
  const { lines } = readBrief({
    solution: "We visit each borehole every three months.",
    targetAudience: "Landlords in Nairobi",
    businessModel:
      "A yearly plan of KSh 36,000 per borehole, and emergency call-outs for non-members at KSh 12,000 plus parts.",
  });
  expect(lines.map(({ buyer }) => buyer)).toEqual(["landlords", "non-members"]);
});

test("where the customers themselves live is not where their houses are", () => {
  const at = (targetAudience: string) => readBrief({ ...lifts, targetAudience }).geography?.label;
  expect(at("Landlords of flats in Ruiru and Juja. Many landlords live in Nairobi or abroad.")).toBe(
    "Ruiru and Juja",
  );
  expect(at("Landlords of flats who live in Nairobi.")).toBe("Nairobi");
});

test("how many a group may hold is no proof", () => {
  const said = "1,950 pesos for the course. Each group is at most 24 students.";
  expect(readBrief({ ...course, businessModel: said }).stated.traction).toEqual([]);
});

test("a cost of certain days is paid on those days only", () => {
  const stall = (days: string) =>
    readBrief({
      solution: `We mend school uniforms and sell them on ${days} from a stall next to the school gate.`,
      targetAudience: "Parents in Lagos",
      businessModel: "₦11,000 for a set. A stall costs ₦6,000 a Saturday.",
    }).stated.fixedMonthly?.value;
  expect(stall("two Saturdays a month")).toBe(12_000);
  expect(stall("Saturdays")).toBe(26_000);
});

test("what costs the founder something is a cost, also where it is called waste", () => {
  const { stated } = readBrief({
    solution: "I cut hedges and take the clippings away.",
    targetAudience: "Retired home owners near York",
    businessModel: "£85 a visit. Green waste at the tip costs me £9 a load.",
  });
  expect(stated.unitCosts.map(({ value }) => value)).toEqual([9]);
});

test("with and without the box are two prices, and the box costs only where it is sent", () => {
  const { lines } = readBrief({
    ...course,
    businessModel:
      "1,950 pesos for the course with the box, or 1,150 pesos without the box. The box costs me 430 pesos.",
  });
  expect(lines.map(({ label, price, unitCost }) => [label, price?.value, unitCost?.value])).toEqual([
    ["Price per course with the box", 1950, 430],
    ["Price per course without the box", 1150, undefined],
  ]);
});

test("what somebody else charges is no cost of ours", () => {
  const costsOf = (differentiator: string) =>
    readBrief({
      solution: "I sharpen knives in my van.",
      targetAudience: "Restaurants in Porto",
      differentiator,
      businessModel: "€2.50 a knife.",
    }).stated.unitCosts.map(({ value }) => value);
  expect(costsOf("The grinder charges about €4 a knife and takes them away for a week.")).toEqual([]);
  expect(costsOf("A belt costs us €0.30 a knife.")).toEqual([0.3]);
});
