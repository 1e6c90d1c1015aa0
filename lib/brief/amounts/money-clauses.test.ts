import { readBrief } from "../read-brief";

const linesOf = (businessModel: string) =>
  readBrief({
    problem: "Machine builders have no time to write.",
    solution: "We write articles and posts for machine builders.",
    targetAudience: "Our clients are machine builders with 50 to 500 employees.",
    differentiator: "Our writers were engineers.",
    businessModel,
  }).lines.map(({ kind, label, price }) => `${kind} ${label} ${price?.value}`);

/** What a client begins with is paid once by each, whatever the sentence makes its subject. */
test.each([
  [
    "We charge €1,600 per month. At the beginning there is a strategy workshop for €2,200.",
    "Strategy workshop",
  ],
  ["We charge €1,600 per month. Every new client begins with an audit for €2,200.", "Audit"],
  [
    "The fee is €1,600 per month. Each project starts with a planning day, which costs €2,200.",
    "One-off fee",
  ],
  ["The monthly fee is €1,600, plus €2,200 once for the set-up.", "Set-up fee"],
])("%s", (said, label) => {
  expect(linesOf(said)).toEqual(["recurring Subscription 1600", `oneOff ${label} 2200`]);
});

test("a sum behind which stands for what was named before it", () => {
  expect(
    linesOf("An article costs €400. Some clients take our yearly plan, which costs €3,900 per year."),
  ).toEqual(["unitSale Article 400", "recurring Subscription 3900"]);
});
