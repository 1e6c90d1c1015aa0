import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import { runModel } from "./run-model";

const planOf = (told: string) => {
  const model = runModel(
    assume(
      readBrief({
        problem: "Cheap knife cases tear after a season.",
        solution:
          "A knife case from waxed canvas that is sewn in Leeds. We repair any seam free for five years.",
        targetAudience: "Cooks in the United Kingdom",
        businessModel: `We sell it for £70. Canvas and sewing cost £28 a piece. ${told}`,
      }),
    ),
  );
  return { model, ledger: buildLedger(model) };
};

test("four such days a year come on top of the founder's own outreach, and the aim is told beside the plan", () => {
  const plain = planOf("");
  const { model, ledger } = planOf(
    "In May I sold 30 pieces at the cooks' fair. I want to sell 900 in the first year.",
  );
  const more =
    model.assumptions.demand.organicPerMonth.value - plain.model.assumptions.demand.organicPerMonth.value;
  expect(more).toBeCloseTo(10);
  expect(ledger.aim_days?.value).toBe(30);
  expect(ledger.aim_per_month?.value).toBe(75);
  expect(ledger.aim_planned?.value).toBe(ledger.new_customers_y1?.value);
  expect(plain.ledger.aim_pieces).toBeUndefined();
});

test("a fair takes a stand, a mere day does not; and what is aimed at carries the overhead of so many sales", () => {
  const sold = (where: string) =>
    planOf(`In May I sold 30 pieces at ${where}. I want to sell 900 in the first year.`);
  const { model, ledger } = sold("the cooks' fair");
  const stand = ledger.stand_day?.value ?? 0;
  const plain = planOf("").model.assumptions.costs.overhead.value;
  expect(stand).toBeGreaterThan(0);
  // Without the fairs less is sold, and the overhead is kept smaller by that as well.
  expect(model.assumptions.costs.overhead.value - plain).toBeGreaterThanOrEqual((4 * stand) / 12 - 0.01);
  const { aim_left: left, contribution, launch_cost: launch } = ledger;
  expect(left?.value).toBeLessThan(
    900 * (contribution?.value ?? 0) - (launch?.value ?? 0) - 12 * model.assumptions.costs.overhead.value,
  );
  expect(sold("the garden party").ledger.stand_day).toBeUndefined();
});
