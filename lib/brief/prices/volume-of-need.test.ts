import { readBrief } from "../read-brief";

const read = (problem: string, targetAudience: string, businessModel: string) =>
  readBrief({
    problem,
    solution: "Software that reads waybills and checks each against the order.",
    targetAudience,
    differentiator: "It knows the units of timber.",
    businessModel,
  });
const volumes = (...said: Parameters<typeof read>) =>
  read(...said).lines.map(({ unitsPerCustomerMonth: often }) => often?.value ?? null);

test.each([
  ["Sawmills type 300 waybills a month by hand.", "Sawmills in Latvia", "€0.40 per waybill.", [300]],
  ["Sawmills get 100 to 900 waybills a month.", "Sawmills in Latvia", "€0.40 per waybill.", [300]],
  ["The port handles 9,000 waybills a month.", "Sawmills in Latvia", "€0.40 per waybill.", [null]],
  [
    "Sawmills type 260 waybills a month by hand.",
    "Sawmills in Latvia",
    "€80 a month including 200 waybills, then €0.50 for each further waybill.",
    [null, 60],
  ],
  [
    "Sawmills type 260 waybills a month by hand.",
    "Sawmills in Latvia with three yards",
    "€80 a month per yard including 200 waybills, then €0.50 for each further waybill. A sawmill has three yards on average.",
    [null, 0],
  ],
] as const)("%s %s: %s", (problem, audience, model, expected) => {
  expect(volumes(problem, audience, model)).toEqual(expected);
});

test("what goes beyond a subscription is no open question", () => {
  const { missing } = read(
    "Sawmills type waybills by hand.",
    "Sawmills in Latvia",
    "€80 a month including 200 waybills, then €0.50 for each further waybill.",
  );
  expect(missing).not.toContain("volume");
});
