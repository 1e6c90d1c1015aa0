import { writingContext } from "../context";
import { material } from "../material";
import { castOf } from "./cast";
import { userFlow } from "./flow";
import { priceList } from "./price-list";

const M = material(
  writingContext({
    answers: {
      problem:
        "Dental labs in Medellín get orders on paper slips and WhatsApp photos, and the shade gets lost.",
      solution:
        "Web software for dental labs where the dentist fills in an order form from a link. Each case gets a QR sticker that the technician scans at every bench.",
      targetAudience: "Owners of dental laboratories with 3 to 15 technicians in Medellín",
      differentiator: "The form will not send if something is missing.",
      businessModel:
        "COP 190,000 per lab per month for up to 5 technicians, the first month is free. A roll of stickers is COP 22,000 which the lab buys from us for COP 38,000.",
    },
    ...{ brandName: "Pieza Lista", prior: {}, seed: "s", startDate: "2026-11-23" },
  }),
);

test("whoever acts without having bought is brought in before", () => {
  const flow = userFlow(M);
  expect(flow).toMatch(/They send each dentist the link on WhatsApp/);
  expect(flow.indexOf("send each dentist")).toBeLessThan(flow.indexOf("dentist fills in"));
});

test("the price list holds what is sold beside it and the free month, and names a row by its size", () => {
  expect(priceList(castOf(M), "Pieza Lista")).toEqual([
    ["Up to 5 technicians", "COP 190,000 per lab per month"],
    ["Roll of stickers", "COP 38,000"],
    ["First month", "free"],
  ]);
});
