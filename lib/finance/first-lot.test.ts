import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import { stockOfLots } from "./first-lot";
import { runModel } from "./run-model";

const plan = (lot: string) =>
  runModel(
    assume(
      readBrief({
        problem: "Rubber bands snap in storms.",
        solution: "A moulded clip with a stainless spring.",
        targetAudience: "Oyster farmers in Ireland.",
        differentiator: "It lasts seven years.",
        businessModel: `€4.75 per clip, one costs me €1.90${lot}.`,
      }),
    ),
  );

test("the first lot is paid in the month before the first sale, and the next one when it is sold", () => {
  const { assumptions, even } = plan(" if I order 5,000");
  expect(assumptions.lot?.cost.value).toBeCloseTo(9_500, 6);
  const launch = assumptions.demand.launchMonth.value;
  expect(even[launch - 2]?.inventory).toBeCloseTo(9_500, 6);
  expect(even[launch - 3]?.inventory ?? 0).toBe(0);
  for (const used of [0, 1, 9_499, 9_500, 9_501, 30_000]) {
    const stock = stockOfLots(assumptions, 12, used);
    expect((stock + used) % 9_500).toBeCloseTo(0, 6);
    expect(stock).toBeGreaterThanOrEqual(0);
  }
});

test("it is in the lowest cash, in what has to be raised, and named", () => {
  const [without, within] = [plan(""), plan(" if I order 5,000")];
  expect(within.troughCash).toBeLessThan(without.troughCash - 8_000);
  expect(within.useOfFunds.some(({ key }) => key === "stock")).toBe(true);
  expect(buildLedger(within).first_lot?.display).toBe("€9,500");
  expect(buildLedger(without).first_lot).toBeUndefined();
});
