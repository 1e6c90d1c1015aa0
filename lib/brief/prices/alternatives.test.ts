import { readBrief } from "../read-brief";

/** Prices of which a customer pays one, and prices that are added up: id, kind, price and name of each line. */
const TEXTS: readonly (readonly [solution: string, audience: string, money: string, read: string])[] = [
  [
    "A web app for the gear room.",
    "Owners of dive centres with 20 to 150 rental sets",
    "€49 a month per dive centre up to 60 sets, €89 a month above that.",
    "plan-1 recurring 49 Up to 60 sets | plan-2 recurring 89 Above 60 sets",
  ],
  [
    "A reading app for primary schools.",
    "Primary schools in Scotland",
    "Schools pay £350 a year up to 200 pupils and £600 a year above.",
    "plan-1 recurring 350 Up to 200 pupils | plan-2 recurring 600 Above 200 pupils",
  ],
  [
    "A small floating sauna.",
    "People in Tromsø who bathe in winter",
    "Membership NOK 590 a month, single seat NOK 260.",
    "plan-2 recurring 590 Membership | plan-1 perUse 260 Single seat",
  ],
  [
    "A reformer pilates studio.",
    "Women from 30 to 60 in Denver",
    "Single class $22, 10-class card $180, monthly pass $145.",
    "plan-1 unitSale 22 Single class | plan-2 recurring 145 Subscription",
  ],
  [
    "We clean gutters with a camera on a pole.",
    "Home owners in Nottingham",
    "£60 for a terraced house, £90 for a semi and £130 for a detached one.",
    "plan-1 perUse 60 For a terraced house | plan-2 perUse 90 For a semi | plan-3 perUse 130 For a detached one",
  ],
  [
    "Boxes with vegetables from three farms.",
    "Families in Ghent",
    "Small box €16, medium €24, large €32, every week.",
    "plan-1 unitSale 16 Small box | plan-2 unitSale 24 Medium box | plan-3 unitSale 32 Large box",
  ],
  [
    "A dating app for people who climb.",
    "Climbers between 25 and 45 in Germany",
    "€9.99 one month or €24.99 three months.",
    "subscription recurring 9.99 Subscription",
  ],
  [
    "Software for the counter of a workshop.",
    "Bike workshops in Ghent",
    "€39 a month for the software and €15 a month for the tablet.",
    "subscription recurring 39 Subscription | subscription-2 recurring 15 Subscription",
  ],
  [
    "Software for the counter of a workshop.",
    "Bike workshops in Ghent",
    "€39 a month plus €6 a month per mechanic.",
    "subscription recurring 39 Subscription | subscription-2 recurring 6 Subscription",
  ],
  [
    "We run a daycare for dogs with a large garden.",
    "Office workers in Auckland",
    "A single day costs $58 and a pass for ten days costs $520. Owners who bring their dog three days a week pay $590 per month.",
    "plan-1 perUse 58 Single day | plan-3 perUse 520 Pass for ten days | plan-2 recurring 590 Three days a week",
  ],
  [
    "A play room with wooden toys.",
    "Parents in Ghent",
    "Entry costs €9. A card for five visits costs €40.",
    "plan-1 perUse 9 Entry | plan-2 perUse 40 Card for five visits",
  ],
  [
    "A play room with wooden toys.",
    "Parents in Ghent",
    "Entry costs €9. A ticket for five children costs €90.",
    "sale-entry unitSale 9 Entry | sale unitSale 90 Ticket for five children",
  ],
];

test.each(TEXTS)("%s %s %s", (solution, targetAudience, businessModel, read) => {
  const { lines } = readBrief({ solution, targetAudience, businessModel });
  expect(
    lines.map(({ id, kind, price, label }) => `${id} ${kind} ${price?.value} ${label}`).join(" | "),
  ).toBe(read);
});

test("how often holders of a plan come says nothing of single visits, and a pass is used up as often as its days", () => {
  const { lines } = readBrief({
    solution: "We run a daycare for dogs with a large garden.",
    targetAudience: "Office workers in Auckland",
    businessModel:
      "A single day costs $58 and a pass for ten days costs $520. Owners who bring their dog three days a week pay $590 per month.",
  });
  const [single, pass] = lines;
  expect(single?.unitsPerCustomerMonth).toBeUndefined();
  expect(pass?.unitsPerCustomerMonth?.value).toBe(0.5);
});
