import { cleared } from "./misleading";

test("what somebody comes on is not what is sold", () => {
  expect(cleared("We come to the shop on a motorbike with a box of parts")).not.toMatch(/motorbike/);
  expect(cleared("we are two people with one motorbike")).not.toMatch(/motorbike/);
  expect(cleared("We come to your street and repair your motorbike")).toMatch(/motorbike/);
  expect(cleared("We wash vans with hot water")).toMatch(/vans/);
});

test("what is fixed beforehand is mended by nobody", () => {
  expect(cleared("For a fixed monthly fee we screen tenders at fix prices")).not.toMatch(/fix/);
  expect(cleared("We have fixed 212 engines and fix yours at home")).toMatch(/fixed 212 .*fix yours/);
});
