import { readBrief } from "../read-brief";

const read = (businessModel: string) =>
  readBrief({
    problem: "What there is breaks.",
    solution: "A clip with a spring that opens with gloves on.",
    targetAudience: "Beekeepers in Slovenia with 10 to 80 hives.",
    differentiator: "It lasts.",
    businessModel,
  });

test.each([
  ["€6.50 a strap. One costs me 2.10 if I have 4,000 woven at once.", 4_000, 2.1],
  ["€0.95 a clip, costs me 0.38 if I order 50 thousand. Direct to farms.", 50_000, 0.38],
  ["€78 per box, making cost now around €41 in lots of 200.", 200, 41],
  ["€39 per light. The glassworks makes them for €11 each, minimum order 1,500 pieces.", 1_500, 11],
  ["€34 per game. Printing is €8.20 a game for a first run of 2,000.", 2_000, 8.2],
  [
    "€28.90 a knife. The factory takes €7.40 per knife and wants an order of at least 1,000 knives.",
    1_000,
    7.4,
  ],
  ["€7 a tub. A tub costs €2.40 when we produce a batch of 600.", 600, 2.4],
  ["€12 per lamp, landed cost €6.60 in a container of 3,000 lamps.", 3_000, 6.6],
  ["€180 per sensor. Parts and assembly are €71 at 500 pcs.", 500, 71],
])("what is made or bought at once stands beside the cost of one: %s", (said, pieces, each) => {
  const { stated, lines } = read(said);
  expect(stated.firstLot).toMatchObject({ pieces, each });
  expect(lines[0]?.unitCost?.value).toBeCloseTo(each, 6);
  expect(stated.capex).toBeUndefined();
});

test.each([
  "€0.70 per jar, minimum order 200 jars for hotels. Honey and jar cost us €0.31.",
  "€3.80 per tile. Materials cost €1.10 per tile. We make them to order.",
  "€9 a month. Hosting costs us €0.40 for each of 500 users.",
])("what a customer orders at least is no lot of ours: %s", (said) => {
  expect(read(said).stated.firstLot).toBeUndefined();
});

test.each([
  ["€57 a pack. A pack costs us €20. The first run is 1,000 packs, so €20,000 up front.", 1_000, 20],
  ["Bags are €48. Each one costs €16 to make. The first order is 500 bags, which is €8,000.", 500, 16],
  ["Candles at €22, cost €8. The first production run of 300 candles costs €2,400.", 300, 8],
  ["A jar sells for €12 and costs €4. Our initial batch is 600 jars.", 600, 4],
  ["The kit is €90. Parts are €35. I'd start with 100 kits.", 100, 35],
])(
  "the first goods are paid for before the first sale, and are no further purchase: %s",
  (said, pieces, each) => {
    const { stated, lines } = read(said);
    expect(stated.firstLot).toMatchObject({ pieces, each });
    expect(stated.capex).toBeUndefined();
    expect(lines).toHaveLength(1);
  },
);
