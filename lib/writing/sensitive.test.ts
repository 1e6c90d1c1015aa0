import { sensitivityOf } from "./data/sensitive";

test("where nothing is advertised, the share that no advertisement brought is no measure", () => {
  const watched = (advertises: boolean) =>
    sensitivityOf("organicPerMonth", "services", [], advertises)?.watch;
  expect(watched(true)).toMatch(/no advertisement/);
  expect(watched(false)).toBe("new customers a month, and your hours for each");
});

test("nobody moves on to paying where nothing is free", () => {
  const must = (solution: string) => {
    const answers = { problem: "", solution, targetAudience: "", differentiator: "", businessModel: "" };
    return sensitivityOf("attach", "services", [], true, { answers })?.must(() => "");
  };
  expect(must("The first ten invoices are free.")).toBe("enough users have to move on to paying");
  expect(must("It works hands free and sorts the free text.")).toBe(
    "enough of them have to take each price that the plan counts on",
  );
});
