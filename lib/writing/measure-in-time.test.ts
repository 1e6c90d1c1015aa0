import { asOftenAsBought, inTheSixtyDays } from "./measure-in-time";

test.each([
  [
    "the share of users who still open it in the fourth week",
    "the share of users who still open it in the second week",
  ],
  [
    "the share of plants still healthy after eight weeks",
    "the share of plants still healthy in the second week",
  ],
  [
    "the share of buyers who order again within two months",
    "the share of buyers who order again within three weeks",
  ],
  [
    "the share of people still in the job eight weeks after they start",
    "the share of people still in the job two weeks after they start",
  ],
  [
    "the share of customers whose room is still in order a month later",
    "the share of customers whose room is still in order two weeks later",
  ],
  ["the energy one set produces in its first month", "the energy one set produces in its first two weeks"],
  [
    "the share of children who stay enrolled for the whole school year",
    "the share of children who stay enrolled after the first two weeks",
  ],
  [
    "the share of guests who come again within two weeks",
    "the share of guests who come again within two weeks",
  ],
  [
    "the calls and enquiries a website brings in a month",
    "the calls and enquiries a website brings in a month",
  ],
  ["the number of loans per tool each month", "the number of loans per tool each month"],
  [
    "the days in a month on which each machine is rented out",
    "the days in a month on which each machine is rented out",
  ],
])("%s: counted in time", (measure, counted) => {
  expect(inTheSixtyDays(measure)).toBe(counted);
});

test.each([
  [
    "the share of customers who book the next visit within three weeks",
    0.2,
    "the share of customers who name somebody who wants it too",
  ],
  [
    "the share of first-time guests who come back within two weeks",
    "once",
    "the share of first-time guests who name somebody who wants it too",
  ],
  [
    "the share of clients who book again within three weeks",
    1.5,
    "the share of clients who book again within three weeks",
  ],
  [
    "the share of buyers who order again within three weeks",
    null,
    "the share of buyers who order again within three weeks",
  ],
  [
    "the days from the first tool to the finished room",
    0.1,
    "the days from the first tool to the finished room",
  ],
] as const)("%j with %j purchases a month", (measure, often, counted) => {
  expect(asOftenAsBought(measure, often)).toBe(counted);
});
