import { isMeansOfPayment } from "@/lib/brief/buyers/means-of-payment";
import { readBrief } from "@/lib/brief/read-brief";
import { buyersOfNonprofit, paidBy, payersIn } from "./payers";
import { withoutGivenName } from "./proper-names";

test.each([
  ["£45 per visit, paid by monthly direct debit", null],
  ["£45 per visit, paid by card", null],
  ["£45 per visit, paid by bank transfer", null],
  ["£240 per clerk, invoiced to the council. Four courses a year.", "councils"],
  ["€40 a visit, paid by the hospital", "hospitals"],
])("who pays in %p", (said, payers) => {
  expect(paidBy(said)).toBe(payers);
});

test("those who buy for grown-ups named first are no first customers", () => {
  expect(payersIn("Adults who use a wheelchair, and the families who buy for them")).toBeNull();
  expect(isMeansOfPayment("the council")).toBe(false);
});

test("what a named product is stands without its name", () => {
  expect(withoutGivenName("Pitchday is a booking site")).toBe("A booking site");
});

test("whoever pays the postage is the customer and no second group", () => {
  expect(paidBy("Shipping by courier 79 is paid by the customer")).toBeNull();
  expect(paidBy("The lessons are paid by the hospital")).toBe("hospitals");
});

test.each([
  ["Donations and small council grants.", "donors and councils"],
  ["Free, donations keep it going.", "donors"],
  ["Plant sale in May makes about $6,000, seed company donations.", "funders and buyers"],
])("who carries what nobody buys, in %p", (businessModel, who) => {
  const brief = readBrief({
    problem: "Old patients get no visitor for weeks.",
    solution: "Trained volunteers come, talk and read.",
    targetAudience: "Patients in two clinics",
    differentiator: "",
    businessModel,
  });
  expect(buyersOfNonprofit({ payers: null, who: "patients" }, { ...brief, lines: [] })).toBe(who);
});
