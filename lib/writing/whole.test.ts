import { isWhole, losesDenial } from "./whole";

test.each([
  "It hits managers of residential care homes with 20 to 60 beds in",
  "We visit each care home every two weeks with a portable suction kit, clean",
  "We tell you week by week what",
  "A list of what was found and",
  "We say “you are next",
  "Free delivery for the",
  "Cheaper than",
  "Bread baked without",
  "The room is",
])("%s is broken off", (line) => expect(isWhole(line)).toBe(false));

test.each([
  "A bin that you can sit on",
  "Somewhere parents can drop off and log in",
  "See what to practise before Tuesday",
  "Pick, pack, clean",
  "Check where the parcel is",
  "Somebody to talk to",
  "The price is what it is",
  "Hear your own part played louder",
  "A letter (on paper) each week",
])("%s is whole", (line) => expect(isWhole(line)).toBe(true));

test.each([
  ["No more wrong vers", "videos that are the wrong version", false],
  ["Fewer tile", "cracked tiles", true],
  ["No cracked tiles", "tiles crack", true],
  ["Less waste", "people wasted it", true],
])("%s out of %s: %s", (line, said, whole) => expect(isWhole(line, said)).toBe(whole));

test.each([
  ["Read music well", "most of us can't read music well", true],
  ["Sell hearing aids", "I don't sell hearing aids", true],
  ["Tell anybody", "We will never tell anybody", true],
  ["Work from your score", "We work from your score, not from a library", false],
])("%s loses the denial of %s: %s", (line, said, lost) => expect(losesDenial(line, said)).toBe(lost));
