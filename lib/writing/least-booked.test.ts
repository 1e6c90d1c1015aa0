import { readBrief } from "@/lib/brief/read-brief";
import { leastBooked } from "./least-booked";

const read = (differentiator: string, businessModel: string) =>
  leastBooked(
    readBrief({
      problem: "Nobody has time to go along.",
      solution: "We drive older people to the doctor and wait with them.",
      targetAudience: "Older people in Leeds",
      differentiator,
      businessModel,
    }),
  );

test.each([
  ["Agencies are £18 an hour but they want a 6 hour shift.", "£24 an hour, minimum 2 hours.", 108, 48],
  ["Agencies charge £20 an hour, minimum 5 hours.", "£25 an hour, at least 3 hours.", 100, 75],
])("%s beside %s", (theirs, own, least, ours) => {
  expect(read(theirs, own)).toMatchObject({ theirs: { sum: least }, own: { sum: ours } });
});

test.each([
  ["Agencies are £18 an hour.", "£24 an hour, minimum 2 hours."],
  ["Agencies are £18 an hour but they want a 6 hour shift.", "£24 an hour."],
])("one of the two is not told: %s %s", (theirs, own) => expect(read(theirs, own)).toBeNull());
