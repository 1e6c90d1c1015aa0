import { readBrief } from "@/lib/brief/read-brief";
import { writingContext } from "./context";
import { material } from "./material";
import { actOf } from "./outline/act";
import { mockups } from "./prototype/screens";

const ANSWERS = {
  problem: "Owners of private pools do not know the real condition of the water.",
  solution:
    "Our floating sensor measures chlorine and temperature every hour and sends the values to the phone. The app tells the owner exactly how much of which product to add.",
  targetAudience: "We sell to owners of private pools along the Spanish Mediterranean coast.",
  differentiator: "Competing sensors need a new probe every year, while ours lasts for three years.",
  businessModel:
    "The sensor costs 229 euros. The app is free, and a service plan with personal advice and a replacement guarantee costs 6 euros per month. We can produce the sensor for 96 euros. Pool maintenance companies can buy a package of ten sensors for 1,790 euros.",
};
const read = () =>
  material(
    writingContext({
      answers: ANSWERS,
      brandName: "Tallow",
      prior: {},
      seed: "pond",
      startDate: "2026-11-23",
      corrections: { values: {}, answersToFollowUps: {}, reading: { venture: "none" } },
    }),
  );

test("what only reads off is no guard", () => {
  expect(actOf(readBrief(ANSWERS), "hardware")).toBe("check");
  const alarm = readBrief({ ...ANSWERS, solution: "Our sensor measures the level and warns of a leak." });
  expect(actOf(alarm, "hardware")).toBe("guard");
});

test("a plan beside a free app is on the price list, and only some take it", () => {
  const plan = readBrief(ANSWERS).lines.find(({ kind }) => kind === "recurring");
  expect(plan?.attach?.value).toBeLessThan(1);
  expect(readBrief(ANSWERS).terms.map(({ kind }) => kind)).not.toContain("freePart");
  expect(mockups(read()).join(" ")).toContain("€6 a month");
});

test("what stands after while is ours without it, and where they live is not who they are", () => {
  const { proofs, group } = read();
  expect(proofs).toContain("ours lasts for three years");
  expect(group.crowd).not.toMatch(/Spanish/);
});

test("an amount that is told is no list of people", () => {
  const screen = mockups(read()).find((text) => /^How much/.test(text)) ?? "";
  expect(screen).toContain('"How much" and "When to do it" and "When to look again"');
  expect(screen).not.toContain("Ana Ruiz");
});
