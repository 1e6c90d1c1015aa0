import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readBrief } from "../read-brief";
import { MEANINGS, meaningsOf } from "./meaning";
import type { Meanings } from "./set-meanings";

const read = (
  businessModel: string,
  sums?: Meanings,
  solution = "Two of us dredge ponds with a floating pump",
) => {
  const answers: QuizAnswers = {
    problem: "Village ponds in Flanders silt up and smell every August.",
    solution,
    targetAudience: "Villages and estates in Flanders",
    differentiator: "No lorry drives over the lawn",
    businessModel,
  };
  return readBrief(answers, sums ? { sums } : {});
};
const shown = ({ lines, stated }: ReturnType<typeof read>) => ({
  prices: lines.map(({ price, takeRate }) => takeRate?.value ?? price?.value),
  costs: lines.map(({ unitCost }) => unitCost?.value),
  fixed: stated.fixedMonthly?.value,
  start: stated.capex?.value,
  own: stated.ownPay?.value,
  hand: stated.budget?.value,
});

const POND =
  "A pond is €880. €200 of it with the order. It takes €410 of diesel and hands. €260 for the yard, €5,600 pump, €9,000 put by, €1,900 for me.";

test("each sum is what the founder says that it is", () => {
  const told = shown(
    read(POND, {
      "880": "price",
      "200": "none",
      "410": "cost",
      "260": "monthly",
      "5600": "start",
      "9000": "hand",
      "1900": "draw",
    }),
  );
  expect(told).toEqual({ prices: [880], costs: [410], fixed: 260, start: 5600, own: 1900, hand: 9000 });
});

test("a cost by the week falls on each sale or on the business, as it is said", () => {
  const weekly = "An estate pays €3,100 a week. It is €1,700 a week with two hands.";
  const each = shown(read(weekly, { "1700": "cost" }));
  expect(each).toMatchObject({ prices: [3100], fixed: undefined });
  expect(each.costs[0]).toBeCloseTo((1700 * 52) / 12);
  const running = shown(read(weekly, { "1700": "monthly" }));
  expect(running.prices).toEqual([3100]);
  expect(running.fixed).toBeGreaterThan(7_000);
});

test("a share is kept of each sale, or is none of it", () => {
  const half = "A pond is €880. Half is asked for at the start, that is 50%.";
  expect(shown(read(half, { "50%": "none" })).prices).toEqual([880]);
  expect(shown(read(half, { "50%": "kept" })).prices).toContain(0.5);
});

test("what stands in another language is told by the same name", () => {
  const brief = readBrief(
    {
      problem: "Los estanques de los pueblos de Soria se llenan de lodo cada verano.",
      solution: "Sacamos el lodo con una bomba que flota y dejamos el agua limpia.",
      targetAudience: "Ayuntamientos pequeños de la provincia de Soria",
      differentiator: "No entra ningún camión en el prado.",
      businessModel: "Cobramos 880 euros por estanque y nos cuesta 410 euros cada uno.",
    },
    { sums: { "410": "none" } },
  );
  expect(brief.sums.find(({ name }) => name === "410")).toMatchObject({ taken: "none", doubt: -1 });
  expect(brief.lines.map(({ unitCost }) => unitCost?.value)).toEqual([undefined]);
});

test("shares and sums have their own meanings, and being in no figure is one of both", () => {
  const [sums, shares] = [meaningsOf("money"), meaningsOf("percent")];
  expect(sums.filter((each) => shares.includes(each))).toEqual(["none"]);
  expect(new Set([...sums, ...shares])).toEqual(new Set(MEANINGS));
});
