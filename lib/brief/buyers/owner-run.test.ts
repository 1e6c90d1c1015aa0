import { isOwnerRun } from "./owner-run";

test("an owner who does the work buys and pays too", () => {
  expect(
    isOwnerRun(
      "Owners of dental laboratories. The owner is normally a technician himself and does the invoices on Sunday.",
    ),
  ).toBe(true);
  expect(isOwnerRun("Family-run bakeries in Bari.")).toBe(true);
});

test("where somebody else signs, nobody decides alone", () => {
  expect(
    isOwnerRun("Warehouse managers; the safety officer recommends it and the managing director signs."),
  ).toBe(false);
  expect(isOwnerRun("Owners of boats.")).toBe(false);
});
