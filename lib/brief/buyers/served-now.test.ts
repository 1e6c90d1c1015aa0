import { readBrief } from "../read-brief";

const today = (said: string, field: "businessModel" | "targetAudience" = "businessModel") =>
  readBrief({
    problem: "Parents have no time.",
    solution: "We bake bread and deliver it to homes in Leeds.",
    targetAudience: field === "targetAudience" ? `Families in Leeds. ${said}` : "Families in Leeds.",
    differentiator: "Fresh every day.",
    businessModel: field === "businessModel" ? `£5 per loaf. ${said}` : "£5 per loaf.",
  }).stated.customers?.value;

test.each([
  ["So far we sold 180 packs to around 70 families at the stalls.", 70],
  ["I look after 3 gardens already.", 3],
  ["We have about 40 regulars.", 40],
  ["I already clean for 6 households.", 6],
  ["I currently teach 14 pupils.", 14],
  ["There are 25 families on my round.", 25],
  ["I do the books for four builders at the moment.", 4],
  ["My first 9 customers came through the school.", 9],
])("%s buy today, in whichever answer it stands", (said, count) => {
  expect(today(said)).toBe(count);
  expect(today(said, "targetAudience")).toBe(count);
});

test.each([
  "Three landscapers use an early version for free.",
  "We want 40 regulars by summer.",
  "Most bakers have about 40 regulars.",
  "I look after two kids already and need flexible hours.",
  "A cleaner can look after 12 flats.",
])("%s is nobody who buys", (said) => expect(today(said)).toBeUndefined());
