import { readBrief } from "../read-brief";
import { failedElsewhere } from "./failed-elsewhere";
import { isSetback } from "./happened";

test.each([
  "Two cold rooms run by NGOs closed as nobody paid monthly",
  "Three startups failed because they bought the vans",
  "Most repair cafes gave up after one winter",
  "The council scheme did not work",
  "Earlier apps went under within a year",
  "Four bike shops in town closed last year",
  "A private operator pulled out when the subsidy ended",
  "Five cooperatives went bankrupt since 2019",
  "The old village shop shut down because rent went up",
  "Other clubs never worked",
])("%j is what became of others", (said) => {
  expect(failedElsewhere(said)).toBe(true);
  expect(isSetback(said)).toBe(false);
  expect(readBrief({ differentiator: `${said}. We charge by the day.` }).stated.traction).toEqual([]);
});

test.each([
  "Two of our pilot shops closed",
  "Forty families gave up plastic bags",
  "Twelve shops closed deals worth 300 euros with us",
  "No shops failed",
  "We closed the round with two companies",
  "Three schools stopped buying bottles because of us",
  "Two hives died in the first winter",
  "31 bakeries ordered again",
  "Shops use it after hours because they closed the till",
  "Our first stall failed because of rain",
  "Cafes closed on Mondays lend us the room",
])("%j is not", (said) => expect(failedElsewhere(said)).toBe(false));
