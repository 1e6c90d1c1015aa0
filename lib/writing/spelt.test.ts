import { spelt } from "./spelt";

test.each([
  [
    "Theres nothing thats cheap AND actualy good for you.",
    "There's nothing that's cheap AND actually good for you.",
  ],
  ["Meanwile alot of familes wait.", "Meanwhile a lot of families wait."],
  [
    'You write "theres nothing thats cheap", and thats true.',
    'You write "theres nothing thats cheap", and that\'s true.',
  ],
  [
    "The costumer of a theatre sews; wont, cant and its stay as they are.",
    "The costumer of a theatre sews; wont, cant and its stay as they are.",
  ],
])("%s", (said, meant) => expect(spelt(said)).toBe(meant));
