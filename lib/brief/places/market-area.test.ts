import { readBrief } from "../read-brief";
import { marketArea, startShare } from "./market-area";

const brief = (solution: string, businessModel: string) =>
  readBrief({
    problem: "It is hard.",
    solution,
    businessModel,
    differentiator: "",
    targetAudience: "Homeowners in Ireland. We start in Cork.",
  });

test("what is sold from afar is counted in the whole country, of which the start is a part", () => {
  const sold = brief("An app that reads the meter", "€5 a month");
  expect(marketArea(sold)?.label).toBe("Ireland");
  expect(startShare(sold)?.label).toBe("Cork");
});

test("work at the customer's door stays where it begins", () => {
  const done = brief("We clean gutters at the house", "€90 a visit");
  expect(marketArea(done)?.label).toBe("Cork");
  expect(startShare(done)).toBeNull();
});
