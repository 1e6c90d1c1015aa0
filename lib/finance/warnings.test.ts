import { readBrief } from "@/lib/brief/read-brief";
import { IDEAS } from "@/lib/writing/fixtures";
import { assume } from "./assumptions";
import { doubtOf } from "./doubts";
import { runModel } from "./run-model";

const textOf = (id: keyof typeof IDEAS) =>
  runModel(assume(readBrief(IDEAS[id]))).warnings.find(({ rule }) => rule === "no-break-even")?.text ?? "";

test("a plan that carries its costs and nobody's pay says what it leaves, one that loses says the gap", () => {
  expect(textOf("spanish")).toMatch(
    /^The plan does not carry its costs and the founder's pay within 36 months\. Before that pay a month leaves €[\d,.]+k? at the end\.$/,
  );
  expect(textOf("portuguese")).toMatch(/In year 3 the costs are still \d\d?% above revenue\.$/);
});

test("beyond the whole the two sums are given, never a share above 100%", () => {
  const base = assume(readBrief(IDEAS.podcasts));
  const overhead = { ...base.costs.overhead, value: base.costs.overhead.value * 50 };
  const { warnings } = runModel({ ...base, costs: { ...base.costs, overhead } });
  expect(warnings.find(({ rule }) => rule === "no-break-even")?.text).toMatch(
    /In year 3 the costs exceed the revenue of /,
  );
  for (const id of ["spanish", "vague", "kitchen", "payrollApi", "podcasts"] as const)
    expect(textOf(id)).not.toMatch(/\d{3,}% |[,\d]\d{3}%/);
});

test("a plan that breaks even is not warned", () => {
  expect(textOf("bread")).toBe("");
});

test("a margin that hardly any business keeps is said before anything else", () => {
  const base = assume(readBrief(IDEAS.carbonSaas));
  const generous = {
    ...base,
    people: [],
    costs: { ...base.costs, cogsShare: {}, marketingShare: { ...base.costs.marketingShare, value: 0 } },
  };
  const { warnings } = runModel(generous);
  expect(warnings[0]?.rule).toBe("margin-beyond-belief");
  expect(doubtOf({ warnings })?.question).toContain("cost is missing");
  expect(warnings.map(({ rule }) => rule)).not.toContain("margin-too-good");
  expect(doubtOf(runModel(base))).toBeNull();
});

test("who has sold goes on from the first month with little left to build, and who buys once is never lost", () => {
  const told = (differentiator: string) =>
    assume(
      readBrief({
        problem: "Benches rot.",
        solution: "A garden bench made of old scaffold boards",
        targetAudience: "Garden owners in Devon",
        differentiator,
        businessModel: "£180 each",
      }),
    );
  const [selling, fresh] = [told("We sold 14 at two fairs last summer."), told("No two look the same.")];
  expect(selling.demand.launchMonth.value).toBe(1);
  expect(selling.costs.launchOneOff.value).toBeLessThan(fresh.costs.launchOneOff.value / 2);
  expect(fresh.demand.churn.value).toBe(0);
  const { months, years } = runModel(fresh);
  const served = months.reduce((sum, { newCustomers }) => sum + newCustomers, 0);
  expect(years[2]?.customers).toBeCloseTo(served);
});

test("a plan that covers its costs and then loses its customers is said to fall back", () => {
  const base = assume(
    readBrief({
      problem: "Benches rot and nobody oils them.",
      solution: "An app that says when to oil which garden bench and what with",
      targetAudience: "Garden owners in Devon",
      differentiator: "No two look the same.",
      businessModel: "£12 a month",
    }),
  );
  const { costs, demand } = base;
  const none = { value: 0, low: 0, high: 0, provenance: "founder" as const, note: "" };
  const { breakEvenMonth, months, warnings } = runModel({
    ...base,
    costs: { ...costs, marketingBase: none, marketingShare: none },
    demand: {
      ...demand,
      organicPerMonth: none,
      referral: none,
      launchMonth: { ...demand.launchMonth, value: 1 },
      startCustomers: { ...demand.startCustomers, value: 1500 },
      churn: { ...demand.churn, value: 0.08 },
    },
  });
  expect(breakEvenMonth).not.toBeNull();
  expect(months[35]?.unpaid).toBeGreaterThan(0);
  expect(warnings.map(({ rule }) => rule)).toContain("falls-back");
});

test("a loss that stands on a stated cost asks about it, one that stands on usual costs does not", () => {
  const sold = (businessModel: string) =>
    runModel(
      assume(
        readBrief({
          problem: "Sweeps forget houses.",
          solution: "An app that reminds sweeps of each house",
          targetAudience: "Chimney sweeps in England",
          differentiator: "Works without a signal",
          businessModel,
        }),
      ),
    );
  expect(doubtOf(sold("£24 a month. Hosting costs us £30 per sweep a month."))?.question).toContain("“£30”");
  expect(doubtOf(sold("£24 a month."))).toBeNull();
});

test("a customer is worth implausibly much only by what the founder stated, or beyond all measure", () => {
  const base = runModel(assume(readBrief(IDEAS.carbonSaas))).assumptions;
  const won = (value: number, provenance: "founder" | "assumption") => ({
    ...base,
    demand: { ...base.demand, cac: { ...base.demand.cac, value, provenance } },
  });
  expect(doubtOf(runModel(won(base.demand.cac.value, "assumption")))).toBeNull();
  expect(doubtOf(runModel(won(base.demand.cac.value / 20, "founder")))?.rule).toBe("ltv-too-good");
});
