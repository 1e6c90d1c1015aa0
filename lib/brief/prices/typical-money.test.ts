import { answersSignature } from "../test-signature";

type Answers = readonly [string, string, string, string, string];

/** What founders usually write: each line of income with its volume and cost, what is paid, and no sum that is only told. */
const TEXTS: readonly (readonly [name: string, answers: Answers, read: string])[] = [
  [
    "crm",
    [
      "Freelance designers lose about 20% of their leads because they forget to follow up. Many pay $50 a month for tools made for sales teams and use a tenth of them.",
      "A tiny CRM that lives inside Gmail and reminds you when a lead has gone quiet for 5 days",
      "Freelance designers and small studios in the US",
      "HubSpot starts at $890 a month for what we do, and takes a week to set up. Ours takes 10 minutes.",
      "$12 per user per month, $49 a month for studios with up to six people. 14-day free trial, no credit card. Hosting and email cost us about $1.50 per user.",
    ],
    "USD | recurring 12/month cost 1.5 | recurring 49/month",
  ],
  [
    "mealkit",
    [
      "Young families spend over €150 a week on food and throw a third away",
      "A weekly dinner box with exactly measured ingredients for four dinners, cooked in 20 minutes",
      "Families with children in Antwerp and Ghent",
      "HelloFresh sends recipes for adults; our boxes are tested by kids",
      "Each box costs €59 and most families order three times a month. Ingredients cost about €27 a box, packaging €3 and delivery €6. We expect 200 families in the first year.",
    ],
    "EUR | unitSale 59 x3 cost 36 ; aim 200",
  ],
  [
    "hedges",
    [
      "Farmers wait three weeks for somebody with a hedge cutter, and contractors drive past each other.",
      "A booking site where a farmer marks the hedges to cut and a contractor with a free machine takes the job",
      "Farmers in Somerset and contractors with a hedge cutter",
      "Paid by the metre and not by the day, so that both know the sum before anybody drives",
      "Farmers pay £0.60 per metre and we keep 15% of each booking. A typical order covers 2,000 metres.",
    ],
    "GBP | take 15% of 1200",
  ],
  [
    "choirs",
    [
      "Choir leaders chase members for their fee and for who comes on Tuesday.",
      "A web app in which singers say whether they come and pay their fee",
      "Amateur choirs in Norway with 20 to 80 singers",
      "Made by a choir leader; sheet music and fees stand beside the date",
      "NOK 390 per month per choir. The first 20 choirs pay NOK 250 in the first year.",
    ],
    "NOK | recurring 390/month",
  ],
  [
    "dogwalk",
    [
      "Dog owners who work full time feel guilty leaving their dog alone for nine hours",
      "An app where you book a vetted local dog walker for the same day",
      "Working dog owners in Manchester and Leeds",
      "Rover takes 20% from walkers and has no insurance for keys",
      "We take 12% of each booking. An average walk is £15 and regular customers book eight walks a month. Background checks cost us £20 per walker.",
    ],
    "GBP | take 12% of 15 x8",
  ],
  [
    "yoga",
    [
      "Office workers have back pain and gym classes are too full",
      "A small yoga studio with classes of at most ten people",
      "Office workers near Basel station",
      "Free childcare during morning classes",
      "CHF 28 per class, CHF 220 for a ten-class card, or CHF 145 per month unlimited. Rent is CHF 3,200 a month and teachers get CHF 70 per class.",
    ],
    "CHF | perUse 28 cost 7 | perUse 220 | recurring 145/month ; fixedMonthly 3200",
  ],
  [
    "skincare",
    [
      "People with eczema try an average of seven creams before they find one that helps",
      "A fragrance-free balm made from Danish oats",
      "Adults with eczema in Denmark and Sweden",
      "Dermatologist tested, 92 of 100 testers saw less redness after two weeks",
      "We sell the balm online for DKK 189 a jar. Making a jar costs DKK 46 and shipping is DKK 39. We also plan a subscription at DKK 159 per month next year.",
    ],
    "DKK | unitSale 189 cost 85 | later recurring 159/month",
  ],
  [
    "tutorplat",
    [
      "Parents pay €40 an hour for tutors they found on a notice board and never know if it helps",
      "A marketplace for online maths tutors with a short test every month",
      "Parents of pupils in grades 7 to 10 in Germany",
      "Every tutor has passed our exam; only one in six does",
      "Parents pay €28 per lesson, the tutor gets €21 and we keep €7. A typical pupil takes four lessons a month.",
    ],
    "EUR | take 25% of 28 x4",
  ],
  [
    "cafe",
    [
      "There is no place to sit with a laptop in our quarter after 6 pm",
      "A coffee shop with desks, quiet rooms and good food",
      "Students and freelancers in Tallinn's Kalamaja",
      "Open until midnight every day",
      "Coffee is €3.80 and cakes €4.50. The average guest spends €9. We expect 120 guests a day. Rent is €2,800 and staff €9,500 per month. Coffee machine and furniture will cost €45,000.",
    ],
    "EUR | unitSale 9 ; fixedMonthly 12300, capex 45000",
  ],
  [
    "laundry",
    [
      "Hotels with under 40 rooms pay €2.10 per kilo for laundry and get it back late",
      "Pick-up laundry for small hotels within 24 hours",
      "Small hotels and guest houses on Mallorca",
      "RFID tags so no towel gets lost",
      "€1.60 per kilo, a typical hotel sends 900 kg a month. Water, energy and detergent cost €0.45 per kilo, the driver costs €0.20 per kilo. The two machines cost €60,000 used.",
    ],
    "EUR | unitSale 1.6 x900 cost 0.65 ; capex 60000",
  ],
  [
    "planner",
    [
      "Wedding couples feel lost and planners cost $5,000 or more",
      "A planning service over video with fixed packages",
      "Couples in Texas with a budget under $30,000",
      "Fixed price, no commission from vendors",
      "Three packages: Basic $490, Plus $990 and Full $1,900. Most couples take Plus. Each wedding needs about 12 hours of a planner at $30 an hour.",
    ],
    "USD | unitSale 490 cost 360 | unitSale 990 cost 360 | unitSale 1900 cost 360",
  ],
  [
    "langapp",
    [
      "Nurses from abroad fail the German B2 exam because courses teach holiday phrases",
      "An app with dialogues from real hospital shifts",
      "Nurses moving to Germany from the Philippines and India",
      "Duolingo has no medical German; Lingoda costs €300 a month",
      "€24.90 per month or €199 per year. Clinics can buy licences at €150 per nurse per year. We want 1,000 paying nurses by the end of year one.",
    ],
    "EUR | recurring 24.9/month | recurring 150/year ; aim 1000",
  ],
  [
    "honey",
    [
      "Supermarket honey is mixed from ten countries and nobody knows where it comes from",
      "Single-village honey from Transylvania with the beekeeper's name on the jar",
      "Food lovers in Romania",
      "Beekeepers get 60% more than from wholesalers",
      "A 500 g jar sells for 55 lei. We pay the beekeeper 24 lei, jar and label cost 4 lei. Shipping is paid by the customer, 18 lei per order.",
    ],
    "RON | unitSale 55 cost 28",
  ],
  [
    "cleaning",
    [
      "Airbnb hosts lose bookings when the cleaner does not show up, one bad review costs them about $400",
      "Cleaning between guests with a photo report",
      "Airbnb hosts in Lisbon with one to five flats",
      "Backup cleaner within two hours or the clean is free",
      "€45 per clean for a studio and €65 for two bedrooms. Cleaners receive €26 and €38. An active flat needs 7 cleans a month. Laundry is an extra €12.",
    ],
    "EUR | perUse 45 x7 cost 26 | perUse 65 x7 cost 38 | unitSale 12",
  ],
  [
    "podcaststudio",
    [
      "Companies want a podcast but agencies charge €1,500 per episode",
      "A studio that records and edits a company podcast in one day a month",
      "Medium-sized companies in Munich",
      "You come once, we make four episodes",
      "€2,400 per month for four episodes, minimum contract six months. Our editor costs €180 per episode. The studio rent is €1,100 per month.",
    ],
    "EUR | recurring 2400/month cost 720 ; fixedMonthly 1100",
  ],
  [
    "gardenbox",
    [
      "City people want to grow herbs but they die on the window sill",
      "A self-watering box with seeds as a refill",
      "People in flats in Paris",
      "Water for four weeks, no app, no plug",
      "The box is €49, production costs €17. Refills are €9.90 and customers need one every two months; a refill costs us €2.80. Shipping €4.90 is paid by the customer.",
    ],
    "EUR | unitSale 49 cost 17 | unitSale 9.9 x0.5 cost 2.8",
  ],
  [
    "hrtool",
    [
      "Restaurants lose 3 hours a week to making rotas and staff turnover is 75% a year",
      "Rota planning by text message",
      "Restaurants with 10 to 50 staff in Ireland",
      "No app to install",
      "€3 per employee per month. An average restaurant has 18 employees. SMS cost us €0.40 per employee per month. Setup fee €99.",
    ],
    "EUR | recurring 3/month cost 0.4 | oneOff 99",
  ],
  [
    "repairclub",
    [
      "A broken washing machine costs 180 francs for the visit alone",
      "Repairs by subscription for every appliance at home",
      "Home owners in Geneva",
      "Technician within 48 hours",
      "19 francs a month per household, spare parts are paid by the customer. A household needs about one visit every two years and a visit costs us 95 francs.",
    ],
    "CHF | recurring 19/month cost 3.958333",
  ],
  [
    "coach",
    [
      "New managers get no training and half of them fail in two years",
      "A 10-week online leadership course in groups of 12",
      "First-time managers in tech companies in the Netherlands",
      "Live coaching instead of videos",
      "The course costs €1,450 per person. The coach gets €6,000 per group. We spend about €150 on LinkedIn ads for each participant.",
    ],
    "EUR | oneOff 1450 cost 500 ; cac 150",
  ],
  [
    "parking",
    [
      "Drivers circle for 15 minutes to find parking, that costs them 60 hours a year",
      "Rent out your driveway when you're at work",
      "Drivers and home owners in Brighton",
      "JustPark takes 25%, we take less",
      "Drivers pay £1.50 per hour, we keep 15%. The average booking is 6 hours.",
    ],
    "GBP | take 15% of 9",
  ],
  [
    "bakery",
    [
      "Offices order dry sandwiches because nobody delivers fresh ones before 10",
      "A delivery bakery for office breakfasts",
      "Offices with 20 to 100 people in Vienna",
      "Ordered by 6 pm, delivered by 8 am",
      "A breakfast box for one person is €7.90, ingredients €2.60, delivery by bike about €0.90 per box. An office orders 15 boxes once a week. We plan to have 40 offices after 12 months.",
    ],
    "EUR | unitSale 7.9 x65 cost 3.5 ; aim 40",
  ],
  [
    "api",
    [
      "Shops lose orders because addresses are typed wrong; a failed delivery costs about $17",
      "An API that checks and completes addresses in 30 countries",
      "Online shops with more than 1,000 orders a month",
      "Google charges $17 per 1,000 requests with a minimum",
      "$4 per 1,000 lookups, the first 500 a month are free. A typical shop makes 20,000 lookups a month. Data licences cost us $0.90 per 1,000 lookups.",
    ],
    "USD | perUse 0.004 x20000 cost 0.0009",
  ],
  [
    "camper",
    [
      "A camper van costs 60,000 euros and stands still 46 weeks a year",
      "A rental platform between private owners and travellers",
      "Van owners and couples in Spain",
      "Insurance for 25 nationalities included",
      "Owners set the price, on average 95 euros per night, and trips last 6 nights. We charge a 15% commission to the owner and a 10% service fee to the traveller. Insurance costs us 11 euros per night.",
    ],
    "EUR | take 15% of 570 cost 66 | take 10% of 570",
  ],
  [
    "choir",
    [
      "Schools cut music lessons and children in our town cannot sing together",
      "A free children's choir with instruments to borrow",
      "Children aged 7 to 13 in Malmö",
      "Three professional musicians lead it",
      "It is free for children. The city gives us SEK 250,000 a year, and 80 friends of the choir donate SEK 100 a month each. The choir leaders cost SEK 22,000 per month.",
    ],
    "SEK | grant 250000/year | recurring 100/month ; fixedMonthly 22000",
  ],
  [
    "bnbtax",
    [
      "Landlords of holiday flats get fined because they forget the tourist tax, up to €2,000",
      "A service that counts, files and pays the tourist tax",
      "Owners of holiday flats in Italy",
      "We answer the letters from the town hall",
      "€9 a month per flat. Clients own two flats on average. Filing costs us €1.20 per flat a month. Accountants charge €40 per filing today.",
    ],
    "EUR | recurring 9/month cost 1.2",
  ],
  [
    "boat",
    [
      "Boats lie unused 340 days a year",
      "A boat club where members share 12 boats",
      "People in Stockholm who sail a little",
      "Boats are cleaned and fuelled, you just go",
      "A one-time joining fee of SEK 8,000 and SEK 1,490 per month. Mooring, insurance and service cost SEK 38,000 per boat per year. 20 members share one boat.",
    ],
    "SEK | oneOff 8000 | recurring 1490/month cost 158.333333",
  ],
  [
    "fitapp",
    [
      "Women over 50 find nothing between rehab and CrossFit",
      "An app with 25-minute strength workouts and a weekly live session",
      "Women over 50 in Canada",
      "Designed by physiotherapists",
      "CA$14.99 a month or CA$119 a year after a 7-day trial. App stores keep 15%. Instagram ads cost about CA$38 per new subscriber and 5% cancel every month.",
    ],
    "CAD | recurring 14.99/month share 0.15 ; cac 38, churn 0.05",
  ],
  [
    "gymapp",
    [
      "Small gyms lose 4% of their members every month and notice it too late",
      "Software that spots members who are about to quit and sends them a personal message",
      "Independent gyms with 200 to 800 members in the UK",
      "Mindbody costs £129 a month and does not do this",
      "£59 per month per gym, £99 for gyms with more than 500 members. Text messages cost us about £4 per gym per month. We aim for 150 gyms by the end of year two.",
    ],
    "GBP | recurring 59/month cost 4 | recurring 99/month cost 4 ; aim 150",
  ],
  [
    "flowers",
    [
      "Supermarket flowers last four days and come by plane",
      "Seasonal local flowers by subscription, delivered by cargo bike",
      "Women between 30 and 60 in Utrecht",
      "Grown within 40 km, no plastic",
      "A bouquet is €24. Most subscribers take two bouquets per month. Flowers cost us €9 per bouquet, delivery €4.50 and wrapping €0.60.",
    ],
    "EUR | unitSale 24 x2 cost 14.1",
  ],
  [
    "drones",
    [
      "Roof inspections need scaffolding that costs about $1,500",
      "Drone roof inspections with a written report in 24 hours",
      "Insurance adjusters and property managers in Florida",
      "Licensed pilots, report accepted by 12 insurers",
      "$280 per inspection. The pilot gets $110 and processing costs $18 per report. We expect an adjuster to order four inspections a month.",
    ],
    "USD | perUse 280 x4 cost 128",
  ],
  [
    "barber",
    [
      "Men wait 40 minutes for a haircut in Lagos",
      "A mobile barber app that sends a barber to your office",
      "Office workers in Victoria Island, Lagos",
      "All barbers sterilise tools before your eyes",
      "A haircut costs ₦6,000. Barbers keep 70%. A customer books twice a month. We spend about ₦2,500 on ads for each new customer.",
    ],
    "NGN | unitSale 6000 x2 share 0.7 ; cac 2500",
  ],
  [
    "fleet",
    [
      "Taxi fleets lose 8% of fuel to idling",
      "A GPS tracker that shows idling and rates drivers",
      "Taxi companies with 20 to 200 cars in Nairobi",
      "Works with 2G",
      "KES 6,500 for the device and KES 700 per car per month. The device costs us KES 3,900. SIM data is KES 120 per car per month.",
    ],
    "KES | unitSale 6500 cost 3900 | recurring 700/month cost 120",
  ],
  [
    "wills",
    [
      "Solicitors charge £400 for a simple will and half of adults have none",
      "Wills written online and checked by a solicitor",
      "Parents with young children in England",
      "Checked in 24 hours",
      "£90 for a single will, £140 for couples. Solicitors get £25 per check. Updates are £10 a year.",
    ],
    "GBP | oneOff 90 cost 25 | oneOff 140 | recurring 10/year",
  ],
  [
    "saunas",
    [
      "There is no sauna near the beach",
      "Mobile saunas by the sea for hire by the hour",
      "Winter swimmers in Cornwall",
      "Wood fired, sea view",
      "£75 per hour for up to eight people or £12 for a single seat. Wood costs about £6 per hour. A sauna trailer costs £16,000. The council takes £300 a month for the pitch.",
    ],
    "GBP | perUse 75 cost 6 | perUse 12 ; fixedMonthly 300, capex 16000",
  ],
  [
    "leadgen",
    [
      "Roofers pay $60 for leads that were sold to five others",
      "Exclusive leads for roofers",
      "Roofing companies in Arizona",
      "Each lead goes to one roofer only",
      "We charge $85 per lead. A lead costs us about $45 in Google ads. A roofer buys ten leads a month.",
    ],
    "USD | perUse 85 x10 cost 45",
  ],
  [
    "kombucha",
    [
      "Bars have nothing for people who do not drink but lemonade",
      "Dry, low-sugar kombucha in kegs",
      "Bars and restaurants in Melbourne",
      "Brewed without pasteurising",
      "AU$95 per 20-litre keg. Ingredients and gas are AU$21 a keg, delivery AU$8. A bar needs 3 kegs a month. The brewing tanks cost AU$32,000.",
    ],
    "AUD | unitSale 95 x3 cost 29 ; capex 32000",
  ],
  [
    "marketplace2",
    [
      "Restorers throw away rare spare parts",
      "A marketplace for vintage car parts",
      "Owners of cars older than 30 years in France and Italy",
      "Every part is checked from photos by an expert",
      "Sellers pay 9% per sale and buyers nothing. The average part costs €140 and an active buyer purchases six parts a year. Expert checks cost us €2 per sale. PayPal fees are about 3%.",
    ],
    "EUR | take 9% of 140 x0.5 cost 6.2",
  ],
  [
    "solarclean",
    [
      "Dirty panels lose 15% of their output, on a farm roof that is €1,200 a year",
      "A cleaning robot service for solar roofs",
      "Farmers with more than 100 kW on the roof in Bavaria",
      "No water, no person on the roof",
      "€1.20 per panel, twice a year. An average farm has 600 panels. Labour and travel cost €0.40 per panel. A robot costs €18,000.",
    ],
    "EUR | unitSale 1.2 x100 cost 0.4 ; capex 18000",
  ],
  [
    "donor",
    [
      "Rural clinics run out of blood",
      "A phone list of blood donors that alerts the nearest ones",
      "Rural hospitals in Ghana",
      "Works by SMS",
      "Hospitals pay GHS 1,200 per month. SMS cost us around GHS 90 per hospital per month. A foundation grants us $40,000 in the first year.",
    ],
    "GHS | recurring 1200/month cost 90",
  ],
  [
    "catsitting",
    [
      "Cats hate cattery cages and catteries charge $45 a night",
      "Cat sitters who visit at home",
      "Cat owners in Toronto",
      "Sitter sends a video every visit",
      "CA$24 per visit; the sitter gets CA$17. Owners book 14 visits a year on average.",
    ],
    "CAD | perUse 24 x1.166667 cost 17",
  ],
  [
    "menu",
    [
      "Restaurants reprint menus for €300 each time prices change",
      "Digital menus with photos and translations",
      "Restaurants in Barcelona and Valencia",
      "Translated by native speakers",
      "Free basic menu. Premium costs €29 per month or €290 per year. Photo shoot €180 once. Photographers receive €110 per shoot. We expect 300 premium restaurants in year one.",
    ],
    "EUR | recurring 29/month | oneOff 180 cost 110 ; aim 300",
  ],
  [
    "bees",
    [
      "Companies want to do something for nature and do not know what",
      "Bee hives on company roofs with honey for the staff",
      "Companies in Hamburg with their own building",
      "Weekly report with photos",
      "€260 per month for two hives including 40 jars of honey a year. The beekeeper costs €75 per visit, one visit every two weeks. Hives and gear cost €900 per customer.",
    ],
    "EUR | recurring 260/month cost 162.5 ; lent 900",
  ],
  [
    "lessons",
    [
      "Adults want to learn piano but lessons are at 3 pm",
      "Evening piano lessons online in groups of four",
      "Adults in Ireland",
      "Keyboard is lent for free for the first month",
      "€120 for a course of eight lessons. The teacher gets €40 per lesson. Keyboard rental is €15 a month, a keyboard costs us €180.",
    ],
    "EUR | oneOff 120 cost 80 | recurring 15/month ; lent 180",
  ],
  [
    "wholesale",
    [
      "Gift shops sell the same imported candles",
      "Hand-poured candles in used whisky glasses",
      "Gift shops and hotels in Scotland",
      "Each label names the distillery",
      "Shops pay £9.50 per candle and sell it for £22. Online we sell at £21. Wax, wick and label cost £2.10 per candle. A shop orders 36 candles a quarter.",
    ],
    "GBP | unitSale 9.5 x12 cost 2.1 | unitSale 21 cost 2.1",
  ],
  [
    "laundrymat",
    [
      "Students carry laundry across the town",
      "Laundry lockers in dorms",
      "Students in Krakow",
      "Back in 24 hours",
      "PLN 29 per bag, a student sends two bags a month. Washing costs PLN 11 per bag and the courier PLN 4. The dorm gets 5% of sales.",
    ],
    "PLN | unitSale 29 x2 cost 15 share 0.05",
  ],
  [
    "interpreters",
    [
      "Hospitals use children as interpreters",
      "Phone interpreters in 60 seconds",
      "Hospitals and doctors in Norway",
      "Certified medical interpreters",
      "NOK 18 per minute, interpreters get NOK 9 per minute. An average call lasts 14 minutes and a hospital makes 120 calls a month.",
    ],
    "NOK | perUse 18 x1680 cost 9",
  ],
  [
    "parkrun",
    [
      "Runners over 60 get injured",
      "An online training plan with a physiotherapist call",
      "Runners over 60 in the Netherlands",
      "Physio replies within a day",
      "€35 for a 12-week plan, calls are €20 each. Physios earn €14 per call. About 30% of runners book a call. Google Ads cost us €9 per sale.",
    ],
    "EUR | oneOff 35 | unitSale 20 cost 14 ; cac 9",
  ],
];

test.each(TEXTS)("%s", (_, answers, read) => {
  expect(answersSignature(answers)).toBe(read);
});
