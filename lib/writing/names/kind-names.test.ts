import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { writingContext } from "../context";
import { material } from "../material";
import { loreOf } from "../ventures/known";
import { namesOfKind } from "./kind-names";
import { kindOfBusiness } from "./kind-of-business";
import { brandNames } from "./names";

const of = (answers: QuizAnswers) =>
  material(writingContext({ answers, brandName: null, prior: {}, seed: "kind", startDate: "2026-11-30" }));
const WALKS: QuizAnswers = {
  problem: "Dogs sit alone all day because their owners work.",
  solution:
    "I walk dogs around noon in the park, never more than four dogs together, and send the owner a photo.",
  targetAudience: "Dog owners in Leeds who work in an office",
  differentiator: "The same walker each day.",
  businessModel: "£14 a walk.",
};
const CANDLES: QuizAnswers = {
  problem: "Scented candles give people a headache and leave an empty jar.",
  solution:
    "I make soy candles by hand in stoneware cups and send a refill with a wick that drops into the cup.",
  targetAudience: "People who burn a candle every evening",
  differentiator: "The cup is bought once.",
  businessModel: "£24 for the first, £12 for each refill.",
};
const GARDENS: QuizAnswers = {
  problem: "Small gardens get out of hand and firms only come for big jobs.",
  solution:
    "I come every two weeks, mow the lawn, weed the beds, trim the hedge and take the green waste away.",
  targetAudience: "Homeowners with small gardens in Derby",
  differentiator: "Same person every time.",
  businessModel: "£35 a visit.",
};
const POTTERY: QuizAnswers = {
  problem: "People want to try pottery but a wheel and a kiln cost too much.",
  solution:
    "A small pottery studio with 8 wheels and a kiln. Members come in when they like, beginners make a bowl in an evening class and we glaze and fire it.",
  targetAudience: "Adults in Columbus who want to work with clay",
  differentiator: "Clay and firing are included.",
  businessModel: "$140 a month, $55 for the class.",
};
const KNOWN = { WALKS, CANDLES, GARDENS, POTTERY };

describe.each(Object.entries(KNOWN))("a known kind: %s", (_, answers) => {
  const m = of(answers);
  const lore = loreOf(m.context.brief);
  const names = brandNames(m);

  test("six names and more are of its daily life, the first too, and of five sorts", () => {
    const own = new Set(lore?.names.map((line) => line.replace(/^[*+]/, "").split(" = ")[0]));
    expect(names.filter(({ name }) => own.has(name)).length).toBeGreaterThanOrEqual(6);
    expect(own).toContain(names[0]?.name);
    expect(new Set(names.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
  });

  test("its lines stand before those that fit any business, none twice", () => {
    const lines = names.map(({ tagline }) => tagline);
    expect(lines.filter((line) => lore?.lines.includes(line)).length).toBeGreaterThanOrEqual(3);
    expect(new Set(lines).size).toBe(10);
  });

  test("a reason quotes nothing that breaks off", () => {
    for (const { rationale } of names) expect(rationale).not.toMatch(/\([^)]*"/);
  });
});

const brief = (more: Partial<QuizAnswers>) => of({ ...WALKS, ...more }).context.brief;
const namesOf = (more: Partial<QuizAnswers>) => namesOfKind(brief(more)).map(({ name }) => name);

test("no name tells a number, a day or a material that the founder does not tell", () => {
  const socks = {
    problem: "Work socks wear through in weeks.",
    solution: "Tough merino work socks with a thick heel, sold in packs of 3 pairs from our website.",
    targetAudience: "Tradespeople in Australia",
    differentiator: "We replace socks that wear through.",
    businessModel: "A$54 a pack.",
  };
  expect(namesOf(socks).join("; ")).not.toMatch(/Five|Cotton/);
  expect(namesOf(socks).length).toBeGreaterThan(5);
});

test("what the founder says too stands first", () => {
  const scored = new Map(namesOfKind(of(CANDLES).context.brief).map(({ name, score }) => [name, score]));
  expect(scored.get("Refill Glass") ?? 0).toBeGreaterThan(scored.get("Dusk Light") ?? 0);
});

test("a kind that is near but not read lends names only where the offer says all that it is called", () => {
  const unread = (solution: string) => ({
    ...brief({ solution, problem: "It is dear.", targetAudience: "Firms in Pune" }),
    venture: null,
  });
  const lunch = unread(
    "We cook a home style lunch each morning and bring it to the office gate in a steel tiffin.",
  );
  expect(kindOfBusiness(lunch)?.id).toBe("office-lunch");
  const meal = unread(
    "We cook a home style meal each morning and bring it to the gate of the works in a tiffin.",
  );
  expect(kindOfBusiness(meal)).toBeNull();
});
