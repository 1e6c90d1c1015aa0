import { NO_CORRECTIONS } from "./corrections";
import { figuresOf } from "./project-figures";
import { readAnswers } from "./read-answers";

const answers = {
  problem: "",
  solution: "We mend clothes.",
  targetAudience: "Working people in Bristol",
  differentiator: "",
  businessModel: "A repair costs £16.",
};
const stated = (values: Record<string, number>) =>
  figuresOf(readAnswers(answers, null), { ...NO_CORRECTIONS, values }).brief.stated;

test("customers and money that are set in the figures are told of in the sentences too", () => {
  expect(stated({}).customers).toBeUndefined();
  expect(stated({ customers: 35 }).customers).toMatchObject({ value: 35, provenance: "founder" });
  expect(stated({ opening_cash: 3_000 }).budget).toMatchObject({ value: 3_000, provenance: "founder" });
});
