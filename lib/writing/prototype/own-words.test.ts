import { writingContext } from "../context";
import { material } from "../material";
import { label } from "./labels";
import { ownWords } from "./own-words";

const words = (solution: string, targetAudience = "Families in Leeds and Bradford", businessModel = "") =>
  ownWords(
    material(
      writingContext({
        answers: {
          problem: "It is hard to find.",
          solution,
          targetAudience,
          differentiator: "",
          businessModel,
        },
        brandName: "Brand",
        prior: {},
        seed: "s",
        startDate: "2026-11-23",
      }),
    ),
  );

test("what is named in one breath becomes rows, what it costs to make is no price", () => {
  const { items, prices, unit } = words(
    "An API: send the gate photo, get back container number, seal, damage and ISO type in under 400 ms",
    "Terminals",
    "€0.012 per photo, on premises €18,000 a year; a server costs us €300 a month",
  );
  expect(items).toEqual(["Container number", "Seal", "Damage", "ISO type"]);
  expect(prices).toEqual(["€0.012 per photo", "On premises €18,000 a year"]);
  expect(unit).toBe("photo");
});

test("days, hours and length are the founder's, where they are said", () => {
  expect(
    words("Trained callers ring older people three times a week at the same hour, chat for 20 minutes"),
  ).toMatchObject({
    worker: "caller",
    slots: ["Mon 9 am", "Wed 9 am", "Fri 9 am"],
    long: "20 minutes",
    places: ["Leeds", "Bradford"],
  });
  expect(words("A bakery open from 6 to 11, people preorder on Thursday").slots).toEqual([
    "Thu 6 am",
    "Thu 7 am",
    "Thu 8 am",
  ]);
});

test.each([
  [
    "trained callers ring lonely older people three times a week at the same hour",
    "Trained callers ring lonely older people",
  ],
  ["studios list free kiln space per shelf and temperature", "Studios list free kiln space"],
  ["a repair cafe on campus", "Repair cafe on campus"],
  ["reads the serial plate from a photo", "Read the serial plate from a photo"],
])("%s is labelled %s", (feature, short) => {
  expect(label(feature)).toBe(short);
});

test("what is taught, filled in, put in a set, worked on and posted is named as the founder names it", () => {
  const items = (solution: string) => words(solution).items;
  expect(items("A Sunday workshop where carers learn lifting, turning and feeding with a doll")).toEqual([
    "Lifting",
    "Turning",
    "Feeding",
  ]);
  expect(items("A stall where we serve pancakes with plums, curd or ham")).toEqual(["Plums", "Curd", "Ham"]);
  expect(words("We wash christening gowns and return them").thing).toBe("christening gown");
  expect(words("Aprons for tall cooks. We have them sewn in Tilburg and post them from Ghent.").made).toEqual(
    ["Sewn in Tilburg", "Posted from Ghent"],
  );
  expect(words("Lessons in Zulu, Xhosa or English at the kitchen table").places).not.toContain("Zulu");
});

test("what is sold heads the prices, whatever is sold beside it, and its sign is the one of the texts", () => {
  const thermos = words(
    "A steel thermos that keeps soup warm",
    "Hikers in Canada",
    "The thermos sells for C$45. Spare seals are C$6",
  );
  expect(thermos.prices[0]).toContain("CA$45");
  expect(thermos.prices.join(" ")).not.toMatch(/(?<![A-Z])C\$/);
});

test("a line that was corrected stands on the screens as it was corrected", () => {
  const answers = {
    problem: "Tents are bought for one trip.",
    solution: "We let tents by the day and post them.",
    targetAudience: "Hikers in Norway",
    differentiator: "",
    businessModel: "NOK 60 a day",
  };
  const context = (lines: object) =>
    writingContext({
      answers,
      brandName: "Brand",
      prior: {},
      seed: "s",
      startDate: "2026-11-23",
      corrections: { values: {}, answersToFollowUps: {}, reading: { lines } } as never,
    });
  const [line] = context({}).brief.lines;
  const { prices } = ownWords(
    material(context({ [line?.id ?? ""]: { what: "trip of five days", way: "once", amount: 300 } })),
  );
  expect(prices).toEqual(["Trip of five days NOK 300"]);
});

test("a price that is told at length stands on the list too", () => {
  const { prices } = words(
    "We test websites with people who are blind",
    "Companies in France",
    "An audit costs 3,400 euros. Clients who want us to check new pages regularly pay 190 euros per month.",
  );
  expect(prices).toEqual(["An audit costs 3,400 euros", "Subscription €190 a month"]);
});
