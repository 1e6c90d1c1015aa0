import { timesOf } from "./times";

const answers = { problem: "", solution: "", targetAudience: "", differentiator: "", businessModel: "" };
const SLOTS = ["Tue 2 pm", "Thu 3 pm", "Sat 4 pm"];

test.each([
  [
    "seat",
    "Owners get a video every afternoon.",
    "A single day costs $58.",
    ["Tuesday", "Thursday", "Friday"],
  ],
  [
    "seat",
    "Open every afternoon and on the weekend.",
    "A day costs $58.",
    ["Tuesday", "Thursday", "Saturday"],
  ],
  ["seat", "Owners get a video every afternoon.", "An hour costs $58.", SLOTS],
  ["course", "Tuesday evenings.", "We run three groups per year.", ["12 January", "4 May", "14 September"]],
  ["course", "Tuesday evenings.", "€240 per person.", ["Tue 2 pm", "Tue 3 pm", "Tue 4 pm"]],
  [
    "seat",
    "An hour costs $16.",
    "Open Wed to Sun 10 to 9, closed Monday.",
    ["Wed 2 pm", "Thu 3 pm", "Sat 4 pm"],
  ],
  ["seat", "Bookable by the hour, checked Tuesday when we are closed.", "$16 an hour.", SLOTS],
] as const)("what can be booked at a %s: %s %s", (scene, solution, businessModel, times) => {
  expect(timesOf(SLOTS, scene, { ...answers, solution, businessModel })).toEqual(times);
});
