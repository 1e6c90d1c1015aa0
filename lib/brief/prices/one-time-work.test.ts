import { FOUNDERS } from "../fixtures";
import { readBrief } from "../read-brief";

const base = Object.values(FOUNDERS)[0];
const linesOf = (businessModel: string, targetAudience = "Owners of dogs in Bavaria") => {
  if (!base) throw new Error("there are fixtures");
  return readBrief({ ...base, targetAudience, businessModel });
};

test("a share of what a customer gets back is one fee for each case: the larger of share and minimum", () => {
  const { lines } = linesOf(
    "25% of what the tenant gets back, at least 60 CAD; on average they get back 900 CAD",
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    kind: "oneOff",
    label: "Success fee",
    price: { value: 225, provenance: "derived" },
  });
  const small = linesOf("10% of what the tenant recovers, at least 60 CAD; on average they recover 300 CAD");
  expect(small.lines[0]?.price?.value).toBe(60);
});

test("only cases that end with money are paid where the founder says so", () => {
  const { lines } = linesOf(
    "20% of the refund the traveller gets, no win no fee; the average refund is 400 EUR",
  );
  expect(lines[0]).toMatchObject({ price: { value: 80 }, attach: { provenance: "assumption" } });
});

test("so many visits for each customer are sold once, and people who can do ten a day work 21 days a month", () => {
  const { lines, stated } = linesOf(
    "€85 per visit, a typical dog needs 8 visits; two therapists can do 10 visits a day",
  );
  expect(lines[0]).toMatchObject({ kind: "oneOff", price: { value: 85 }, quantity: { value: 8 } });
  expect(stated.capacity?.value).toBeCloseTo(((10 * 21) / 8) * 0.85);
});

test("visits a month stay what they are, and a share of each sale stays a commission", () => {
  expect(linesOf("€85 per visit; a typical dog needs 2 visits a month").lines[0]?.kind).not.toBe("oneOff");
  expect(linesOf("We take 18% of each booking; an average booking is €45").lines[0]).toMatchObject({
    kind: "take",
    averageOrder: { value: 45 },
  });
});

test("a share kept of pieces sold at a range is a commission on the middle of that range", () => {
  const { lines } = linesOf("Vendemos piezas de 900 a 2,500 pesos y nos quedamos con el 30%");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ kind: "take", averageOrder: { value: 1500 } });
});

test("what making and sending one costs is no price, and a week of work on site is no subscription", () => {
  const { lines } = linesOf(
    "A set costs €24; production is €9 and shipping €4",
    "Parents of left-handed children",
  );
  expect(lines.map(({ price, unitCost }) => [price?.value, unitCost?.value])).toEqual([[24, 13]]);
  expect(linesOf("£6,800 per week on site", "Directors of museums").lines[0]?.kind).toBe("oneOff");
});

test("what sponsors pay for an issue is spread over its readers", () => {
  if (!base) throw new Error("there are fixtures");
  const { lines } = readBrief({
    ...base,
    solution: "A weekly newsletter that explains one official letter",
    differentiator: "2,000 subscribers after five months",
    businessModel: "Sponsors pay €300 per issue",
  });
  expect(lines[0]).toMatchObject({ kind: "audience", price: { value: 150 } });
});
