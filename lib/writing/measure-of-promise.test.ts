import { readBrief } from "@/lib/brief/read-brief";
import { measureIn } from "./measure";
import { promiseKept } from "./measure-of-promise";

const brief = (solution: string, differentiator = "It is ours.", problem = "It is a nuisance.") =>
  readBrief({
    problem,
    solution,
    targetAudience: "Households in Leeds",
    differentiator,
    businessModel: "£40 per job",
  });

test.each([
  [
    "We send a checked mechanic who comes to you in 25 minutes.",
    "the share of jobs begun within 25 minutes of the call",
  ],
  ["A locksmith is at your door within 30 minutes.", "the share of jobs begun within 30 minutes of the call"],
  ["We collect the washing and return it in 24 hours.", "the share of jobs back within 24 hours"],
  [
    "We mend shoes and bring them back within three working days.",
    "the share of jobs back within three working days",
  ],
  ["Curtains are ready in five days.", "the share of jobs finished within five days"],
  [
    "We deliver the complete file three working days before the deadline.",
    "the share of jobs delivered three working days before the deadline",
  ],
  ["We send a quote within 48 hours.", "the share of requests answered within 48 hours"],
  ["We clear gutters. We turn up.", "the share of jobs done on the agreed day"],
  ["We clear gutters with a camera.", null],
  ["Others never come within three days.", null],
])("%s: what is promised is counted", (solution, measure) => {
  expect(promiseKept(brief(solution), "services", "jobs")).toBe(measure);
});

test("the post of a thing is no promise of the offer", () => {
  expect(
    promiseKept(brief("We sell candles and deliver them back within 3 days."), "ecommerce", "orders"),
  ).toBeNull();
});

test.each([
  ["Pilot clients went from a 14% to a 27% win rate across 41 bids.", "the win rate"],
  ["Our schools went from 61% to 74% pass rate in one year.", "the pass rate"],
  ["We went from a flat to a shop.", null],
])("%s: what a trial changed is counted", (differentiator, measure) => {
  expect(measureIn(brief("We write tenders.", differentiator))).toBe(measure);
});

test.each([
  [
    "Every tuner forgets to call people back after 6 or 12 months.",
    "how often they forget to call people back",
  ],
  [
    "The clinic forgets to send the reminder, and patients stay away.",
    "how often they forget to send the reminder",
  ],
  ["Nobody forgets to be kind.", null],
])("%s: what is forgotten is counted", (problem, measure) => {
  expect(measureIn(brief("We help.", "It is ours.", problem))).toBe(measure);
});

test("a guarantee or a return is no promise of time", () => {
  expect(
    promiseKept(brief("We fix it and come back within 60 days free of charge."), "services", "jobs"),
  ).toBeNull();
  expect(promiseKept(brief("You may send it back within five days."), "marketplace", "sales")).toBeNull();
});
