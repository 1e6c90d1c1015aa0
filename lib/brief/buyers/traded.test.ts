import { readBrief } from "../read-brief";

test.each([
  ["In four months we washed 840 vans and lost no key.", 30],
  ["We did 420 washes in the first two months.", 30],
  ["In four months we learned a lot.", undefined],
])("%s tells how many customers there are", (differentiator, count) => {
  const { stated } = readBrief({
    problem: "Vans of small firms are dirty because nobody has time.",
    solution: "We wash vans overnight in the yard",
    targetAudience: "Small firms with vans in Graz",
    differentiator,
    businessModel:
      "€18 per wash. A firm has its vans washed seven times a month, so seven washes a month per firm.",
  });
  expect(stated.customers?.value).toBe(count);
});

const roastery = (businessModel: string) =>
  readBrief({
    problem: "Fresh coffee is hard to get in the valley.",
    solution: "Coffee roasted on Mondays and sent by post",
    targetAudience: "People in Graz who grind their own coffee",
    differentiator: "Roasted in small drums.",
    businessModel,
  }).stated.traded;

test("since when it is sold is counted to the day on which it was told", () => {
  const answers = {
    ...{ problem: "Fresh coffee is hard to get.", targetAudience: "People in Graz", differentiator: "" },
    ...{ solution: "Coffee sent by post", businessModel: "€14 per bag. 1,900 bags sold since May." },
  };
  expect(readBrief(answers, {}, "2026-11-26").stated.traded).toMatchObject({ months: 7, dated: true });
  expect(readBrief(answers).stated.traded?.dated).toBeUndefined();
});

test.each([
  ["€14 per bag. We sold 260 bags at the winter fair in two months.", { count: 260, months: 2, exact: true }],
  ["€14 per bag. 1,900 bags sold since May.", { count: 1900, months: 12, exact: false }],
  ["€14 per bag. Last season 700 bags went out, and 12 bags came back.", { count: 700, months: 12 }],
  ["€14 per bag. We sell 90 bags a week at the market.", { count: 390, months: 1 }],
  ["€14 per bag, usually 3 bags in an order. Last year 400 orders were sent.", { count: 400, whole: true }],
  ["€14 per bag. In two months we learned to roast.", undefined],
  ["€14 per bag. In the last two months 40 bags were tested by friends.", undefined],
])("%s tells what is sold already", (businessModel, traded) => {
  const read = roastery(businessModel);
  if (traded) expect(read).toMatchObject(traded);
  else expect(read).toBeUndefined();
});

test("who is counted with what they have pays for all of it, each for a part", () => {
  const { stated, lines } = readBrief({
    problem: "Lifts stand still and nobody knows why.",
    solution: "Software that tells the caretaker which part of a lift wears out",
    targetAudience: "Housing associations in Austria",
    differentiator: "It listens to the motor.",
    businessModel: "€19 per lift a month. Four associations with 120 lifts pay since April.",
  });
  expect(stated.customers?.value).toBe(4);
  expect(lines[0]?.quantity?.value).toBe(30);
});

test("who bought what is counted is a customer, unless they only send others", () => {
  const count = (businessModel: string) =>
    readBrief({
      problem: "Vines wither unseen.",
      solution: "We fly over the rows and send a map. Advisers tell their growers about us.",
      targetAudience: "Wine growers in Styria",
      differentiator: "A single vine is seen.",
      businessModel,
    }).stated.customers?.value;
  expect(count("€9 per hectare. Last season we flew 3,400 hectares for 11 growers.")).toBe(11);
  expect(count("€60 per map. Last year 22 growers ordered 310 maps.")).toBe(22);
  expect(count("€60 per map. Last year 6 advisers ordered 310 maps.")).toBeUndefined();
  expect(count("€60 per map. 17 growers order every month.")).toBe(17);
  expect(count("€60 per map. 18 growers have ordered every week since May.")).toBe(18);
  expect(count("€29 a month. 240 families subscribe.")).toBe(240);
});

test("what is let today is let to somebody", () => {
  const { stated } = readBrief({
    problem: "Kayaks lie in the rain.",
    solution: "Racks for kayaks that we put up at the lake and rent out by the month",
    targetAudience: "Families with kayaks in Graz",
    differentiator: "",
    businessModel: "€18 a month per rack. 52 racks are rented out today.",
  });
  expect(stated.customers?.value).toBe(52);
});

test.each([
  ["€14 per bag. First batch of 260 sold out in two months.", { count: 260, months: 2, exact: true }],
  ["€14 per bag. Our second run of 90 bags was sold in three months.", { count: 90, months: 3, exact: true }],
  ["€14 per bag. A small edition of 40 has sold out within four weeks.", { count: 40, exact: true }],
])("%s: what was sold out in a time is a pace", (said, traded) =>
  expect(roastery(said)).toMatchObject(traded),
);

test.each([
  ["€14 per bag. We will make a first batch of 260 in two months."],
  ["€14 per bag. Our patent was filed, error under 0.9 on 38 bags over 14 months."],
])("%s: nothing was sold", (said) => expect(roastery(said)).toBeUndefined());

test.each([
  "I'd do the first year myself, about 4 visits a day, then take on a second person.",
  "I can do 6 visits a day on my own.",
  "In the first year we would do 400 visits.",
])("what one person could do has not been sold: %s", (said) =>
  expect(
    readBrief({
      targetAudience: "Families in Leeds",
      solution: "We repair",
      businessModel: `£75 per visit. ${said}`,
    }).stated.traded,
  ).toBeUndefined(),
);

const told = (solution: string, targetAudience: string, businessModel: string) =>
  readBrief({ problem: "", solution, targetAudience, differentiator: "", businessModel }).stated.traded;

test("what was done while it was tried with a few machines is what was sold", () => {
  const acres = told(
    "A booking service that sends the nearest tractor.",
    "Small maize farmers in Uasin Gishu.",
    "Ploughing is about KES 3,500 per acre here. We keep 10 percent from the owner. Last season I tried it with 6 tractors by phone only and we did 410 acres.",
  );
  expect(acres).toMatchObject({ count: 410, lineId: "commission" });
  expect(
    told(
      "We carry out soil tests.",
      "Farmers in Kitale.",
      "KES 900 per test. Last season we carried out 260 tests.",
    ),
  ).toMatchObject({ count: 260 });
});

test("who came one after the other is known to come back where more was bought than they are", () => {
  const often = (businessModel: string) =>
    readBrief(
      {
        problem: "Nobody goes with older people to the clinic.",
        solution: "We fetch them at home and stay the whole time.",
        targetAudience: "Older people in Cape Town",
        differentiator: "A nurse leads it.",
        businessModel,
      },
      {},
      "2026-11-27",
    ).lines[0]?.unitsPerCustomerMonth?.value ?? 0;
  expect(often("R600 per trip. 20 clients and 60 trips since May.")).toBeCloseTo((1.5 * 60) / 20 / 7, 1);
  expect(often("R600 per trip. 20 clients and 21 trips since May.")).toBe(0);
});

test("what so much is spent per is what is sold", () => {
  const { stated } = readBrief({
    problem: "Parents dread birthday parties.",
    solution: "We hold the party in the forest for you.",
    targetAudience: "Parents in Bergen",
    differentiator: "A forest teacher leads it.",
    businessModel:
      "2 900 kr for up to 10 children. Our cost is about 1 750 kr per party. 16 parties done last season.",
  });
  expect(stated.traded).toMatchObject({ count: 16, months: 12 });
});
