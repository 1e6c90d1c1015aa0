import { answersSignature } from "../test-signature";

/** What a business keeps up, buys and pays out beside what it sells. */
test.each([
  [
    "A workshop that resoles climbing shoes, collected in halls",
    "Climbers in Leeds",
    "A resole is £40. Rubber costs £8 a pair. The workshop is £480 a month, a second press £3,500.",
    "GBP | unitSale 40 cost 8 ; fixedMonthly 480, capex 3500",
  ],
  [
    "Leaf sensors and spray advice",
    "Wineries with 4 to 30 hectares in Austria",
    "A sensor costs 180 euros and 55 euros a year for advice. Making a sensor costs 70 euros.",
    "EUR | unitSale 180 cost 70 | recurring 55/year",
  ],
  [
    "A garden in which people with dementia spend the afternoon",
    "Families in Osaka",
    "An afternoon costs 6,500 yen. A carer costs 2,100 yen an afternoon, the minibus 170,000 yen a month and the garden 90,000.",
    "JPY | unitSale 6500 cost 2100 ; fixedMonthly 260000",
  ],
  [
    "An app that buys invoices from importers",
    "Importers in Kenya",
    "We charge 3% of the invoice. The average invoice is 8,000 dollars. The lender takes 1.5% of it.",
    "USD | take 3% of 8000 share 0.5",
  ],
  [
    "Peat-free potting soil in bags",
    "Garden centres in Zeeland",
    "Garden centres pay 3.40 euros a bag, hobby gardeners 6.50 euros at the gate. A bag costs 1.10 euros with filling.",
    "EUR | unitSale 3.4 cost 1.1 | unitSale 6.5 cost 1.1",
  ],
  [
    "A dental lab that mills crowns within two days",
    "Dentists in Durban",
    "A crown is R1,300. Zirconia costs R190 a crown. A practice orders about 8 crowns a month.",
    "ZAR | unitSale 1300 x8 cost 190",
  ],
  [
    "Prints from museum archives",
    "People in Germany",
    "A print costs 39 euros, framed 89 euros. Printing comes to 11 euros, a frame is 25 euros.",
    "EUR | unitSale 39 cost 11 | unitSale 89 cost 25",
  ],
  [
    "A shop on wheels for villages",
    "Villagers in Austria",
    "A basket is 14 euros. The van costs 1,100 euros a month with fuel, a driver 2,500 euros.",
    "EUR | unitSale 14 ; fixedMonthly 3600",
  ],
])("%s", (solution, targetAudience, businessModel, read) => {
  expect(answersSignature(["", solution, targetAudience, "", businessModel])).toBe(read);
});

test("what the founder dealt in so far, told beside the problem, is what a commission is taken of", () => {
  const told = (problem: string) =>
    answersSignature([
      problem,
      "An app that buys invoices",
      "Importers in Kenya",
      "",
      "We charge 3% of the invoice.",
    ]);
  expect(told("I financed 31 invoices in ten months, 9,000 dollars on average.")).toBe(
    "USD | take 3% of 9000",
  );
  expect(told("A bank lends 9,000 dollars on average.")).toBe("USD | take 3%");
});
