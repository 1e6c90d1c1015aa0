import {
  isForecast,
  isMeasured,
  isNothingYet,
  isOfFamily,
  isPromise,
  isTrackRecord,
  tradesNow,
} from "./told-as";

const table = (name: string, test: (text: string) => boolean, yes: string[], no: string[]) =>
  describe(name, () => {
    it.each(yes)("%s", (text) => expect(test(text)).toBe(true));
    it.each(no)("not: %s", (text) => expect(test(text)).toBe(false));
  });

table(
  "a promise",
  isPromise,
  [
    "we come within 48 hours",
    "if a string breaks we replace it within five days",
    "we answer within 2 hours and come within 3 days",
    "two year guarantee on every part",
    "if it is not fixed the same day, you pay nothing",
    "delivery 10 days before the wedding or the money back",
    "always on time",
    "repairs within 24 hours",
  ],
  [
    "sold out within two days",
    "battery lasts two years",
    "12 cafes already pay us",
    "I have tuned 1,300 pianos in eleven years",
    "our own 40 goats, no perfume",
    "47 of 50 still ran after a year",
  ],
);

table(
  "work done in the trade",
  isTrackRecord,
  [
    "I repaired 400 scooters for a sharing company for two years",
    "I have tuned 1,300 pianos in eleven years",
    "I was a ward nurse for nine years",
    "I worked nine years at a bank as an adviser",
    "Trained carpenter, 15 years, more than 600 floors",
    "Former head of service at a scooter company",
    "My father and I have been repairing motorbikes together for 20 years",
  ],
  [
    "we have been doing this on Saturdays for a year",
    "I have suffered from migraine for nine years",
    "my uncle ran a roofing company for 25 years",
    "trained on 4,000 photos",
    "certified organic since 2019",
    "the battery lasts for two years",
    "I will have worked there for two years",
  ],
);

table(
  "sold or done for customers today",
  tradesNow,
  [
    "I sell online and at two weekend markets",
    "we have been doing this on Saturdays for a year",
    "I do this on the side since March for neighbours",
    "we already fix scooters on Saturdays, about 6 a week",
    "we sell since 2021 in our shop and now want to go mobile",
    "we have been cooking for one bank branch since January",
  ],
  [
    "we sell directly to restaurants, no middleman",
    "we sell in three colours",
    "we already know the farmers in the valley",
    "we will sell at two weekend markets",
    "nobody has paid yet",
    "I have been repairing motorbikes for 20 years",
  ],
);

table(
  "of the family",
  isOfFamily,
  [
    "my sister is a food inspector",
    "built with my sister, who is a nurse",
    "I built it with my sister",
    "my uncle ran a roofing company",
  ],
  ["my customers are nurses", "my sister's recipe sells well", "we sell to my neighbours"],
);

table(
  "nothing yet",
  isNothingYet,
  ["nobody has paid yet", "so far nobody pays", "not one sold yet"],
  ["nobody else repairs them at the door", "none of our customers left"],
);

table(
  "could turn out otherwise when measured again",
  isMeasured,
  ["the case was dropped 50 times without a scratch", "battery lasts two years", "40% less water"],
  ["our own 40 goats, no perfume", "we come within 48 hours"],
);

test.each([
  ["We will have 1 million users in the first year with no marketing", true],
  ["We hope to sell 1,500 bags before the June school opening", true],
  ["We expect to reach 40 schools by month 18", true],
  ["We are going to sign 200 clinics", true],
  ["12 schools use it and we will have 40 by spring", false],
  ["Two cafés have ordered, and we hope to win four more", false],
  ["We sold 300 bags last June", false],
  ["38 said they would come again", false],
])("%s is a forecast: %s", (said, is) => {
  expect(isForecast(said)).toBe(is);
});
