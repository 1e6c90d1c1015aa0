import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { isRepeated } from "./line-flow";

const lines = (
  businessModel: string,
  solution = "We offer a shared pottery studio where members come whenever they like.",
) =>
  assume(
    readBrief({
      problem: "A wheel and a kiln do not fit into a small flat.",
      solution,
      targetAudience: "People between 25 and 50 who live in Lisbon.",
      businessModel,
    }),
  );
const MODEL =
  "Membership costs €95 per month. The beginners' course of six evenings costs €210. A single trial evening costs €40. Rent and electricity are €2,100 per month.";

test("nobody books a trial evening every month, and not every member comes by way of the course", () => {
  const [membership, course, trial] = lines(MODEL).lines;
  expect(membership && isRepeated(membership)).toBe(true);
  expect(trial && isRepeated(trial)).toBe(false);
  expect(trial?.attach?.value).toBeLessThan(0.5);
  expect(course?.attach).toMatchObject({ value: 0.5, provenance: "assumption" });
});

test("two prices for single visits stay what they are", () => {
  const { lines: sold } = lines("A single visit costs €14. A pass for ten visits costs €120.");
  expect(sold.some(isRepeated)).toBe(true);
});

test("a member who works there alone takes nobody's hours, a course does", () => {
  const { lines: sold, costs } = lines(MODEL);
  const share = (at: number) => costs.cogsShare[sold[at]?.id ?? ""]?.value ?? 0;
  expect(share(0)).toBeLessThan(0.2);
  expect(share(1)).toBeGreaterThan(0.3);
});

test("where members come already the place is fitted out", () => {
  const bought = (text: string) => lines(text).capex.filter(({ month }) => month > 0);
  expect(bought(MODEL).length).toBeGreaterThan(0);
  expect(bought(`${MODEL} We have 31 members at the moment.`)).toEqual([]);
});
