import { modelBrief } from "@/lib/brief/prices/test-model";
import { assume } from "./assumptions";

const besideOf = (businessModel: string) => {
  const { costs, lines } = assume(
    modelBrief(businessModel, "We post two bags of tea every month.", "Tea drinkers in Ohio."),
  );
  return [costs.cogsShare[lines[0]?.id ?? ""]?.value, costs.paymentShare.value];
};

test.each([
  "$34 a month for two bags. Costs me about $27 all in.",
  "$34 a month for two bags. All-in cost $27.",
  "$34 a month for two bags. The cost is $27 with everything included.",
])("nothing is added to a cost that is told as all in: %s", (told) => {
  expect(besideOf(told)).toEqual([0, 0]);
});

test("a cost told by its part leaves fees and small things open", () => {
  const [small = 0, fees = 0] = besideOf("$34 a month for two bags. The bags cost me $27.");
  expect(Math.min(small, fees)).toBeGreaterThan(0);
});
