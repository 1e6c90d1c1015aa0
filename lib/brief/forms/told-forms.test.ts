import { wayOf } from "./sorts";
import { formsOf, toldForms } from "./told-forms";

const answers = (solution: string, targetAudience: string, businessModel: string) => ({
  problem: "It costs too much time today, and nobody has a better way.",
  differentiator: "We know it from our own work.",
  ...{ solution, targetAudience, businessModel },
});
const likeliest = (told: ReadonlyMap<string, number>) => [...told].sort((a, b) => b[1] - a[1])[0]?.[0];

test.each([
  [
    "saas",
    "An app that shows two parents who paid what and the balance.",
    "Separated parents",
    "$6 a month.",
  ],
  [
    "ecommerce",
    "Two bags of fresh beans by post every month.",
    "Coffee lovers",
    "$34 a month, shipping included.",
  ],
  ["services", "I come to the house and repair the boiler.", "Homeowners", "£65 a visit."],
])("founders with such words sell %s", (form, ...said) => {
  const told = toldForms(answers(...said));
  expect(likeliest(told)).toBe(form);
  expect([...told.values()].reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 6);
});

test("words tell the sort of thing, and what was read tells which form of it", () => {
  const told = new Map([
    ["saas", 0.8],
    ["services", 0.2],
  ] as const);
  expect(formsOf(new Map([["usage", 2]]), told)[0]?.id).toBe("usage");
  expect(formsOf(new Map([["local", 2]]), told)[0]?.id).toBe("saas");
  expect(formsOf(new Map(), null)).toEqual([{ id: "saas", weight: 0 }]);
});

test("a program is no visit, and work is no program", () => {
  expect(wayOf("work", "saas")).toBe("program");
  expect(wayOf("program", "services")).toBeNull();
  expect(wayOf("let", "services")).toBe("let");
});
