import { readBrief } from "@/lib/brief/read-brief";
import { daysUntilPaid } from "./until-paid";

const paid = (targetAudience: string, businessModel: string, usual = 25) => {
  const brief = readBrief({
    problem: "Small repairs at home pile up because nobody comes for an hour.",
    solution: "We come for two hours and mend what is on the list.",
    targetAudience,
    businessModel,
  });
  return daysUntilPaid(brief, "services", usual).value;
};

test("private customers pay when they buy, companies after an invoice", () => {
  expect(paid("Families in Leeds who have no time", "£75 for a visit of two hours.")).toBe(0);
  expect(paid("Property management companies in Leeds", "£75 for a visit of two hours.")).toBe(25);
});

test("who is told to pay by invoice is waited for, and who pays in cash is not", () => {
  expect(paid("Families in Leeds who have no time", "£75 for a visit, by invoice after it.")).toBe(25);
  expect(paid("Property management companies in Leeds", "£75 for a visit, in cash.")).toBe(0);
});
