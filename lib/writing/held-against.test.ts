import { readBrief } from "@/lib/brief/read-brief";
import { heldAgainst } from "./held-against";

const held = (problem: string, businessModel: string) => {
  const brief = readBrief({
    problem,
    solution: "Software for salons",
    targetAudience: "Dog salons in Ohio",
    businessModel,
  });
  return heldAgainst(brief, brief.lines[0]);
};
const shown = (problem: string, businessModel: string) => held(problem, businessModel)?.fact?.display;

test("two prices for the same unit", () => {
  expect(shown("Groomers cost $80 an hour.", "$60 an hour")).toBe("75%");
});

test("what is lost by the year beside what is paid by the month, each by the same payer", () => {
  expect(shown("Dog salons lose $2,400 a year to no-shows.", "$50 a month per salon")).toBe("25%");
});

test("time that it takes is priced by the hour", () => {
  expect(shown("Owners spend 6 hours a month on reminders.", "$30 a month")).toBe("$5");
});

test.each([
  ["another unit", "Groomers cost $80 an hour.", "$60 per dog"],
  ["another payer", "Groomers spend 6 hours a month on reminders.", "$30 a month per dog"],
  ["sums too far apart to be for the same", "Franchises cost $9,000 a month.", "$60 a month"],
  ["a share of each deal", "Groomers cost $80 an hour.", "We keep 15% of each booking"],
])("%s is told and not compared", (_, problem, businessModel) => {
  const against = held(problem, businessModel);
  expect(against?.fact ?? null).toBeNull();
});

test("what can be compared comes first", () => {
  const against = held("A kennel costs $900. Groomers charge $80 an hour.", "$40 an hour");
  expect(against?.today.said).toBe("Groomers charge $80 an hour");
});
