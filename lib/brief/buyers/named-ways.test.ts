import { namedWays } from "./named-ways";

const ways = (targetAudience: string, businessModel = "") =>
  namedWays({ problem: "", solution: "", differentiator: "", targetAudience, businessModel }).map(
    ({ kind, name }) => `${kind}: ${name}`,
  );

test.each([
  [
    "I'd begin in Ohio, through senior centers and local Facebook groups, then sell online.",
    ["place: senior centers", "heard: local Facebook groups"],
  ],
  [
    "We'd start in Victoria, selling online and through Facebook and Instagram.",
    ["heard: Facebook", "heard: Instagram"],
  ],
  [
    "I get clients through the church, the library and word of mouth.",
    ["place: the church", "place: the library"],
  ],
  ["I sold 40 candles at two craft fairs last fall.", ["place: two craft fairs"]],
  ["Parents who work till evening.", []],
  ["We don't sell through Facebook.", []],
])("%s", (audience, expected) => expect(ways(audience)).toEqual(expected));
