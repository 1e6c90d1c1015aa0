import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { runModel } from "./run-model";
import { termsTold } from "./terms-told";

const plan = (businessModel: string, solution: string, targetAudience: string) => {
  const brief = readBrief({ solution, targetAudience, businessModel });
  const model = runModel(assume(brief));
  return { brief, model, told: termsTold(brief, model.assumptions) };
};
const INVOICES = [
  "Software for music teachers which sends the invoices and reminds.",
  "Private music teachers in Australia",
] as const;

test("who is in a free trial pays nothing yet, and the wait is told", () => {
  const free = plan("30 day free trial, then $15 a month", ...INVOICES);
  const paid = plan("$15 a month", ...INVOICES);
  expect(free.model.assumptions.lines[0]?.freeMonths).toMatchObject({ value: 1, provenance: "founder" });
  expect(free.told).toEqual([
    {
      said: "30 day free trial",
      counted: true,
      why: "each customer begins to pay a month after the start, and whoever does not go on is not among those won",
    },
  ]);
  const first = (free.model.assumptions.demand.launchMonth.value ?? 1) - 1;
  expect(free.model.months[first]?.revenue).toBe(0);
  expect(paid.model.months[first]?.revenue).toBeGreaterThan(0);
  expect(free.model.unit.ltv).toBeLessThan(paid.model.unit.ltv);
});

test("a part that stays free leaves a share who pay, assumed", () => {
  const { model, told } = plan(
    "Free for one person with 20 items, $4 a month for a family",
    "An app which keeps a list of what is in the freezer and reminds before it expires.",
    "Families with a large freezer in Canada",
  );
  expect(model.assumptions.demand.paying?.provenance).toBe("assumption");
  expect(told[0]).toMatchObject({ counted: true, why: "4% of all users pay, which is assumed" });
});

test("what stands in no figure is named with the reason", () => {
  const { told } = plan(
    "45 euros for a visit, parts at cost plus 20%. First visit is free. 10% off for pensioners.",
    "A repair service for washing machines at home.",
    "Households in Ghent",
  );
  expect(told.map(({ said, counted }) => [said, counted])).toEqual([
    ["parts at cost plus 20%", false],
    ["First visit is free", false],
    ["10% off for pensioners", false],
  ]);
});
