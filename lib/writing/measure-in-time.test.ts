import { inTheSixtyDays } from "./measure-in-time";

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
