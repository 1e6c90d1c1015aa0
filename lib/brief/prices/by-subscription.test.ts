import { readBrief } from "../read-brief";

const read = (solution: string, businessModel: string) =>
  readBrief({
    problem: "What the shops have is stale by the time it is opened.",
    solution,
    targetAudience: "Households in Denmark",
    differentiator: "Made to order.",
    businessModel,
  }).lines.map(({ id, kind, price, unitCost, unitsPerCustomerMonth }) => [
    id,
    kind,
    Number(price?.value.toFixed(2)),
    Number(unitCost?.value.toFixed(2)),
    unitsPerCustomerMonth?.value ?? null,
  ]);

test.each([
  [
    "Muesli of sprouted barley",
    "A carton of muesli costs €21, and a subscription with one carton a month is €18. Making a carton costs €7, shipping €3.",
    ["plan-1", "unitSale", 21, 10, null],
    ["plan-2", "recurring", 18, 10, null],
  ],
  [
    "Soap tablets for washing machines",
    "€15 per pack. Subscribers get a pack every two months for €13. Costs €4 per pack plus €3 shipping.",
    ["plan-1", "unitSale", 15, 7, null],
    ["plan-2", "recurring", 6.5, 3.5, null],
  ],
  [
    "A hand cream without water",
    "Single tube €19, subscription €16 per month. Making a tube costs €4 and postage €2.",
    ["plan-1", "unitSale", 19, 6, null],
    ["plan-2", "recurring", 16, 6, null],
  ],
  [
    "Frozen dumplings delivered",
    "€14 per tray. Subscription: four trays a month for €48. Each tray costs €6.",
    ["plan-1", "unitSale", 14, 6, null],
    ["plan-2", "recurring", 48, 24, null],
  ],
])("of %s each customer buys one by one or by subscription", (solution, said, ...lines) => {
  expect(read(solution, said)).toEqual(lines);
});

test("a subscription to something else stays beside the thing", () => {
  const [device, plan] = read(
    "A bread box that measures humidity, with an app",
    "The box costs €89, and a subscription to the recipes is €4 a month.",
  );
  expect([device?.[2], plan?.[2]]).toEqual([89, 4]);
  expect(plan?.[0]).not.toMatch(/^plan/);
});
