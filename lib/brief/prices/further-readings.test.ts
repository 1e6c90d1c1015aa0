import { readBrief } from "../read-brief";

const near = (value: number | undefined) => Number((value ?? Number.NaN).toFixed(2));

test("a fee on payments beside a subscription, and messages counted after what one costs", () => {
  const { lines, archetypes } = readBrief({
    solution: "A tool that sends polite payment reminders by text and takes card payments from a link",
    targetAudience: "Self-employed plumbers who send between 5 and 30 invoices a month",
    businessModel:
      "£15 a month per tradesperson after a free 30-day trial, plus 1% on card payments collected (average invoice £380). Texts cost us 4p each and roughly 40 go out per user per month.",
  });
  expect(
    lines.map(({ kind, price, takeRate, unitCost }) => [
      kind,
      price?.value,
      takeRate?.value,
      near(unitCost?.value),
    ]),
  ).toEqual([
    ["recurring", 15, undefined, 1.6],
    ["take", undefined, 0.01, Number.NaN],
  ]);
  expect(lines[1]).toMatchObject({ averageOrder: { value: 380 }, unitsPerCustomerMonth: { value: 17.5 } });
  expect(archetypes[0]?.id).toBe("saas");
});

test("what is rented, the order from which delivery is free and what can be made are no prices", () => {
  const { lines, stated, archetypes } = readBrief({
    solution: "Hand-folded frozen dumplings, delivered frozen in 1 kg bags, from a shared kitchen",
    targetAudience: "Berliners who cook at home",
    businessModel:
      "19 EUR per bag, delivery 4.90 EUR (free above 50 EUR). Ingredients 5.20 per bag, packaging 1.10, courier 5.50 per delivery. Average order is 2.4 bags. We rent the kitchen for 900 EUR a month and can fold 400 bags a week.",
  });
  expect(lines.map(({ label, price, unitCost }) => [label, price?.value, near(unitCost?.value)])).toEqual([
    ["Bag", 19, 6.3],
    ["Delivery", 4.9, 5.5],
  ]);
  expect(near(stated.capacity?.value)).toBe(1733.33);
  expect(stated.fixedMonthly?.value).toBe(900);
  expect(archetypes[0]?.id).toBe("ecommerce");
});

test("a price from one sum to another, what is let, and work in minutes for each use", () => {
  const { lines, stated } = readBrief({
    solution: "A bike library: families subscribe and swap for the next size whenever they want",
    targetAudience: "Families with children from 2 to 10 in Utrecht",
    businessModel:
      "From €9 per month for a balance bike to €16 for a 20 inch. A new bike costs us €310 and lasts about 6 years, service per swap takes 40 minutes (€25 per hour), on average a family swaps every 9 months.",
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ kind: "recurring", per: "month", price: { low: 9, high: 16 } });
  expect(near(lines[0]?.unitCost?.value)).toBe(1.85);
  expect(stated.lent).toMatchObject({ noun: "bike", cost: { value: 310 }, lifeMonths: 72 });
});

test("a visit to set up, a second branch, a person for many customers, what is done and who is paid", () => {
  const practice = readBrief({
    solution: "A shelf app for vet practices. Nurses scan a box in and out with their phone",
    targetAudience: "Independent vet practices in Ireland with 2 to 8 vets",
    businessModel:
      "€89 a month per practice, €49 for a second branch. Onboarding is 2 half days on site which we charge at €350. A support person costs €38,000 a year and can look after 150 practices.",
  });
  expect(practice.lines.map(({ kind, price }) => [kind, price?.value])).toEqual([
    ["recurring", 89],
    ["recurring", 49],
    ["oneOff", 350],
  ]);
  expect(near(practice.lines[0]?.unitCost?.value)).toBe(21.11);
  const plots = readBrief({
    solution: "We lease unused land behind churches and turn it into plots with beds, water and a shed key",
    targetAudience: "Flat dwellers in Bristol",
    businessModel:
      "£38 per month per plot, company plots £95 a month. One site has 40 plots; fitting out a site costs £14,000 and the land £250 a month. The gardener is £90 per Saturday.",
  });
  expect(plots.lines.map(({ kind, price }) => [kind, price?.value])).toEqual([
    ["recurring", 38],
    ["recurring", 95],
  ]);
  expect(plots.lines[0]?.quantity?.value).toBe(1);
  expect([plots.stated.capex?.value, plots.stated.fixedMonthly?.value]).toEqual([14_000, 640]);
});

