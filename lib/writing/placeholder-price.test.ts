import { priceLine } from "./analysis/plan-in-brief";
import { writingContext } from "./context";
import { material } from "./material";

const placeholder = (businessModel: string) =>
  priceLine(
    material(
      writingContext({
        answers: {
          problem: "Cutting clips takes hours.",
          solution: "An app that cuts short clips out of an episode.",
          targetAudience: "Independent podcasters in Ireland",
          differentiator: "It is simpler.",
          businessModel,
        },
        ...{ brandName: null, prior: {}, seed: "s", startDate: "2026-11-23" },
      }),
    ),
  );

test.each([
  ["We have not decided the price yet.", / a month\.$/],
  ["Probably a small yearly fee. No sum yet.", / a year\.$/],
  ["Pay for what you use, no subscription. Processing an episode costs us roughly 40c.", / per \p{L}+\.$/u],
])("a price that is assumed says how often it is paid: %s", (businessModel, ends) => {
  expect(placeholder(businessModel)).toMatch(/placeholder of/);
  expect(placeholder(businessModel)).toMatch(ends);
});
