import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import { emptyPlaces, heldFor } from "./groups";
import { runModel } from "./run-model";
import { settleGroups } from "./settle-groups";
import type { GroupCost } from "./types";

const CLASS: GroupCost = { unit: "class", size: 20, cost: 1_000, perMonth: 2, taken: 20, said: "20 a class" };

test("planned classes are held and paid whoever comes, fewer only where not half of the places are sold", () => {
  expect(heldFor(CLASS, 40)).toBe(2);
  expect(heldFor(CLASS, 24)).toBe(2);
  expect(heldFor(CLASS, 10)).toBe(1);
  expect(heldFor(CLASS, 60)).toBe(3);
  expect(heldFor({ ...CLASS, perMonth: undefined, taken: 14 } as GroupCost, 28)).toBe(2);
});

const plan = (students: string) =>
  runModel(
    assume(
      readBrief({
        problem: "Mechanics do not know electric bikes.",
        solution: "A six week evening course in a container workshop.",
        targetAudience: "Mechanics in Nairobi who have a small stall.",
        differentiator: "Colleges teach two years.",
        businessModel: `KSh 18,000 per student, ${students} students a class, we plan 8 classes in the first year. Rent and trainers are KSh 210,000 per class.`,
      }),
    ),
  );

test("a plan pays for its classes and not for its students", () => {
  const model = plan("20");
  const [line] = model.assumptions.lines;
  const group = line?.group as GroupCost;
  const own = (line?.unitCost?.value ?? 0) - group.cost / group.taken;
  expect(Math.abs(own)).toBeLessThan(1e-6);
  for (const row of model.even.slice(0, 24)) {
    const sold = row.soldInGroups[line?.id ?? ""] ?? 0;
    expect(sold * (line?.unitCost?.value ?? 0) + emptyPlaces({ ...line, group } as never, sold)).toBeCloseTo(
      heldFor(group, sold) * 210_000,
      4,
    );
  }
  expect(settleGroups(model.assumptions).lines[0]?.group?.taken).toBeCloseTo(group.taken, 6);
});

test("how many places carry one class is told, and day 60 asks for as many", () => {
  const ledger = buildLedger(plan("20"));
  expect(ledger.group_even?.value).toBe(Math.ceil(210_000 / (ledger.group_left?.value ?? 1) - 1e-9));
  expect(ledger.group_half?.value).toBeLessThan(0);
  expect(ledger.gate60_customers?.value).toBeGreaterThanOrEqual(ledger.group_even?.value ?? 0);
});
