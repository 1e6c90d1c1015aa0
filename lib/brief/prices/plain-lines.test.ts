import { readBrief } from "../read-brief";

/** Who is counted first, then each line: price, how many of it or how often in a month, and what one costs. */
function told(targetAudience: string, businessModel: string, solution: string): string {
  const { segments, lines } = readBrief({
    problem: "It takes too long today.",
    solution,
    targetAudience,
    differentiator: "Simpler than what is there.",
    businessModel,
  });
  const round = (value: number) => Number(value.toPrecision(3));
  const rows = lines.map(({ buyer, price, takeRate, quantity, unitsPerCustomerMonth, unitCost }) =>
    [
      ...(buyer ? [buyer] : []),
      round(price?.value ?? takeRate?.value ?? 0),
      ...(quantity ? [`of ${round(quantity.value)}`] : []),
      ...(unitsPerCustomerMonth ? [`x${round(unitsPerCustomerMonth.value)}`] : []),
      ...(unitCost ? [`cost ${round(unitCost.value)}`] : []),
    ].join(" "),
  );
  return [segments[0]?.text.split(" ")[0], ...rows].join(" | ");
}

test.each([
  [
    "Mothers in Kampala",
    "A one-kilo pack costs 4,200 shillings. A family normally uses two packs per month. Milling costs 2,100 shillings per pack.",
    "Flour for porridge.",
    "Mothers | 4200 x2 cost 2100",
  ],
  [
    "Rice cooperatives in the south of Rwanda",
    "RWF 18,000 the hectare. The pilot costs us 7,500 per hectare. One drone does 30 hectares per day.",
    "We bring a spraying drone with a trained pilot.",
    "Rice | 18000 cost 7500",
  ],
  [
    "Teachers of small children who read our letter",
    "Free letter with 6,000 readers so far. €60 a year for members. One sponsor a week at €600.",
    "A weekly letter for teachers with one game.",
    "Teachers | 60 | 100",
  ],
  [
    "Nurses in Ireland",
    "The app costs €5 per month. Hospitals can also buy the app for their staff at €11 per employee per year.",
    "An app with breathing exercises.",
    "Nurses | nurses 5 | hospitals 11 of 250",
  ],
  [
    "Skiers in Tyrol",
    "We sell the rack for 149 euros in our own online shop and for 88 euros to ski shops.",
    "A rack for skis that folds flat.",
    "Skiers | skiers 149 | ski shops 88",
  ],
  [
    "Commuters in Gdynia",
    "A ticket costs 45 złoty. The rent is 7,000 złoty per month and wages will be 21,000 złoty per month.",
    "A play hall with a café.",
    "Commuters | 45",
  ],
  [
    "Electricians and welders in the United States looking for work",
    "Free for workers. Employers pay $49 for each candidate they contact.",
    "An app that turns spoken answers into a CV.",
    "Employers | 49",
  ],
  [
    "Primary schools in Kenya",
    "Parents pay KES 3,000 per term per child. Teachers get KES 1,500 per session, 20 children per group, 12 sessions per term.",
    "After school coding club in schools.",
    "Parents | 750 cost 225",
  ],
  [
    "Property managers and owners of flats in Hamburg",
    "Drivers pay €0.49 per kWh. Electricity costs us €0.29 per kWh. A driver charges about 200 kWh a month.",
    "We install and run chargers in shared garages.",
    "Drivers | 0.49 x200 cost 0.29",
  ],
  [
    "Care homes for people with dementia in the Netherlands, paid by the home, used by carers and relatives",
    "€6 per resident per month",
    "A tablet app where the family uploads photos.",
    "Care | 6 of 40",
  ],
  [
    "Nurseries and preschools in the UK with 30 to 90 children",
    "£1.50 per child per month, billed to the nursery",
    "App for nurseries with photos, naps and messages.",
    "Nurseries | 1.5 of 43",
  ],
  [
    "Hostels with 20 to 120 beds in Portugal",
    "€110 per lock once, then €3 per lock per month. The lock costs €48.",
    "Smart locks for hostels with phone key.",
    "Hostels | 110 of 15 cost 48 | 3 of 15",
  ],
  [
    "Tourists in the Wye Valley and companies that send Christmas gifts to clients",
    "The box sells for £45, producers get £22 for the contents and the packaging costs £4. Companies order 30 boxes on average.",
    "A gift box with five products from small farms.",
    "Tourists | tourists 45 cost 26 | companies 45 of 30 cost 26",
  ],
  [
    "People who buy at farmers markets and delis in Bristol",
    "Jar of 340g at £9.50 to customers and £6 to delis. Delis order 24 jars a month. The beekeeper gets £3.80 per jar, jar and label £0.70.",
    "Raw honey from single hives.",
    "People | people 9.5 cost 4.5 | delis 6 x24 cost 4.5",
  ],
  [
    "Small hotels with 10 to 60 rooms in Greece",
    "€0.45 per bar, hotels need about 2 bars per room per week. We pay €0.22 per bar to the maker.",
    "Solid soap for hotels with refill paper box.",
    "Small | 0.45 x156 cost 0.22",
  ],
  [
    "Companies with 10 to 80 delivery vans in Paris",
    "€85 per van and change, twice a year. Mechanic costs €30 per van.",
    "We change tires at the depot at night.",
    "Companies | 85 x3.33 cost 30",
  ],
  [
    "Adults between 30 and 60 in Manchester who cannot swim",
    "£240 for a course of eight lessons. We pay hotels £25 an hour for the pool and the instructor £30 an hour.",
    "Small group swimming lessons for adults only, four people per instructor, in hotel pools.",
    "Adults | 240 cost 110",
  ],
  [
    "People who lost a partner in the US",
    "$25 per session, 8 per group, host gets $80 per session.",
    "Online groups with a trained host.",
    "People | 25 cost 10",
  ],
  [
    "Tourists from Europe and Australia in Hanoi",
    "$320 per person for 3 days, groups of 6. Guide gets $60 a day, bike and fuel $25 per person per day, homestay $15 per night.",
    "Motorbike tours with local guides for 3 days.",
    "Tourists | 320 cost 135",
  ],
  [
    "Home cooks in the UK",
    "£5.50 per tin, people buy four at a time. A tin costs us £2.10.",
    "Small tins of fresh spices from named farms.",
    "Home | 5.5 of 4 cost 2.1",
  ],
  [
    "People who go to the gym in Toronto",
    "Box of ten meals is CAD 115. Food costs us CAD 42 per box, packaging 5 and delivery 9.",
    "Weekly boxes of ten cooked meals, delivered on Sunday.",
    "People | 115 cost 56",
  ],
  [
    "Dog owners in Melbourne",
    "$65 per box every two weeks. Ingredients $27, delivery $9 per box.",
    "Fresh dog food cooked for your dog's weight, delivered frozen.",
    "Dog | 32.5 cost 78",
  ],
])("%s: %s", (audience, model, solution, read) => {
  expect(told(audience, model, solution)).toBe(read);
});

test("a larger customer's price of the same plan is paid in place of it", () => {
  const { lines } = readBrief({
    problem: "Rooms are booked twice.",
    solution: "Booking software for halls.",
    targetAudience: "Churches in Leicester",
    differentiator: "",
    businessModel:
      "An app costs £300 per year for a small hall. Halls with more than four rooms pay £420 per year.",
  });
  expect(lines.map(({ id }) => id)).toEqual(["plan-1", "plan-2"]);
});

test("what is sold is told apart from what comes before it", () => {
  const { lines } = readBrief({
    problem: "Sites lock people out.",
    solution: "We test websites with people who are blind.",
    targetAudience: "Companies in France",
    differentiator: "",
    businessModel:
      "An audit costs 3,400 euros. The second test after the corrections costs 900 euros. Clients pay 190 euros per month.",
  });
  expect(lines.map(({ label }) => label)).toContain("Second test");
});
