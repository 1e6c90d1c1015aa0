import { answersSignature } from "../test-signature";

const IDEA = ["It takes long", "We do it for people", "People in town", "Dry"] as const;

/** Whose cost it is: of the price in front of the brackets, of everyone that one person looks after, of one turn. */
test.each([
  [
    "Scale €119 (BOM €61 at 1,000 units), gateway €189 (BOM €104).",
    "EUR | unitSale 119 cost 61 | unitSale 189 cost 104",
  ],
  ["Lamp £80 (costs us £34), bulb £9 (costs us £3).", "GBP | unitSale 80 cost 34 | unitSale 9 cost 3"],
  [
    "$640 per month per shop. One officer earns $6,100 a month including benefits and serves 14 shops; truck and fuel add about $850 per officer.",
    "USD | recurring 640/month cost 496.428571",
  ],
  [
    "€2,400 per month. Each engineer, who costs us €5,600 a month, handles five clients.",
    "EUR | recurring 2400/month cost 1120",
  ],
  [
    "€42,000 a month. One account manager earns €58,000 with everything and looks after four factories.",
    "EUR | recurring 42000/month cost 14500",
  ],
  [
    "€100 a month. Our accountant costs €300 a month and answers within five days.",
    "EUR | recurring 100/month ; fixedMonthly 300",
  ],
  [
    "£85 per kit per semester. A kit costs us £210 and we think it survives 5 semesters.",
    "GBP | unitSale 85 cost 42",
  ],
  ["£25 per kit. A kit costs us £10 and lasts 5 semesters.", "GBP | unitSale 25 cost 10"],
  [
    "Kit R1,450. Making one kit costs R610: box R40, parts R480, labour R90. Workshop R6,500 and two assistants R9,000 each a month.",
    "ZAR | unitSale 1450 cost 610 ; fixedMonthly 24500",
  ],
  [
    "₦3,500 per bottle. Each bottle costs us ₦1,900: honey ₦1,400, bottle ₦350, label ₦150.",
    "NGN | unitSale 3500 cost 1900",
  ],
  [
    "A lunch is €9.50. Ingredients €2.90, container 45 cents, driver about €1.60 a meal.",
    "EUR | unitSale 9.5 cost 4.95",
  ],
  ["We sell it at $22. We spent $9,000 on moulds.", "USD | unitSale 22 ; capex 9000"],
] as const)("%s", (businessModel, read) => {
  expect(answersSignature([...IDEA, businessModel])).toBe(read);
});
