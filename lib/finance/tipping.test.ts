import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import { DRIVERS } from "./drivers";
import type { Assumptions } from "./inputs";
import { runModel } from "./run-model";
import { spare, tipOf } from "./tipping";

/** A studio that carries itself, with customers who leave at an assumed pace. */
const studio = assume(
  readBrief({
    problem: "Whoever learned pottery has no wheel at home.",
    solution: "A shared pottery studio that members open with a code.",
    targetAudience: "Adults in Lisbon who make pots",
    differentiator: "Open at night, without staff.",
    businessModel: "€95 a month for membership, with a limit of 70 members. Rent is €2,100 a month.",
  }),
);

test("the value at which a plan tips carries costs and pay just about, and a little more does not", () => {
  const told = runModel(studio).sensitivity.flatMap(({ key }) => tipOf(studio, key) ?? []);
  expect(told.length).toBeGreaterThan(0);
  for (const { key, value, now } of told) {
    const driver = DRIVERS.find((one) => one.key === key);
    const end = driver?.better === "low" ? "high" : "low";
    const whole = driver?.apply(studio, end) ?? studio;
    const read = (a: Assumptions) =>
      key === "churn" || key === "cac" || key === "organicPerMonth" ? a.demand[key].value : 0;
    if (read(whole) === 0) continue;
    const part = (value - now) / (read(whole) - now);
    expect(spare(driver?.apply(studio, end, part) ?? studio)).toBeGreaterThanOrEqual(0);
    expect(spare(driver?.apply(studio, end, part + 0.02) ?? studio)).toBeLessThan(0);
  }
});

test("a plan that does not carry itself has no value at which it tips, and names none", () => {
  const poor: Assumptions = {
    ...studio,
    costs: { ...studio.costs, overhead: { ...studio.costs.overhead, value: 9_000 } },
  };
  expect(tipOf(poor, "churn")).toBeNull();
  const keys = Object.keys(buildLedger(runModel(poor)));
  expect(keys.filter((key) => /^tips_|^fewest_/.test(key))).toEqual([]);
});
