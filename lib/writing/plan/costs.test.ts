import { readBrief } from "@/lib/brief/read-brief";
import { costsSaid, costWords } from "./costs";

const spent = (businessModel: string, solution = "We run a race in the hills.") => {
  const brief = readBrief({
    problem: "",
    solution,
    targetAudience: "Runners",
    differentiator: "",
    businessModel,
  });
  return costWords(costsSaid(brief), new Set(), null);
};

test.each([
  [
    "A single cleaning costs $195 per house. Labor, fuel and disposal come to $88 per visit.",
    "labor, fuel and disposal",
  ],
  [
    "Premium costs 79 kronor per month. Image processing costs us around 6 kronor per user each month.",
    "image processing",
  ],
  ["The box costs $42 per month. Packing and postage add another $9.50 per box.", "packing and postage"],
])("what is asked is no cost: %s", (businessModel, words) => expect(spent(businessModel)).toBe(words));

test("rent is no cost of one sale", () =>
  expect(spent("A month costs €95. Rent and electricity come to €2,100 a month.")).toBe(""));

test("where no cost is told none is named", () => expect(spent("A ticket costs $20.")).toBe(""));
