import { isNoPromise, withoutUnlike } from "./no-promise";
import { RELIEFS_OF_PITCHES } from "./reliefs-of-pitches";

const linesOf = (problem: string) =>
  RELIEFS_OF_PITCHES.flatMap((way) => way(problem)).map((line) => line.replace(/^!/, ""));

test.each([
  ["Garages miss about a quarter of leads, and forget renewals.", "never forget a renewal again"],
  ["Salons miss 20% of bookings because both hands are busy.", "never miss a booking again"],
  ["Seed growers wait 45-60 days for payment.", "Payment without the 60-day wait"],
  ["The waiting list for a speech therapist is 7 months.", "A speech therapist without the 7-month wait"],
  ["Buyers waste whole evenings comparing tariffs on paper.", "no more evenings spent comparing tariffs"],
  ["Choirs struggle to fill the tenor row and cancel.", "fill the tenor row"],
  ["Owners have no idea whether their roof is insured.", "know whether your roof is insured"],
  ["Tenants collect offers that cannot be compared.", "offers that can be compared"],
  ["Small bakeries are hard to find in new districts.", "Small bakeries, easy to find"],
  ["Patients receive conflicting diet advice.", "no more conflicting diet advice"],
  ["Drivers get fined for missing papers.", "no fines, no missed dates"],
  ["Shepherds lose up to 12% of lambs each spring.", "fewer lambs lost each spring"],
  ["Canteens throw away 15% of the bread they order.", "throw away less bread"],
  ["Clerks copy meter readings by hand and enter invoices by hand.", "no more invoices by hand"],
])("%j is answered by %j", (problem, line) => expect(linesOf(problem)).toContain(line));

test.each([
  "70 gardeners on the waitlist",
  "410 pre-orders",
  "26 paying clinics",
  "33 kiosks order weekly",
  "Co-founder ran a bakery for 9 years",
  "First customer cut its bill by 12%",
  "Twice a week",
  "Kerosene or gas",
  "4 salons in trial",
  "FooBar only prints labels",
  "12 bakeries are on our list",
  "Ordered in the first trial month",
  "Two mornings a week",
])("%j promises a customer nothing", (line) => expect(isNoPromise(line)).toBe(true));

test.each([
  "5 ingredients, no palm oil",
  "Battery lasts 4 years",
  "Paid within 24 hours",
  "Never miss a call again",
])("%j promises something", (line) => expect(isNoPromise(line)).toBe(false));

test("what is done stands without those who do it otherwise", () => {
  expect(withoutUnlike("Made for vets. Unlike call centres we answer at night.")).toBe(
    "Made for vets. answer at night.",
  );
  expect(withoutUnlike("Unlike Foo, we test every batch.")).toBe("test every batch.");
});
