import { findRedFlags, isForbiddenClaim } from "./rules";

const flags = (solution: string) =>
  findRedFlags({ problem: "", solution, targetAudience: "", differentiator: "", businessModel: "" }).map(
    ({ rule }) => rule,
  );

test.each([
  "100% of users are cured.",
  "Everyone gets healed.",
  "97% of our patients are pain-free.",
  "A patch that stops migraine in 10 minutes.",
  "The tea ends insomnia for good.",
  "Your headache is gone in an hour.",
  "A natural cure for arthritis.",
  "Guaranteed relief after one night.",
  "It gets rid of back pain.",
  "No need of medication anymore.",
  "There is no need to take your tablets.",
])("%s nobody may say", (said) => {
  expect(isForbiddenClaim(said)).toBe(true);
  expect(flags(said).length).toBeGreaterThan(0);
});

test.each([
  "Ham cured in our own cellar.",
  "A cooling cap for people with migraine.",
  "It stops leaks in old pipes.",
  "The glue is cured in ten minutes.",
  "We end the paperwork for asthma clinics.",
  "Exercises for people with back pain, shown by a physiotherapist.",
  "All patients are called back the same day.",
])("%s may be said", (said) => {
  expect(isForbiddenClaim(said)).toBe(false);
});

test.each([
  ["A wristband with magnets that stops migraine", true],
  ["An insole that heals back pain", true],
  ["A wristband that shows the bus times", false],
  ["A bracelet for concerts", false],
])("%s is a thing against an illness: %s", (said, is) => {
  expect(flags(said).includes("medical-device")).toBe(is);
});
