import { readBrief } from "../read-brief";
import { answersSignature } from "../test-signature";

/** A sum, a rhythm and a count belong to their own clause. */
test.each([
  [
    "We rent out market stands with awnings and bring them",
    "Street traders in Puebla",
    "Rent is 95 pesos a day, traders work about 20 days a month. Bringing one costs us 22 pesos a day.",
    "MXN | perUse 95/day x20 cost 22",
  ],
  [
    "An app that names the birds you hear",
    "Walkers in Ontario",
    "Free for ten birds. After that C$4.50 a month.",
    "CAD | recurring 4.5/month",
  ],
  [
    "An installer fits and checks rain barrels",
    "Home owners in Normandy",
    "€820 for the mounting of a barrel. Pump check every year for €70, a pipe cleaning every quarter €30.",
    "EUR | oneOff 820 | unitSale 70 x0.083333 | unitSale 30 x0.333333",
  ],
  [
    "A door sensor and an app that tells when it stays open",
    "Owners of cold stores in Tyrol",
    "€130 for each sensor, bought once, €60 for the mounting and €7 per sensor per month. SIM and server €0.90 a month.",
    "EUR | unitSale 130 each 5 | oneOff 60 | recurring 7/month cost 0.9 each 5",
  ],
  [
    "Software for roofers with drone pictures",
    "Roofing firms in Silesia",
    "PLN 40 per user per month, PLN 2,000 for training.",
    "PLN | recurring 40/month each 5 | oneOff 2000",
  ],
  [
    "Software that writes offers for electricians",
    "Electricians in Wales",
    "£45 a month with 20 offers included, £1.50 for each further offer. An electrician writes about 32 offers a month.",
    "GBP | recurring 45/month | perUse 1.5 x12",
  ],
  [
    "Software that sorts the pictures of estate agents",
    "Estate agents in Ohio",
    "$0.05 per picture, or $49 a month for unlimited pictures.",
    "USD | perUse 0.05 | recurring 49/month",
  ],
  [
    "Roof boxes in lockers",
    "Families in Breda",
    "€6 for three hours, €11 a day.",
    "EUR | perUse 6 | perUse 11/day",
  ],
  [
    "Dried apple rings",
    "Craft cider makers and school canteens in Galicia",
    "Makers pay €1.20 per kilo, canteens €2.40. Drying costs €0.35 per kilo.",
    "EUR | unitSale 1.2 cost 0.35 | unitSale 2.4 cost 0.35",
  ],
  [
    "Fresh soup in jars by bicycle",
    "Families in Busan",
    "A week with 8 jars is 40,000 won. Ingredients cost 15,000 won a week. Rent is 2 million won a month, two cooks 4 million. Jars are 800 won each and used 25 times.",
    "KRW | recurring 40000/week cost 65000 ; fixedMonthly 6000000",
  ],
  [
    "A booking site for kilns",
    "Hobby potters in Utah",
    "The potter pays a 7% service fee, the kiln owner gives us 9%.",
    "USD | take 7% | take 9%",
  ],
  [
    "Robots that clean hulls",
    "Owners of yachts of 6 to 12 metres in Kiel",
    "A wash is €5 per metre, and owners book it three times a season. Each robot was €12,500.",
    "EUR | unitSale 5 x2 ; capex 12500",
  ],
  [
    "Scaffolds for painters, brought on a trailer",
    "House painters in Nantes",
    "Hire is €40 a day, jobs usually last 6 days. One scaffold costs us €6,500.",
    "EUR | perUse 40/day each 6 ; capex 6500",
  ],
  [
    "Software that sets prices by the hour",
    "Bowling alleys in Portugal",
    "€49 a month per alley. Two alleys pay since May; their weekday revenue rose from 2,100 to 2,900 euros a month.",
    "EUR | recurring 49/month",
  ],
  [
    "A charging box that tells which hearing aid is missing",
    "Nursing homes in Ontario",
    "Homes rent the box for $5 per resident a month. A home has 40 residents. A box for 20 aids costs us $300 to make, tags are $6 each.",
    "CAD | recurring 5/month each 40 ; lent 15.3",
  ],
  [
    "Frozen dog food from a vet's recipe",
    "Dog owners in Wales",
    "A box for two weeks costs £36. Ingredients £12 per box.",
    "GBP | unitSale 36 x2.142857 cost 12",
  ],
  [
    "A pool of tutors for nurseries",
    "Nurseries in Bremen",
    "Nurseries pay €30 an hour, the tutor earns 18 euros and social costs add 3.80.",
    "EUR | perUse 30 cost 21.8",
  ],
  [
    "A pool of welders who come for a shift",
    "Shipyards in Gdansk",
    "Shipyards pay 300 zloty a shift, we pay the welder 230.",
    "PLN | perUse 300 cost 230",
  ],
  [
    "Interpreters by video for doctors",
    "Medical practices in Vienna",
    "Practices pay €90 a month plus €45 for each call. The interpreter gets €32 of it. A headset costs €28 an interpreter.",
    "EUR | recurring 90/month | perUse 45 cost 32",
  ],
  [
    "A hall with soft slides for small children",
    "Families in Leeds",
    "A day ticket is £11, a 10-visit card £90, a birthday for eight children £160. Rent and power cost £9,000 a month, five staff 8,500. The slides cost £70,000 once.",
    "GBP | perUse 11 | perUse 160 ; fixedMonthly 17500, capex 70000",
  ],
  [
    "Evening courses in which adults learn to skate",
    "Adults in Turku",
    "A course of 8 lessons costs €140 per person. Private lessons are €40 each.",
    "EUR | oneOff 140 | unitSale 40",
  ],
  [
    "Reminders by text",
    "Dentists in Cork",
    "€60 a month. A text costs us 4 cents.",
    "EUR | recurring 60/month",
  ],
  [
    "Supper club in an old mill",
    "Couples in Ghent",
    "18 places, €52 per place with drinks, three evenings a week.",
    "EUR | capacity 52 ; capacity 234",
  ],
  [
    "Letting of flats with video viewings",
    "Landlords in Cork",
    "We take 6% of the yearly rent. The average rent is €900 a month.",
    "EUR | take 6% of 10800",
  ],
  [
    "Advances on the coming harvest",
    "Cocoa growers in Ghana",
    "Growers get an advance of GHS 2,000 at 3% a month for five months.",
    "GHS | take 15% of 2000",
  ],
  [
    "We sell used instruments for their owners",
    "Musicians in Leeds",
    "We keep 20% of what the owner gets. The average sale is £150.",
    "GBP | take 20% of 150",
  ],
  [
    "A monthly box of tea",
    "Tea drinkers in Ohio",
    "$15 a month. Facebook ads brought subscribers at $24 each.",
    "USD | recurring 15/month ; cac 24",
  ],
  [
    "Science kits and videos",
    "Primary schools in Saxony",
    "Schools pay €300 per class and term. A school books four classes.",
    "EUR | recurring 75/month each 4",
  ],
  [
    "Software that reminds patients by text",
    "Dental practices with 2 to 8 dentists in Cork",
    "€30 per dentist a month. A practice sends about 400 texts a month at €0.05 each, hosting is €90 a month.",
    "EUR | recurring 30/month cost 6.666667 each 3 ; fixedMonthly 90",
  ],
  [
    "A technician cleans air ducts and hands over a certificate",
    "Hotels in Crete",
    "€480 for the first cleaning, then a check every six months for €140.",
    "EUR | oneOff 480 | unitSale 140 x0.166667",
  ],
  [
    "Oyster mushrooms from a cellar",
    "Restaurants in Porto",
    "€9 per kilo. 14 restaurants order every week.",
    "EUR | unitSale 9",
  ],
  [
    "Rooms for nurses on short contracts",
    "Nurses in Uppsala",
    "Nurses pay 8% on top of the rent. The average rent is SEK 6,000 a month.",
    "SEK | take 8% of 6000 x1",
  ],
  [
    "Clay afternoons in kitchens",
    "Families in Quito",
    "$90 a month per child. The potter gets $30 per afternoon and the helper $20.",
    "USD | recurring 90/month",
  ],
  [
    "Boxes of wild bees for orchards",
    "Pear orchards of 5 to 60 hectares in Kent",
    "£90 per hectare each spring. Two workers at £140 a day place about 18 hectares a day. An average orchard is 20 hectares.",
    "GBP | recurring 90/year each 20",
  ],
  [
    "Drone flights with a map of weeds",
    "Beet growers in Lower Austria",
    "€7 per hectare per season. The drone is €14,000.",
    "EUR | recurring 7/year each 30 ; capex 14000",
  ],
  [
    "A stroller subscription with repair at home",
    "Young families in Basel",
    "CHF 39 per month. A stroller costs CHF 900 and we use it for four years.",
    "CHF | recurring 39/month ; lent 900",
  ],
  [
    "Video posture analysis by physiotherapists",
    "Rowers in Denmark",
    "DKK 450 for the analysis with plan, then DKK 90 a month for changes.",
    "DKK | unitSale 450 | recurring 90/month",
  ],
  [
    "Software that plans shifts",
    "Bakeries in Lyon",
    "€55 a month. Set-up and training €400.",
    "EUR | recurring 55/month | oneOff 400",
  ],
  [
    "Biscuits from brewing grounds",
    "Office workers in Busan",
    "₩20,000 per tin. Ingredients ₩5,000, shipping ₩3,000 paid by the customer.",
    "KRW | unitSale 20000 cost 5000",
  ],
  [
    "A crew tiles bathrooms in three days",
    "Landlords in Dublin",
    "A bathroom is €2,900. Six bathrooms a month is the plan for spring.",
    "EUR | unitSale 2900",
  ],
] as const)("%s", (solution, targetAudience, businessModel, read) => {
  const answers = ["Work is left undone", solution, targetAudience, "Fair", businessModel] as const;
  const { lines } = readBrief({
    problem: answers[0],
    solution,
    targetAudience,
    differentiator: answers[3],
    businessModel,
  });
  const [currency, ...rest] = answersSignature(answers).split(" | ");
  const stated = (rest.at(-1) ?? "").split(" ; ").slice(1);
  const told = rest.map((line, i) => {
    const quantity = lines[i]?.quantity;
    return `${line.split(" ; ")[0]}${quantity ? ` each ${quantity.value}` : ""}`;
  });
  expect([[currency, ...told].join(" | "), ...stated].join(" ; ")).toBe(read);
});
