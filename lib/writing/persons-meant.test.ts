import { crowdIn, oneOf } from "./crowd";

test.each([
  ["Those who inherited and feel a bit guilty", "people who inherited", "person"],
  ["Folk who like to walk with others", "people who like to walk with others", "person"],
  ["Weddings, fortieths, wineries around Melbourne", "hosts of weddings", "host of weddings"],
  ["Birthdays, baby showers in Leicester", "hosts of birthdays", "host of birthdays"],
  ["Weddings and company parties in Manchester", "hosts of weddings", "host of weddings"],
  ["Wedding planners in Leeds", "wedding planners", "wedding planner"],
])("%s", (said, crowd, one) => {
  expect(crowdIn(said, new Set())).toBe(crowd);
  expect(oneOf(crowd)).toBe(one);
});
