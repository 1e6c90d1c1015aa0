import { assume } from "@/lib/finance/assumptions";
import { activeLines } from "@/lib/finance/line-flow";
import { readBrief } from "../read-brief";

const sharesOf = (
  businessModel: string,
  solution = "We clean roof gutters and take photos before and after.",
) =>
  activeLines(
    assume(
      readBrief({
        problem: "Blocked gutters let water into the walls.",
        solution,
        targetAudience: "Home owners in Ghent.",
        differentiator: "Every visit ends with photos.",
        businessModel,
      }),
    ).lines,
  ).map(({ id, label, price, per, attach }) =>
    [id, label, price?.value, per, attach?.value.toFixed(2)].filter(Boolean).join(" "),
  );

/** Whoever has the plan pays no single visits: together all are one whole. */
test.each([
  [
    "A single cleaning costs €195 for a low house and €275 for a tall house. Most customers choose our yearly plan with two visits, which costs €340 per year.",
    [
      "plan-1 For a low house 195 0.19",
      "plan-2 For a tall house 275 0.11",
      "plan-3 Yearly plan with two visits 340 year 0.70",
    ],
  ],
  [
    "A cleaning costs €195. The yearly plan with two cleanings costs €340. About 60% of our customers take it.",
    ["plan-1 Cleaning 195 0.40", "plan-2 Yearly plan with two cleanings 340 year 0.60"],
  ],
  [
    "One-off cleanings are €195. Half of our customers take the yearly plan at €340 a year.",
    ["plan-1 One-off cleaning 195 0.50", "plan-2 Subscription 340 year 0.50"],
  ],
  [
    "€195 per cleaning. A third of them prefer our care plan of four visits for €55 a month.",
    ["plan-1 Fee per cleaning 195 0.67", "plan-2 Care plan of four visits 55 month 0.33"],
  ],
  [
    "€195 per cleaning, or a yearly package of three cleanings for €480 a year.",
    ["plan-1 Fee per cleaning 195 0.65", "plan-2 Yearly package of three cleanings 480 year 0.35"],
  ],
])("%s", (said, shares) => {
  expect(sharesOf(said)).toEqual(shares);
});

test("a plan beside something that is bought for good stays beside it, for those who take it", () => {
  expect(
    sharesOf(
      "A heat pump costs €4,500. Most customers choose our yearly service plan, which costs €340 per year.",
      "We install heat pumps.",
    ),
  ).toEqual(["sale-heat-pump Heat pump 4500", "subscription Service subscription 340 year 0.70"]);
});

test("a share without a number is read out of the words, one with a number is stated", () => {
  const attachOf = (businessModel: string) =>
    readBrief({
      solution: "We clean gutters.",
      targetAudience: "Home owners in Ghent.",
      businessModel,
    }).lines.find(({ kind }) => kind === "recurring")?.attach;
  expect(
    attachOf(
      "A single cleaning costs €195. Most customers choose our yearly plan with two visits, which costs €340 per year.",
    )?.provenance,
  ).toBe("parsed");
  expect(
    attachOf(
      "A cleaning costs €195. The yearly plan with two cleanings costs €340. About 60% of our customers take it.",
    ),
  ).toMatchObject({ value: 0.6, provenance: "founder" });
});
