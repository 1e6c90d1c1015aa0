import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { runModel } from "./run-model";

const brief = (differentiator: string) =>
  readBrief({
    problem: "Runners in Porto have no place to train in the rain.",
    solution: "A hall with two treadmills and a coach on call.",
    targetAudience: "Runners in Porto.",
    differentiator,
    businessModel: "€40 a month.",
  });

test("those who put money down begin at the launch, and no sooner", () => {
  const a = assume(brief("50 runners have paid a €10 deposit."));
  expect(a.demand.promised).toMatchObject({ value: 35, provenance: "assumption" });
  expect(a.demand.startCustomers.value).toBe(0);
  const { months } = runModel(a);
  const launch = a.demand.launchMonth.value;
  expect(months[launch - 2]?.customers ?? 0).toBe(0);
  expect(months[launch - 1]?.newCustomers).toBeGreaterThanOrEqual(35);
  expect(months[launch]?.newCustomers).toBeLessThan(35);
});

test("what can be served at most spreads them over the months", () => {
  const a = assume(brief("50 runners have paid a €10 deposit."));
  const few = { ...a, demand: { ...a.demand, mostNew: { ...a.demand.churn, value: 10 } } };
  const { months } = runModel(few);
  const launch = a.demand.launchMonth.value;
  expect(months.slice(launch - 1, launch + 2).map(({ newCustomers }) => newCustomers)).toEqual([10, 10, 10]);
});

test("partners who promise buy nothing", () => {
  expect(assume(brief("14 gyms have promised us their space.")).demand.promised).toBeUndefined();
});

test("a name on a list weighs less than money", () => {
  const paid = assume(brief("50 runners have paid a €10 deposit.")).demand.promised?.value ?? 0;
  const listed = assume(brief("50 runners are on our waiting list.")).demand.promised?.value ?? 0;
  expect(listed).toBeGreaterThan(0);
  expect(listed).toBeLessThan(paid / 4);
});
