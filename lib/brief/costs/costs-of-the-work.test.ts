import { answersSignature } from "../test-signature";

type Row = [name: string, answers: Parameters<typeof answersSignature>[0], read: string];

const ROWS: Row[] = [
  [
    "how often a customer buys is no number of what each costs, and vehicles are bought",
    [
      "Bakeries wait for couriers",
      "One shared round on tricycles each morning",
      "Bakeries in Leuven",
      "One round for all",
      "€5.20 per delivery, the rider gets €2.10 per drop, a bakery sends 80 a month. Three tricycles and trailers €9,600.",
    ],
    "EUR | perUse 5.2 x80 cost 2.1 ; capex 9600",
  ],
  [
    "a cost says what it is made of",
    [
      "Whey is thrown away",
      "We make lemonade of whey",
      "Organic shops in Lyon",
      "Nothing added",
      "€1.70 per bottle, cost with bottle and cap €0.65. A bottling line €31,000.",
    ],
    "EUR | unitSale 1.7 cost 0.65 ; capex 31000",
  ],
  [
    "a yearly cost of what is paid by the year is spread over its months",
    [
      "Marinas plan the crane on paper",
      "Software that plans the crane",
      "Marinas in Istria",
      "Knows each boat",
      "€1,320 a year per marina, support costs us about €144 a year per marina.",
    ],
    "EUR | recurring 1320/year cost 12",
  ],
  [
    "the licence that an answer opens with is sold",
    [
      "Marinas plan the crane on paper",
      "Software that plans the crane",
      "Marinas in Istria",
      "Knows each boat",
      "Annual licence €1,320, onboarding €250 once.",
    ],
    "EUR | recurring 1320/year | oneOff 250",
  ],
  [
    "what nobody pays who buys the thing is bought by the business",
    [
      "Rowers do not see their stroke",
      "A clip that measures the stroke",
      "Rowers in Norway",
      "Fits any oar",
      "€119 per clip, parts €41. Moulds cost €26,000 and certification €7,500.",
    ],
    "EUR | unitSale 119 cost 41 ; capex 33500",
  ],
  [
    "a thing that is paid for by the month is bought once, however cheap it is",
    [
      "Tools get lost on the site",
      "Tags that find tools again",
      "Builders in Cardiff",
      "Found with any phone",
      "£4 a month per tag. A tag costs us £9.",
    ],
    "GBP | recurring 4/month ; lent 9",
  ],
  [
    "money that is looked for is sold to nobody",
    [
      "Kilns are too large",
      "A small kiln",
      "Potters in Idaho",
      "Runs on a socket",
      "Kilns sell at $690, build cost $280. We need $210,000: tooling, approval and a first run of 250.",
    ],
    "USD | unitSale 690 cost 280",
  ],
  [
    "what is used up by a sale is no second price",
    [
      "Choirs cannot hear their own voice in a recording",
      "An app that takes the voices of a recording apart",
      "Choirs in Estonia",
      "Each voice alone",
      "€6 a month. Extra recordings €4 each, cloud time about €0.50 per recording.",
    ],
    "EUR | recurring 6/month | unitSale 4 cost 0.5",
  ],
  [
    "what follows a piece in its own clause is of that piece, not of the subscription",
    [
      "Barbers throw hair away",
      "We collect hair and make slug mats of it",
      "Barbers in Ghent",
      "By bike",
      "€35 a month for the collection. Slug mats at €11 each to gardeners, felt and post €3.80.",
    ],
    "EUR | recurring 35/month | unitSale 11 cost 3.8",
  ],
  [
    "after a cost nobody can tell who pays for bringing it",
    [
      "Children outgrow violins",
      "Violins by the term, brought to the door",
      "Families in Graz",
      "Changed for a larger one",
      "€30 a month. Strings cost us €9 a month. Delivery and pick-up €14.",
    ],
    "EUR | recurring 30/month cost 9",
  ],
  [
    "a bare count after a piece cost is no sum",
    [
      "Dentists forget who is due",
      "Software that reminds patients by text",
      "Dental practices in Ireland",
      "Works with paper diaries",
      "€60 a month. Reminders cost us 5 cents each, around 300 a month per practice.",
    ],
    "EUR | recurring 60/month cost 15",
  ],
  [
    "a counted noun multiplies as well",
    [
      "Dentists forget who is due",
      "Software that reminds patients by text",
      "Dental practices in Ireland",
      "Works with paper diaries",
      "€60 a month. Reminders cost us 5 cents each, about 200 reminders a month for each practice.",
    ],
    "EUR | recurring 60/month cost 10",
  ],
  [
    "the room of a class is paid for, and a group pays less for the same seat",
    [
      "Fathers cannot sew",
      "Sewing lessons for beginners in a church hall",
      "Fathers in Leeds",
      "I was a tailor for ten years",
      "£90 per person. The hall is £40 per Tuesday. Teams of four from one firm pay £75 each.",
    ],
    "GBP | oneOff 90 ; fixedMonthly 173.333333",
  ],
  [
    "a studio that is let is sold",
    [
      "Potters have no kiln",
      "A pottery studio with a kiln to use by the hour",
      "Hobby potters in Porto",
      "Open at night",
      "€40 per workshop. The studio is €9 per hour.",
    ],
    "EUR | oneOff 40 | perUse 9",
  ],
  [
    "what is done is sold, what is used up at each visit is paid",
    [
      "Boats grow green",
      "We wash boats and use soap that fish can live with",
      "Boat owners in Kiel",
      "Certified soap",
      "One washing costs €120, the yearly plan is €600 for six visits. €9 of soap per visit.",
    ],
    "EUR | perUse 120 cost 9 | recurring 600/year cost 4.5",
  ],
  [
    "supplies without a word of cost",
    [
      "Windows of shops look the same",
      "We dress shop windows and put ribbons and lights",
      "Shops in Graz",
      "A new theme each month",
      "€200 single dressing or €1,800 a year for twelve visits. Ribbons are about €20 per visit.",
    ],
    "EUR | perUse 200 cost 20 | recurring 1800/year cost 20",
  ],
  [
    "what each deal costs comes off the commission",
    [
      "Quilts lie in cupboards",
      "A marketplace where sewers list quilts and homes buy them",
      "Sewers and families in Canada",
      "Each quilt is checked",
      "The average quilt sells for CAD 300. We keep 15%. A checker costs CAD 8 per quilt.",
    ],
    "CAD | take 15% of 300 cost 8",
  ],
  [
    "a thing that is posted is bought by the piece",
    [
      "Cellists carry heavy stools",
      "A folding cello perch made of ash, posted flat",
      "Cellists in Austria",
      "Folds in a second",
      "€180 per perch. Making it costs €70, postage is €12.",
    ],
    "EUR | unitSale 180 cost 82",
  ],
  [
    "a cost far above the price is a misreading",
    [
      "Bakers count by hand",
      "Software that plans dough",
      "Bakeries in Spain",
      "Works offline",
      "€20 a month. Support costs €90 per bakery a month.",
    ],
    "EUR | recurring 20/month",
  ],
  [
    "shipping that some are let off is paid by the buyer, and every piece costs the same wherever it is sold",
    [
      "Good jam is hard to find",
      "We choose jams of small makers and sell them in an online shop",
      "People between 30 and 65 in Ireland who enjoy breakfast",
      "Every jar names the orchard",
      "A single jar costs €6.90 and a gift box of six jars costs €39. Shipping is €4.50 and is free for orders above €50. Each jar costs us €2.60. Shops pay a wholesale price of €4.20 per jar.",
    ],
    "EUR | unitSale 6.9 x1.04 cost 2.6 | unitSale 39 cost 15.6 | unitSale 4.2 cost 2.6",
  ],
  [
    "what one can be made for is no price, a package of ten is sold as one, and what a plan comes with begins no clause",
    [
      "Cellars flood unseen",
      "A water gauge that sends the level to the phone",
      "Owners of old houses in Ghent",
      "Needs no mains",
      "The gauge costs 229 euros. The app is free, and a service plan with personal advice and a replacement guarantee costs 6 euros per month. We can produce the gauge for 96 euros. Property managers can buy a package of ten gauges for 1,790 euros.",
    ],
    "EUR | unitSale 229 cost 96 | recurring 6/month | unitSale 1790 cost 960",
  ],
  [
    "a subscriber's bag costs what a single one costs, as often as it comes",
    [
      "Snacks for horses are full of sugar",
      "We bake snacks for horses and sell them in our online shop",
      "Riders in Ontario",
      "One ingredient",
      "A bag of 200 grams sells for $15. Subscribers receive three bags every month for $39 including shipping. Ingredients and labour cost us $4.80 per bag.",
    ],
    "CAD | unitSale 15 cost 4.8 | recurring 39/month cost 14.4",
  ],
  [
    "each plan holds so many of its own, and what packing adds is no price",
    [
      "Tea from the shelf is old",
      "We send subscribers a box with tea from another garden every month",
      "Tea drinkers in Victoria, Australia",
      "A card tells where it grew",
      "The box with two bags costs $42 per month and the box with three bags costs $58 per month, postage included. We pay the gardens $13 per bag. Packing and postage add another $9.50 per box.",
    ],
    "AUD | recurring 42/month cost 35.5 | recurring 58/month cost 48.5",
  ],
  [
    "an own shop is no own money, and one more of a part is sold by its name",
    [
      "Child seats are bulky",
      "We have designed a child seat for bicycles that folds flat",
      "Parents who cycle in Belgium. Bicycle shops are our second channel.",
      "Fits into a backpack",
      "We sell the seat for 179 euros in our own online shop and for 105 euros to bicycle shops. A second bracket for another bicycle costs 24 euros. Manufacturing costs 58 euros per seat.",
    ],
    "EUR | unitSale 179 cost 58 | unitSale 105 cost 58 | unitSale 24",
  ],
  [
    "where postage is free above a sum several small things are ordered at once",
    [
      "Good pencils are hard to find",
      "We choose pencils of small makers and sell them in an online shop",
      "People in Ireland who draw",
      "Each pencil names its wood",
      "A pencil costs €5. Shipping is €4 and is free for orders above €50. Each pencil costs us €2.",
    ],
    "EUR | unitSale 5 x1.46 cost 2",
  ],
];

test.each(ROWS)("%s", (_, answers, read) => {
  expect(answersSignature(answers)).toBe(read);
});
