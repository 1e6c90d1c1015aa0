import { isNoPromise, withoutUnlike } from "./no-promise";

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
  "Put the date, the place",
  "The place and number of guests",
  "€149 a month above that",
  "First month is free",
])("%j promises a customer nothing", (line) => expect(isNoPromise(line)).toBe(true));

test.each([
  "5 ingredients, no palm oil",
  "Battery lasts 4 years",
  "Paid within 24 hours",
  "See the price, then decide",
  "Choose a day, we do the rest",
  "Never miss a call again",
])("%j promises something", (line) => expect(isNoPromise(line)).toBe(false));

test("what is done stands without those who do it otherwise", () => {
  expect(withoutUnlike("Made for vets. Unlike call centres we answer at night.")).toBe(
    "Made for vets. answer at night.",
  );
  expect(withoutUnlike("Unlike Foo, we test every batch.")).toBe("test every batch.");
});
