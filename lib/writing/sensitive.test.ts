import { sensitivityOf } from "./data/sensitive";

test("where nothing is advertised, the share that no advertisement brought is no measure", () => {
  const watched = (advertises: boolean) =>
    sensitivityOf("organicPerMonth", "services", [], advertises)?.watch;
  expect(watched(true)).toMatch(/no advertisement/);
  expect(watched(false)).toBe("new customers a month, and your hours for each");
});
