import { caseOf } from "./case";
import { material } from "./material";
import { sumOf } from "./price-once";
import { saidOnce } from "./said-once";
import { contextOf, written } from "./testing";
import { textsOf } from "./validators";

const c = caseOf(material(contextOf("coffeeCart", "actionPlan")));
const { price, proofs } = c;
const [claim = ""] = proofs;

test("a price is named in full once and then called a price", () => {
  const once = saidOnce(c);
  expect(once(`They pay ${price}.`)).toBe(`They pay ${price}.`);
  expect(once(`Put the price of ${price} on the page.`)).toBe("Put the price on the page.");
  expect(once(`Say what it costs (${price}) and wait.`)).toBe("Say what it costs and wait.");
  expect(once(`Five of them have paid ${price}.`)).toBe("Five of them have paid your price.");
  expect(once(`Sell it at ${price}`)).toBe(`Sell it at ${sumOf(price)}`);
});

test("a sentence of the founder's is quoted whole once", () => {
  const once = saidOnce(c);
  const quoted = `Show it ("${claim}") to five people.`;
  expect(claim.split(" ").length).toBeGreaterThan(4);
  expect(once(quoted)).toBe(quoted);
  expect(once(quoted)).toBe("Show it to five people.");
  expect(once(`What sets it apart, in your words: "${claim}". Ask five people.`)).toBe("Ask five people.");
  expect(once(`Begin with "${claim}" and wait.`)).not.toContain(claim);
});

test("a sentence that is quoted for itself stays", () => {
  const once = saidOnce(c);
  once(`"${claim}." Anybody can check that.`);
  expect(once(`"${claim}." Anybody can check that.`)).toContain(claim);
});

test.each([
  ["£70 per standard service", "£70"],
  ["€95 a month", "€95"],
  ["$42 or $58 a month", "$42 or $58"],
  ["A$42 or A$58 a month", "A$42 or A$58"],
  ["€54 per booking, of which Zed keeps 15%", "€54"],
  ["ZAR 1,450 as a one-off fee", "ZAR 1,450"],
])("the sum of %s is %s", (said, sum) => {
  expect(sumOf(said)).toBe(sum);
});

test.each(["coffeeCart", "tutoring", "hvac", "bread"] as const)(
  "the plan of %s quotes no long sentence twice",
  (id) => {
    const told = textsOf(written(id, "actionPlan").output).map(({ text }) => text);
    const quotes = told.flatMap((text) => [...text.matchAll(/"([^"]{50,})"/g)].map(([, said = ""]) => said));
    expect(quotes.filter((said, i) => quotes.indexOf(said) !== i)).toEqual([]);
  },
);
