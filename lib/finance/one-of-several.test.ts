import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { yearlyOf } from "./unit";

const yearOf = (businessModel: string) => {
  const model = assume(
    readBrief({
      solution: "Clothes with snaps for babies in a hip brace.",
      targetAudience: "Parents of babies in Austria",
      businessModel,
    }),
  );
  return model.lines.reduce((sum, line) => sum + yearlyOf(model, line), 0);
};

test("of a list of goods a purchase is one, however long the list is", () => {
  const one = yearOf("Sleeping bag €69.");
  const three = yearOf("Sleeping bag €69, trousers €69, overall €69.");
  expect(three / one).toBeCloseTo(1, 1);
});
