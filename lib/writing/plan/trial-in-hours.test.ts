import { trialInHours } from "./trial-in-hours";

const trial = (title: string, what = "") => ({ title, what, done: "all is on one sheet" });

test.each([
  ["Prepare eight applications", "services", "Prepare two applications"],
  ["Teach eight learners for two weeks", "education", "Teach three learners for two weeks"],
  ["Repair twelve cars where they stand", "services", "Repair four cars where they stand"],
  ["Introduce five pairs in two weeks", "services", "Introduce three pairs in two weeks"],
  ["Arrange twenty jobs in one district by hand", "marketplace", "Arrange six jobs in one district by hand"],
  ["Sell thirty jars of two kinds", "ecommerce", "Sell thirty jars of two kinds"],
  ["Let ten people wear it for two weeks", "hardware", "Let ten people wear it for two weeks"],
  ["Run ten real cases through it", "saas", "Run ten real cases through it"],
] as const)("%s in %s", (title, form, fits) => {
  expect(trialInHours(trial(title), form).title).toBe(fits);
});

test("the count is the same in what is to be done", () => {
  expect(
    trialInHours(
      trial("Help eight people at home", "Visit eight people twice within two weeks."),
      "services",
    ),
  ).toMatchObject({ title: "Help three people at home", what: "Visit three people twice within two weeks." });
});
