import { readAimOfPace } from "./aim-of-pace";

const aim = (businessModel: string) =>
  readAimOfPace({ problem: "", solution: "", targetAudience: "", differentiator: "", businessModel });

test.each([
  [
    "₱149 per load. Target is 3,000 loads per month by June, we will earn it back.",
    3000,
    "3,000 loads per month by June",
  ],
  ["We want 400 bookings a month by next summer.", 400, "400 bookings a month by next summer"],
  ["Our goal: 20 orders a day.", 600, "20 orders a day"],
  ["We hope to reach 1,200 repairs a year within two years.", 100, "1,200 repairs a year within two years"],
  ["The aim is 90 boxes every week.", 390, "90 boxes every week"],
])("%s", (told, perMonth, said) => expect(aim(told)).toEqual({ perMonth, said }));

test.each([
  ["We do 40 loads a month."],
  ["We want 300 customers by June."],
  ["We plan 2 visits a month per shop."],
  ["We expect people to buy 2 packs a year."],
  ["We hope customers will order 6 boxes a year."],
])("%s is no such aim", (told) => expect(aim(told)).toBeUndefined());
