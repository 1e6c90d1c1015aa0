import { readBrief } from "@/lib/brief/read-brief";
import { IDEAS } from "@/lib/writing/fixtures";
import { accountOf } from "./account";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import { runModel } from "./run-model";
import { YEAR_LINE, yearTable } from "./year-table";

const IDS = ["hvac", "bread", "tutoring", "leakSensor", "cattleTag", "documentApi"] as const;

test.each(IDS)("%s: what stands between the results and the account adds up as it is shown", (id) => {
  const model = runModel(assume(readBrief(IDEAS[id])));
  const { items, end, size } = accountOf(model);
  expect(items.reduce((sum, { value }) => sum + value, 0)).toBe(end);
  expect(items.every(({ key, value }) => key === "result" || value !== 0)).toBe(true);
  expect(items.every(({ value }) => Number.isInteger(value))).toBe(true);
  expect(end * size).toBeCloseTo(model.years[2]?.cash ?? 0, -Math.log10(size) - 0.5);
  if (!model.stopsGrowth) expect(buildLedger(model).account_end?.value).toBe(end * size);
});

test("the results with the founder's waiting pay taken out stand in the table of years", () => {
  const model = runModel(assume(readBrief(IDEAS.hvac)));
  const { money, beside, size } = yearTable(model);
  const of = (rows: typeof money, label: string) => rows.find((row) => row.label === label)?.values ?? [];
  const after = of(beside, YEAR_LINE.afterPay);
  expect(after).toHaveLength(3);
  for (const [i, value] of after.entries()) {
    const waits = of(beside, "Own pay that waits, in no sum above")[i] ?? 0;
    expect(value).toBe((of(money, YEAR_LINE.result)[i] ?? 0) - waits);
    expect(buildLedger(model)[`after_pay_y${i + 1}`]?.value).toBe(value * size);
  }
});
