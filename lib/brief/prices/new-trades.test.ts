import { figuresOf } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import { readBrief } from "../read-brief";

const read = (businessModel: string, more = {}) => readBrief({ businessModel, ...more });
const prices = (businessModel: string, more = {}) =>
  read(businessModel, more).lines.map(({ label, price }) => `${label}: ${price?.value}`);
const planned = (businessModel: string, more = {}) =>
  figuresOf(
    readAnswers(
      { ...{ problem: "", solution: "", targetAudience: "", differentiator: "" }, businessModel, ...more },
      null,
    ),
    null,
  ).model.assumptions;

test("who is paid by the month is a running cost, also behind another cost and with a sum like a price", () => {
  const { lines, stated } = read(
    "€28 per shop per month. Hosting is €90 a month and a part-time developer is €450 a month.",
  );
  expect(lines).toHaveLength(1);
  expect(stated.fixedMonthly?.value).toBe(540);
});

test("what a payment provider keeps is a fee on each payment and no share for those who do the work", () => {
  const model =
    "The apron sells for €39. It costs us €12 to make, €4 to send and the payment gateway keeps 3.5%.";
  expect(read(model).stated.paymentShare?.value).toBeCloseTo(0.035, 6);
  expect(read(model).lines[0]?.costShare).toBeUndefined();
  expect(planned(model).costs.paymentShare.value).toBeCloseTo(0.035, 6);
  expect(read("The apron sells for €39. The seamstress keeps 40%.").stated.paymentShare).toBeUndefined();
});

test.each([
  ["The apron sells for €139; salons that order 6 or more pay €119 each.", ["Apron: 139"], 119],
  ["The stove is €320. Resellers taking 10 or more get it for €270 each.", ["Stove: 320"], 270],
  ["€42 per course place. A whole group of 8 pays €290.", null, 36.25],
] as const)("who takes many pays the lower end of the same price: %s", (model, lines, low) => {
  const brief = read(model);
  expect(brief.lines).toHaveLength(1);
  if (lines) expect(prices(model)).toEqual(lines);
  expect(brief.lines[0]?.price?.low).toBeCloseTo(low, 2);
});

test("a supplement in some cases is no part of everybody's price", () => {
  expect(prices("€45 per head, and for home visits there is a call-out of €20 on top.")).toEqual([
    "Price per head: 45",
    "Supplement: 20",
  ]);
  expect(prices("A jar is €9. Postage is €3 on top.")).toEqual(["Jar: 12"]);
});

test("instalments and a deposit that comes off the bill are no prices of their own", () => {
  expect(prices("The course is €390; three payments of €140 are possible too.")).toEqual([
    "Price per course: 390",
  ]);
  expect(
    prices("A full day costs €440. We take a deposit of €100 at booking, which comes off the bill."),
  ).toEqual(["Full day: 440"]);
});

test("of several prices of one job each customer pays one", () => {
  const { lines } = planned("A single canopy is $420 and a double is $690. Chemicals run at $38 a clean.", {
    solution: "We clean the exhaust hoods of restaurant kitchens.",
    targetAudience: "Restaurants in Geelong",
  });
  expect(lines.map(({ attach }) => attach?.value)).toEqual([0.65, 0.35]);
});

test("what all customers send together is shared among them, and what is sold in all is no order", () => {
  const { lines } = planned(
    "One set washed is €2.50. Eleven garages send us about 240 sets a week altogether.",
    {
      targetAudience: "Garages in Brno",
    },
  );
  expect(lines[0]?.unitsPerCustomerMonth?.value).toBeCloseTo((240 * 52) / 12 / 11, 1);
  expect(planned("A jar is €8.90. I sell about 90 jars a Saturday.").lines[0]?.quantity).toBeUndefined();
});

test("money that is still needed, far above every price, is looked for or spent once", () => {
  expect(read("The stove is €32. Now we need €8,500 for a kiln of our own.").stated.sought?.value).toBe(
    8_500,
  );
  expect(read("A jar is €8.90. A bigger cold room would be €7,200.").stated.capex?.value).toBe(7_200);
});

test("lari, dirhams and tenge are money", () => {
  expect(read("One entry will be 25 GEL.", { targetAudience: "Families in Tbilisi" }).currency).toBe("GEL");
  expect(read("One count costs 3,200 DH.", { targetAudience: "Pharmacies in Casablanca" }).currency).toBe(
    "MAD",
  );
});
