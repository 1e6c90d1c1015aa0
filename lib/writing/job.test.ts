import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { caseOf } from "./case";
import { writingContext } from "./context";
import { material } from "./material";

const read = (answers: Partial<QuizAnswers>) =>
  caseOf(
    material(
      writingContext({
        answers: {
          problem: "It is slow and nobody likes it.",
          solution: "",
          targetAudience: "Property managers in Denver",
          differentiator: "We built it with six of them.",
          businessModel: "",
          ...answers,
        },
        brandName: "Tallow",
        prior: {},
        seed: "job",
        startDate: "2026-11-23",
        // What the words of the answers say, without what is known of a kind.
        corrections: { values: {}, answersToFollowUps: {}, reading: { venture: "none" } },
      }),
    ),
  );

test.each([
  ["AI voice agent that takes maintenance requests", "$149/month including 200 calls", "a call"],
  ["App that turns recipes into shopping lists", "Free for 5 recipes a month, €4 per month", "a recipe"],
  ["Software that drafts tender replies", "€89 a month for 10 tenders, €12 per extra tender", "a tender"],
  ["An API that checks VAT numbers", "€0.02 per check, first 1,000 checks free", "a check"],
  ["A marketplace for boat moorings", "12% commission on every booking", "a booking"],
  ["Clinic software with reminders and a diary", "€80 a month", "a case"],
  ["On-site forklift training in two evenings", "€240 per mechanic", "a course"],
  ["App with a seating plan per concert", "€9 per manager per month up to 30 property managers", "a case"],
  ["Live tango classes on a screen, every morning", "€29 per month", "a class"],
  ["A marketplace for darkrooms", "12% commission, average booking €40", "a booking"],
  ["Headset training for welders", "€90 per welder per month", "a course"],
  ["Software that calculates tax for hosts", "€15 per month", "a case"],
])("%s at %s: what is delivered once is %s", (solution, businessModel, job) => {
  expect(read({ solution, businessModel }).job[0]).toBe(job);
});

test("two sides count what they agree on, and no progress of a learner", () => {
  const { counted } = read({
    solution: "A platform where guitar teachers list their hours and adults book lessons",
    targetAudience: "Adult beginners in Porto",
    businessModel: "15% of each lesson",
  });
  expect(counted).toBe("the share of requests that end in a lesson");
});

test.each([
  ["Garages miss 40% of incoming calls at noon.", "", "the share of incoming calls missed"],
  ["It takes four days to approve an invoice.", "", "the days it takes to approve an invoice"],
  ["", "31 of our 40 founders renewed after a year.", "the share of founders who renewed"],
  [
    "",
    "90 people took our trial and 72% stayed past week six.",
    "the share of people who stayed past week six",
  ],
  ["", "Pilot with 2 shops, 25% fewer returned parcels.", "the number of returned parcels"],
  ["", "A trial showed a 30% drop in no-shows.", "the number of no-shows"],
])("%s%s counts %s", (problem, differentiator, counted) => {
  expect(read({ problem, differentiator, solution: "Software for them" }).counted).toBe(counted);
});
