import { triedBy } from "./tried-by";

const told = (businessModel: string) =>
  triedBy({
    language: "en",
    answers: { problem: "", solution: "", targetAudience: "", differentiator: "", businessModel },
  });

test.each([
  ["Three labs in Laureles have tried it since June and one of them has paid for two months.", 3, 1],
  ["12 clinics tested it last winter, 5 of them pay today.", 12, 5],
])("%s", (said, all, paying) => {
  expect(told(said)).toEqual({ all, paying, rest: all - paying });
});

test.each([
  "Three labs have tried it since June.",
  "Three labs have tried it and three of them pay.",
  "We sold 40 of them in three shops.",
])("%s: nobody is told who does not pay", (said) => {
  expect(told(said)).toBeNull();
});
