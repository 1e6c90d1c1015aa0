import { readBrief } from "@/lib/brief/read-brief";
import { costScale } from "./scale";

const of = (targetAudience: string, price: string) =>
  costScale(
    readBrief({
      problem: "Children bring home head lice from school.",
      solution: "We comb them out with oil in one visit.",
      targetAudience,
      differentiator: "No poison.",
      businessModel: `${price} per visit.`,
    }),
  );

test("a namesake of a town in another country does not set the cost of a plan in rand", () => {
  const rand = of("Mothers in South Africa", "ZAR 450");
  expect(of("Mothers in Claremont", "ZAR 450")).toBeCloseTo(rand, 6);
  expect(of("Mothers in Nairobi, Kenya", "USD 20")).toBeLessThan(1);
});
