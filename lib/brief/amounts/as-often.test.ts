import { answersSignature } from "../test-signature";

const IDEA = ["It takes long", "We do it for people", "People in town", "Dry"] as const;

/** In a list of what the business pays the rhythm is said once; what is bought, sought or asked has none. */
test.each([
  [
    "€3 per coffee. Kiosk rent is €700, power about €120 and a helper €1,100 a month.",
    "EUR | unitSale 3 ; fixedMonthly 1920",
  ],
  ["£250 a session. Salaries £9,000 and rent £1,500 per month.", "GBP | perUse 250 ; fixedMonthly 1500"],
  [
    "Entry €9. Rent is €1,900 per month, heating and electricity €420, two half-time people €2,600, new holds around €250.",
    "EUR | unitSale 9 ; fixedMonthly 5170",
  ],
  [
    "$12 a car. Collections team of three people $1,350 a month, software $60.",
    "USD | oneOff 12 ; fixedMonthly 1410",
  ],
  ["₱900 per visit. Bodega ₱7,000 a month, one packer ₱12,500.", "PHP | perUse 900 ; fixedMonthly 19500"],
  [
    "£30 per class. Rent is £1,450 a month and we need £14,000 for wheels.",
    "GBP | perUse 30 ; fixedMonthly 1450, capex 14000",
  ],
  [
    "€11 per pizza. Van lease is €410 a month, insurance €90 and a new oven €6,000.",
    "EUR | unitSale 11 ; fixedMonthly 500, capex 6000",
  ],
  ["€25 a month, €90 for the starter kit.", "EUR | recurring 25/month | unitSale 90"],
] as const)("%s", (businessModel, read) => {
  expect(answersSignature([...IDEA, businessModel])).toBe(read);
});
