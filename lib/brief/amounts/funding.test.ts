import { answersSignature } from "../test-signature";

const IDEA = ["It takes long", "We do it for people", "People in town", "Dry"] as const;

/** What a start costs, and where its money comes from: own money and grants are in hand, a loan is only told, and no part is a price. */
test.each([
  [
    "Membership €30 a month. The fit-out is €80,000, of which €30,000 is our own, €35,000 a bank loan and €15,000 from the city.",
    "EUR | recurring 30/month ; capex 80000, budget 45000",
  ],
  [
    "€9 an entry. Building the wall is €138,000: €60,000 own money, €45,000 bank, the municipality gives €20,000 and crowdfunding the rest.",
    "EUR | perUse 9 ; capex 138000, budget 80000",
  ],
  [
    "$24 an hour. Build-out comes to $118,000: $40,000 is a USDA grant, $50,000 a bank loan, and I am still looking for the other $28,000.",
    "USD | perUse 24 ; capex 118000, budget 40000",
  ],
  [
    "£40 per visit. Van and tools are £32,000 (£12,000 saved, £20,000 on credit).",
    "GBP | perUse 40 ; capex 32000, budget 12000",
  ],
  [
    "$18 an entry. We need $200,000 to open, $120,000 from family and friends, $50,000 loan, so $30,000 is still missing.",
    "USD | perUse 18 ; capex 200000, budget 120000",
  ],
  [
    "€20 per box. UNDP gave us a grant of €5,000 for machines.",
    "EUR | unitSale 20 ; capex 5000, budget 5000",
  ],
  [
    "We keep 20% of each ticket. The app cost €14k from our savings.",
    "EUR | take 20% ; capex 14000, budget 14000",
  ],
  [
    "Families pay £5 per trip. We've £12,000 from a local foundation and are applying to two bigger ones.",
    "GBP | perUse 5 ; budget 12000",
  ],
  [
    "Yearly budget €148,000: 60% grant, 25% contracts with three municipalities at around €12,000, the rest donations.",
    "EUR | grant 88800/year | recurring 12000/year",
  ],
  [
    "€50 a month. We need €60,000: €40,000 for machines and €20,000 for stock.",
    "EUR | recurring 50/month ; capex 40000",
  ],
] as const)("%s", (businessModel, read) => {
  expect(answersSignature([...IDEA, businessModel])).toBe(read);
});
