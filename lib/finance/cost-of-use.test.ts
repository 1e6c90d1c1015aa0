import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { termsTold } from "./terms-told";

const briefOf = (businessModel: string) =>
  readBrief({
    problem: "Cutting clips takes hours.",
    solution: "An app that cuts short clips out of an episode.",
    targetAudience: "Independent podcasters in Ireland",
    differentiator: "It is simpler.",
    businessModel,
  });

test("a cost of each use is carried by an assumed number of them, and said to be", () => {
  const brief = briefOf("€9 a month per podcaster. Each transcription costs us about 30c.");
  const plan = assume(brief);
  expect(plan.lines[0]?.unitCost?.note).toMatch(/how many a customer has in a month was not/);
  expect(plan.lines[0]?.unitCost?.value).toBeGreaterThan(0.3);
  expect(plan.unread ?? []).toEqual([]);
  expect(termsTold(brief, plan).filter(({ counted }) => !counted)).toEqual([]);
});

test.each([
  [
    "Pay for what you use, no subscription. No price yet. Processing an episode costs us roughly 40c.",
    "perUse",
  ],
  ["We have not decided the price yet.", "recurring"],
])("who wants no plan by the month is planned by the use: %s", (businessModel, kind) => {
  expect(assume(briefOf(businessModel)).lines[0]?.kind).toBe(kind);
});

test("a fee by the year without a sum is planned by the year", () => {
  const [line] = assume(
    briefOf("Probably a small yearly fee per family, paid by one parent. No sum yet."),
  ).lines;
  expect(line).toMatchObject({ kind: "recurring", per: "year" });
  expect(line?.price?.value).toBeGreaterThan(
    (assume(briefOf("We have not decided the price yet.")).lines[0]?.price?.value ?? 0) * 5,
  );
});
