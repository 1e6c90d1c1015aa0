import { writingContext } from "./context";
import { material } from "./material";
import { broughtAlong, setApart } from "./set-apart";

const of = (differentiator: string) =>
  material(
    writingContext({
      answers: {
        problem: "Small clinics lose hours on paper forms.",
        solution: "A tablet form that patients fill in before they see the doctor.",
        targetAudience: "Independent clinics in Leeds.",
        differentiator,
        businessModel: "£40 a month.",
      },
      brandName: null,
      prior: {},
      seed: "s",
      startDate: "2026-11-30",
    }),
  );

test.each([
  ["Works offline in the cellar. Set up in 20 minutes.", "Works offline in the cellar"],
  ["Works offline.", "Works offline"],
  ["No lead fees, ever. Forms come in nine languages.", "No lead fees, ever"],
  ["The best one. Forms come in nine languages.", "Forms come in nine languages"],
  [
    "No-shows fell by two thirds with our first 90 clinics. Forms in nine languages.",
    "Forms in nine languages",
  ],
])("the first sentence that anybody can check is told, whole: %s", (said, told) => {
  expect(setApart(of(said))).toContain(`"${told}"`);
});

test("who makes it is what the founder brings along, and sets it apart where nothing else does", () => {
  const both = of("Built by two nurses from Hull. Forms come in nine languages.");
  expect(setApart(both)).toContain("nine languages");
  expect(broughtAlong(both)).toContain("Built by two nurses from Hull");
  expect(setApart(of("Built by two nurses from Hull."))).toContain("Built by two nurses");
});
