import { findRedFlags, isForbiddenClaim } from "./rules";

const flags = (solution: string) =>
  findRedFlags({ problem: "", solution, targetAudience: "", differentiator: "", businessModel: "" }).map(
    ({ rule }) => rule,
  );

test.each([
  "You can stop your sleeping tablets.",
  "After two weeks users come off their antidepressants.",
  "Throw away your pills, this tea is enough.",
  "Patients reduce their insulin by half within a month.",
  "Drink it instead of chemo.",
  "My aunt stopped taking her blood pressure tablets.",
  "You no longer need your inhaler.",
  "It replaces medication for anxious dogs.",
  "Ask the app instead of a doctor.",
  "A better way than pills: it is a natural alternative to antidepressants.",
  "Ten minutes a day replaces therapy.",
  "Helps people wean off statins in six weeks.",
])("%s nobody may say", (said) => {
  expect(flags(said)).toContain("stopping-medicine");
  expect(isForbiddenClaim(said)).toBe(true);
});

test.each([
  "A pill box that reminds people who stop taking their tablets.",
  "It reduces medication errors on the ward.",
  "Never stop your tablets without asking.",
  "We cut the cost of insulin.",
  "The app replaces your paper medicine chart.",
  "We replace tablets with cracked screens.",
  "Patients taper off their painkillers with their own doctor.",
  "A nurse comes to the house instead of a doctor.",
  "Drop off your prescription and we deliver the medicine.",
  "It halves the waiting time at the doctor's.",
  "Stops leaks in old pipes.",
  "A course for people who sleep badly, without pills.",
  "We do not replace your doctor.",
])("%s may be said", (said) => {
  expect(flags(said)).not.toContain("stopping-medicine");
  expect(isForbiddenClaim(said)).toBe(false);
});

test.each([
  ["It is clinically proven.", true],
  ["Scientifically proven by my family.", true],
  ["Proven by science.", true],
  ["Clinically proven in a published randomised study.", false],
  ["It is not clinically proven yet.", false],
  ["A proven recipe of my grandmother.", false],
])("%s is a study claimed: %s", (said, claimed) => {
  expect(flags(said).includes("claimed-study")).toBe(claimed);
});
