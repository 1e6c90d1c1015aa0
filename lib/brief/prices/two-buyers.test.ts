import { readBrief } from "../read-brief";

/** Plain answers that name a second kind of buyer, a sum for all, or what one place costs: price, buyer, cost and count of each line. */
const TEXTS: readonly (readonly [solution: string, audience: string, money: string, read: string])[] = [
  [
    "An app that plans naps and bedtimes for a baby.",
    "Parents of babies in the United States",
    "$9.99 a month. Employers can offer it to their staff for $3 per employee per month.",
    "recurring 9.99 parents | recurring 3 employers x30",
  ],
  [
    "Handmade olive oil soap in paper.",
    "People with sensitive skin in Ireland",
    "€7.50 a bar online. Gift shops and hotels pay €4.10 a bar. Ingredients cost €1.30 per bar.",
    "unitSale 7.5 people cost 1.3 | unitSale 4.1 gift shops and hotels cost 1.3",
  ],
  [
    "Freshly roasted coffee delivered by bicycle.",
    "Small offices in Lyon and coffee lovers at home",
    "€24 per kilo for offices, €9.50 per 250 g bag for private customers. Green coffee costs €8 per kilo.",
    "unitSale 24 offices cost 8 | unitSale 9.5 private customers cost 2",
  ],
  [
    "A cold room at the market.",
    "Market traders and hotels in Kisumu",
    "Traders KSh 60 per crate per day, hotels KSh 4,500 a month.",
    "perUse 60 traders | recurring 4500 hotels",
  ],
  [
    "Guarded parking for trucks.",
    "Truck drivers and hauliers near Lille",
    "Drivers pay €18 a night, hauliers €320 a month per place.",
    "perUse 18 drivers | recurring 320 hauliers",
  ],
  [
    "Gin with herbs from the island.",
    "Visitors and bars on Skye",
    "£38 a bottle in our shop, bars pay £27. A bottle costs us £14.",
    "unitSale 38 visitors cost 14 | unitSale 27 bars cost 14",
  ],
  [
    "A monthly box of treats from a local butcher.",
    "Dog owners in Ontario",
    "C$34 per month. Pet shops pay C$6 per bag.",
    "recurring 34 dog owners | unitSale 6 pet shops",
  ],
  [
    "Honey from our own hives.",
    "Families in Graz and delicatessens",
    "€9 a jar at the market, delis pay €6.20. A jar costs us €2.40.",
    "unitSale 9 families cost 2.4 | unitSale 6.2 delis cost 2.4",
  ],
  [
    "A gluten-free bakery and café.",
    "People with coeliac disease in Vienna",
    "Coffee is €4. An average visit is €11. Other cafés buy our cakes for €28 each.",
    "perUse 11 people | unitSale 28 cafés",
  ],
  [
    "A small radar sensor that notices a fall.",
    "Families with elderly parents in the UK",
    "£149 for the sensor and £12 per month. Care homes pay £8 per room per month. The sensor costs us £61.",
    "unitSale 149 families cost 61 | recurring 12 families | recurring 8 care homes x40",
  ],
  [
    "A learning farm where school classes spend a day.",
    "Primary schools and families around Gothenburg",
    "Schools pay 2,400 SEK per class. Donations cover the feed, about 60,000 SEK a year.",
    "perUse 2400 | grant 60000",
  ],
  [
    "A repair workshop run by volunteers.",
    "Residents of Edinburgh",
    "Donors give £9 a month.",
    "recurring 9",
  ],
  [
    "Evening pottery courses with six people per class.",
    "Adults in Utrecht",
    "€195 for a course of six evenings. Companies book a team workshop for €650. Clay costs €22 per person.",
    "oneOff 195 adults cost 22 | oneOff 650 companies",
  ],
  [
    "Supper clubs in private homes with four courses.",
    "Adults in Melbourne",
    "A$85 per seat. Each dinner has twelve seats. Hosts get A$40 per seat.",
    "perUse 85 cost 40",
  ],
  [
    "An AI chatbot that answers questions about orders.",
    "Shopify shops",
    "$49 per month for up to 500 conversations, $0.10 for each further one.",
    "recurring 49 | perUse 0.1",
  ],
  [
    "Live classes over video for medical Spanish.",
    "Nurses in Arizona. Some hospitals have also asked.",
    "A ten-week course costs $380 per student. Hospitals can book a closed class for up to 12 students for $3,900.",
    "oneOff 380 nurses | oneOff 3900 hospitals",
  ],
];

test.each(TEXTS)("%s %s: %s", (solution, targetAudience, businessModel, read) => {
  const { lines } = readBrief({
    problem: "It is a trouble every week.",
    solution,
    targetAudience,
    differentiator: "It is simpler.",
    businessModel,
  });
  const told = lines.map(({ kind, price, buyer, unitCost, quantity }) =>
    [
      kind,
      price?.value,
      buyer,
      unitCost && `cost ${unitCost.value}`,
      quantity && quantity.value > 1 && `x${quantity.value}`,
    ]
      .filter(Boolean)
      .join(" "),
  );
  expect(told.join(" | ")).toBe(read);
});

test("parents are those of the audience who have children", () => {
  const answers = {
    problem: "Nobody cares for a child at six in the morning.",
    solution: "Trained carers who come to the home before an early shift.",
    targetAudience: "Nurses and doctors with children between 1 and 9 in Tampere",
    differentiator: "Always the same two carers.",
    businessModel: "Parents pay 17 euros an hour. There is a fee of 15 euros a month per family.",
  };
  expect(readBrief(answers).lines.map(({ buyer }) => buyer)).toEqual([undefined, undefined]);
});

test("a plan for several of what is paid one by one is chosen in its place, whatever firms pay beside it", () => {
  const { lines } = readBrief({
    problem: "Families get letters they cannot read.",
    solution: "A phone service where you send the photo of a letter and a native speaker calls you back.",
    targetAudience: "Families in Leipzig. Employers with many foreign workers could pay for their staff.",
    differentiator: "We call on the same day.",
    businessModel:
      "€9 per letter or €19 a month for up to four letters for a family. Employers pay €3 per employee per month.",
  });
  expect(lines.map(({ id }) => id)).toEqual(["plan-1", "plan-2", "subscription-2"]);
});
