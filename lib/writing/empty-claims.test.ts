import { isEmptyClaim } from "./empty-claims";

test.each([
  "No competition exists",
  "There are no competitors",
  "There is no real competition in Portugal",
  "Nobody does this",
  "Nobody else is doing this yet",
  "We have no direct rivals at the moment",
  "We are the only ones",
  "nothing like it exists",
  "No other company offers this",
  "it's the first of its kind",
  "100% natural",
  "completely safe and 100% natural",
  "All natural ingredients",
  "Totally free for life",
  "free forever for everyone",
  "It's always free",
])("%j proves nothing", (said) => expect(isEmptyClaim(said)).toBe(true));

test.each([
  "No contract and no deposit",
  "Nobody has to sign up",
  "We are the only ones with a key to the tower",
  "100% wool from our own sheep",
  "natural rubber from Kerala",
  "free for workers",
  "The first month is free",
  "Free delivery within 5 km",
  "No competitor has a van that fits the lanes",
  "Nobody else in town opens before six",
  "nothing is fried",
  "Repairs are free for two years",
  "The only shop in the valley that repairs zips",
])("%j says something", (said) => expect(isEmptyClaim(said)).toBe(false));
