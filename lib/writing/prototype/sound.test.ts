import { isName, isSound } from "./sound";

test.each([
  "Get on the bus for a 20",
  "Fits every oven and",
  "In three sizes",
  "A trained nurse comes",
  "Book a every",
  "Ploughing and and harrowing",
  "Sits on top of the",
])("%j is no label", (text) => expect(isSound(text)).toBe(false));

test.each([
  "Count each dose",
  "Enter how many crates you have",
  "Mend zips, hems and knees",
  "Works without a network",
  "A crew comes twice a year",
])("%j can stand alone", (text) => expect(isSound(text)).toBe(true));

test.each([
  ["half", false],
  ["held", false],
  ["every", false],
  ["repaired", false],
  ["weekly", false],
  ["bed", true],
  ["feed", true],
  ["kiln", true],
])("%s is the name of a thing: %s", (word, expected) => expect(isName(word)).toBe(expected));
