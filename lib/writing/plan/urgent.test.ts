import { isUrgent } from "./urgent";

const of = (solution: string) =>
  isUrgent({ answers: { problem: "", solution, targetAudience: "", differentiator: "", businessModel: "" } });

test("who is served when they call is not put together on two days", () => {
  expect(of("A mechanic comes to the shop and repairs the machine there, usually the same day.")).toBe(true);
  expect(of("We pump out flooded cellars, within two hours of the call.")).toBe(true);
  expect(of("We clean gutters twice a year with a vacuum from the ground.")).toBe(false);
  expect(of("I tune pianos in homes and keep a card for each.")).toBe(false);
});
