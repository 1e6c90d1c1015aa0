import { caseOf } from "../case";
import { writingContext } from "../context";
import { material } from "../material";
import { tasksOf } from "./plan";
import { launchStrategy } from "./strategy";

const plan = (businessModel: string) => {
  const context = writingContext({
    answers: {
      problem: "When a machine stops the bakery carries it to town and waits a week.",
      solution: "We come to the bakery and repair the machine on the spot.",
      targetAudience: "Bakeries with two to four machines in Graz. They pay in cash.",
      differentiator: "The old part stays there and we are two people with one van.",
      businessModel,
    },
    brandName: "Kettle",
    prior: {},
    seed: "counted",
    startDate: "2026-11-30",
  });
  const m = material(context);
  const c = caseOf(m);
  const text = tasksOf(m)
    .map((task) => `${task.title(c)} ${task.description(c)}`)
    .join("\n");
  return { text, strategy: launchStrategy(c) };
};

test("who has counted what was sold tests the pace and not the price", () => {
  const { text, strategy } = plan(
    "A visit is €90. The monthly plan is €25 per machine. Since March we have done 120 visits and 12 machines are on the monthly plan.",
  );
  expect(strategy).toMatch(/go on coming, which is what 120 visits come to by this plan/);
  expect(strategy).toMatch(/your price is paid you know already/);
  expect(text).toMatch(/Put a name beside each of the 120 visits/);
  expect(text).toMatch(/the plan on the day of/);
  expect(text).not.toMatch(/larger version/);
  expect(text).toMatch(/You have one van/);
});

test("who begins still tests the price", () => {
  const { text, strategy } = plan("A visit is €90. The monthly plan is €25 per machine.");
  expect(strategy).not.toMatch(/while you counted/);
  expect(text).not.toMatch(/Put a name beside/);
});
