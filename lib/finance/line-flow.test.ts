import { fixed } from "./assumed";
import { lineFlow } from "./line-flow";

test.each([
  [8, 8],
  [300, 4],
])("%d units a month are paid in %d payments", (units, payments) => {
  const line = {
    id: "sale",
    label: "Kilo",
    kind: "unitSale",
    startMonth: fixed(1, ""),
    evidence: "",
  } as const;
  const flow = lineFlow({ ...line, price: fixed(2, ""), unitsPerCustomerMonth: fixed(units, "") }, 10, 0);
  expect(flow).toMatchObject({ units: 10 * units, revenue: 20 * units, transactions: 10 * payments });
});
