import { readBrief } from "../read-brief";

const often = (solution: string) =>
  readBrief({ solution, businessModel: "€60 per visit, €90 for an emergency visit." }).lines.map(
    ({ unitsPerCustomerMonth }) => unitsPerCustomerMonth && Math.round(unitsPerCustomerMonth.value * 10) / 10,
  );

test("how often somebody comes is how often a visit is paid", () => {
  expect(often("We look after office plants. Every two weeks we water them and cut what is dry.")[0]).toBe(
    2.2,
  );
  expect(often("We visit twice a month and look after the office plants.")[0]).toBe(2);
  expect(often("We look after office plants.")[0]).toBeUndefined();
});
