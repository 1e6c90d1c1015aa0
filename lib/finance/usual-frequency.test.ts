import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";

const planned = (solution: string, targetAudience: string, businessModel: string) => {
  const answers = { problem: "It is tedious", solution, targetAudience, businessModel, differentiator: "" };
  const { lines, market, capacity } = assume(readBrief(answers));
  return {
    often: lines[0]?.unitsPerCustomerMonth,
    fits: market.segment.reduce((left, { share }) => left * share.value, 1),
    lines,
    market,
    capacity,
  };
};

test("an organisation orders what is eaten by the head, from the size of its staff", () => {
  const offices = "Offices with 20 to 150 people in Utrecht";
  const { often } = planned("Fresh soup in jars for lunch", offices, "€6.50 per jar");
  expect(often?.value).toBe(Math.round(Math.sqrt(20 * 150) * 1.7));
  expect(often?.provenance).toBe("assumption");
});

test.each([
  ["Gutter cleaning from the ground", "Homeowners in Leeds", "£85 per visit", 0.1],
  ["A mobile escape room that comes to the office", "Companies in Stuttgart", "€890 per event", 0.12],
  ["A salon only for curly hair", "Women in Milan", "€65 per cut", 0.55],
])("%s is bought as often as such things usually are", (solution, audience, price, value) => {
  expect(planned(solution, audience, price).often).toMatchObject({ value, provenance: "assumption" });
});

test("what the audience is said to do comes before what is usual", () => {
  const owners = "Dog owners in Toronto who travel at least twice a year";
  const { often } = planned(
    "A marketplace of sitters",
    owners,
    "15% commission on each booking, average booking is C$280",
  );
  expect(often?.value).toBeCloseTo(2 / 12);
  const shops = planned(
    "A platform for parcels",
    "Online shops that send 50 to 1000 parcels a month in Poland",
    "PLN 1.20 per parcel",
  );
  expect(shops.often?.value).toBeCloseTo(Math.sqrt(50 * 1000));
});

test("a known group is a share of its own of a population, narrowed by what is added", () => {
  const fits = (audience: string) => planned("Gutter cleaning", audience, "£85 per visit").fits;
  expect(fits("Homeowners in Leeds")).toBe(0.26);
  expect(fits("Homeowners in Leeds who have no ladder")).toBe(0.13);
});

test.each([
  ["A hook for bicycles that folds against the wall", "Cyclists in Ghent", "€29 per hook"],
  ["A set of three garden tools for small hands", "Gardeners in Wales", "£48 per set"],
  ["A wooden bread knife with a serrated edge", "Home cooks in Portugal", "€35 per knife"],
  ["Made-to-measure curtains, cut in our own room", "Home owners in Slovakia", "€140 per curtain"],
  ["A sofa cover", "Families in Poland", "PLN 690 each"],
])("%s is bought once, whatever else its words are used for", (solution, audience, price) => {
  const { often, lines } = planned(solution, audience, price);
  expect(often).toBeUndefined();
  expect(lines[0]).toMatchObject({ kind: "unitSale", quantity: { value: 1, provenance: "assumption" } });
});

test.each([
  ["Fresh noodle soup at the station", "Commuters in Linz", "€8 per bowl", 2],
  ["A knife sharpening service at the market", "Home cooks in Nantes", "€7 per knife", 0.35],
  ["Chair yoga in the parish hall", "Women over 60 in Porto", "€9 per class", 3],
])("%s is no lasting thing", (solution, audience, price, value) => {
  expect(planned(solution, audience, price).often?.value).toBe(value);
});

test.each([
  ["A weekly fruit crate from three orchards", "Households in Ghent", "€19 per crate", 3.3],
  ["Cheese by the kilo from our own goats", "Families in Savoy", "€24 per kilo", 3],
  ["A fire safety survey for old buildings", "Hotels in Yorkshire", "£1,900 per survey", 0.08],
])("%s follows its name, its measure or its price", (solution, audience, price, value) => {
  expect(planned(solution, audience, price).often?.value).toBe(value);
});

test("an extra is not taken by everybody, and of two prices for the same each customer pays one", () => {
  const shares = (price: string) =>
    planned("Guided walks through the old town", "Tourists in Seville", price).lines.map(
      ({ attach }) => attach?.value,
    );
  expect(shares("€18 per walk, €6 for each extra tasting")).toEqual([undefined, 0.3]);
  const card = planned(
    "Pilates classes by the river",
    "Women in Basel",
    "€22 a class or €190 for a card of ten",
  );
  expect(card.lines.map(({ attach }) => attach?.value)).toEqual([0.6, 0.4]);
  expect(card.lines[1]?.unitsPerCustomerMonth?.value).toBeCloseTo(
    (card.lines[0]?.unitsPerCustomerMonth?.value ?? 0) / 10,
  );
});

