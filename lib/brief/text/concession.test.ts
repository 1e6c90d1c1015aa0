import { cores } from "@/lib/writing/cut";
import { concedes, faultIn } from "./concession";

test.each([
  ["Coffee capsules are convenient but they end up as waste"],
  ["The launderette in town is cheap, but it closes at six"],
  ["Wedding fairs are fun, although you see only those who paid"],
  ["Refill dispensers are cheap but guests think they are dirty"],
])("%s: what is granted stays with its fault", (said) => {
  expect(concedes(said)).toBe(true);
  expect(cores(said)).toEqual([said]);
});

test.each([
  ["Recruiters are not cheap but people use them", 2],
  ["Doctors are too busy but they try", 2],
  ["Farms want to sell but shops want the same size", 2],
])("%s: nothing is granted", (said, parts) => {
  expect(concedes(said)).toBe(false);
  expect(cores(said)).toHaveLength(parts);
});

test.each([
  ["are convenient but they end up as waste", "end up as waste"],
  ["is cheap, but it closes at six", "closes at six"],
  ["are cheap but guests think they are dirty", "are cheap but guests think they are dirty"],
  ["are fun", ""],
  ["close at five", "close at five"],
])("the fault in %p is %p", (does, fault) => {
  expect(faultIn(does)).toBe(fault);
});
