import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "@/lib/finance/assumptions";
import { runModel } from "@/lib/finance/run-model";

const briefOf = (businessModel: string) =>
  readBrief({
    problem: "Organisers of village flea markets keep the bookings on paper.",
    solution: "A booking site where an organiser draws the green once and sellers book and pay for a table.",
    targetAudience:
      "Organisers of weekend flea markets in Kent, and the sellers there, about 50 sellers per market",
    differentiator: "Drawn once.",
    businessModel,
  });

test("a commission is earned on everybody who comes with the payer, each time", () => {
  const brief = briefOf("Organisers pay £40 per month per market plus 5% of table fees (average table £20).");
  const take = brief.lines.find(({ kind }) => kind === "take");
  expect(take?.buyer).toBeUndefined();
  expect(take?.unitsPerCustomerMonth?.value).toBeGreaterThanOrEqual(50);
  expect(take?.unitsPerCustomerMonth?.note).toContain("50 sellers per market");
  const { unit } = runModel(assume(brief));
  expect(unit.revenue).toBeGreaterThan(40 + 50);
});

test("stated card fees are not taken a second time", () => {
  const { costs } = assume(
    briefOf(
      "Organisers pay 5% of table fees (average table £20). Card fees cost us 1.5% plus 20p a booking.",
    ),
  );
  expect(costs.paymentShare.value + costs.paymentFixed.value).toBe(0);
});
