import { readAnswers } from "./read-answers";
import { runModel } from "./run-model";
import { toldTime } from "./told-time";

const modelOf = (solution: string, businessModel: string) =>
  runModel(
    readAnswers(
      {
        problem: "It is a trouble every week.",
        solution,
        targetAudience: "Households in Bristol",
        differentiator: "It is simpler.",
        businessModel,
      },
      null,
    ).assumed,
  );

test.each([
  ["We sweep chimneys at the customer's home.", "A visit costs £70. A customer books once a year.", "a year"],
  ["Software that keeps the papers of a house.", "£96 a year per household.", "a year"],
  ["Software that keeps the papers of a house.", "£9 a month per household.", "a month"],
  ["We bring a box of vegetables.", "A box costs £18. A family orders four boxes a month.", "a month"],
])("%s %s", (solution, businessModel, said) => {
  expect(toldTime(modelOf(solution, businessModel)).said).toBe(said);
});
