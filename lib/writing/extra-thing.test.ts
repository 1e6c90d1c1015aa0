import { optionalThing } from "./extra-thing";

test.each([
  ["Yearly check for 79 euros, optional", "optional yearly check"],
  ["Optional accounting export for 20 euros a month", "optional accounting export"],
  ["£80 for the service, optional", null],
  ["Monthly plan €20", null],
])("%s", (evidence, thing) => {
  expect(optionalThing(evidence)).toBe(thing);
});
