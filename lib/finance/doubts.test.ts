import { readBrief } from "@/lib/brief/read-brief";
import { applyCorrections } from "./apply-corrections";
import { assume } from "./assumptions";
import { NO_CORRECTIONS } from "./corrections";
import { doubtOf } from "./doubts";
import { runModel } from "./run-model";

const planOf = (businessModel: string, more = {}) =>
  assume(
    readBrief({
      problem: "Their instruments go out of tune on stage.",
      solution: "Software that listens and tunes the instrument.",
      targetAudience: "Brass bands in Wales",
      differentiator: "It hears single valves.",
      businessModel,
      ...more,
    }),
  );

test("a stated cost that no figure counts is said, and asked for, before anything is built on the rest", () => {
  const plan = planOf("£40 a month per band. A tuner gets £18 per rehearsal.");
  expect(doubtOf(runModel(plan))).toMatchObject({
    rule: "cost-not-counted",
    text: expect.stringContaining("“A tuner gets £18 per rehearsal”"),
    question: expect.stringContaining("“A tuner gets £18 per rehearsal”"),
  });
  const settled = applyCorrections(plan, { ...NO_CORRECTIONS, values: { cost_subscription: 18 } });
  expect(settled.unread).toBeUndefined();
});

test("nobody pays two subscriptions without being asked about it", () => {
  const { question = "" } =
    doubtOf(
      runModel(
        planOf("£40 a month per band for the app. We charge £25 a month for the archive of recordings."),
      ),
    ) ?? {};
  expect(question).toMatch(/£40 and £25/);
  expect(doubtOf(runModel(planOf("£40 a month per band")))).toBeNull();
});

test("what the founder looks for stands beside what the plan needs", () => {
  const { warnings, ask } = runModel(planOf("£40 a month per band. We need £900,000 for two years."));
  expect(ask).toBeLessThan(500_000);
  expect(warnings.find(({ rule }) => rule === "other-need")?.text).toContain("£900k");
});

test("the first units are paid for as they are made, beside the tools they are made with", () => {
  const plan = (businessModel: string) =>
    planOf(businessModel, { solution: "A clip that tunes the instrument" }).capex.map(
      ({ cost }) => cost.value,
    );
  expect(plan("£90 per clip, made for £40. £60,000 for moulds and the first 500 clips.")).toEqual([40_000]);
  expect(plan("£90 per clip, made for £40. Moulds cost £20,000, the test rig £6,000.")).toEqual([26_000]);
  expect(plan("£90 per clip, made for £40. Moulds cost £20,000 plus the first 100 clips.")).toEqual([20_000]);
});

test("most of a named market is not won without a word, and a plan of a part of it is left alone", () => {
  const plan = planOf("£40 a month per band");
  const { reachableShareY3 } = plan.market;
  expect(runModel(plan).warnings.map(({ rule }) => rule)).not.toContain("market-share-too-good");
  const whole = {
    ...plan,
    demand: { ...plan.demand, organicPerMonth: { ...plan.demand.organicPerMonth, value: 10 } },
    market: { ...plan.market, reachableShareY3: { ...reachableShareY3, value: 1, high: 1 } },
  };
  expect(doubtOf(runModel(whole))).toMatchObject({
    rule: "market-share-too-good",
    text: expect.stringContaining("of the 228 bands that can be served at all"),
  });
});
