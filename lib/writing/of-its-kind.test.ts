import { ventureBy } from "@/lib/brief/ventures/catalogue";
import { kindDoes, ofItsKind } from "./of-its-kind";

test.each([
  [
    null,
    "Video call, night plan, daily chat for two weeks until they sleep.",
    "baby-sleep-coaching",
    "offers baby sleep coaching: video call, night plan, daily chat for two weeks until they sleep",
  ],
  [
    null,
    "Case tracking, barcode per job, due dates, invoices, remake log.",
    "dental-lab-software",
    "is dental lab software: case tracking, barcode per job, due dates, invoices, remake log",
  ],
  [
    "is a soy wax poured by hand, scents from the coast",
    "Soy wax poured by hand, scents from the coast.",
    "candles",
    "makes candles: soy wax poured by hand, scents from the coast",
  ],
  [
    "offers 42 shades of foundation",
    "42 shades of foundation.",
    "make-up",
    "sells make-up: 42 shades of foundation",
  ],
  // Named as one thing by the founder, told as a deed, or named by the kind's own word: it stays.
  [
    "is a gentle cream for teenagers",
    "We make a gentle cream for teenagers.",
    "deodorant",
    "is a gentle cream for teenagers",
  ],
  ["bakes bread at night", "We bake bread at night.", "bakery", "bakes bread at night"],
  ["offers salsa classes", "Salsa classes.", "dance-school", "offers salsa classes"],
  [null, "I come round and trim nails.", "foot-hearing-home", null],
])("what %j of %j is behind the name of its kind", (what, opening, id, said) => {
  expect(ofItsKind(what, opening, ventureBy(id))).toBe(said);
});

test("without a known kind nothing is put in front", () => {
  expect(ofItsKind("offers 42 shades", "42 shades.", null)).toBe("offers 42 shades");
});

test.each([
  ["tattoo-studio", "is a tattoo studio"],
  ["massage-at-home", "offers home massages"],
  ["dress-rental", "offers dress rental"],
])("%s %s", (id, said) => {
  const venture = ventureBy(id);
  expect(venture && kindDoes(venture, "")).toBe(said);
});
