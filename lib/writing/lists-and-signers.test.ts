import { listOfTrade } from "./data/lists-of-trades";
import { isFreeAtFirst } from "./free-use";
import { syllables } from "./names/sound";
import { approverIn, signerIn } from "./signer";
import { withoutBuyer } from "./without-buyer";

test.each([
  ["independent schools", "GB", "the government's register Get Information about Schools"],
  ["schools", "FR", "the education ministry's list of schools"],
  ["surf schools", "GB", null],
  ["solicitors", "GB", "the Solicitors Register of the SRA"],
  ["solicitors", "US", null],
  ["bakeries", "GB", null],
])("%s in %s stand on %s", (crowd, country, list) => {
  expect(listOfTrade(crowd, country)).toBe(list);
});

test("who decides together with whom is read", () => {
  const said = "The decision is usually made by the catering manager together with the bursar.";
  expect([signerIn(said), approverIn(said)]).toEqual(["the catering manager", "the bursar"]);
  expect(approverIn("The decision is made by the owner.")).toBeNull();
});

test("a kitchen of a school is no school", () => {
  expect(withoutBuyer("£540 per school kitchen a year", "schools", "school")).toBe(
    "£540 per school kitchen a year",
  );
  expect(withoutBuyer("£540 per school a year", "schools", "school")).toBe("£540 a year");
});

const answers = { problem: "", solution: "", targetAudience: "", differentiator: "", businessModel: "" };
test.each([
  ["Clubs with fewer than 50 members can use it free of charge", true],
  ["The first month is a trial", true],
  ["A sugar-free bar at €3", false],
  ["It takes 20 minutes of free time", false],
])("%s: %s", (businessModel, free) => {
  expect(isFreeAtFirst({ answers: { ...answers, businessModel } })).toBe(free);
});

test.each([
  ["SafeTray", 2],
  ["Tracewise", 2],
  ["Whisk & Ladle", 4],
  ["Third Guest", 2],
])("%s has %s syllables", (name, beats) => {
  expect(syllables(name)).toBe(beats);
});
