import { readBrief } from "../read-brief";

const stated = (
  differentiator: string,
  businessModel = "We take 15% of each booking. The average booking is €84.",
) =>
  readBrief({
    problem: "Small importers need storage for two weeks and warehouses only lease by the year.",
    solution: "A marketplace where warehouse owners list spare metres and traders book them.",
    targetAudience: "Traders in Graz who import one to four pallets a month",
    differentiator,
    businessModel,
  }).stated;

test.each([
  ["In the pilot we did 63 bookings over 3 months, with 9 owners.", 63, 3],
  ["During our test we had 40 bookings in 2 months.", 40, 2],
  ["In October there were 173 bookings, only by word of mouth.", 173, 1],
  ["About 410 bookings last month.", 410, 1],
  ["Over the last 6 months we made 96 bookings with 4 owners.", 96, 6],
  ["We do 5 bookings a week.", 22, 1],
])("%s is a pace", (told, count, months) => {
  const { traded } = stated(told);
  expect([Math.round(traded?.count ?? 0), traded?.months]).toEqual([count, months]);
});

test.each([
  ["In the pilot we did 63 bookings over 3 months, all free."],
  ["In the pilot 63 bookings were tested over 3 months."],
  ["We want 400 bookings in the first month."],
  ["We can do 5 bookings a day."],
])("%s is none", (told) => expect(stated(told).traded).toBeUndefined());

test.each([
  ["We rented 37 last term.", "S/ 85 per kit.", 37],
  ["We sold 820 last year.", "249 kr per cover.", 820],
  ["Doing 5 jobs a day in the season.", "£75 per job.", 75],
])("%s of what is sold at %s", (told, price, count) =>
  expect(Math.round(stated(told, price).traded?.count ?? 0)).toBe(count),
);

test.each([
  ["17 pilot customers, 1 left.", 16],
  ["12 pilot clients, of whom 2 have cancelled.", 10],
  ["So far 162 rentals and 118 different renters.", 118],
  ["14 colleagues already use my rough version.", undefined],
  ["Six shops use our prototype every day.", undefined],
  ["9 traders signed.", 9],
])("%s pay: %s", (told, count) => expect(stated(told).customers?.value).toBe(count));

test("who is counted as a buyer is not divided by how many an employee looks after", () => {
  const { stated } = readBrief({
    problem: "Small shops cannot pay for a safety officer.",
    solution: "An officer who looks after a group of shops",
    targetAudience: "Welding, machining and oilfield service shops with 8 to 40 employees in Graz",
    differentiator: "On the floor every week.",
    businessModel:
      "€640 per month per shop. One officer earns €6,100 a month and serves 14 shops. I have 9 shops signed.",
  });
  expect(stated.customers?.value).toBe(9);
});
