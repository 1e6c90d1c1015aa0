import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readBrief } from "../read-brief";

const read = (businessModel: string, solution: string, targetAudience: string) => {
  const answers: QuizAnswers = {
    problem: "There is nothing like it here.",
    differentiator: "We have done it for years.",
    ...{ businessModel, solution, targetAudience },
  };
  const { lines, stated } = readBrief(answers);
  return { line: lines[0], group: lines[0]?.group, stated };
};

test.each([
  [
    "PLN 1,900 per student, 12 students per course, and we run 10 courses a year. The workshop, the teacher and the gas cost us about PLN 11,000 per course.",
    "A four week welding course in the evenings, with a certificate.",
    "Young people in Gdansk who look for a trade.",
    { unit: "course", size: 12, cost: 11_000, aYear: 10 },
  ],
  [
    "€48 per person, 8 people per evening. Studio and clay and the second teacher cost €190 per evening, whoever comes. We want to do 6 evenings a month.",
    "A pottery evening, three hours, all material there.",
    "Office workers in Ghent.",
    { unit: "evening", size: 8, cost: 190, aYear: 72 },
  ],
  [
    "£85 per person, classes of 12. Room, trainer and dummies come to £430 per class. We plan 30 classes in the first year.",
    "A one day first aid course at our training room.",
    "Small firms in Leeds with 5 to 30 staff.",
    { unit: "class", size: 12, cost: 430, aYear: 30 },
  ],
  [
    "CZK 450 per fan. The coach costs 14,000 per trip and has 50 seats. 15 trips a season.",
    "We organise a coach to every away game, with a guide and drinks.",
    "Fans of the club in Ostrava.",
    { unit: "trip", size: 50, cost: 14_000, aYear: 15 },
  ],
  [
    "GEL 160 per guest, at most 8 guests a class. Grandmother, market and wine are GEL 420 per class.",
    "A cooking class in a family kitchen in Tbilisi, four hours, with the market before.",
    "Tourists in Tbilisi.",
    { unit: "class", size: 8, cost: 420, aYear: undefined },
  ],
  [
    "£9 per person per class. The hall is £28 a class and holds 14. I do three classes a week.",
    "A yoga class for people who do heavy work.",
    "Dock and warehouse workers in Felixstowe.",
    { unit: "class", size: 14, cost: 28, aYear: 156 },
  ],
  [
    "MAD 350 per person. The instructor gets MAD 400 per lesson and the beach permit and boards are MAD 250 per lesson.",
    "Surf lessons of two hours in groups of six.",
    "Tourists who surf for the first time.",
    { unit: "lesson", size: 6, cost: 650, aYear: undefined },
  ],
])("what a whole group costs is the group's, with its places and how many are held: %s", (...said) => {
  const [model, solution, audience, { unit, size, cost, aYear }] = said;
  const { group, line } = read(model, solution, audience);
  expect(group).toMatchObject({ unit, size, cost });
  expect(group?.perMonth === undefined ? undefined : Math.round(group.perMonth * 12)).toBe(aYear);
  expect(line?.unitCost?.value).toBeGreaterThan(cost / size);
});

test("how many places one has, and how many are held, is not what one customer buys", () => {
  const { line, stated } = read(
    "PLN 1,900 per student, 12 students per course, and we run 10 courses a year. The teacher costs us PLN 11,000 per course.",
    "A four week welding course in the evenings.",
    "Young people in Gdansk.",
  );
  expect(line).toMatchObject({ kind: "oneOff" });
  expect(line?.unitsPerCustomerMonth).toBeUndefined();
  expect(stated.capacity?.value).toBeCloseTo(10, 6);
});

test("a cost of each who comes, and a trip that is sold whole, are no cost of a group", () => {
  expect(
    read(
      "€60 per person, groups of eight. Lunch costs us €12 per person.",
      "Canoe trips.",
      "Families in Ghent.",
    ).group,
  ).toBeUndefined();
  expect(
    read("£60 per trip. The driver costs £35 per trip.", "We drive families to visits.", "Families in Leeds.")
      .group,
  ).toBeUndefined();
});
