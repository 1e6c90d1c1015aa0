import { readBrief } from "../read-brief";

test.each([
  [
    "pet-adoption",
    {
      problem:
        "Shelters each keep their own old page, people find no dog that suits them and buy a puppy from a car boot.",
      solution:
        "One portal with every dog, cat and rabbit that looks for a home, filtered by children, flat and allergies. Families fill in a profile and the shelter arranges a visit.",
      targetAudience: "Would-be adopters and animal shelters in Ireland.",
      differentiator: "Video of everyday behaviour, and somebody to ask for ninety days after adoption.",
      businessModel: "Adopters pay a €15 fee, shelters nothing.",
    },
  ],
])("a word beside it does not hide a business that is surely a %s", (venture, answers) =>
  expect(readBrief(answers).venture).toBe(venture),
);

test("who pays stands first where the other group has it for nothing", () =>
  expect(
    readBrief({
      problem: "Learners find no driving instructor who has time.",
      solution: "A site on which learners see free hours of instructors nearby.",
      targetAudience: "Learners and driving instructors in Cork.",
      differentiator: "Hours are shown as they are.",
      businessModel: "Learners pay a €9 fee, instructors nothing.",
    }).segments.map(({ text }) => text),
  ).toEqual(["Learners", "driving instructors in Cork"]));
