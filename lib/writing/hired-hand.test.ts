import { hiredHand } from "./hired-hand";

const read = (businessModel: string) =>
  hiredHand({
    answers: { problem: "", solution: "", targetAudience: "", differentiator: "", businessModel },
    language: "en",
  });

test("who is paid for each piece of the work", () => {
  expect(read("Fuel is about GHS 22 per visit and Kwabena gets GHS 60 for each visit he does.")).toEqual({
    name: "Kwabena",
    paid: 60,
    job: "visit",
  });
  expect(read("Stripe takes 3% for each payment.")).toBeNull();
});
