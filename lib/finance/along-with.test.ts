import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";

const candles = {
  problem: "People want to give something personal when a friend loses a pet.",
  solution: "Hand poured memorial candles with the pet's name, in a ceramic jar.",
  targetAudience: "Friends of pet owners in the UK.",
  differentiator: "Every candle carries the name by hand.",
  businessModel: "£32 a candle including the card, £3.95 postage. Wax, jar and box cost me about £11.",
};

test("postage is charged with each order, goes to the carrier, and a thing for one day in a life is bought once", () => {
  const [candle, postage] = assume(readBrief(candles)).lines;
  expect(candle).toMatchObject({ label: "Candle", quantity: { value: 1 } });
  expect(candle?.unitsPerCustomerMonth).toBeUndefined();
  expect(postage).toMatchObject({ label: "Postage", quantity: { value: 1 } });
  expect(postage?.unitsPerCustomerMonth).toBeUndefined();
  expect(postage?.unitCost).toMatchObject({ provenance: "assumption" });
  expect(postage?.unitCost?.value).toBeLessThan(3.95);
});

test("postage follows what is ordered again and again", () => {
  const [soap, postage] = assume(
    readBrief({
      ...candles,
      solution: "Soap by the cold process from goat's milk.",
      businessModel: "£6 a bar of soap, £3.50 postage.",
    }),
  ).lines;
  expect(soap?.unitsPerCustomerMonth?.value).toBeGreaterThan(0);
  expect(postage?.unitsPerCustomerMonth).toEqual(soap?.unitsPerCustomerMonth);
});
