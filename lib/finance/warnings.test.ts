import { readBrief } from "@/lib/brief/read-brief";
import { IDEAS } from "@/lib/writing/fixtures";
import { assume } from "./assumptions";
import { runModel } from "./run-model";

const textOf = (id: keyof typeof IDEAS) =>
  runModel(assume(readBrief(IDEAS[id]))).warnings.find(({ rule }) => rule === "no-break-even")?.text ?? "";

test("a plan without break-even says the gap as a share below the whole", () => {
  expect(textOf("spanish")).toMatch(
    /^The plan does not break even within 36 months\. In year 3 the costs are still \d\d% above revenue\.$/,
  );
});

test("beyond the whole the two sums are given, never a share above 100%", () => {
  expect(textOf("vague")).toMatch(
    /In year 3 the costs exceed the revenue of |In year 3 the costs are still \d\d?% above/,
  );
  for (const id of ["spanish", "vague", "kitchen", "payrollApi", "podcasts"] as const)
    expect(textOf(id)).not.toMatch(/\d{3,}% |[,\d]\d{3}%/);
});

test("a plan that breaks even is not warned", () => {
  expect(textOf("bread")).toBe("");
});
