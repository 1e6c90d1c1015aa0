import { readBrief } from "../read-brief";

const rivals = (problem: string, differentiator = "") =>
  readBrief({
    problem,
    solution: "A course",
    targetAudience: "Students",
    businessModel: "$9 a month",
    differentiator,
  }).named.competitors;

test.each([
  ["They finish college without the skills that accounts and MIS jobs ask for.", ""],
  ["Engagement is low, the ROI is invisible and HR leaders are left without a strategy.", ""],
  ["It is hard.", "Supermarket treats are cheap but full of fillers."],
])("%s %s names no company", (problem, differentiator) =>
  expect(rivals(problem, differentiator)).toEqual([]),
);

test("a company that does something is one", () =>
  expect(rivals("It is hard.", "Duolingo never makes you talk. We do.")).toEqual(["Duolingo"]));

test("how a thing is names no company", () =>
  expect(
    rivals(
      "It is hard.",
      "Automatic checks find perhaps 40 percent, so people with disabilities test the rest.",
    ),
  ).toEqual([]));
