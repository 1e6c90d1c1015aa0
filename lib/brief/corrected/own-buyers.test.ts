import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { NO_CORRECTIONS } from "@/lib/finance/corrections";
import { figuresOf } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import { readBrief } from "../read-brief";
import { groupsIn } from "./own-buyers";
import { EVERYBODY, type OwnLine, type ReadingCorrections } from "./reading-corrections";

const RIDES: QuizAnswers = {
  problem: "People on dialysis wait for hours after treatment because the shared van does four others first.",
  solution: "A van with two drivers who bring patients there and fetch them within 15 minutes",
  targetAudience: "Dialysis patients around Cork and the clinics that treat them",
  differentiator: "We wait at the door. Both drivers worked as ambulance crew.",
  businessModel: "€4 a ride, and €31 a ride on top of it. A ride costs us €17.",
};
const [patients, clinics]: OwnLine[] = [
  { what: "ride", way: "each", amount: 4, times: 24 },
  { what: "ride", way: "each", amount: 31, times: 24 },
];
const read = (lines: ReadingCorrections["lines"]) => readBrief(RIDES, { lines });
const buyersOf = (lines: ReadingCorrections["lines"]) => read(lines).lines.map(({ buyer }) => buyer);

test("who pays a line is said of it, and the rest is paid by the group of the answers", () => {
  expect(groupsIn(readBrief(RIDES))).toEqual(["dialysis patients", "clinics"]);
  expect(buyersOf({ "use-ride-2": { ...clinics, buyer: "clinics" } } as never)).toEqual([
    "dialysis patients",
    "clinics",
  ]);
});

test("everybody is said of a line and not left open", () => {
  const lines = {
    "use-ride": { ...patients, buyer: EVERYBODY },
    "use-ride-2": { ...clinics, buyer: "The county" },
  } as never;
  expect(buyersOf(lines)).toEqual([undefined, "the county"]);
});

test("a line that is paid in another way keeps who pays it", () => {
  const stated = { ...RIDES, businessModel: "Patients pay €4 a ride, clinics pay €300 a month." };
  const asRead = readBrief(stated).lines;
  expect(asRead[1]?.buyer).toBe("clinics");
  const id = asRead[1]?.id ?? "";
  const [, now] = readBrief(stated, { lines: { [id]: { what: "ride", way: "each", amount: 31 } } }).lines;
  expect(now).toMatchObject({ kind: "perUse", buyer: "clinics" });
});

test("each kind of buyer is counted for itself", () => {
  const lines = { "use-ride-2": { ...clinics, buyer: "clinics" } } as ReadingCorrections["lines"];
  const corrections = { ...NO_CORRECTIONS, reading: { lines } };
  const { model } = figuresOf(readAnswers(RIDES, corrections), corrections);
  expect(model.assumptions.market.others?.map(({ buyer }) => buyer)).toEqual(["clinics"]);
  const shares = model.assumptions.lines.map(({ attach }) => attach?.value ?? 1);
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
});

test("who pays all of it is who pays first", () => {
  const school = {
    ...RIDES,
    solution: "A two week course in riding cargo bikes",
    targetAudience: "Young men and women in Lagos",
    businessModel: "9,000 naira per graduate",
  };
  const [line] = readBrief(school).lines;
  const own: OwnLine = { what: "graduate", way: "once", amount: 9000, buyer: "parcel companies" };
  const brief = readBrief(school, { lines: { [line?.id ?? ""]: own } });
  expect(brief.segments[0]?.text).toBe("parcel companies");
  expect(brief.b2b).toBe(true);
});

test("a share that somebody else pays is earned on what the customers do", () => {
  const own = { what: "order", way: "share", amount: 0.03, buyer: "supermarkets" } as OwnLine;
  const { lines } = readBrief({ ...RIDES, businessModel: "€12 a month" }, { lines: { "own-1": own } });
  expect(lines.at(-1)).toMatchObject({ kind: "take", paidBy: "supermarkets", buyer: undefined });
});
