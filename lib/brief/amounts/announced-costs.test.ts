import { answersSignature } from "../test-signature";

const IDEA = ["It takes long", "We do it for people", "People in town", "Dry"] as const;

/** An announced list is the whole cost of what it names: two equal sums are two, their total is no further one. */
test.each([
  [
    "€24 per jar. One jar costs us: fruit 3.20, glass 1.10, lid 0.40, label 0.40.",
    "EUR | unitSale 24 cost 5.1",
  ],
  [
    "$12 a lunch box. Cost of a box: food 4.10, packaging 0.60, courier 2.20, so 6.90 in all. Rent 900 a month.",
    "USD | unitSale 12 cost 6.9 ; fixedMonthly 900",
  ],
  [
    "We sell the lamp at £80. What a lamp costs me: brass £14, shade £14, wiring £6.",
    "GBP | unitSale 80 cost 34",
  ],
  [
    "£30 per delivery. On every delivery we spend £9 on the driver, £4 on fuel and £4 on parking. We want £20,000 to buy a second van.",
    "GBP | perUse 30 cost 17 ; capex 20000",
  ],
  [
    "$9 per report. Costs per report: data 1.20, model 0.30. Fixed: one analyst $4,000, office $600.",
    "USD | perUse 9 cost 1.5 ; fixedMonthly 4600",
  ],
  [
    "₹149 per load. Per load we pay ₹45 pick up, ₹45 return, ₹52 laundry, so ₹142.",
    "INR | perUse 149 cost 142",
  ],
  [
    "One sack is JOD 24.500. Cost of a piece: fabric 4.200, zip 0.600 and sewing 3.000.",
    "JOD | unitSale 24.5 cost 7.8",
  ],
  [
    "Average rental is £85; we keep 25%. For one rental we spend: cleaning £4, courier £8.40.",
    "GBP | take 25% of 85 cost 12.4",
  ],
  [
    "We sell the filter for 98 kr and a new cartridge for 24 kr. One filter costs us: housing 29 kr, cartridge 13 kr.",
    "SEK | unitSale 98 cost 42 | unitSale 24 cost 13",
  ],
  [
    "€60 per lesson. Our fixed costs are: room €400, insurance €60 and a piano on lease at €90.",
    "EUR | perUse 60 ; fixedMonthly 550",
  ],
  ["A workshop costs: adults €60, children €35.", "EUR | unitSale 60"],
] as const)("%s", (businessModel, read) => {
  expect(answersSignature([...IDEA, businessModel])).toBe(read);
});
