import { mended } from "./mended";

test.each([
  ["Fill is in 20 minute after call", "Fill is in 20 minutes after the call"],
  ["Explained in 2 minute videos", "Explained in 2 minute videos"],
  ["The bag has photo of every pill", "The bag has a photo of every pill"],
  ["44 family in three day", "44 families in three days"],
  ["Paid within 1 day", "Paid within 1 day"],
  ["No forms you dont need", "No forms you don't need"],
])("%j is written %j", (typed, line) => expect(mended(typed)).toBe(line));
