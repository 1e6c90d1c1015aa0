import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";

const plan = (
  businessModel: string,
  solution = "We come to the bakery and repair the machine on the spot.",
) =>
  assume(
    readBrief({
      problem: "When a machine stops the bakery carries it to town and waits a week.",
      solution,
      targetAudience: "Bakeries with two to four machines in Graz. They pay in cash.",
      differentiator: "The old part stays there.",
      businessModel,
    }),
  );

test("visits that were counted stand beside the machines on a plan", () => {
  const { lines, demand, working } = plan(
    "€90 per visit. The monthly plan is €25 per machine. Since March we have done 120 visits and 12 machines are on the monthly plan.",
  );
  const [visit, monthly] = lines;
  expect(visit?.unitsPerCustomerMonth?.value).toBeGreaterThan(0);
  // One on coming and then at the plan's own frequency, as many new ones each month: the 120 come out again.
  const often = visit?.unitsPerCustomerMonth?.value ?? 0;
  const [months, joined] = [12, (demand.startCustomers.value - 12 / 3) / 12];
  const visits = joined * months + (often * joined * months ** 2) / 2;
  expect(Math.abs(visits - 120)).toBeLessThan(often * 12 + 5);
  expect(demand.organicPerMonth.value).toBeCloseTo(demand.startCustomers.value / months, 5);
  expect((visit?.attach?.value ?? 0) + (monthly?.attach?.value ?? 0)).toBeCloseTo(1);
  expect(demand.organicPerMonth.note).toMatch(/go on coming at that pace/);
  expect(working.receivableDays.value).toBe(0);
});

test("a kit before a plan is bought once, and nobody is counted who was not", () => {
  const { lines, demand } = plan(
    "The kit is €90. The monthly plan is €25 per machine.",
    "A kit of sensors that shows when a mixer will stop, and an app with the readings.",
  );
  expect(lines[0]?.unitsPerCustomerMonth).toBeUndefined();
  expect(demand.startCustomers.value).toBe(0);
});