test("one stand hands over so many portions, and there is a second only where the founder speaks of one", () => {
  const stand = (more: string) =>
    planned(`A small stall selling dumplings${more}`, "Students in Graz", "€6 per plate").capacity?.maxSites;
  expect(stand("")).toBe(1);
  expect(stand(", and two more stalls next year")).toBe(8);
});

test("whoever buys for a trade is counted as a trade and not as a share of the people", () => {
  const { market } = planned("An app for the round", "Window cleaners in Norway", "NOK 190 a month");
  expect(market.base.value).toBeLessThan(5_000);
  expect(market.density?.kinds).toBe("window cleaners");
});

test.each([
  ["Parents of children under 3 in Vienna", 0.033],
  ["Left-handed gardeners in Austria", 0.015],
  ["Couples who marry near Cardiff", 0.005],
  ["Homeowners in Norway with solar panels", 0.26 * 0.12],
])("%s are a known part of the people", (audience, share) => {
  expect(planned("A box with help", audience, "€40 each").fits).toBeCloseTo(share, 4);
});

test("a group that nobody has counted leaves the market unsized", () => {
  const sized = (audience: string) => planned("A lamp for the hall", audience, "€40 each").market.sized;
  expect(sized("Dog owners in Malmö")).toBe(true);
  expect(sized("People who work at night in Malmö")).toBe(false);
});

test("goods ordered by the hundred are sold by the hundred, however rarely", () => {
  const price = "C$4 per badge, choirs order 150 badges on average.";
  expect(planned("Enamel badges in small runs", "Choirs in Quebec", price).often?.value).toBe(37.5);
  const { often, lines } = planned("Enamel badges in small runs", "Families in Quebec", price);
  expect(often).toBeUndefined();
  expect(lines[0]?.quantity?.value).toBe(150);
});

test.each([
  ["I can treat 5 people a day, 4 days a week.", (5 * 4 * 52) / 12],
  ["Our capacity is 90 treatments a month.", 90],
])("%s: no more is sold than that, and no more customers are won than it serves", (limit, perMonth) => {
  const { capacity, lines, market } = planned(
    `Massage for dancers in a studio. ${limit}`,
    "Women in Berlin",
    "€55 per treatment",
  );
  expect(capacity?.perMonth.value).toBeCloseTo(perMonth);
  expect(lines[0]?.kind).toBe("capacity");
  expect(market.reachableShareY3.provenance).toBe("derived");
});

test("what the second group uses is not what everybody uses", () => {
  const audience = "Households in Recife; small cafés that use three cylinders a week";
  const { often } = planned("A gas cylinder brought by bicycle", audience, "R$ 8 per cylinder");
  expect(often?.value).toBe(1.5);
});

test("a spare part is needed by few and bought once, and a taster is another door", () => {
  const slippers = planned(
    "Wool slippers with a sole that can be changed",
    "Women in Norway",
    "The slippers sell for 690 kr. Spare soles are 120 kr.",
  );
  expect(slippers.lines[1]?.unitsPerCustomerMonth).toBeUndefined();
  expect(slippers.lines[1]?.attach?.value).toBeLessThan(0.2);
  const lessons = planned(
    "Evening guitar lessons in groups",
    "Adults in Leeds",
    "£140 for six weeks. A one-off Saturday taster is £30.",
  );
  expect(lessons.lines.map(({ label }) => label)[1]).toBe("Price per taster");
  expect(lessons.lines.reduce((sum, { attach }) => sum + (attach?.value ?? 1), 0)).toBeCloseTo(1);
});

test("what is taken of an unknown sum beside a small plan is of no larger sum than the plan", () => {
  const laundry = planned(
    "An app for booking the shared laundry room",
    "Tenants in Sweden",
    "Plus is SEK 29 per house per month. We also keep 15% of every late fine.",
  );
  expect(laundry.lines.find(({ kind }) => kind === "take")?.averageOrder?.value).toBe(29);
});

test.each([
  [
    "A box with a water level sensor that watches the battery of a boat",
    "Owners of motor boats",
    "1,995 SEK per unit",
  ],
  [
    "A stainless steel lunch box with two clips",
    "Office workers in Chennai who carry food from home",
    "Rs 899 each",
  ],
])(
  "a dear or lasting thing is bought once, whatever its parts are called: %s",
  (solution, audience, price) => {
    expect(planned(solution, audience, price).often).toBeUndefined();
  },
);

test("who marries buys no second time soon", () => {
  const gowns = planned(
    "A site where brides lend gowns to brides",
    "Brides in Vermont",
    "18% commission on each deal, average deal is $400",
  );
  expect(gowns.often?.value).toBeLessThan(0.1);
});

test.each([
  ["Three painters finish 6 rooms a week between them.", 26],
  ["Two groomers wash 5 dogs a day each.", (10 * 5 * 52) / 12],
])("what those who work manage together is a limit: %s", (said, perMonth) => {
  const { capacity } = planned(`We come and do it. ${said}`, "Owners in Utah", "$60 per visit");
  expect(capacity?.perMonth.value).toBeCloseTo(perMonth);
});
