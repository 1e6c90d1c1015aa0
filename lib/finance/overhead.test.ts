import { namedWithoutSum } from "@/lib/brief/costs/named-costs";
import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";

test.each([
  [
    "Costs are one truck (lease), one driver, rent of the hall €2,100 and the baler I already own.",
    ["vehicle 1", "person 1"],
  ],
  ["Our costs are two riders, a leased cargo bike, rent €300 and flour.", ["person 2", "bike 1"]],
  ["Costs: studio €450, internet €60, one editor half time.", ["person 0.5"]],
  ["Costs are the rent €700, butter, water and a helper on Saturdays €60.", []],
  ["€45 a visit. I pay one driver €20 a visit.", []],
])("who and what is named among the costs without a sum: %s", (said, named) => {
  expect(namedWithoutSum(said).map(({ kind, many }) => `${kind} ${many}`)).toEqual(named);
});

test("what is named without a sum is assumed, and whoever does the work is not the founder", () => {
  const plan = (costs: string) =>
    assume(
      readBrief({
        problem: "",
        solution: "We pick up packaging from furniture retailers on a fixed route twice a week.",
        targetAudience: "Furniture shops in Noord-Brabant",
        differentiator: "",
        businessModel: `Fixed monthly fee per shop, between €380 and €690 depending on volume. ${costs}`,
      }),
    );
  const alone = plan("Costs are rent of the hall €2,100.").costs.overhead;
  const named = plan("Costs are one truck (lease), one driver, rent of the hall €2,100.").costs.overhead;
  expect(named.value - alone.value).toBeGreaterThan(2_000);
  expect(named.note).toContain("one truck (lease), one driver");
});
