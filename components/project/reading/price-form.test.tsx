/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import type { OwnLine } from "@/lib/brief/corrected/reading-corrections";
import type { Prefilled } from "./price-fields";
import { PriceForm } from "./price-form";

function open(given: Prefilled = {}): OwnLine[] {
  const used: OwnLine[] = [];
  render(
    <PriceForm
      given={given}
      currency="EUR"
      groups={["families", "clinics"]}
      onUse={(line) => used.push(line)}
      onClose={() => {}}
    />,
  );
  return used;
}
const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const use = () => fireEvent.click(screen.getByRole("button", { name: "Use this price" }));

test("how many at once, who pays and when are said in fields of their own", () => {
  const used = open({ what: "ride", way: "each", amount: 31 });
  put("How many at once", "500");
  put("Who pays it", "clinics");
  put("When", "later");
  use();
  expect(used).toEqual([
    { what: "ride", way: "each", amount: 31, atOnce: 500, buyer: "clinics", later: true },
  ]);
});

test("somebody whom the answers do not name is typed", () => {
  const used = open({ what: "ride", way: "month", amount: 31 });
  expect(screen.queryByLabelText("How many at once")).toBeNull();
  put("Who pays it", "somebody else");
  use();
  expect(screen.getByText("Please say who pays it.")).toBeTruthy();
  put("Who, in a word or two", "the county");
  use();
  expect(used).toEqual([{ what: "ride", way: "month", amount: 31, buyer: "the county" }]);
});

test("what is left as it was says nothing new, and what was set is taken back in words", () => {
  const used = open({ what: "ride", way: "each", amount: 31, buyer: "clinics", later: true });
  put("Who pays it", "everybody");
  put("When", "start");
  use();
  expect(used).toEqual([{ what: "ride", way: "each", amount: 31, buyer: "everybody", later: false }]);
});
