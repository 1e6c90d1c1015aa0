import { readBrief } from "@/lib/brief/read-brief";
import { ownSentences } from "./names/of-ours";
import { proofsOf } from "./proofs";
import { soFar } from "./so-far";
import { tractionOf } from "./traction-of";

test("what begins with today is told as of today", () =>
  expect(soFar("today: 62 units and 19 hosts")).toBe("Today: 62 units and 19 hosts"));

test("a statement that begins with so far keeps its sense", () =>
  expect(tractionOf(["so far we have arranged 37 dinners"], [])).toEqual(["we have arranged 37 dinners"]));

test("what comes on request is no reason to change", () => {
  const brief = readBrief({
    problem: "Shops are booked out for weeks.",
    solution: "We come to your driveway with a van and swap your tires.",
    targetAudience: "Families in Winnipeg",
    differentiator:
      "We text you a photo of the tread on every tire, and we torque the wheels again for free after 100 km if you want.",
    businessModel: "$110 per car.",
  });
  const [first] = proofsOf(brief, ownSentences(brief), [], new Set());
  expect(first).toContain("text you a photo");
});
