import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readBrief } from "@/lib/brief/read-brief";
import { detailNames } from "./detail-names";

const namesOf = (answers: Partial<QuizAnswers>) =>
  detailNames(
    readBrief({
      ...{
        problem: "It tips over the parapet.",
        solution: "",
        differentiator: "",
        targetAudience: "Owners.",
      },
      ...{ businessModel: "£30 each.", ...answers },
    }),
  ).map(({ name }) => name);

test.each([
  [{ targetAudience: "Flat owners from level 8 and up." }, "Level Eight"],
  [{ solution: "A stand for pots that stays up in a storm." }, "Stays Up"],
  [{ solution: "A trolley that folds flat for the car." }, "Folds Flat"],
  [{ solution: "Two bags of beans, roasted within 6 days of shipping." }, "Six Days"],
  [{ solution: "Lessons in groups of three in a heated pool." }, "Groups of Three"],
  [{ solution: "A strap to tie it inside the railing." }, "Inside the Railing"],
])("%j is told in the name %s", (answers, name) => expect(namesOf(answers)).toContain(name));

test.each([
  [{ solution: "A stand that doesn't stay up without a wall." }, /Stays/],
  [{ targetAudience: "Adults with type 2 diabetes, level 40 to 60." }, /Level|Type/],
  [{ solution: "A stand." }, /Parapet/],
])("%j gives no such name", (answers, name) => {
  expect(namesOf(answers).filter((one) => name.test(one))).toEqual([]);
});
