import { caseOf } from "../case";
import { writingContext } from "../context";
import { material } from "../material";
import { stillNeeded } from "./still-needed";

test("who does the work already is not looked for", () => {
  const answers = {
    problem:
      "Banks close their branches and everything requires an app. Many people past seventy are afraid of pressing something wrong.",
    solution:
      "Trained helpers come to the kitchen table, set up the phone with large letters, practise internet banking and video calls, and leave a handwritten sheet.",
    targetAudience: "Older people in Utrecht living at home.",
    differentiator: "Our helpers are over fifty as well.",
    businessModel: "35 euros a visit.",
  };
  const c = caseOf(
    material(
      writingContext({ answers, brandName: null, prior: {}, seed: "needed", startDate: "2026-11-30" }),
    ),
  );
  expect(stillNeeded(c).join(", ")).not.toMatch(/helper/);
});
