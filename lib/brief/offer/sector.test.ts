import { readSector } from "./sector";

test.each([
  [
    "Old parents fall at night and nobody hears it",
    "A radar sensor for the bedroom that alerts the family",
    "elder-care",
  ],
  ["Supermarket coffee is stale", "A subscription box with roasted coffee by post", "beverages"],
  ["Roofers sell solar panels at fantasy prices", "A website that compares offers", "energy"],
  ["Sheep dogs get lost in fog", "A GPS collar with a live map", "pets"],
  ["Parents pay agencies and get a stranger", "An app to book babysitters known to friends", "childcare"],
  ["Guests bring their own snacks", "A quiz evening in a bar with dry cleaning for the loser", "games"],
])("%s; %s: %s", (problem, solution, sector) => {
  const rest = { targetAudience: "", differentiator: "", businessModel: "" };
  expect(readSector({ problem, solution, ...rest }).id).toBe(sector);
});
