import { oneItemOnePrice } from "./one-item-one-price";
import { priceRow } from "./price-rows";

test.each([
  [
    [["Screen", "CA$140 and a battery is CA$70"]],
    [
      ["Screen", "CA$140"],
      ["Battery", "CA$70"],
    ],
  ],
  [[["Threading", "500 shillings and"]], [["Threading", "500 shillings"]]],
  [[["Adjustment alone is", "15 euros"]], [["Adjustment alone", "15 euros"]]],
  [[["Device", "$99 and the app is free"]], [["Device", "$99"]]],
  [
    [
      ["Visit", "£13"],
      ["Stay", "£18 on bank holidays"],
    ],
    [
      ["Visit", "£13"],
      ["On bank holidays", "£18"],
    ],
  ],
  [
    [
      ["Group of up to ten people", "€220"],
      ["Four of those paid", "€150"],
    ],
    [["Group of up to ten people", "€220"]],
  ],
  [[["Walk", "£14 per dog"]], [["Walk", "£14 per dog"]]],
] as const)("%j stands as %j", (rows, clean) =>
  expect(oneItemOnePrice(rows as unknown as [string, string][])).toEqual(clean),
);

test("what comes free with a thing is not what is paid for", () =>
  expect(priceRow("A$149 per app", "Valvo")).toEqual(["Valvo", "A$149"]));
