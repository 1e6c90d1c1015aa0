import { readBrief } from "./read-brief";
import { answersSignature } from "./test-signature";

/** What plain answers say of how many each customer has, of days and shares that are paid, and of whose money it is. */
const TEXTS: readonly (readonly [
  name: string,
  solution: string,
  audience: string,
  money: string,
  read: string,
])[] = [
  [
    "a stated count beats a range",
    "Rota software for hair salons",
    "Hair salons with 2 to 9 stylists in Norway",
    "119 NOK per stylist per month. A salon has 5 stylists on average. Messages cost us about 9 NOK per stylist per month.",
    "NOK | recurring 119/month cost 9 ; each 5",
  ],
  [
    "classes are counted by school and used up by nobody",
    "Geography films for classrooms",
    "Secondary schools in Ireland",
    "€8 per class per month. A school has about 16 classes. Streaming costs us €90 a month.",
    "EUR | recurring 8/month ; fixedMonthly 90 ; each 16",
  ],
  [
    "one who looks after many is no count of one customer",
    "Collection of used cooking oil in drums",
    "Restaurants in Kumasi",
    "GHS 300 a month per restaurant. The rider earns GHS 2,400 a month and serves 60 restaurants.",
    "GHS | recurring 300/month cost 40",
  ],
  [
    "days of work belong to the days that are sold",
    "A knife sharpener in a van who comes to canteens",
    "Companies with a canteen around Aarhus",
    "Companies pay 3,200 DKK for a sharpening day, employees pay 45 DKK for a knife of their own. We do about 40 knives a day. A helper costs 1,100 DKK a day and belts cost about 2 DKK per knife.",
    "DKK | perUse 3200 cost 1100 | perUse 45 cost 2",
  ],
  [
    "nobody is paid for thirty days",
    "A farm stall with strawberries",
    "Families in Fife",
    "A punnet is £4. Two pickers cost £95 a day each.",
    "GBP | unitSale 4 ; fixedMonthly 3990",
  ],
  [
    "own money and money looked for are no price",
    "Rye crackers baked in Turku",
    "Food lovers in Finland",
    "A pack is €4.90 and costs us €1.70. I have put in €8,000 of my own and want to raise €30,000.",
    "EUR | unitSale 4.9 cost 1.7 ; budget 8000",
  ],
  [
    "a part of a price goes with that price",
    "A tool that keeps a landlord's papers in order",
    "Landlords in Greece",
    "€12 a month. A tax return is €90, of which the accountant gets €55.",
    "EUR | recurring 12/month | unitSale 90 cost 55",
  ],
  [
    "what an association orders a year repeats",
    "Inspection of playgrounds with a written report",
    "Town councils in Slovenia",
    "€240 per playground, and a council books about 20 playgrounds a year. The inspector gets €90 per inspection and insurance is €11 per playground.",
    "EUR | perUse 240 x1.666667 cost 101",
  ],
  [
    "a room is shared by those who come",
    "Evening dancing for beginners, no partner needed",
    "Adults in Malmö",
    "120 SEK per evening, 20 people per evening. The teacher is paid 900 SEK per evening and the hall is 500 SEK per evening.",
    "SEK | perUse 120 cost 70",
  ],
  [
    "a rent by the hour is spread over what is made in it",
    "Oat biscuits from a shared kitchen",
    "Delis and households in Wales",
    "£3.50 a box. Flour and butter cost £0.80 per box. The kitchen costs £24 an hour, we make 60 boxes in an hour.",
    "GBP | unitSale 3.5 cost 1.2",
  ],
  [
    "a visit is paid for all that one customer rents",
    "Desk plants on subscription",
    "Offices in Bratislava",
    "€7 per plant per month, an office has about 30 plants. A care visit costs us €36, every two weeks.",
    "EUR | recurring 7/month cost 2.6 ; each 30",
  ],
  [
    "square metres of one roof",
    "Painting of factory floors",
    "Factories in Slovakia",
    "€38 per square metre, a typical floor has 400 square metres. Paint costs €12 per square metre, labour €9.",
    "EUR | oneOff 38 cost 21 ; each 400",
  ],
  [
    "months paid ahead are the same plan",
    "An app with pronunciation drills",
    "Learners of Danish in Poland",
    "PLN 39 per month or PLN 180 for six months. Card fees are 3%.",
    "PLN | recurring 39/month share 0.03",
  ],
  [
    "a town that buys is a customer",
    "A bus with a planetarium that visits village schools",
    "Municipalities in Umbria",
    "A municipality pays €850 per day. Two guides cost €140 a day each and fuel €35 a day.",
    "EUR | perUse 850/day cost 315",
  ],
  [
    "what every customer uses up is no second plan",
    "An app that tells opticians who needs new lenses",
    "Opticians in Iceland",
    "290 ISK per patient per month. A shop has about 150 patients. Support is about 40 ISK per patient per month.",
    "ISK | recurring 290/month cost 40 ; each 150",
  ],
  [
    "a teacher is paid once for the circle",
    "Small online circles that read Latin on Sundays",
    "Parents of pupils in Cyprus",
    "€80 per child per month, 5 children per circle. The teacher gets €45 per lesson, four lessons a month. Zoom costs €14 a month.",
    "EUR | recurring 80/month cost 36 ; fixedMonthly 14",
  ],
  [
    "what others charge the business is a cost",
    "We fetch curtains, have them washed and hang them again",
    "Households in Porto",
    "€19 per curtain. The laundry charges us €5 per curtain and the driver gets €3 per curtain.",
    "EUR | perUse 19 cost 8",
  ],
  [
    "what the customer pays beside the price passes through",
    "Booking of certified stove fitters at a fixed price",
    "House owners in Liechtenstein",
    "A check is CHF 160 and we keep CHF 30. Travel is CHF 25 per booking, paid by the owner.",
    "CHF | take 18.75% of 160",
  ],
  [
    "so many made a month whatever is sold",
    "Cooking films in Basque for libraries",
    "Public libraries in Navarre",
    "Libraries pay €45 a month. One film costs us €600 and we make two a month.",
    "EUR | recurring 45/month ; fixedMonthly 1200",
  ],
  [
    "only some of those who are paid for use it",
    "A night line with physiotherapists",
    "Health insurers in Malta",
    "Insurers pay €3 per member. Each call costs us €12 and one in six members calls.",
    "EUR | oneOff 3 cost 2",
  ],
  [
    "meals are eaten by all children on all days",
    "Warm lunches brought to nurseries",
    "Nurseries in Cork with 30 to 60 children",
    "€4 per meal. A nursery has about 40 children and orders on 20 days a month. Ingredients cost €1.50 per meal.",
    "EUR | perUse 4 x800 cost 1.5",
  ],
  [
    "an order is for so many people",
    "A breakfast table for small firms",
    "Firms with under 30 people in Vaduz",
    "CHF 12 per person, an order is for 15 people on average. Firms order once a week. Food costs CHF 5 per person and the driver costs CHF 30 per delivery.",
    "CHF | perUse 12 x65 cost 7",
  ],
  [
    "one donor gives a grant",
    "Bookkeeping lessons for market women",
    "Market associations in Togo",
    "An association pays $9 per member per year. An association has about 120 members. A Danish donor gives $25,000 a year.",
    "USD | recurring 9/year | grant 25000/year ; each 120",
  ],
  [
    "what is rented to the business and asked by the city is paid",
    "Evacuation drills with a smoke machine",
    "Hotels in Malta",
    "€300 per drill. The machine is rented to us for €80 a month. The city charges €240 a year.",
    "EUR | perUse 300 ; fixedMonthly 100",
  ],
  [
    "a part for the installation goes with it",
    "Software that opens sports halls by phone",
    "Sports clubs in Estonia with 2 to 6 halls",
    "€14 per hall per month. A club has 3 halls on average. Installing the door relay costs €160 once, the relay costs us €60.",
    "EUR | recurring 14/month | oneOff 160 cost 60 ; each 3",
  ],
  [
    "what is lent for a yearly price is lent",
    "We keep insect hotels on the roofs of companies",
    "Companies in Ghent with a flat roof",
    "€2,400 a year per company. The gardener costs us €50 per visit and visits every three weeks. Frames and soil cost €900 per company.",
    "EUR | recurring 2400/year cost 72.222222 ; lent 900",
  ],
  [
    "three visits a day on twelve days",
    "A van with telescopes that visits schools",
    "Village schools in Estonia",
    "A school pays €180 per visit. The van does two visits a day on 10 days a month.",
    "EUR | capacity 180 ; capacity 20",
  ],
  [
    "what a family spends is bought each week",
    "A market stall with Kurdish vegetables",
    "Kurdish families in Basel",
    "A bunch is CHF 3 and a family spends about CHF 24 each week. We pay farmers CHF 11 of that.",
    "CHF | unitSale 24 x4.333333 cost 11",
  ],
  [
    "a visit of two hours is no course of two",
    "A helper who repairs taps and hinges",
    "People over 75 in Innsbruck",
    "€30 per hour, a visit takes about two hours. Helpers get €16 per hour.",
    "EUR | perUse 30 cost 16",
  ],
  [
    "a part of a stated price is told, and what the port charges is paid",
    "A walking frame with a motor, rented by the month",
    "People with weak knees in Trieste",
    "€90 a month. Service costs €9 a month per frame. The city office pays €40 of the €90. The port charges €300 a month.",
    "EUR | recurring 90/month cost 9 ; fixedMonthly 300",
  ],
  [
    "minutes included are used, further ones are told",
    "Sign interpreters on a tablet",
    "Bank branches in Uruguay",
    "A branch pays $200 a month including 50 minutes; further minutes are $3. Interpreters get $1 per minute.",
    "UYU | recurring 200/month cost 50",
  ],
  [
    "two at a time, four times a year",
    "Mending of knitwear by post",
    "Women in Iceland",
    "3,900 ISK per sweater, customers send two sweaters each time and about three times a year. The mender gets 1,800 ISK per sweater.",
    "ISK | perUse 3900 x0.5 cost 1800",
  ],
];