test("minutes of an appointment and appointments a month are minutes a month", () => {
  const { offer, lines } = readBrief({
    solution:
      "Video interpreter on demand: the practice presses a button and an interpreter is on the screen",
    targetAudience: "GP practices in England",
    businessModel:
      "£2.40 per minute with a minimum of 10 minutes; interpreters get £1.35 a minute. An average appointment takes 14 minutes and a practice has about 9 such appointments per month. Practices on a yearly plan (£600) pay £2.10.",
  });
  expect(offer.noun).toBe("interpreting service");
  expect(lines[0]).toMatchObject({
    kind: "perUse",
    unitsPerCustomerMonth: { value: 126 },
    unitCost: { value: 1.35 },
  });
  expect(lines.map(({ price }) => price?.value)).toEqual([2.4, 600]);
});

test.each([
  [
    "what is bought to be sold on is a cost, and unlimited is a second plan",
    "An open pottery studio with 14 wheels, clay and firing included, and a technician helps",
    "Membership €79 a month for 12 hours, €129 for unlimited. Clay is €8 per 10 kg bag and we sell it for €16. Rent €2,100, technician €2,400 monthly.",
    ["recurring 79", "recurring 129", "unitSale 16 cost 8"],
    { fixedMonthly: 4_500 },
  ],
  [
    "a price for the device is paid once",
    "A 40 gram tracker with a button, works by satellite when there is no network",
    "CHF 229 for the device, CHF 9 per month used. It costs us CHF 84 to make and satellite airtime is CHF 3.10 per active month.",
    ["unitSale 229 cost 84", "recurring 9 cost 3.1"],
    {},
  ],
  [
    "what is let is bought, and its service is a cost",
    "Warm meals from a vending fridge on the ward floor, you tap your badge and it heats in 2 minutes",
    "We rent the fridge to the hospital for €420 a month and take 12% of the sales. A fridge sells about 55 meals per night at €6.50. The fridge costs €5,900, service €60 a month",
    ["recurring 420 cost 60", "take 0.12 of 6.5"],
    { lent: 5_900 },
  ],
  [
    "a fee with its name before it, and lessons of a course",
    "Live lessons in groups of four with teachers from Zanzibar",
    "$18 per lesson and person, a course is 24 lessons. Teachers earn $14 per lesson. Facebook ads bring a student for about $35",
    ["oneOff 18 cost 3.5"],
    { cac: 35 },
  ],
])("%s", (_, solution, businessModel, lines, stated) => {
  const brief = readBrief({ solution, businessModel });
  expect(
    brief.lines.map(
      ({ kind, price, takeRate, averageOrder, unitCost }) =>
        `${kind} ${price?.value ?? `${takeRate?.value} of ${averageOrder?.value}`}${unitCost ? ` cost ${near(unitCost.value)}` : ""}`,
    ),
  ).toEqual(lines);
  const { fixedMonthly, lent, cac } = brief.stated;
  expect({
    ...(fixedMonthly && { fixedMonthly: fixedMonthly.value }),
    ...(lent && { lent: lent.cost.value }),
    ...(cac && { cac: cac.value }),
  }).toEqual(stated);
});

test.each([
  ["€60 a month for 12 hours (extra hours €6).", "Each further hour", 6],
  ["£90 a month incl. 10 hours, every further hour £8.", "Each further hour", 8],
  ["$200 a month for 4 visits, extra visits $45.", "Each further visit", 45],
])("what goes beyond a plan is paid by some, and named: %s", (businessModel, label, price) => {
  const { lines } = readBrief({
    solution: "A shared wood workshop in Leeds",
    targetAudience: "Makers in Leeds",
    businessModel,
  });
  expect(lines[1]).toMatchObject({ label, kind: "perUse", price: { value: price }, attach: { value: 0.3 } });
});

test("a locker is taken beside the hours, under its name", () => {
  const { lines } = readBrief({
    solution: "A shared wood workshop in Leeds",
    targetAudience: "Makers in Leeds",
    businessModel: "£20 an hour. Locker £15 a month, I've only got 10.",
  });
  expect(lines.map(({ label, onTop }) => [label, onTop])).toEqual([
    ["Fee per hour", undefined],
    ["Locker", true],
  ]);
});

test.each([
  ["₱1,800 each min 5.", undefined],
  ["₱180 per min 24/7.", "minute"],
])("a least number is no minute: %s", (businessModel, minute) => {
  const { lines } = readBrief({
    solution: "Gowns for hire",
    targetAudience: "Brides in Cebu",
    businessModel,
  });
  expect(/minute/.exec(lines[0]?.label ?? "")?.[0]).toBe(minute);
});
