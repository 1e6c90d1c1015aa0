import { answersSignature } from "../test-signature";

const IDEA = ["It takes long", "We do it for people", "People in town", "Dry"] as const;

/** Counts behind a cost, what it is made of, where it is sold, the parts of a budget and two ways to pay the same. */
test.each([
  [
    "Sold direct on our own site at 890 SEK incl. VAT. Unit cost 241 SEK at 500 pcs (wood 96, steel 58, silicone foot 47, packaging 22, assembly 18), shipping 69 SEK.",
    "SEK | unitSale 890 cost 310",
  ],
  [
    "Sold on our own website at €45. Unit cost €12 at 300 pieces (clay 5, glaze 3, box 4).",
    "EUR | unitSale 45 cost 12",
  ],
  [
    "Lamp £80. A lamp costs us £34 in batches of 200 units (glass 14, metal 12, box 8).",
    "GBP | unitSale 80 cost 34",
  ],
  [
    "Sold online in our shop for $60. It costs us $21 for 400 sets (fabric 12, zip 4, sewing 5).",
    "USD | unitSale 60 cost 21",
  ],
  [
    "The subscription is 260 pesos per week with delivery included, or 960 for the month.",
    "MXN | recurring 260/week",
  ],
  ["€12 a week including pick-up, or €45 a month.", "EUR | recurring 12/week"],
  ["€12 a week, or €45 for the month.", "EUR | recurring 12/week"],
  ["A box is €20. We pay the farmers 40% over the market.", "EUR | unitSale 20"],
  ["€20 per bag. Growers get 25% above the going rate.", "EUR | unitSale 20"],
  ["A box is €20. We keep 40% of each box.", "EUR | take 40% of 20"],
  [
    "The yearly budget is €148,000: we expect 60% from a foundation grant, 25% from contracts with three municipalities at around €12,000 each, and the rest from donations and a voluntary €5 per repair.",
    "EUR | grant 88800/year | recurring 12000/year ; aim 3",
  ],
  [
    "The annual budget is £90,000: we expect 70% from a lottery grant and 30% from donations.",
    "GBP | grant 63000/year",
  ],
  ["We take 15% of each ticket. The yearly budget is €40,000.", "EUR | take 15% ; budget 40000"],
  [
    "Hardware NZ$240/unit, 2 units per line, gross margin ~61%. Data subscription NZ$6/line/month.",
    "NZD | unitSale 240 share 0.39 | recurring 6/month",
  ],
] as const)("%s", (businessModel, read) => {
  expect(answersSignature([...IDEA, businessModel])).toBe(read);
});