test.each(TEXTS)("%s", (_, solution, targetAudience, businessModel, read) => {
  const { lines } = readBrief({ solution, targetAudience, businessModel });
  const counted = lines.flatMap(({ quantity }) => (quantity ? [`each ${quantity.value}`] : []));
  const money = answersSignature(["", solution, targetAudience, "", businessModel]);
  expect([money, ...counted].join(" ; ")).toBe(read);
});

/** Whose place it is, what the offer is and how it reaches its buyer. */
const KINDS: readonly (readonly [
  name: string,
  solution: string,
  audience: string,
  money: string,
  place: string,
  archetype: string,
])[] = [
  [
    "buyers live where the audience says, not where it is ground",
    "Ras el hanout and preserved lemons made by three sisters near Fez and posted in small jars",
    "Moroccan families in France and home cooks",
    "A jar is €8. Postage is €4 per order.",
    "France",
    "ecommerce",
  ],
  [
    "who comes from elsewhere lives here",
    "Evening courses in reading plans and drawings",
    "Bricklayers from Romania in Austria",
    "€320 per course.",
    "Austria",
    "education",
  ],
  [
    "soap by post needs no shop",
    "Tallow soap bars with nettle, sent by post",
    "People with dry skin in Wales",
    "A bar is £7. Ingredients cost £1.40 a bar.",
    "Wales",
    "ecommerce",
  ],
  [
    "a rented machine with its refills is a service",
    "We rent out a soda machine and fill it every week",
    "Offices in Quito",
    "$90 a month per office, and $12 per gas bottle, ten a year. The machine costs us $700.",
    "Quito",
    "services",
  ],
  [
    "what is flown for others is a service",
    "Drone inspection of chimneys with photos",
    "Housing associations in Wallonia",
    "€150 per chimney.",
    "Wallonia",
    "services",
  ],
  [
    "who visits kitchens has none",
    "A consultant visits the kitchen once a month and trains the cooks",
    "Restaurants in Bari with under 50 seats",
    "€290 a month per restaurant. Travel costs about €20 per visit.",
    "Bari",
    "services",
  ],
];

test.each(KINDS)("%s", (_, solution, targetAudience, businessModel, place, archetype) => {
  const { geography, archetypes } = readBrief({ solution, targetAudience, businessModel });
  expect([geography?.label, archetypes[0]?.id]).toEqual([place, archetype]);
});
