import { much, ofEach } from "./measure-words";

test("what comes one at a time is counted so, a mass is not", () => {
  expect(ofEach("the share of rehearsal lost", "Between the weekly rehearsals they forget it.")).toBe(
    "the share of each rehearsal lost",
  );
  expect(ofEach("the share of bread thrown away", "They throw away bread.")).toBe(
    "the share of bread thrown away",
  );
  expect(much("no-shows")).toBe("the number of no-shows");
});
