import { readBrief } from "../read-brief";

const read = (businessModel: string, solution = "An app with a dashboard for the office.") =>
  readBrief({
    problem: "It takes too long today.",
    solution,
    targetAudience: "Small firms in Austria",
    differentiator: "Simpler than what is there.",
    businessModel,
  }).lines.map(({ kind, price, takeRate }) => `${kind} ${price?.value ?? takeRate?.value}`);

test.each([
  ["€19 per month, pay per shipment 4.50", ["recurring 19", "perUse 4.5"]],
  ["€14.90 monthly, call with a specialist €29 each", ["recurring 14.9", "perUse 29"]],
  ["€69 a month, training half a day on site 390 Euro.", ["recurring 69", "oneOff 390"]],
  ["€3.99 monthly, family of two €5.99.", ["recurring 3.99", "recurring 5.99"]],
  ["€9 a month, €5 for students.", ["recurring 9", "recurring 5"]],
  ["€95 per shelf per month at -80, box €40 a month.", ["recurring 95", "recurring 40"]],
  ["€45 a month, partners pay 15% of proven savings.", ["recurring 45", "take 0.15"]],
])("each sum is paid as often as its own words say: %s", (businessModel, expected) => {
  expect(read(businessModel)).toEqual(expected);
});
