import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { IDEAS } from "@/lib/writing/fixtures";
import { customersUnsure } from "./evidence/customers-unsure";
import { isChoice, questionsFor } from "./questions";
import { readBrief } from "./read-brief";
import type { Brief } from "./types";

const asked = (brief: Brief) =>
  questionsFor(brief).map((question) => (isChoice(question) ? question.id : question.slot));
const plain: Brief = { ...readBrief(IDEAS.hvac), sums: [], archetypes: [{ id: "saas", weight: 1 }] };
const open = (missing: Brief["missing"]) => asked({ ...plain, missing });

test("at most three, the price first, and never about proof", () => {
  expect(open(["cost", "volume", "geography", "segment", "price", "proof"])).toEqual([
    "price",
    "year",
    "segment",
  ]);
  expect(open(["proof", "cost"])).toEqual(["cost"]);
  expect(open([])).toEqual([]);
});

test("an example speaks the founder's money", () => {
  const [first] = questionsFor({ ...plain, currency: "GBP", missing: ["price"] });
  expect(first && "example" in first && first.example).toMatch(/^£\d+ per month for each shop$/);
});

const barn: QuizAnswers = {
  problem: "Hop growers in Kent pick in three weeks and nobody mends a torn picking belt on a Sunday.",
  solution: "Two of us come with a press and weld the belt in the field",
  targetAudience: "Hop farms in Kent",
  differentiator: "The dealer takes four days",
  businessModel: "£310 per weld. My own outlay is something like £145 with the strip and the diesel.",
};
const sum = (brief: Brief, name: string) => brief.sums.find((each) => each.name === name);

test("a sum that the words leave open is asked about, with the likeliest meanings and the one that was taken", () => {
  const brief = readBrief(barn);
  const read = sum(brief, "145");
  expect(read?.quote).toContain("My own outlay");
  const doubtful = {
    ...brief,
    sums: brief.sums.map((each) => ({ ...each, doubt: each.name === "145" ? 0.6 : -0.9 })),
  };
  const [first] = questionsFor(doubtful);
  expect(first).toMatchObject({ id: "sum-145", question: "What is £145?" });
  if (!first || !isChoice(first)) throw new Error("No choice");
  const taken = first.choices.filter((choice) => choice.taken);
  expect(taken).toHaveLength(1);
  expect(first.choices.map(({ puts }) => puts.sums?.["145"])).toEqual(
    expect.arrayContaining(["price", "cost", "none"]),
  );
});

test("what the founder says of a sum is asked no more", () => {
  const brief = readBrief(barn, { sums: { "145": "cost" } });
  expect(sum(brief, "145")).toMatchObject({ taken: "cost", doubt: -1 });
  expect(asked(brief)).not.toContain("sum-145");
});

test("customers that the words only wish for are asked for", () => {
  const brief = readBrief({ ...barn, businessModel: "£310 per weld. I would like 26 paying by harvest." });
  const wished: Brief = {
    ...brief,
    stated: {
      ...brief.stated,
      customers: { value: 26, low: 26, high: 26, provenance: "parsed", note: "Stated: 26 paying" },
    },
  };
  const unsure = { ...wished, ...customersUnsure(wished) };
  const question = questionsFor(unsure).find((each) => isChoice(each) && each.id === "customers-today");
  expect(question?.question).toBe("Do 26 customers pay you today?");
});

test("two kinds that are nearly as likely are asked for, and the founder's own is not", () => {
  const two: Brief = {
    ...plain,
    missing: [],
    archetypes: [
      { id: "services", weight: 0.5 },
      { id: "local", weight: 0.4 },
    ],
  };
  expect(asked(two)).toEqual(["kind"]);
  expect(asked({ ...two, archetypes: [{ id: "services", weight: 1, byFounder: true }] })).toEqual([]);
});

test.each([
  [null, true],
  ["mobile app", true],
  ["agency", true],
  ["belt press", false],
])("%s is asked for its name: %s", (noun, isAsked) => {
  const brief = { ...plain, missing: [], offer: { ...plain.offer, noun } };
  expect(asked(brief).includes("offer")).toBe(isAsked);
});
