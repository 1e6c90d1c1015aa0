import { isOffered } from "./told-already";

const offer = (solution: string, businessModel = "", differentiator = "") => ({
  solution,
  differentiator,
  businessModel,
});

test.each([
  [
    "Help by phone between visits",
    offer("Helpers come. There's a telephone line.", "35 euros a visit, phone line 9 a month."),
  ],
  ["Reminders for missing receipts", offer("Missing papers are chased automatically.")],
  ["An overview of frequent mistakes in the class", offer("Our system shows typical errors of the class.")],
  ["Chores with a small reward", offer("Parents set limits and reward tasks or lessons.")],
])("what is offered does not wait: %s", (later, answers) => {
  expect(isOffered(answers, later)).toBe(true);
});

test.each([
  ["Small group courses", offer("Trained helpers come to the kitchen table.", "35 euros a visit.")],
  ["Feedback that pupils can work on", offer("Pupils write on paper. The teacher confirms everything.")],
  ["Automatic rules for each supplier", offer("Reads supplier, date and items.")],
])("what nobody offers may wait: %s", (later, answers) => {
  expect(isOffered(answers, later)).toBe(false);
});
